import type { Words } from '../words/words.ts';

/** What the parts of the screen need besides what they show: texts, the language for figures, the host of our images. */
export type Surroundings = { words: Words; language: string; host: string };
