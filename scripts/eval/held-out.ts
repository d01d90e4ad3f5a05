import type { Intent } from '../../engine/intents.ts';

/** Sentences nothing learns from, one per line, by intent; `es: …` where one is not English. For tests and reports only. */
export type HeldOut = Record<Exclude<Intent, 'bot_question' | 'capabilities'>, string>;
