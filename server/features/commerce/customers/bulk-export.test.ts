import { getCustomer, updateCustomer } from '@parley/contract/customers';
import { createTag } from '@parley/contract/tags';
import { can, type TeamRole, permissionsOf } from '@parley/contract/permissions';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrandLimit, ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { customerBulk, customerExport } from './index.ts';
import { limitedTo, makeCustomer, makeOrder } from './make.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ merchant } = owner);
});
afterAll(() => app.close());

const actorOf = (shop: string, teamRole: TeamRole = 'owner', brands: BrandLimit | null = null): UserActor => ({
  kind: 'user',
  id: owner.userId,
  sessionId: newId(),
  name: 'Olive Owner',
  role: 'merchant',
  merchant: shop,
  permissions: permissionsOf(teamRole),
  teams: null,
  brands,
});
const asOwner = <T>(work: (ctx: WriteCtx<UserActor>) => Promise<T>) =>
  app.write(merchant, (ctx) => work({ ...ctx, actor: actorOf(merchant) }));
const readAs = (actor: UserActor): ReadCtx<UserActor> => ({
  actor,
  db: app.installation.readingOf(actor.merchant),
  readerOf: app.installation.readingOf,
  requestId: 'test',
  address: '',
  now: () => new Date(),
  newId,
  flags: app.installation.flags,
});
const read = async (id: string) => (await app.send(getCustomer, { merchant, id }, { token: owner.token })).body;
type Change = Parameters<typeof customerBulk.change>[2];
const change = (id: string, wanted: Change) => asOwner((ctx) => customerBulk.change(ctx, id, wanted));
const undo = (id: string, stand: Awaited<ReturnType<typeof change>>, wanted: Change) =>
  asOwner(async (ctx) => stand && customerBulk.undo?.(ctx, id, stand, wanted));

test('a bulk change works row by row, and undo skips rows changed since', async () => {
  const { body: tag } = await app.send(createTag, { merchant, name: 'in bulk' }, { token: owner.token });
  const { id } = await makeCustomer(app, owner);
  const wanted: Change = {
    add_tag_ids: [tag.id],
    language: 'fr',
    blocked: true,
    consent: { channel: 'email', state: 'refused', source: 'a list' },
  };
  const stand = await change(id, wanted);
  const after = await read(id);
  expect([after.language, after.blocked, after.tags.length]).toEqual(['fr', true, 1]);
  expect(after.consent.find(({ channel }) => channel === 'email')).toMatchObject({ state: 'refused', source: 'a list' });
  expect(await change(id, wanted)).toBeNull();
  await undo(id, stand, wanted);
  const before = await read(id);
  expect([before.language, before.blocked, before.tags.length]).toEqual([null, false, 0]);
  expect(before.consent.find(({ channel }) => channel === 'email')?.state).toBe('unknown');
});

test('undo skips a row that somebody has changed since', async () => {
  const { id } = await makeCustomer(app, owner);
  const stand = await change(id, { language: 'fr' });
  await app.send(updateCustomer, { merchant, id, language: 'it' }, { token: owner.token });
  await expect(undo(id, stand, { language: 'fr' })).rejects.toEqual(new Problem('bulk.not_undoable'));
  expect((await read(id)).language).toBe('it');
});

test('an unknown tag is refused before any row', async () => {
  await expect(asOwner((ctx) => customerBulk.check(ctx, { add_tag_ids: [newId()] }))).rejects.toEqual(new Problem('tag.missing'));
});

test('the selection matches the list and has the rows’ names', async () => {
  const shop = await app.register();
  const [one] = [
    await makeCustomer(app, shop, { first_name: 'One', language: 'de' }),
    await makeCustomer(app, shop, { first_name: 'Two' }),
  ];
  const chosen = await app.write(shop.merchant, async (ctx) => {
    const filter = { match: 'all' as const, conditions: [{ field: 'language', op: 'is' as const, value: ['de'] }] };
    const query: RawBuilder<{ id: string }> = await customerBulk.chosen(
      { ...ctx, actor: actorOf(shop.merchant) },
      { kind: 'all', filter },
      10,
    );
    return (await query.execute(ctx.db)).rows;
  });
  expect(chosen).toEqual([{ id: one.id }]);
  expect(await app.write(shop.merchant, ({ db }) => customerBulk.labels(db, [one.id]))).toEqual(new Map([[one.id, 'One Berg']]));
});

test('an export has every row once across pages, masked like the list', async () => {
  const shop = await app.register();
  for (const first_name of ['A', 'B', 'C'])
    await makeCustomer(app, shop, { first_name, emails: [`${first_name.toLowerCase()}@export.example`], phones: ['030 1234567'] });
  const all = async (actor: UserActor) => {
    const rows: Record<string, string>[] = [];
    let after: string | null = null;
    do {
      const page = await customerExport.read(readAs(actor), {}, after, 2);
      rows.push(...page.rows);
      after = page.next;
    } while (after);
    return rows;
  };
  const rows = await all(actorOf(shop.merchant));
  expect(rows.map(({ name, email }) => [name, email])).toEqual([
    ['C Berg', 'c@export.example'],
    ['B Berg', 'b@export.example'],
    ['A Berg', 'a@export.example'],
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual(customerExport.columns.map(({ key }) => key));
  expect(can('analyst', 'personal_data:read')).toBe(false);
  expect((await all(actorOf(shop.merchant, 'analyst')))[0]).toMatchObject({
    name: 'C. B.',
    email: 'c•••@export.example',
    phone: '030 •••• 67',
  });
});

test('an export limited to a brand counts only that brand', async () => {
  const { brand } = await limitedTo(app, owner, 'Nord');
  const { id } = await makeCustomer(app, owner);
  await makeOrder(app, merchant, { customer: id, cents: 250, brand });
  await makeOrder(app, merchant, { customer: id, cents: 9000 });
  const limited = actorOf(merchant, 'agent', { ids: [brand], withDefault: false });
  const { rows } = await customerExport.read(readAs(limited), {}, null, 10);
  expect(rows.map(({ spent, orders }) => [spent, orders])).toEqual([['2.50', '1']]);
});
