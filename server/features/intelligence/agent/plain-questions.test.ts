import { tryAgent } from '@parley/contract/ai-settings';
import type { Result } from '@parley/contract/endpoint';
import { listFacts } from '@parley/contract/facts';
import { listKnowledgeSources } from '@parley/contract/knowledge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { uploadKnowledge } from '../knowledge/make.ts';
import { otherShops, type PlainQuestion, type PlainShop, reportedShops } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A new shop that uploaded these files, once they and their facts are read. */
async function open({ name, language, files }: PlainShop): Promise<Person> {
  const owner = await app.register({ merchant_name: name, currency: 'EUR' });
  const [token, { merchant }] = [{ token: owner.token }, owner];
  for (const [file, text] of Object.entries(files)) await uploadKnowledge(app, owner, text, file, language);
  await until(async () => {
    const { items } = (await app.send(listKnowledgeSources, { merchant }, token)).body;
    return items.length === Object.keys(files).length && items.every(({ state }) => state === 'ready');
  }, 20_000);
  await until(async () => (await app.send(listFacts, { merchant }, token)).body.unread === 0, 20_000);
  return owner;
}

type Answer = Result<typeof tryAgent>;
/** The last answer of a conversation in the playground. */
async function answerTo({ merchant, token }: Person, { asked, after = [] }: PlainQuestion): Promise<Answer | undefined> {
  const turns: { author: 'customer' | 'ai'; text: string }[] = [];
  let last: Answer | undefined;
  for (const text of [...after, asked]) {
    turns.push({ author: 'customer', text });
    const tried = { merchant, playground_id: newId(), turns: [...turns], memory: last?.memory ?? null };
    last = (await app.send(tryAgent, tried, { token })).body;
    turns.push({ author: 'ai', text: last.text });
  }
  return last;
}

/** Longer than this, an answer is a block instead of the sentences that answer. */
const longest = 260;
/** Somebody is offered where the shop's text has no answer, and nothing is stated. */
const offer = /colleague|teammate|team|Kolleg|Team/;
const stated = /[€$£]\s?\d|\d\s?(?:€|days|working|Tage|Werktage|hours)/;

function issueOf({ says, not }: PlainQuestion, { text, sources }: Answer): string | undefined {
  if (!says) {
    if (!offer.test(text)) return 'offers nobody';
    if (stated.test(text)) return 'states something';
    return sources.length > 0 ? 'names a source' : undefined;
  }
  if (!says.every((one) => one.test(text))) return 'says something else';
  if (not?.test(text)) return 'says what belongs elsewhere';
  if (text.length > longest) return 'too long';
  return sources.length === 0 ? 'names no source' : undefined;
}

test.each([...reportedShops, ...otherShops])('the plainest questions about $name', async (shop) => {
  const owner = await open(shop);
  const issues: string[] = [];
  for (const question of shop.questions.filter(({ missed }) => missed === undefined)) {
    const answer = await answerTo(owner, question);
    const issue = answer ? issueOf(question, answer) : 'no answer';
    if (issue !== undefined) issues.push(`${question.asked} → ${answer?.text} (${issue})`);
  }
  expect(issues).toEqual([]);
});
