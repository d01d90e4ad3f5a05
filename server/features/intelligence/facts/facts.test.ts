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
  expect((await list()).map(({ days_max, conflict, overruled }) => [days_max, conflict, overruled])).toEqual(
    expect.arrayContaining([
      [14, false, true],
      [30, false, false],
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

test('a change that changes nothing confirms nothing', async () => {
  await write('Returns', fortnight);
  const [fact] = await facts(({ length }) => length === 1);
  const id = fact?.id ?? '';
  const same = { days_max: 14, text: fortnight };
  for (const change of [{}, { version: 1 }, same])
    expect(await app.send(updateFact, { ...at(), id, ...change }, as())).toMatchObject({
      status: 200,
      body: { state: 'proposed', version: 1 },
    });
});

test.each([
  ['a shortest time above the longest', { days_min: 9, days_max: 2 }, 'days_max', 'Enter at least 9 days, the shortest time.'],
  ['negative days', { days_min: -1 }, 'days_min', 'Enter 0 or more for “Days, from”.'],
  ['a negative cost', { amount: '-1.00', currency: 'EUR' }, 'amount', 'Enter a cost of 0 or more.'],
  ['a negative order amount', { free_from: '-1.00', currency: 'EUR' }, 'free_from', 'Enter an order amount of 0 or more.'],
  ['a country that isn’t one', { countries: ['ZZ'] }, 'countries.0', 'Choose a country, such as NL.'],
  ['a country twice', { countries: ['NL', 'nl'] }, 'countries', 'Choose each country once.'],
  ['a currency that isn’t one', { amount: '5.00', currency: 'ZZZ' }, 'currency', 'Choose a currency, such as EUR.'],
  ['a cost without its currency', { amount: '5.00' }, 'currency', 'Choose the currency of the cost.'],
  [
    'hours that end first',
    { hours: { days: [1], from: '17:00', to: '09:00' } },
    'hours.to',
    'Choose a closing time after the opening time.',
  ],
  ['a day twice', { hours: { days: [1, 1], from: '09:00', to: '17:00' } }, 'hours.days', 'Choose each day once.'],
  ['an unknown language', { language: 'xx' }, 'language', 'Choose one of these languages: en, es, fr, de, pt, nl, it.'],
])('%s is refused at its field', async (_, values, path, message) => {
  const refused = { status: 422, body: { errors: [{ path, message }] } };
  expect(await app.send(createFact, { ...noNorway(), ...values }, as())).toMatchObject(refused);
  const { body } = await app.send(createFact, noNorway(), as());
  expect(await app.send(updateFact, { ...at(), id: body.id, ...values }, as())).toMatchObject(refused);
});

test('a change is checked together with what stays', async () => {
  const { body } = await app.send(createFact, { ...noNorway(), kind: 'delivery', days_min: 9 }, as());
  const refused = await app.send(updateFact, { ...at(), id: body.id, days_max: 2 }, as());
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'days_max' }] } });
});

test('countries may be in lower case', async () => {
  expect((await app.send(createFact, { ...noNorway(), countries: ['no'] }, as())).body.countries).toEqual(['NO']);
});

test('the same fact twice is refused', async () => {
  await app.send(createFact, noNorway(), as());
  const again = await app.send(createFact, noNorway(), as());
  expect([again.status, again.body]).toMatchObject([409, { code: 'fact.exists' }]);
  const other = await app.send(createFact, { ...noNorway(), countries: ['IS'] }, as());
  const change = await app.send(updateFact, { ...at(), id: other.body.id, countries: ['NO'] }, as());
  expect([change.status, change.body]).toMatchObject([409, { code: 'fact.exists' }]);
});

test('what was typed overrules a proposal; using the proposal dismisses what it contradicts', async () => {
  await write('Returns', fortnight);
  const [proposed] = await facts(({ length }) => length === 1);
  const mine = { ...at(), kind: 'returns' as const, allowed: true, days_max: 30, text: month };
  const added = (await app.send(createFact, mine, as())).body;
  expect(added).toMatchObject({ conflict: false, overruled: false });
  const of = async (id: string | undefined) => (await list()).find((one) => one.id === id);
  expect(await of(proposed?.id)).toMatchObject({ conflict: false, overruled: true, contradicts: [added.id] });
  expect((await tool()).found).toMatchObject([{ days_max: 30, conflict: false }]);
  const used = await app.send(confirmFact, { ...at(), id: proposed?.id ?? '' }, as());
  expect(used.body).toMatchObject({ state: 'confirmed', conflict: false, contradicts: [] });
  expect(await of(added.id)).toMatchObject({ state: 'dismissed' });
  expect((await tool()).found).toMatchObject([{ days_max: 14, conflict: false }]);
});

test('two confirmed facts that contradict each other are a conflict until one is used', async () => {
  const one = { ...at(), kind: 'returns' as const, allowed: true, days_max: 30, text: month };
  const first = (await app.send(createFact, one, as())).body;
  const second = (await app.send(createFact, { ...one, days_max: 14, text: fortnight }, as())).body;
  expect(second).toMatchObject({ conflict: true, contradicts: [first.id], actions: ['confirm', 'edit', 'remove'] });
  expect((await tool()).found.map(({ conflict }) => conflict)).toEqual([true, true]);
  await app.send(confirmFact, { ...at(), id: first.id }, as());
  expect((await tool()).found).toMatchObject([{ days_max: 30, conflict: false }]);
});

test('the list says how many articles are still to be read', async () => {
  await write('Returns', fortnight);
  await facts(({ length }) => length === 1);
  const unread = async () => (await app.send(listFacts, at(), as())).body.unread;
  expect(await until(async () => (await unread()) === 0)).toBe(true);
});

test('business hours of the settings are facts, and an article that differs is overruled', async () => {
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
    { state: 'proposed', conflict: false, overruled: true, hours: { days: [1], from: '10:00', to: '16:00' } },
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
