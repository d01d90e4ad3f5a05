import type { Language, TrainedLanguage } from '../intents.ts';
import { Speller } from '../spelling.ts';
import { plain } from '../words.ts';
import { dutch } from './gloss-nl.ts';
import { italian } from './gloss-it.ts';

// Reads messages in the languages that have no training sentences: word by word in English, so that everything that reads English reads them too.
// Names, addresses, numbers and product names stay as the customer wrote them.

export type GlossedLanguage = Exclude<Language, TrainedLanguage>;
const blocks: Record<GlossedLanguage, string> = { nl: dutch, it: italian };

type Lexicon = {
  /** English by phrase; the words of a phrase are joined by spaces. */
  english: ReadonlyMap<string, string>;
  speller: Speller;
  longest: number;
};
const lexicons = new Map<GlossedLanguage, Lexicon>();

function lexiconOf(language: GlossedLanguage): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const entries = blocks[language].split(/[,\n]/).flatMap((entry) => {
    const [english = '', foreign = ''] = entry.split(':').map((side) => side.trim());
    return foreign
      .split(' ')
      .filter((phrase) => phrase !== '')
      .map((phrase): [string, string] => [phrase.split('_').map(keyOf).join(' '), english]);
  });
  const lexicon: Lexicon = {
    english: new Map(entries.toReversed()),
    speller: new Speller(new Map(entries.filter(([phrase]) => !phrase.includes(' ')).map(([word]): [string, number] => [word, 5]))),
    longest: Math.max(...entries.map(([phrase]) => phrase.split(' ').length)),
  };
  lexicons.set(language, lexicon);
  return lexicon;
}

const originals = new Map<GlossedLanguage, ReadonlyMap<string, readonly string[]>>();
/** The words of the language that an English word may stand for: a shop's pages and products may be written in it. */
export function originalsOf(word: string, language: GlossedLanguage): readonly string[] {
  let known = originals.get(language);
  if (!known) {
    const found = new Map<string, string[]>();
    for (const [phrase, english] of lexiconOf(language).english) {
      const words = english.split(' ');
      if (phrase.includes(' ') || words.length > 2) continue;
      for (const one of words) found.set(one, [...(found.get(one) ?? []), phrase]);
    }
    originals.set(language, (known = found));
  }
  return known.get(word) ?? [];
}

/** The words that tell the language; phrases count by their words, and single letters tell nothing. */
export const wordsOf = (language: GlossedLanguage): readonly string[] => [
  ...new Set([...lexiconOf(language).english.keys()].flatMap((phrase) => phrase.split(' ').map(plain)).filter((word) => word.length > 1)),
];

/** "è" and "sì" are other words than "e" and "si". */
const accented: ReadonlySet<string> = new Set(['è', 'é', 'sì']);
function keyOf(word: string) {
  const lower = word.toLowerCase().normalize('NFC');
  return accented.has(lower) ? lower.replace('é', 'è') : plain(word);
}

type Word = { start: number; end: number; text: string; key: string };
const read = (text: string): Word[] =>
  [...text.matchAll(/(?<![\p{L}\p{M}\d])[\p{L}\p{M}]+(?![\p{L}\p{M}\d])/gu)].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length, text: word },
    key: keyOf(word),
  }));

/** A message in English, word by word. Unknown words stay. */
export const glossOf = (text: string, language: GlossedLanguage): string => gloss(text, language).english;

/** A phrase of a message's gloss in the customer's own words again: what they read must not mix languages. */
export function inOwnWords(phrase: string, said: string, language: GlossedLanguage): string {
  const pairs = gloss(said, language).pairs.toSorted(([one], [other]) => other.length - one.length);
  return pairs.reduce((text, [english, own]) => text.replace(new RegExp(`(?<!\\p{L})${english}(?!\\p{L})`, 'iu'), () => own), phrase);
}

function gloss(text: string, language: GlossedLanguage): { english: string; pairs: [english: string, own: string][] } {
  const lexicon = lexiconOf(language);
  const words = read(text);
  const kept = keptIn(text, words, lexicon, language);
  const isKept = (word: Word) => kept.some(({ start, end }) => word.start < end && start < word.end);
  const pairs: [string, string][] = [];
  let result = '';
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (isKept(word)) continue;
    const found = phraseAt(text, words, at, lexicon, isKept) ?? { english: singleOf(word, lexicon, language), count: 1 };
    if (found.english === undefined) continue;
    const last = words[at + found.count - 1] as Word;
    if (found.english !== '') pairs.push([found.english, text.slice(word.start, last.end)]);
    const gap = text.slice(from, word.start).replace(/^['’]$/u, ' ');
    const english = /^\p{Lu}/u.test(word.text) ? found.english.slice(0, 1).toUpperCase() + found.english.slice(1) : found.english;
    result += gap + english;
    from = last.end;
    at += found.count - 1;
  }
  const glossed = (result + text.slice(from))
    .replace(/(?<=(?<!\p{L})(?:the|a|of|from|in|on|to))['’](?=\p{L})/giu, ' ')
    .replace(/ {2,}/g, ' ');
  return { english: glossed, pairs };
}

/** The longest known phrase that starts at a word. */
function phraseAt(text: string, words: readonly Word[], at: number, { english, longest }: Lexicon, isKept: (word: Word) => boolean) {
  for (let count = Math.min(longest, words.length - at); count >= 1; count--) {
    const phrase = words.slice(at, at + count);
    const isJoined = phrase.every((word, place) => {
      const before = phrase[place - 1];
      return !before || (/^[\s'’-]{1,3}$/.test(text.slice(before.end, word.start)) && !isKept(word));
    });
    const found = isJoined ? english.get(phrase.map(({ key }) => key).join(' ')) : undefined;
    if (found !== undefined) return { english: found, count };
  }
  return undefined;
}

/** A single unknown word: a typo, or a Dutch compound of two known words. */
function singleOf({ text, key }: Word, { english, speller }: Lexicon, language: GlossedLanguage): string | undefined {
  if (/\p{Lu}/u.test(text.slice(1)) || key.length < 5) return undefined;
  if (language === 'nl')
    for (let at = 3; at <= key.length - 3; at++) {
      const [first, second] = [english.get(key.slice(0, at)), english.get(key.slice(at))];
      if (first && second && key.length >= 7) return `${first} ${second}`;
    }
  return english.get(speller.correct(key));
}

type Span = { start: number; end: number };
const particles: ReadonlySet<string> = new Set(
  'van de der den het ten ter op aan in di del della dei degli delle da san santa santo d dell la lo le e t s'.split(' '),
);
const fixed = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\[[^\]\n]{1,200}\.\w{2,5}\]/g;
const streets: Record<GlossedLanguage, RegExp> = {
  nl: /(?:(?:lange|korte|oude|nieuwe|grote|kleine|eerste|tweede|derde|1e|2e|3e|van|der|den|de)\s)*(?:\p{L}+(?:straat|laan|weg|plein|gracht|kade|dijk|singel|steeg|hof|pad|plantsoen|dreef|baan|markt|haven)|laan van \p{L}+)\s\d+\s?[a-z]?(?:[-/]\d+)?/giu,
  it: /(?<!\p{L})(?:via|viale|v\.le|piazza|p\.za|piazzale|corso|c\.so|largo|vicolo|strada|contrada|lungo\p{L}+)\s(?:[\p{L}.'’]+\s){0,5}?(?:[\p{L}.'’]+),?\s(?:n\.?\s?)?\d+\s?[a-z]?(?:[-/]\w+)?/giu,
};
const towns: Record<GlossedLanguage, RegExp> = {
  nl: /(?<!\d)\d{4}\s?[a-z]{2}(?![\p{L}\d])(?:,?\s+[\p{L}'’-]+(?:\s(?:aan|den|de|ter|der|bosch|haag|rijn|zee|ijssel)(?!\p{L}))*)?/giu,
  it: /(?<!\d)\d{5}(?!\d)(?:,?\s+[\p{L}'’]+(?:\s(?:di|del|della|dei|san|[\p{L}'’]+(?=\s*(?:[,.\n]|$|\([A-Z]{2}\)|[A-Z]{2}(?!\p{L}))))){0,3})?(?:\s\(?[A-Z]{2}\)?(?!\p{L}))?/giu,
};
const nameCue = /(?<!\p{L})(?:ik heet|mijn naam is|op naam van|mi chiamo|il mio nome (?:è|e)|a nome di)\s+((?:[\p{L}'’-]+\s?){1,4})/giu;

/** What stays as written: addresses, names, links, and capitalized words that the lexicon doesn't know with what belongs to them. */
function keptIn(text: string, words: readonly Word[], { english }: Lexicon, language: GlossedLanguage): Span[] {
  const matches = [fixed, streets[language], towns[language]].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Span => ({ start: index, end: index + found.length })),
  );
  const introduced = [...text.matchAll(nameCue)].map(({ 0: found, 1: name = '', index }): Span => {
    const end = index + found.length;
    return { start: end - name.length, end };
  });
  return [...matches, ...introduced, ...namesIn(text, words, english)];
}

function namesIn(text: string, words: readonly Word[], english: ReadonlyMap<string, string>): Span[] {
  const isUpper = ({ text: word }: Word) => /^\p{Lu}/u.test(word);
  // In a message that is all capitals, capitals say nothing.
  if (text.toUpperCase() === text) return [];
  const begins = ({ start }: Word) => /(?:^|[.!?:\n]\s*)$/.test(text.slice(0, start));
  const isName = (word: Word) => isUpper(word) && (!english.has(word.key) || /^\p{Lu}{2,}$/u.test(word.text));
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word;
    if (!isUpper(first) || (begins(first) && !isName(first))) continue;
    let to = at;
    let isNamed = isName(first);
    for (let next = at + 1; next < words.length; next++) {
      const word = words[next] as Word;
      const joins = /^[\s'’.&-]{1,3}$/.test(text.slice((words[next - 1] as Word).end, word.start));
      if (!joins || (!isUpper(word) && !particles.has(word.key))) break;
      if (!isUpper(word)) continue;
      to = next;
      isNamed ||= isName(word);
    }
    if (isNamed) spans.push({ start: first.start, end: (words[to] as Word).end });
    at = to;
  }
  return spans;
}
