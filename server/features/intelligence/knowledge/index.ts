// Public API of knowledge: importing articles and finding answers.
export { lockImported } from './article-store.ts';
export { saveArticles } from './save.ts';
export { type FoundPassage, searchPassages } from './store.ts';
