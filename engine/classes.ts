import { intents } from './intents.ts';

/** The classes the recognizer predicts: every intent, and `nothing` for text without one (an answer, a remark, gibberish). */
export const classes = [...intents, 'nothing'] as const;
