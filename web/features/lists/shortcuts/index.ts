export { openShortcuts, Shortcuts } from './shortcuts.tsx';
/** Loads on demand, so that the frame doesn't carry it. */
export const loadShortcutList = () => import('./shortcut-list.tsx');
