// Public API of saved views: dialogs and menus. Load it when they open.
export { OwnViewItems } from './own-view-items.tsx';
export { ViewDialogs } from './view-dialogs.tsx';
export type { Kept, ViewQuestion } from './view-question.ts';
