// Public API of merchants: the only way to write a shop's settings.
export { changeSettings, lockSettings } from './store.ts';
