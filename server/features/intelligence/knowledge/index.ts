// The face of knowledge: bringing articles in, and finding what answers a question.
export { saveArticles } from './save.ts';
export { type FoundPassage, searchPassages } from './store.ts';
