import type { Words } from '../words/words.ts';

/**
 * What UI components need besides their data: texts, the locale for numbers, the host of our images, whether the chat fills the page, and
 * where to insert styles.
 */
export type Surroundings = { words: Words; language: string; host: string; page: boolean; addStyle: (css: string) => void };
