import { describe, expect, test } from 'vitest';
import { makeConversation } from './testing/make.ts';
import { queryFor, minRelevance, judge, ofPassage, ofQuestion, type Passage, ranked } from './judging.ts';
import { learnedJudgement } from './weights/judgement.ts';

/** A passage as the search returns it: `score` is the share of the question it covers. */
const passage = (title: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ id: title, article_id: title, title, text, language: 'en', score: 0.3, topic_score: 0 },
  ...more,
});
const repairs = passage('Guarantee and repairs', 'Everything has the legal guarantee of 2 years. Repairs take about 10 working days.', {
  score: 0.9,
});
const returns = passage('Returns within 30 days', 'You may send anything back within 30 days of delivery if it is unused.', { score: 0.2 });
const asked = (question: string) => queryFor(question, 'en', null);

describe('relevance of a passage', () => {
  test('is high when only this article covers the question', () => {
    const result = judge([repairs, returns], asked('how long does the guarantee last for repairs'));
    expect(result?.passage.title).toBe('Guarantee and repairs');
    expect(result?.relevance).toBeGreaterThan(minRelevance);
  });
  test('is low when it shares only a word with the question', () => {
    const result = judge([{ ...repairs, score: 0.3 }, returns], asked('do you take part in gardening repair festivals'));
    expect(result?.relevance).toBeLessThan(minRelevance);
  });
  test('is lower when another article covers as much', () => {
    const question = asked('how long does the guarantee last');
    const rival = { ...repairs, id: 'other', article_id: 'other', title: 'Guarantee of lamps' };
    expect(judge([repairs, rival], question)?.relevance).toBeLessThan(judge([repairs, returns], question)?.relevance ?? 0);
  });
  test('is undefined without passages', () => {
    expect(judge([], asked('anything'))).toBeUndefined();
  });
});

test("prefers the customer's language, then English, then others", () => {
  const inPortuguese = queryFor('quanto tempo demora o reembolso', 'pt', null);
  const inLanguage = (language: string, title: string) => passage(title, 'PayPal: 5.', { language, score: 0.5 });
  const [german, english, own] = [inLanguage('de', 'Erstattungen'), inLanguage('en', 'Refunds'), inLanguage('pt', 'Reembolsos')];
  const first = (result: Passage[]) => ranked(result, inPortuguese)[0]?.passage.language;
  expect(first([german, english])).toBe('en');
  expect(first([german, english, own])).toBe('pt');
});

test('searches for common words such as "pay" and "box" only in short questions', () => {
  expect(asked('how much is the box to Italy').usual).toContain('box');
  expect(asked('can the oak plank go under running water').usual).toEqual([]);
});

test('has weights for all evidence; otherwise run scripts/train-judgement.ts', () => {
  expect(Object.keys(learnedJudgement.ranking)).toEqual([...ofPassage, 'always']);
  expect(Object.keys(learnedJudgement.relevance)).toEqual([...ofPassage, ...ofQuestion, 'ahead', 'always']);
});

describe('an intent with a policy page', () => {
  test('quotes the policy with its page before verification', async () => {
    const dialogue = makeConversation();
    const asked = await dialogue.say('I want to send it back, it is unused');
    expect(asked.decision).toBe('ask');
    expect(asked.text).toMatch(/within 30 days.*email address/s);
    expect(asked.sources.map(({ title }) => title)).toEqual(['Returns within 30 days']);
  });
  test('quotes the policy once', async () => {
    const dialogue = makeConversation();
    await dialogue.say('I want to send it back, it is unused');
    expect((await dialogue.say('yusuf@mail.example')).text).not.toMatch(/within 30 days/);
  });
});
