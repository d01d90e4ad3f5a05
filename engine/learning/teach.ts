import { classes } from '../classes.ts';
import { unknown } from '../features.ts';
import { type Language, languages } from '../intents.ts';
import { isSmallWord } from '../small-words.ts';
import { unfold } from '../slang.ts';
import { Speller } from '../spelling.ts';
import { readVocabulary } from '../vocabulary.ts';
import { pack } from '../weights/packing.ts';
import { sha256 } from '../weights/read.ts';
import { tokenize } from '../words.ts';
import { corpusOf, type Taught } from './corpus.ts';
import { noisy } from './noise.ts';
import { type Lesson, train } from './train.ts';
import { someThing, vocabularyOf } from './vocabulary.ts';

/** What the recogniser starts from; `weights/` keeps it. */
export type Learned = { fingerprint: string; words: Record<Language, string>; weights: Uint8Array };

/** Of the sentences: weights with another fingerprint were learned from other sentences. */
export function fingerprintOf(sentences: readonly Taught[]) {
  return sha256(sentences.map(({ text, intent, language }) => `${language} ${intent} ${text}\n`).join('')).slice(0, 16);
}

/** `share`: every so manieth sentence only, for trying. */
export function teach(rounds?: number, every = 1): Learned {
  const taught = new Map(languages.map((language) => [language, corpusOf(language).filter((_, at) => at % every === 0)]));
  const words = Object.fromEntries([...taught].map(([language, sentences]) => [language, vocabularyOf(language, sentences)])) as Record<
    Language,
    string
  >;
  const lessons = [...taught].flatMap(([language, sentences]) => lessonsOf(language, sentences, words[language]));
  const small = new Set(
    lessons.flatMap(({ tokens }) => tokens).filter((token) => languages.some((language) => isSmallWord(token, language))),
  );
  const { row, weights } = train(
    lessons,
    noisy((word) => small.has(word)),
    rounds,
  );
  return { fingerprint: fingerprintOf([...taught.values()].flat()), words, weights: pack(row, weights) };
}

function lessonsOf(language: Language, sentences: readonly Taught[], written: string): Lesson[] {
  const speller = new Speller(new Map([...readVocabulary(written)].map(([word, { level }]) => [word, level])));
  return sentences.map(({ text, intent, weight }) => ({
    tokens: unfold(tokenize(text), language).map((word) =>
      word !== someThing && (word.startsWith('#') || speller.knows(word)) ? word : unknown,
    ),
    intent: classes.indexOf(intent),
    weight,
  }));
}
