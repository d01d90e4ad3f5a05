import { describe, expect, test } from 'vitest';
import { alarmIn } from '../hearing/alarm.ts';
import { languages } from '../intents.ts';
import { understand } from '../understand.ts';
import { listed } from '../weights/read.ts';
import { alarmSentences, fingerprintOfAlarms, taughtAlarms, teachAlarms } from './alarms.ts';

// Thousands of sentences are written out and counted: that is work, not waiting, and takes what the machine has left for it.
describe('what fetches a person, learned beside the rules', { timeout: 120_000 }, () => {
  test('is what its weights were learned from; otherwise run scripts/train-alarms.ts', () => {
    expect(listed('alarms.bin').learnedFrom).toBe(fingerprintOfAlarms(taughtAlarms()));
  });
  test('the same sentences make the same weights', () => {
    expect(teachAlarms('rest', 400, 1)).toEqual(teachAlarms('rest', 400, 1));
  });
  test('no sentence keeps a bracket or the name of a list', () => {
    const left = languages.flatMap((language) => alarmSentences(language)).filter(({ text }) => /[[\]{}|]/.test(text));
    expect(left).toEqual([]);
  });
  test('no line that is kept from learning is learned', () => {
    const kept = languages.flatMap((language) => alarmSentences(language, 'rest'));
    const learned = new Set(languages.flatMap((language) => alarmSentences(language, 'most')).map(({ text }) => text));
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
  ])('fetches nobody for %s', (text) => {
    expect(alarmIn(text)).toBeUndefined();
  });
  test('is not asked where a rule says that nobody is needed', () => {
    expect(understand('no need to call me, i just want to know when it ships', 'en')).toMatchObject({ sensitive: undefined, angry: false });
  });
  test('is not asked about what was asked for', () => {
    expect(understand('someone hacked my account', 'en', true).sensitive).toBe(understand('someone hacked my account', 'en').sensitive);
  });
});
