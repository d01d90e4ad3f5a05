// Public API of tags.
export { changeTags, tagIdsOf } from './set-tags.ts';
export { mustHold as mustHaveTags } from './service.ts';
