import * as contract from '@parley/contract/analytics';
import { setBrandAccess } from '@parley/contract/brands';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { maker } from './make.ts';

/** A shop of 40 days made up by a fixed sequence of numbers, on the side of the world where its days begin earliest or latest. */
const now = new Date('2025-11-20T18:00:00Z');
const first = Date.parse('2025-10-10T00:00:00Z');
const hour = 3_600_000;
const channels = ['website', 'website', 'whatsapp', 'instagram'] as const;
const period = { period: 'custom', from: '2025-10-27', to: '2025-11-09' } as const;

function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now });
  client = new pg.Client({ connectionString: app.database.ownerUrl });
  await client.connect();
  await client.query('set row_security = off');
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function madeShop(timeZone: string, seed: number): Promise<{ owner: Person; quay: string }> {
  const owner = await app.register();
  const roll = dice(seed);
  const when = (days = 40) => new Date(first + roll(days * 24) * hour + roll(60) * 60_000).toISOString();
  const after = (at: string, hours: number) => new Date(Date.parse(at) + roll(hours * 60) * 60_000).toISOString();
  let quay = '';
  await app.write(owner.merchant, async (ctx) => {
    await ctx.db.updateTable('shop_settings').set({ time_zone: timeZone }).execute();
    const make = maker(ctx, owner.merchant);
    quay = await make.brand('Quay');
    const brandOf = () => (roll(4) === 0 ? quay : null);
    const cart = (items: number) =>
      JSON.stringify({ items: Array.from({ length: items }, () => ({ name: 'Bottle', quantity: 1, price: null })) });
    const people = await Promise.all(Array.from({ length: 30 }, (_, place) => make.customer({ name: `Person ${place}` })));
    // Buys in the shop without ever writing, and what others order as.
    const stranger = await make.customer({ name: 'Stranger' });
    for (let place = 0; place < 60; place++) {
      const at = when();
      const customer = people[roll(45)];
      await make.visitor(at, { customer_id: customer ?? null, ...(roll(3) === 0 && { cart: cart(roll(3)), cart_at: after(at, 24 * 12) }) });
    }
    const talks: { id: string; customer: string; at: string }[] = [];
    for (let place = 0; place < 70; place++) {
      const [at, customer] = [when(), people[roll(people.length)] ?? ''];
      const merged = talks[roll(talks.length * 12)]?.id ?? null;
      const id = await make.conversation({
        at,
        customer_id: customer,
        channel: channels[roll(4)] ?? 'website',
        brand_id: brandOf(),
        merged_into_id: merged,
      });
      talks.push({ id, customer, at });
    }
    for (let place = 0; place < 25; place++) {
      const talk = talks[roll(talks.length)];
      if (talk) await make.checkout(after(talk.at, 24 * 10), { conversation_id: talk.id, customer_id: talk.customer, brand_id: brandOf() });
    }
    for (let place = 0; place < 90; place++) {
      const talk = talks[roll(talks.length)];
      const inChat = roll(3) === 0 && talk;
      await make.order({
        name: `#${place}`,
        at: talk && roll(3) > 0 ? after(talk.at, 24 * 10) : when(),
        cents: 1000,
        status: (['delivered', 'pending', 'cancelled', 'draft'] as const)[roll(6)] ?? 'shipped',
        customer_id: inChat ? ([talk.customer, stranger, null][roll(3)] ?? null) : (people[roll(people.length)] ?? null),
        conversation_id: inChat ? talk.id : null,
        brand_id: brandOf(),
      });
    }
  });
  return { owner, quay };
}

/** The same figures, said once more in the plainest SQL: for each person who came one question a step, none of them shared with the product. */
const plain = `
  with came as (
    select coalesce(customer_id, id) as person, min(created_at) as at from chat_sessions where merchant_id = $1 and created_at >= $2 and created_at < $3 group by 1
    union all
    select customer_id, min(created_at) from conversations where merchant_id = $1 and merged_into_id is null and created_at >= $2 and created_at < $3 group by 1
  ), people as (
    select person, min(at) as at from came group by 1
  ), talks as (
    select p.*, (select c.id from conversations c where c.merchant_id = $1 and c.customer_id = p.person and c.merged_into_id is null
      and c.created_at between p.at and p.at + make_interval(hours => 24 * $4::int) order by c.created_at limit 1) as talk from people p
  ), told as (
    select t.person, c.created_at as began, coalesce(c.channel, 'website') as channel, coalesce(c.brand_id, b.id) as brand
    from talks t join brands b on b.merchant_id = $1 and b.is_default left join conversations c on c.merchant_id = $1 and c.id = t.talk
  ), bought as (
    select t.*, exists (
      select from orders o left join conversations c on c.merchant_id = $1 and c.id = o.conversation_id
      where o.merchant_id = $1 and o.status not in ('draft', 'cancelled') and o.placed_at between t.began and t.began + make_interval(hours => 24 * $4::int)
        and (o.customer_id = t.person or c.customer_id = t.person)) as ordered
    from told t
  ), filled as (
    select b.*, b.began is not null and (b.ordered
      or exists (select from chat_sessions s where s.merchant_id = $1 and b.person in (s.customer_id, s.id) and jsonb_array_length(s.cart -> 'items') > 0
        and s.cart_at between b.began - make_interval(hours => 24 * $4::int) and b.began + make_interval(hours => 24 * $4::int))
      or exists (select from checkouts x where x.merchant_id = $1 and x.customer_id = b.person
        and x.created_at between b.began - make_interval(hours => 24 * $4::int) and b.began + make_interval(hours => 24 * $4::int))) as cart
    from bought b
  )
  select count(*)::int as visitors, count(began)::int as conversations, count(*) filter (where cart)::int as carts, count(*) filter (where ordered)::int as orders
  from filled where $5::uuid is null or brand = $5::uuid`;

describe.each([
  // Begins its days at 11:00 or 10:00 of the day before in UTC.
  ['Pacific/Auckland', 7, '2025-10-26T11:00:00Z', '2025-11-09T11:00:00Z', '2025-10-12T11:00:00Z'],
  // Ends summer time on 2 November, in the period.
  ['America/Los_Angeles', 11, '2025-10-27T07:00:00Z', '2025-11-10T08:00:00Z', '2025-10-13T07:00:00Z'],
] as const)('a shop in %s', (timeZone, seed, from, to, before) => {
  let owner: Person;
  let quay: string;
  const as = () => ({ token: owner.token });
  const asked = (more: object = {}) => ({ merchant: owner.merchant, ...period, ...more });
  const counted = async (since: string, until: string, days: number, brand: string | null = null) =>
    (await client.query(plain, [owner.merchant, since, until, days, brand])).rows[0] as Record<string, number>;
  const fileOf = async (more: Record<string, string>, person = owner) => {
    const response = await fetch(
      `${app.url}/api/analytics/${owner.merchant}/conversions/file?${new URLSearchParams({ ...period, ...more }).toString()}`,
      {
        headers: { authorization: `Bearer ${person.token}` },
      },
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return response.text();
  };
  beforeAll(async () => {
    ({ owner, quay } = await madeShop(timeZone, seed));
  });

  test.each([1, 7, 30] as const)('counts as the plainest SQL does, with a window of %s days', async (window_days) => {
    const { body } = await app.send(contract.getConversions, asked({ window_days }), as());
    const of = (which: 'count' | 'previous') => Object.fromEntries(body.steps.map((step) => [step.key, step[which]]));
    expect(of('count')).toEqual(await counted(from, to, window_days));
    expect(of('previous')).toEqual(await counted(before, from, window_days));
    const counts = body.steps.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    // Worth comparing only if each step loses some.
    expect(window_days !== 7 || new Set(counts).size === 4).toBe(true);
    for (const parts of [body.by_channel, body.by_brand])
      for (const { key, count } of body.steps) expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(count);
  });

  test('a brand is the one of the person’s first conversation', async () => {
    const { body } = await app.send(contract.getConversions, asked({ brand: quay }), as());
    const of = Object.fromEntries(body.steps.map(({ key, count }) => [key, count]));
    expect(of).toEqual(await counted(from, to, 7, quay));
    expect(of['visitors']).toBeGreaterThan(0);
  });

  test('every step lists and exports exactly the people it counts, page by page', async () => {
    const { steps, by_channel } = (await app.send(contract.getConversions, asked(), as())).body;
    for (const { key: step, count } of steps) {
      const ids: string[] = [];
      for (let cursor: string | undefined; ;) {
        const { body } = await app.send(contract.listConversionPeople, asked({ step, limit: 7, cursor }) as never, as());
        ids.push(...body.items.map(({ id }) => id));
        if (body.next_cursor === null) break;
        cursor = body.next_cursor;
      }
      expect([ids.length, new Set(ids).size]).toEqual([count, count]);
      expect((await fileOf({ step })).trim().split('\r\n').length).toBe(count + 1);
    }
    for (const { key: channel, orders } of by_channel) {
      const { body } = await app.send(contract.listConversionPeople, asked({ step: 'orders', channel, limit: 100 }) as never, as());
      expect(body.items.length).toBe(orders);
      expect(body.items.every(({ order_number, ordered_at, cart_at }) => order_number && ordered_at && cart_at)).toBe(true);
    }
  });

  test('whoever may not read personal data gets initials, and a teammate of a brand its people only', async () => {
    const analyst = await app.teammate(owner.merchant, 'analyst', 'Ann');
    const { body } = await app.send(contract.listConversionPeople, asked({ step: 'conversations' }) as never, { token: analyst.token });
    expect(body.items.every(({ name }) => /^P\. \d\.$/.test(name ?? ''))).toBe(true);
    expect(await fileOf({ step: 'orders' }, analyst)).not.toContain('Person');
    expect(await fileOf({ step: 'orders' })).toContain('Person');
    await app.send(setBrandAccess, { merchant: owner.merchant, id: analyst.userId, brand_ids: [quay] }, as());
    const limited = (await app.send(contract.getConversions, asked(), { token: analyst.token })).body;
    expect(limited.by_brand.map(({ key }) => key)).toEqual([quay]);
  });

  test('a cursor of another list is refused', async () => {
    const answer = await app.send(contract.listConversionPeople, asked({ step: 'orders', cursor: newId() }) as never, as());
    expect(answer.status).toBe(422);
  });
});
