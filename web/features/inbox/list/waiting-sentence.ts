import { t } from '../words.ts';

const inWords = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The one thing the inbox says: "Seven people are waiting for you". Small numbers are words, as in a sentence. */
export function waitingSentence(count: number): string {
  const number = inWords.find((known) => known === count);
  return number ? t('inbox.waiting_few', { number: t(`inbox.number_${number}`) }) : t('inbox.waiting', { count });
}
