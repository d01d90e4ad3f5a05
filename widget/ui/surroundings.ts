import type { Words } from '../words/words.ts';

/** What the parts of the screen need besides what they show: texts, the language for figures, the host of our images, whether the chat fills the page, and where a part puts its style. */
export type Surroundings = { words: Words; language: string; host: string; page: boolean; addStyle: (css: string) => void };
