import { classes } from '../classes.ts';
import { unknown } from '../features.ts';
import { type TrainedLanguage, trainedLanguages } from '../intents.ts';
import { isSmallWord } from '../stop-words.ts';
import { expandSlang } from '../slang.ts';
import { Speller } from '../spelling.ts';
import { readVocabulary } from '../vocabulary.ts';
import { pack } from '../weights/packing.ts';
import { sha256 } from '../weights/read.ts';
import { tokenize } from '../words.ts';
import { corpusOf, type TrainingSentence } from './corpus.ts';
import { noisy } from './noise.ts';
import { type Lesson, train } from './train.ts';
import { someThing, vocabularyOf } from './vocabulary.ts';

/** The trained model, stored in `weights/`. */
export type Learned = { fingerprint: string; words: Record<TrainedLanguage, string>; weights: Uint8Array };

/** Fingerprint of the training sentences: it changes when they change. */
export function fingerprintOf(sentences: readonly TrainingSentence[]) {
  return sha256(sentences.map(({ text, intent, language }) => `${language} ${intent} ${text}\n`).join('')).slice(0, 16);
}

/** `every`: trains on every nth sentence only, for experiments. */
export function teach(rounds?: number, every = 1): Learned {
  const taught = new Map(trainedLanguages.map((language) => [language, corpusOf(language).filter((_, at) => at % every === 0)]));
  const words = Object.fromEntries([...taught].map(([language, sentences]) => [language, vocabularyOf(language, sentences)])) as Record<
    TrainedLanguage,
    string
  >;
  const lessons = [...taught].flatMap(([language, sentences]) => lessonsOf(language, sentences, words[language]));
  const small = new Set(
    lessons.flatMap(({ tokens }) => tokens).filter((token) => trainedLanguages.some((language) => isSmallWord(token, language))),
  );
  const { row, weights } = train(
    lessons,
    noisy((word) => small.has(word)),
    rounds,
  );
  return { fingerprint: fingerprintOf([...taught.values()].flat()), words, weights: pack(row, weights) };
}

function lessonsOf(language: TrainedLanguage, sentences: readonly TrainingSentence[], written: string): Lesson[] {
  const speller = new Speller(new Map([...readVocabulary(written)].map(([word, { level }]) => [word, level])));
  return sentences.map(({ text, intent, weight }) => ({
    tokens: expandSlang(tokenize(text), language).map((word) =>
      word !== someThing && (word.startsWith('#') || speller.knows(word)) ? word : unknown,
    ),
    intent: classes.indexOf(intent),
    weight,
  }));
}
