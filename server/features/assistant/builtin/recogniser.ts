import { type Intent, intents, type Language } from './intents.ts';
import { examplesOf } from './phrases.ts';
import { unfold } from './slang.ts';
import { respell } from './spelling.ts';
import { stem, tokenize } from './words.ts';

/** What a sentence may be about, most likely first; likelihoods add up to 1. */
export type Guess = { intent: Intent; likelihood: number };

/** Words, pairs of words, and beginnings and ends of long words, so that "cancelled" and "Lieferadresse" find their kin. */
export function featuresOf(tokens: readonly string[]): string[] {
  const features: string[] = [];
  tokens.forEach((token, index) => {
    features.push(token, `${tokens[index - 1] ?? '^'} ${token}`);
    if (token.length > 3) features.push(`~${stem(token)}`);
    if (token.length > 5) features.push(`${token.slice(0, 5)}…`);
    if (token.length > 9) features.push(`…${token.slice(-6)}`);
  });
  return features;
}

/** In so many intents' sentences a word is a common one. */
const commonFrom = 8;

type Sample = { features: Int32Array; intent: number; weight: number; scale: number };

/**
 * Multinomial logistic regression, trained on our own sentences in a few passes. Deterministic: the same phrases make the same weights.
 */
export class Recogniser {
  readonly #index = new Map<string, number>();
  readonly #weights: Float32Array;
  /** The language's words, and how often our sentences use them. */
  readonly #words = new Map<string, number>();
  readonly #language: Language;
  readonly #uses = new Map<string, Set<Intent>>();

  constructor(language: Language) {
    this.#language = language;
    const samples = examplesOf(language).map(({ text, intent, weight }) => {
      const tokens = unfold(tokenize(text), language);
      for (const token of tokens) this.#count(token, intent);
      const features = Int32Array.from(new Set(featuresOf(tokens).map((feature) => this.#learn(feature))));
      return { features, intent: intents.indexOf(intent), weight, scale: 1 / Math.sqrt(features.length) };
    });
    this.#weights = new Float32Array(this.#index.size * intents.length);
    train(this.#weights, shuffled(samples));
  }

  knows(word: string) {
    return this.#words.has(word);
  }
  /** Whether people say the word whatever they want, so that it tells nothing apart. */
  isCommon(word: string) {
    return (this.#uses.get(word)?.size ?? 0) >= commonFrom;
  }

  /** The words of a message as the recogniser reads them: slang unfolded, typing mistakes mended. */
  read(text: string) {
    return unfold(tokenize(text), this.#language).map((word) => respell(word, this.#words));
  }

  guess(tokens: readonly string[]): Guess[] {
    const known = [...new Set(featuresOf(tokens))].map((feature) => this.#index.get(feature)).filter((at) => at !== undefined);
    const scores = scoresOf(this.#weights, Int32Array.from(known), 1 / Math.sqrt(Math.max(1, known.length)));
    softmax(scores);
    return intents.map((intent, at) => ({ intent, likelihood: scores[at] as number })).sort((a, b) => b.likelihood - a.likelihood);
  }

  #count(word: string, intent: Intent) {
    this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    const uses = this.#uses.get(word) ?? new Set();
    this.#uses.set(word, uses.add(intent));
  }

  #learn(feature: string) {
    const known = this.#index.get(feature);
    if (known !== undefined) return known;
    this.#index.set(feature, this.#index.size);
    return this.#index.size - 1;
  }
}

const passes = 8;
const firstStep = 6;

function train(weights: Float32Array, samples: Sample[]) {
  const count = intents.length;
  for (let pass = 0; pass < passes; pass++) {
    const step = firstStep / (1 + pass * 0.5);
    for (const { features, intent, weight, scale } of samples) {
      const scores = scoresOf(weights, features, scale);
      softmax(scores);
      for (let to = 0; to < count; to++) {
        const error = (to === intent ? 1 : 0) - (scores[to] as number);
        // Far classes move nothing; leaving them out makes training five times as fast.
        if (Math.abs(error) < 0.02) continue;
        const change = step * weight * error * scale;
        for (const feature of features) weights[feature * count + to] = (weights[feature * count + to] as number) + change;
      }
    }
  }
}

const sums = new Float32Array(intents.length);
function scoresOf(weights: Float32Array, features: Int32Array, scale: number) {
  const count = intents.length;
  sums.fill(0);
  for (const feature of features) {
    const start = feature * count;
    for (let at = 0; at < count; at++) sums[at] = (sums[at] as number) + (weights[start + at] as number);
  }
  for (let at = 0; at < count; at++) sums[at] = (sums[at] as number) * scale;
  return sums;
}

function softmax(scores: Float32Array) {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp((scores[at] as number) - most);
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / sum;
}

/** The same order every time, without the neighbours of one line side by side. */
function shuffled<T>(all: T[]): T[] {
  const stride = 7919;
  return all.map((_, index) => all[(index * stride) % all.length] as T);
}
