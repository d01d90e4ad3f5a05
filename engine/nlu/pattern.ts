import { plain } from '../words.ts';

/** Phrases separated by commas or lines, without capitals and accents; each may be a regular expression. */
const phrases = (block: string) =>
  block
    // A comma inside braces is a quantifier: "{0,3}".
    .split(/,(?!\d*\})|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .join('|');

/** Matches anywhere in a text, as full words. */
export const anywhere = (block: string) => new RegExp(`(?<![\\p{L}\\d])(?:${phrases(block)})(?![\\p{L}\\d])`, 'u');

/** Matches at the beginning of a text. */
export const atStart = (block: string) => new RegExp(`^(?:${phrases(block)})(?![\\p{L}\\d])`, 'u');

/** Matches only the entire text, with or without "please". */
export const alone = (block: string) => {
  const one = phrases(block);
  return new RegExp(`^(?:${one})(?:[\\s,.!]+(?:${one}|please|por favor|svp|bitte))*[\\s.!]*$`, 'u');
};

/** Normalizes a text for the patterns: hyphens become spaces, French "d'accord" becomes two words. */
export const normalizeText = (text: string) => plain(text).replace(/-/g, ' ').trim();
