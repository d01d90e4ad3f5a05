import { classes } from './classes.ts';
import { featuresOf, unknown } from './features.ts';
import { type Intent, intents, type Language, languages } from './intents.ts';
import { likelihoods } from './likelihoods.ts';
import { unfold } from './slang.ts';
import { Speller } from './spelling.ts';
import { learnedWords, readVocabulary, type Word } from './vocabulary.ts';
import { unit, unpack, type Weights } from './weights/packing.ts';
import { readWeights } from './weights/read.ts';
import { tokenize } from './words.ts';

/** What a sentence may be about, most likely first; what is missing to 1 is likely no wish at all. */
export type Guess = { intent: Intent; likelihood: number };

/** Learned from our own sentences (`learning/`); what was learned is kept in `weights/` and read at the first use. */
let weights: Weights | undefined;
const vocabularies = new Map<Language, ReadonlyMap<string, Word>>();
function vocabularyOf(language: Language) {
  const known = vocabularies.get(language) ?? readVocabulary(learnedWords(language));
  vocabularies.set(language, known);
  return known;
}

/** How much surer than it says the model is of sentences it has never heard, found on sentences of ours kept from it. */
const cool = 1;

export class Recogniser {
  readonly #language: Language;
  readonly #words: ReadonlyMap<string, Word>;
  readonly #speller: Speller;

  constructor(language: Language) {
    this.#language = language;
    this.#words = vocabularyOf(language);
    this.#speller = new Speller(new Map([...this.#words].map(([word, { level }]) => [word, level])));
  }

  knows(word: string) {
    return this.#words.has(word);
  }
  /** Whether people say the word whatever they want, so that it tells nothing apart. */
  isCommon(word: string) {
    return this.#words.get(word)?.common ?? false;
  }

  /** The words of a message as the recogniser reads them: slang unfolded, typing mistakes mended. */
  read(text: string) {
    return unfold(tokenize(text), this.#language).map((word) => (isKnownAnywhere(word) ? word : this.#speller.mend(word)));
  }

  guess(tokens: readonly string[]): Guess[] {
    weights ??= unpack(readWeights('intents.bin'));
    const heard = tokens.map((word) => (word.startsWith('#') || isKnownAnywhere(word) ? word : unknown));
    const features = featuresOf(heard);
    const scores = new Float64Array(classes.length);
    likelihoods(features, weights.row, weights.weights, (unit * cool) / Math.sqrt(features.length), scores);
    return intents.map((intent, at) => ({ intent, likelihood: scores[at] as number })).sort((a, b) => b.likelihood - a.likelihood);
  }
}

/** People mix languages, and the language of a short message is guessed. */
const isKnownAnywhere = (word: string) => languages.some((language) => vocabularyOf(language).has(word));
