import {
  confirmFact,
  createFact,
  type FactValues,
  listFacts,
  proposeFacts,
  removeFact,
  type ShopFact,
  updateFact,
} from '@parley/contract/facts';
import { updateBusinessHours } from '@parley/contract/hours';
import { createArticle, deleteArticle, updateArticle } from '@parley/contract/knowledge';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import type { ToolContext } from '../assistant/tools/tool.ts';
import { openToolbox } from '../assistant/tools/toolbox.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

const as = () => ({ token: owner.token });
const at = () => ({ merchant: owner.merchant });
const list = async () => (await app.send(listFacts, at(), as())).body.items;
const write = async (title: string, body: string, language: 'en' | 'de' = 'en') =>
  (await app.send(createArticle, { ...at(), title, body, language }, as())).body;
/** The facts once they are as expected. */
const facts = (wanted: (items: ShopFact[]) => boolean) =>
  until(async () => {
    const items = await list();
    return wanted(items) && items;
  });
const windows = (items: readonly ShopFact[]) => items.filter(({ kind }) => kind === 'returns').map(({ days_max }) => days_max);
const tool = async (kinds?: FactValues['kind'][], language?: string) => {
  const ctx = { db: app.installation.readingOf(owner.merchant), now: () => new Date(), newId } as ToolContext['ctx'];
  const tools = openToolbox({ ctx } as ToolContext, new AbortController().signal);
  const { facts: found } = await tools.call('get_facts', { kinds, language });
  return { found, read: tools.read, calls: tools.calls };
};

const fortnight = 'You may return everything within 14 days of delivery.';
const month = 'You may return everything within 30 days of delivery.';
const typed = { kind: 'delivery_country', countries: ['NO'], allowed: false, text: 'We don’t ship to Norway.' } as const;
const noNorway = () => ({ ...at(), ...typed, countries: [...typed.countries] });

test('an article’s facts are proposed with their source, and follow it', async () => {
  const article = await write('Returns', fortnight);
  const [fact] = await facts(({ length }) => length === 1);
  expect(fact).toMatchObject({
    ...{ kind: 'returns', days_max: 14, allowed: true, state: 'proposed', conflict: false, text: fortnight, version: 1 },
    ...{ sources: [{ article_id: article.id, title: 'Returns', language: 'en', text: fortnight }], actions: ['confirm', 'edit', 'remove'] },
  });
  await app.send(updateArticle, { ...at(), id: article.id, body: month }, as());
  await facts((items) => windows(items).join() === '30');
  await app.send(updateArticle, { ...at(), id: article.id, status: 'draft' }, as());
  expect(await list()).toEqual([]);
  await app.send(updateArticle, { ...at(), id: article.id, status: 'published' }, as());
  await facts((items) => windows(items).join() === '30');
  await app.send(deleteArticle, { ...at(), id: article.id }, as());
  expect(await list()).toEqual([]);
});

test('the same statement in two articles is one fact with two sources, quoted in the customer’s language', async () => {
  await write('Returns', fortnight);
  const german = 'Sie können alles innerhalb von 14 Tagen nach der Lieferung zurückgeben.';
  const { id } = await write('Rückgabe', german, 'de');
  const [fact] = await facts(([one]) => one?.sources.length === 2);
  expect(fact?.sources.map(({ title }) => title)).toEqual(['Returns', 'Rückgabe']);
  const { found, read } = await tool(['returns'], 'de');
  expect(found).toMatchObject([{ text: german, language: 'de', article_id: id, days_max: 14 }]);
  expect(read).toMatchObject([{ kind: 'article', id, excerpt: german }]);
});

test('two sources that differ are both in conflict, until a person decides', async () => {
  await write('Returns', fortnight);
  await write('Returning things', month);
  const both = await facts((items) => items.filter(({ conflict }) => conflict).length === 2);
  expect((await tool()).found.map(({ conflict }) => conflict)).toEqual([true, true]);
  const right = both.find(({ days_max }) => days_max === 30);
  const { body } = await app.send(confirmFact, { ...at(), id: right?.id ?? '' }, as());
  expect(body).toMatchObject({ state: 'confirmed', conflict: false, actions: ['edit', 'remove'] });
  expect((await list()).map(({ days_max, conflict }) => [days_max, conflict])).toEqual(
    expect.arrayContaining([
      [14, true],
      [30, false],
    ]),
  );
  expect((await tool()).found).toMatchObject([{ days_max: 30, conflict: false }]);
});

test('what a person confirmed, edited or dismissed stays when its article is read again', async () => {
  const body = `${fortnight}\n\nGift cards cannot be returned.\n\nIf we sent something broken, the return is free of charge.`;
  const article = await write('Returns', body);
  const before = await facts(({ length }) => length === 3);
  const of = (kind: string) => before.find((one) => one.kind === kind)?.id ?? '';
  await app.send(confirmFact, { ...at(), id: of('return_exception') }, as());
  const edited = await app.send(
    updateFact,
    { ...at(), id: of('returns'), days_max: 21, text: 'You may return everything within 21 days.', version: 1 },
    as(),
  );
  expect(edited.body).toMatchObject({ state: 'confirmed', days_max: 21, version: 2 });
  expect((await app.send(removeFact, { ...at(), id: of('return_cost') }, as())).status).toBe(200);
  await app.send(proposeFacts, at(), as());
  await write('Delivery', 'We deliver to Belgium.');
  const after = await facts((items) => items.some(({ kind }) => kind === 'delivery_country'));
  expect(after.map(({ kind, state, days_max }) => [kind, state, days_max])).toEqual(
    expect.arrayContaining([
      ['returns', 'confirmed', 21],
      ['return_exception', 'confirmed', null],
      ['return_cost', 'dismissed', null],
    ]),
  );
  expect(after).toHaveLength(4);
  // The AI quotes the person's words, and not the dismissed fact.
  const { found } = await tool(['returns', 'return_cost']);
  expect(found).toMatchObject([{ days_max: 21, text: 'You may return everything within 21 days.', article_id: null }]);
  // A confirmed fact outlives its article, a dismissed one can be confirmed.
  await app.send(deleteArticle, { ...at(), id: article.id }, as());
  const left = await list();
  expect(left.find(({ kind }) => kind === 'return_exception')).toMatchObject({
    state: 'confirmed',
    sources: [],
    text: 'Gift cards cannot be returned.',
  });
  expect((await app.send(confirmFact, { ...at(), id: of('return_cost') }, as())).body.state).toBe('confirmed');
});

test('a typed fact is confirmed, and the AI cites it as the shop’s word', async () => {
  const { body, status } = await app.send(createFact, noNorway(), as());
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'confirmed', countries: ['NO'], allowed: false, sources: [], actions: ['edit', 'remove'] });
  const { found, read, calls } = await tool();
  expect(found).toMatchObject([{ id: body.id, article_id: null, countries: ['NO'], allowed: false, conflict: false }]);
  expect(read).toMatchObject([{ kind: 'shop', id: body.id, excerpt: typed.text }]);
  expect(calls).toMatchObject([{ name: 'get_facts', ok: true, summary: 'Read 1 fact.' }]);
  await app.send(removeFact, { ...at(), id: body.id }, as());
  expect(await list()).toEqual([]);
});

test('a teammate’s change is not overwritten, and nothing is lost', async () => {
  const { body } = await app.send(createFact, noNorway(), as());
  await app.send(updateFact, { ...at(), id: body.id, allowed: true, version: 1 }, as());
  const late = await app.send(updateFact, { ...at(), id: body.id, text: 'Mine', version: 1 }, as());
  expect([late.status, late.body]).toMatchObject([409, { code: 'fact.changed' }]);
  expect(await list()).toMatchObject([{ allowed: true, text: typed.text }]);
});

test('business hours of the settings are facts, and an article that differs is in conflict', async () => {
  const shop = { team_id: null, time_zone: 'Europe/Brussels', always_open: false, holidays: [] };
  await app.send(
    updateBusinessHours,
    { ...at(), version: 0, schedules: [{ ...shop, slots: [{ day: 1, from: '09:00', to: '17:00' }] }] },
    as(),
  );
  await write('Opening hours and contact', 'Our team answers on Monday from 10:00 to 16:00.');
  const items = await facts(({ length }) => length === 2);
  expect(items).toMatchObject([
    { state: 'setting', conflict: false, hours: { days: [1], from: '09:00', to: '17:00' }, actions: [] },
    { state: 'proposed', conflict: true, hours: { days: [1], from: '10:00', to: '16:00' } },
  ]);
  expect((await tool(['hours'])).found).toMatchObject([{ hours: { from: '09:00' } }]);
});

test('an article that says the same as the settings is their source, not a second fact', async () => {
  const shop = { team_id: null, time_zone: 'Europe/Brussels', always_open: false, holidays: [] };
  await app.send(
    updateBusinessHours,
    { ...at(), version: 0, schedules: [{ ...shop, slots: [{ day: 1, from: '09:00', to: '17:00' }] }] },
    as(),
  );
  const text = 'Our team answers on Monday from 9:00 to 17:00.';
  const { id } = await write('Opening hours and contact', text);
  const items = await facts(([one]) => one?.sources.length === 1);
  expect(items).toMatchObject([{ state: 'setting', conflict: false, sources: [{ article_id: id, text }] }]);
  expect((await tool(['hours'])).found).toMatchObject([{ text, article_id: id }]);
});

test('who did what is in the audit log', async () => {
  const { body } = await app.send(createFact, noNorway(), as());
  await app.send(updateFact, { ...at(), id: body.id, allowed: true }, as());
  await app.send(removeFact, { ...at(), id: body.id }, as());
  const log = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'fact.%')
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['fact.created', 'fact.changed', 'fact.deleted']);
});

test('another shop’s facts are nobody’s', async () => {
  const { body } = await app.send(createFact, noNorway(), as());
  const stranger = await app.register();
  const answer = await app.send(confirmFact, { merchant: stranger.merchant, id: body.id }, { token: stranger.token });
  expect(answer.status).toBe(404);
  expect((await app.send(listFacts, { merchant: stranger.merchant }, { token: stranger.token })).body.items).toEqual([]);
});
