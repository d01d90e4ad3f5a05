// The face of merchants: the one way to write a shop's settings.
export { changeSettings, lockSettings } from './store.ts';
