import { plain } from '../words.ts';

/** Phrases, parted by commas or lines, as they sound without capitals and accents; each may be a regular expression. */
const phrases = (block: string) =>
  block
    // A comma between braces is a count: "{0,3}".
    .split(/,(?!\d*\})|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .join('|');

/** Anywhere in a text, as whole words. */
export const anywhere = (block: string) => new RegExp(`(?<![\\p{L}\\d])(?:${phrases(block)})(?![\\p{L}\\d])`, 'u');

/** At the beginning of a text. */
export const atStart = (block: string) => new RegExp(`^(?:${phrases(block)})(?![\\p{L}\\d])`, 'u');

/** A text that is nothing else, with or without a please. */
export const alone = (block: string) => {
  const one = phrases(block);
  return new RegExp(`^(?:${one})(?:[\\s,.!]+(?:${one}|please|por favor|svp|bitte))*[\\s.!]*$`, 'u');
};

/** How a text is heard: hyphens are spaces, French "d'accord" is two words. */
export const heardAs = (text: string) => plain(text).replace(/-/g, ' ').trim();
