import { intents } from './intents.ts';

/** What the recogniser tells apart: the intents, and what is no wish at all (an answer to a question, a remark, letters without sense). */
export const classes = [...intents, 'nothing'] as const;
