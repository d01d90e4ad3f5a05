// Public API of CSAT: rating from the chat, and the survey page.
export { answerCsat } from './answer.ts';
export { serveCsatPage } from './page-routes.ts';
export { isLow } from './rules.ts';
