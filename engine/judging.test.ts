import { describe, expect, test } from 'vitest';
import { makeConversation } from './testing/make.ts';
import { askingOf, enough, judge, ofPassage, ofQuestion, type Passage, ranked } from './judging.ts';
import { learnedJudgement } from './weights/judgement.ts';

/** As the search finds it: `score` says how much of the question it covers. */
const passage = (title: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ id: title, article_id: title, title, text, language: 'en', score: 0.3, topic_score: 0 },
  ...more,
});
const repairs = passage('Guarantee and repairs', 'Everything has the legal guarantee of 2 years. Repairs take about 10 working days.', {
  score: 0.9,
});
const returns = passage('Returns within 30 days', 'You may send anything back within 30 days of delivery if it is unused.', { score: 0.2 });
const asked = (question: string) => askingOf(question, 'en', null);

describe('whether a passage may be told as the answer', () => {
  test('yes, where title and sentences say what is asked, and no other article does', () => {
    const found = judge([repairs, returns], asked('how long does the guarantee last for repairs'));
    expect(found?.passage.title).toBe('Guarantee and repairs');
    expect(found?.relevance).toBeGreaterThan(enough);
  });
  test('no, where they share a word with a question about something nobody wrote about', () => {
    const found = judge([{ ...repairs, score: 0.3 }, returns], asked('do you take part in gardening repair festivals'));
    expect(found?.relevance).toBeLessThan(enough);
  });
  test('less, where another article says as much', () => {
    const question = asked('how long does the guarantee last');
    const rival = { ...repairs, id: 'other', article_id: 'other', title: 'Guarantee of lamps' };
    expect(judge([repairs, rival], question)?.relevance).toBeLessThan(judge([repairs, returns], question)?.relevance ?? 0);
  });
  test('not at all, where nothing is found', () => {
    expect(judge([], asked('anything'))).toBeUndefined();
  });
});

test('a page in English is told rather than one in a third language, and their own before both', () => {
  const inPortuguese = askingOf('quanto tempo demora o reembolso', 'pt', null);
  const inLanguage = (language: string, title: string) => passage(title, 'PayPal: 5.', { language, score: 0.5 });
  const [german, english, own] = [inLanguage('de', 'Erstattungen'), inLanguage('en', 'Refunds'), inLanguage('pt', 'Reembolsos')];
  const first = (found: Passage[]) => ranked(found, inPortuguese)[0]?.passage.language;
  expect(first([german, english])).toBe('en');
  expect(first([german, english, own])).toBe('pt');
});

test('"pay" and "box", which customers say whatever they want, are looked for where little else is said', () => {
  expect(asked('how much is the box to Italy').usual).toContain('box');
  expect(asked('can the oak plank go under running water').usual).toEqual([]);
});

test('was learned for all evidence there is; otherwise run scripts/train-judgement.ts', () => {
  expect(Object.keys(learnedJudgement.ranking)).toEqual([...ofPassage, 'always']);
  expect(Object.keys(learnedJudgement.telling)).toEqual([...ofPassage, ...ofQuestion, 'ahead', 'always']);
});

describe('a wish the shop has rules for', () => {
  test('hears of them before who writes is asked, with the page they are from', async () => {
    const talk = makeConversation();
    const asked = await talk.say('I want to send it back, it is unused');
    expect(asked.decision).toBe('ask');
    expect(asked.text).toMatch(/within 30 days.*e-mail address/s);
    expect(asked.sources.map(({ title }) => title)).toEqual(['Returns within 30 days']);
  });
  test('hears of them once', async () => {
    const talk = makeConversation();
    await talk.say('I want to send it back, it is unused');
    expect((await talk.say('yusuf@mail.example')).text).not.toMatch(/within 30 days/);
  });
});
