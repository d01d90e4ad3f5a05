// The face of merchants: what becomes of a teammate’s conversations, and the one way to write a shop's settings.
export { releaseConversations } from './jobs.ts';
export { changeSettings, lockSettings } from './store.ts';
