import type { Words } from '../words/words.ts';

/**
 * What UI components need besides their data: texts, the locale for numbers, the host of our images, whether the chat fills the page, and
 * where to insert styles.
 */
export type Surroundings = {
  words: Words;
  /** the shop's text beside the bubble */ label: string;
  language: string;
  host: string;
  /** the shop's public key */ key: string;
  page: boolean;
  addStyle: (css: string) => void;
};
