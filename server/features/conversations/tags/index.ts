// The face of tags: what other features may ask of them.
export { changeTags, tagIdsOf } from './set-tags.ts';
export { mustHold as mustHaveTags } from './service.ts';
