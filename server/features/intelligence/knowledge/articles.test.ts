import { importRecords } from '@parley/contract/imports';
import { createArticle, deleteArticle, getArticle, listArticles, searchKnowledge, updateArticle } from '@parley/contract/knowledge';
import type { Decision } from '@parley/contract/runs';
import type { Sent } from '@parley/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { toKeyCursor } from '../../../platform/lib/keyset.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

type New = Omit<Sent<typeof createArticle>, 'merchant'>;
const as = () => ({ token: owner.token });
const write = async (article: New) => (await app.send(createArticle, { merchant: owner.merchant, ...article }, as())).body;
const list = async (asked: Omit<Sent<typeof listArticles>, 'merchant'> = {}) =>
  (await app.send(listArticles, { merchant: owner.merchant, ...asked }, as())).body;
const titles = async (asked: Omit<Sent<typeof listArticles>, 'merchant'> = {}) => (await list(asked)).items.map(({ title }) => title);
const find = async (q: string, language = 'en') =>
  (await app.send(searchKnowledge, { merchant: owner.merchant, q, language }, as())).body.items;
const codeOf = (body: unknown) => (body as { code?: string }).code;
const change = (id: string, wanted: Omit<Sent<typeof updateArticle>, 'merchant' | 'id'>) =>
  app.send(updateArticle, { merchant: owner.merchant, id, ...wanted }, as());

test('a cursor beyond the list returns nothing more', async () => {
  await write({ title: 'Shipping', body: 'Within two days.' });
  const cursor = toKeyCursor('best', [10 ** 15, newId()]);
  expect(await titles({ q: 'shipping', cursor })).toEqual(['Shipping']);
});

test('an article is created, found at once, and names its author', async () => {
  const made = await write({ title: 'Returns', body: '# Time\n\nYou may **return** anything within 30 days.' });
  expect(made).toMatchObject({ kind: 'article', status: 'published', updated_by: 'Olive Owner', version: 1, used: 0, source: null });
  expect(made.actions).toEqual(['edit', 'unpublish', 'delete']);
  const [found] = await find('how long can I return something');
  expect(found).toMatchObject({ article_id: made.id, kind: 'article', passage: 'Time: You may return anything within 30 days.' });
  expect(found?.highlights.map(({ start, end }) => found.passage.slice(start, end))).toEqual(['return']);
});

test('drafts and unpublished articles are not found', async () => {
  const made = await write({ title: 'Returns', body: 'Within 30 days.', status: 'draft' });
  expect(await find('returns')).toEqual([]);
  await change(made.id, { status: 'published' });
  expect(await find('returns')).toHaveLength(1);
  await change(made.id, { status: 'draft' });
  expect(await find('returns')).toEqual([]);
});

test('a concurrent change is not overwritten', async () => {
  const { id } = await write({ title: 'Returns', body: 'Within 30 days.' });
  expect((await change(id, { body: 'Within 60 days.', version: 1 })).body.version).toBe(2);
  const { status, body } = await change(id, { body: 'Within 14 days.', version: 1 });
  expect([status, codeOf(body)]).toEqual([409, 'article.changed']);
  expect((await find('days'))[0]?.passage).toBe('Within 60 days.');
});

test('saving without changes changes nothing', async () => {
  const { id } = await write({ title: 'Returns', body: 'Within 30 days.' });
  expect((await change(id, { title: 'Returns' })).body.version).toBe(1);
});

test('a deleted article leaves the list and the search', async () => {
  const { id } = await write({ title: 'Returns', body: 'Within 30 days.' });
  await app.send(deleteArticle, { merchant: owner.merchant, id }, as());
  expect([await titles(), await find('returns')]).toEqual([[], []]);
  expect(codeOf((await app.send(getArticle, { merchant: owner.merchant, id }, as())).body)).toBe('article.missing');
});

test('lists the latest change first, in pages, with the total', async () => {
  const made = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) made.push(await write({ title, body: `About ${title}.` }));
  await change(made[1]?.id ?? '', { body: 'About two, again.' });
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  const third = await list({ limit: 2, cursor: second.next_cursor ?? '' });
  expect([first, second, third].flatMap(({ items }) => items.map(({ title }) => title))).toEqual(['Two', 'Five', 'Four', 'Three', 'One']);
  expect([first.total, third.next_cursor]).toEqual([5, null]);
});

test('searches titles first, then texts and drafts, despite typos', async () => {
  await write({ title: 'Payment', body: 'We take cards, also for shipping.' });
  await write({ title: 'Shipping costs', body: 'From €4.95.' });
  await write({ title: 'A plan', body: 'Maybe free shipping one day.', status: 'draft' });
  expect(await titles({ q: 'shipping' })).toEqual(['Shipping costs', 'Payment', 'A plan']);
  expect(await titles({ q: 'shiping cost' })).toEqual(['Shipping costs']);
  const first = await list({ q: 'shipping', limit: 1 });
  expect(first.total).toBe(3);
  expect(await titles({ q: 'shipping', limit: 1, cursor: first.next_cursor ?? '' })).toEqual(['Payment']);
});

test('filters by kind, state and language', async () => {
  await write({ title: 'A', body: 'Text.', kind: 'policy' });
  await write({ title: 'B', body: 'Text.', language: 'de' });
  await write({ title: 'C', body: 'Text.', status: 'draft' });
  expect([await titles({ kind: 'policy' }), await titles({ language: 'de' }), await titles({ status: 'draft' })]).toEqual([
    ['A'],
    ['B'],
    ['C'],
  ]);
});

test('an article shows how many answers of the last 30 days used it', async () => {
  const { id } = await write({ title: 'Returns', body: 'Within 30 days.' });
  await (await visit(app, owner.merchant)).say('Hello');
  const conversation = await latestConversation(app, owner);
  const ran = (daysAgo: number, decision: Decision) =>
    app.write(owner.merchant, async ({ db }) => {
      const run = newId();
      await db
        .insertInto('ai_runs')
        .values({
          ...{
            merchant_id: owner.merchant,
            id: run,
            conversation_id: conversation.id,
            trigger_seq: 1,
            engine: 'builtin',
            model: 'builtin',
          },
          ...{ config_version: 1, decision, total_ms: 1, started_at: new Date(Date.now() - daysAgo * 86_400_000) },
          sources: JSON.stringify([
            { kind: 'article', id, title: 'Returns', score: 1, excerpt: '' },
            { kind: 'article', id, title: 'Returns', score: 0.5, excerpt: '' },
            { kind: 'product', id: 'p', title: 'Lamp', score: 1, excerpt: '' },
          ]),
        })
        .execute();
      await sql`select note_article_uses(${owner.merchant}::uuid, array[${run}::uuid])`.execute(db);
    });
  for (const [days, decision] of [
    [1, 'answer'],
    [29, 'answer'],
    [31, 'answer'],
    [1, 'hand_off'],
  ] as const)
    await ran(days, decision);
  expect((await list()).items[0]?.used).toBe(2);
});

test('every change is audited and signaled', async () => {
  const nlu = await followStream(`${app.url}/api/live/${owner.merchant}`, owner.token);
  const { id } = await write({ title: 'Returns', body: 'Within 30 days.' });
  await change(id, { title: 'Sending back' });
  await app.send(deleteArticle, { merchant: owner.merchant, id }, as());
  await expect
    .poll(() => nlu.events.filter(({ data }) => (data as { topic?: string; id?: string }).topic === 'knowledge').length, {
      timeout: 15_000,
    })
    .toBe(3);
  await nlu.leave();
  const { rows } = await app.installation.owner.query(
    'select action from audit_log where merchant_id = $1 and object_id = $2 order by id',
    [owner.merchant, id],
  );
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['article.created', 'article.changed', 'article.deleted']);
});

test('importing unchanged articles skips them, and an unpublished one stays so', async () => {
  const bring = async (body: string) =>
    (await app.send(importRecords, { merchant: owner.merchant, articles: [{ external_id: 'r', title: 'Returns', body }] }, as())).body;
  expect(await bring('Within 30 days.')).toMatchObject({ created: 1 });
  expect(await bring('Within 30 days.')).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  await change((await list()).items[0]?.id ?? '', { status: 'draft' });
  expect(await bring('Within 60 days.')).toMatchObject({ updated: 1 });
  expect([await find('days'), (await list()).items[0]?.status]).toEqual([[], 'draft']);
});

test('imports 500 articles at once', async () => {
  const articles = Array.from({ length: 500 }, (_, n) => ({
    external_id: `a${n}`,
    title: `Article ${n}`,
    body: `${'Some words about things. '.repeat(60)}\n\nNumber ${n} is about topic${n}x.`,
  }));
  const { body } = await app.send(importRecords, { merchant: owner.merchant, articles }, as());
  expect(body).toMatchObject({ created: 500, refused: [] });
  expect((await find('topic321x'))[0]?.title).toBe('Article 321');
});
