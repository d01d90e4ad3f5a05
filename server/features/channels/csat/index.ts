// The face of satisfaction: what the chat may ask of it, and the page behind a link.
export { answerCsat } from './answer.ts';
export { serveCsatPage } from './page-routes.ts';
