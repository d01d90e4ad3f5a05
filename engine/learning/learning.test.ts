import { describe, expect, test } from 'vitest';
import { classes } from '../classes.ts';
import { featuresOf, places } from '../features.ts';
import { trainedLanguages } from '../intents.ts';
import { pack, unpack } from '../weights/packing.ts';
import { listed } from '../weights/read.ts';
import { Chance } from './chance.ts';
import { corpusOf } from './corpus.ts';
import { gerund, sentenceOf } from './grammar.ts';
import { mistyped } from './noise.ts';
import { fingerprintOf, teach } from './teach.ts';

// Generating thousands of sentences is CPU-bound, so it gets a long timeout.
describe('the training data of intents', { timeout: 120_000 }, () => {
  test('matches the weights; otherwise run scripts/train-intents.ts', () => {
    const sentences = fingerprintOf(trainedLanguages.flatMap(corpusOf));
    expect([listed('intents.bin').learnedFrom, listed('words.txt').learnedFrom]).toEqual([sentences, sentences]);
  });
  test('the same sentences produce the same weights', () => {
    expect(teach(1, 60)).toEqual(teach(1, 60));
  });
  test.each(trainedLanguages)('every class has its own sentences in %s', (language) => {
    const taught = new Set(corpusOf(language).map(({ intent }) => intent));
    expect(classes.filter((one) => !taught.has(one))).toEqual([]);
  });
  test('no sentence contains a bracket or a list name', () => {
    const left = trainedLanguages.flatMap(corpusOf).filter(({ text }) => /[[\]{}|]/.test(text));
    expect(left).toEqual([]);
  });
});

describe('the grammar', () => {
  test.each([
    ['cancel my order', 'cancelling my order'],
    ['make a purchase', 'making a purchase'],
    ['see the bill', 'seeing the bill'],
    ['get money', 'getting money'],
  ])('%s → %s', (phrase, expected) => {
    expect(gerund(phrase)).toBe(expected);
  });
  test('chooses in brackets that contain lists', () => {
    expect(sentenceOf('[buy] {a} [{thing}]', { a: ['one'], thing: ['mug'] }, new Chance(1))).toBe('buy one mug');
  });
  test('an unknown list is an error', () => {
    expect(() => sentenceOf('{nothing}', {}, new Chance(1))).toThrow('nothing');
  });
  test('random numbers are the same on every run', () => {
    const [one, other] = [new Chance(5), new Chance(5)];
    expect(Array.from({ length: 5 }, () => mistyped('order', one))).toEqual(Array.from({ length: 5 }, () => mistyped('order', other)));
  });
});

describe('weights', () => {
  test('survive packing with small rounding, and zeros stay zero', () => {
    const row = new Int32Array(places).fill(-1);
    row[7] = 0;
    row[900_000] = 1;
    const weights = new Float32Array(2 * classes.length);
    weights[3] = 1.2;
    weights[classes.length + 40] = -0.5;
    const back = unpack(pack(row, weights));
    expect([back.row[7], back.row[900_000], back.row[8]]).toEqual([0, 1, -1]);
    expect((back.weights[3] ?? 0) / 30).toBeCloseTo(1.2, 0);
    expect((back.weights[classes.length + 40] ?? 0) / 30).toBeCloseTo(-0.5, 0);
    expect(back.weights.filter((weight) => weight !== 0)).toHaveLength(2);
  });
  test('a message has the same features every time', () => {
    expect(featuresOf(['cancel', 'order'])).toEqual(featuresOf(['cancel', 'order']));
  });
});
