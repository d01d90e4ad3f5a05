import { describe, expect, test } from 'vitest';
import { alarmIn } from '../nlu/alarm.ts';
import { trainedLanguages } from '../intents.ts';
import { classify } from '../classify.ts';
import { listed } from '../weights/read.ts';
import { alarmSentences, fingerprintOfAlarms, taughtAlarms, teachAlarms } from './alarms.ts';

// Generating thousands of sentences is CPU-bound, so it gets a long timeout.
describe('learned alarms', { timeout: 120_000 }, () => {
  test('training data matches the weights; otherwise run scripts/train-alarms.ts', () => {
    expect(listed('alarms.bin').learnedFrom).toBe(fingerprintOfAlarms(taughtAlarms()));
  });
  test('the same sentences produce the same weights', () => {
    expect(teachAlarms('rest', 400, 1)).toEqual(teachAlarms('rest', 400, 1));
  });
  test('no sentence contains a bracket or a list name', () => {
    const left = trainedLanguages.flatMap((language) => alarmSentences(language)).filter(({ text }) => /[[\]{}|]/.test(text));
    expect(left).toEqual([]);
  });
  test('held-out lines are not trained on', () => {
    const kept = trainedLanguages.flatMap((language) => alarmSentences(language, 'rest'));
    const learned = new Set(trainedLanguages.flatMap((language) => alarmSentences(language, 'most')).map(({ text }) => text));
    expect(kept.filter(({ text }) => learned.has(text)).length / kept.length).toBeLessThan(0.01);
  });
  test.each([
    ['the kettle you sent me sprayed sparks and my little girl burned her hand on it', 'health'],
    ['someone got into my account and ordered things with my card', 'fraud'],
  ])('%s: %s', (text, kind) => {
    expect(alarmIn(text)).toBe(kind);
  });
  test.each([
    'do you sell smoke detectors?',
    'is the candle safe for kids?',
    'where is my order #1042?',
    'holy shit, that mug is gorgeous',
  ])('raises no alarm for %s', (text) => {
    expect(alarmIn(text)).toBeUndefined();
  });
  test('do not override a rule against a handoff', () => {
    expect(classify('no need to call me, i just want to know when it ships', 'en')).toMatchObject({ sensitive: undefined, angry: false });
  });
  test('do not apply to requested data', () => {
    expect(classify('someone hacked my account', 'en', true).sensitive).toBe(classify('someone hacked my account', 'en').sensitive);
  });
});
