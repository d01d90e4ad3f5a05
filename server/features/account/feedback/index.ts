// Public API of feedback: its status page.
export { serveFeedbackPage } from './page-routes.ts';
