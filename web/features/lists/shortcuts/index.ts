export { openShortcuts, Shortcuts } from './shortcuts.tsx';
