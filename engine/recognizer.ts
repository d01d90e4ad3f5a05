import { classes } from './classes.ts';
import { featuresOf, unknown } from './features.ts';
import { type Intent, intents, type TrainedLanguage, trainedLanguages } from './intents.ts';
import { likelihoods } from './likelihoods.ts';
import { expandSlang } from './slang.ts';
import { Speller } from './spelling.ts';
import { learnedWords, readVocabulary, type Word } from './vocabulary.ts';
import { unit, unpack, type Weights } from './weights/packing.ts';
import { readWeights } from './weights/read.ts';
import { tokenize } from './words.ts';

/** Possible intents of a sentence, most likely first; the rest up to 1 is the likelihood of no intent. */
export type Guess = { intent: Intent; likelihood: number };

/** The model, trained on our own sentences (`learning/`), stored in `weights/` and loaded on first use. */
let weights: Weights | undefined;
const vocabularies = new Map<TrainedLanguage, ReadonlyMap<string, Word>>();
function vocabularyOf(language: TrainedLanguage) {
  const known = vocabularies.get(language) ?? readVocabulary(learnedWords(language));
  vocabularies.set(language, known);
  return known;
}

/** Calibration: how overconfident the model is on unseen sentences, measured on held-out sentences of ours. */
const calibration = 1;

export class Recognizer {
  readonly #language: TrainedLanguage;
  readonly #words: ReadonlyMap<string, Word>;
  readonly #speller: Speller;

  constructor(language: TrainedLanguage) {
    this.#language = language;
    this.#words = vocabularyOf(language);
    this.#speller = new Speller(new Map([...this.#words].map(([word, { level }]) => [word, level])));
  }

  knows(word: string) {
    return this.#words.has(word);
  }
  /** Whether the word is common to all intents, so that it distinguishes nothing. */
  isCommon(word: string) {
    return this.#words.get(word)?.common ?? false;
  }

  /** The tokens of a message as the model reads them: slang expanded, typos corrected. */
  read(text: string) {
    return expandSlang(tokenize(text), this.#language).map((word) => (isKnownAnywhere(word) ? word : this.#speller.correct(word)));
  }

  guess(tokens: readonly string[]): Guess[] {
    weights ??= unpack(readWeights('intents.bin'));
    const knownTokens = tokens.map((word) => (word.startsWith('#') || isKnownAnywhere(word) ? word : unknown));
    const features = featuresOf(knownTokens);
    const scores = new Float64Array(classes.length);
    likelihoods(features, weights.row, weights.weights, (unit * calibration) / Math.sqrt(features.length), scores);
    return intents.map((intent, at) => ({ intent, likelihood: scores[at] as number })).sort((a, b) => b.likelihood - a.likelihood);
  }
}

/** People mix languages, and the language of a short message is only a guess. */
const isKnownAnywhere = (word: string) => trainedLanguages.some((language) => vocabularyOf(language).has(word));
