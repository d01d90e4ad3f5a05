// The face of saved views: what is asked about one, and what may be done with one’s own. It brings dialogs and menus: load it when they open.
export { OwnViewItems } from './own-view-items.tsx';
export { ViewDialogs } from './view-dialogs.tsx';
export type { Kept, ViewQuestion } from './view-question.ts';
