import type { Channel } from '@parley/contract/channels';
import { type RawBuilder, sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { isLimited, ofBrand, visible } from '../../account/visibility/index.ts';
import type { Period } from './days.ts';
import { countsAsRevenue, halfOf } from './period-store.ts';

export type Step = 'visitors' | 'conversations' | 'carts' | 'orders';
/** Where of the funnel to look: everyone of the period who reached the step, of one channel or of all. */
export type Place = { step: Step; channel?: Channel | undefined };
/** `half` is the previous period (1) or the period (2). */
export type Window = { period: Period; windowDays: number; half: 1 | 2 };

const length = (windowDays: number) => sql`make_interval(hours => ${24 * windowDays}::int)`;
const edges = ({ period: { bounds, days }, half }: Window) =>
  ({ from: sql`${bounds[(half - 1) * days]}::timestamptz`, to: sql`${bounds[half * days]}::timestamptz` }) as const;

/** A visitor whose conversation the viewer may not see is not shown, and one without a conversation belongs to the default brand. */
function seenVisitors({ merchant, viewer }: Period): RawBuilder<unknown> {
  if (!isLimited(viewer)) return sql`true`;
  return sql`(case when s.conversation_id is null then ${viewer.brands?.withDefault ?? true}::boolean
    else exists (select from conversations v where v.merchant_id = ${merchant}::uuid and v.id = s.conversation_id and ${visible(viewer, 'v')}) end)`;
}

/**
 * One row for each person who came, with when they reached the steps. A person is a customer, or a browser as long as it is nobody's. The
 * conversation begins within the window after they came, the order is placed within the window after that, and the cart is one of the window
 * before or after it, or else the order itself.
 *
 * Orders and carts are not joined: for each conversation the next ones are a running minimum over one sort, so that a plan made without knowing the
 * period takes no longer. Carts sort by the end of the window that they are good for, which puts those shortly before a conversation after it.
 */
function people(window: Window): RawBuilder<unknown> {
  const { period, windowDays, half } = window;
  const shop = sql`${period.merchant}::uuid`;
  const within = length(windowDays);
  const { from, to } = edges(window);
  // What the last person who came may still do within the windows of their conversation and of what follows it.
  const inReach = (column: RawBuilder<unknown>) => sql`${column} >= ${from} and ${column} <= ${to} + 2 * ${within}`;
  return sql`
    talks as materialized (
      select c.id, c.customer_id as person, c.channel, c.brand_id, c.created_at as at from conversations c
      where c.merchant_id = ${shop} and c.merged_into_id is null and ${visible(period.viewer, 'c')} and c.created_at >= ${from} and c.created_at < ${to} + ${within}
    ), came as materialized (
      select distinct on (person) * from (
        select coalesce(s.customer_id, s.id) as person, 'website' as channel, s.created_at as at, t.id as conversation_id, t.created_at as conversation_at, t.brand_id
        from chat_sessions s left join lateral (
          select c.id, c.created_at, c.brand_id from conversations c
          where c.merchant_id = ${shop} and c.customer_id = s.customer_id and c.merged_into_id is null and ${visible(period.viewer, 'c')}
            and c.created_at >= s.created_at and c.created_at <= s.created_at + ${within} order by c.created_at limit 1
        ) t on true
        where s.merchant_id = ${shop} and ${halfOf(period, sql`s.created_at`, half)} and ${seenVisitors(period)}
        union all
        select person, channel, at, id, at, brand_id from talks where at < ${to}
      ) x order by person, at, conversation_at
    ), sold as (
      select case when writes then o.customer_id else (select v.customer_id from conversations v where v.merchant_id = ${shop} and v.id = o.conversation_id) end as person, o.placed_at as at
      from (
        select o.customer_id, o.conversation_id, o.placed_at, (o.customer_id in (select person from talks)) is true as writes from orders o
        where o.merchant_id = ${shop} and ${inReach(sql`o.placed_at`)} and ${countsAsRevenue('o')} and ${ofBrand(period.viewer, 'o')} offset 0
      ) o where writes or o.conversation_id is not null
    ), carts as (
      select coalesce(s.customer_id, s.id) as person, s.cart_at as at from chat_sessions s
      where s.merchant_id = ${shop} and s.cart_at >= ${from} - ${within} and s.cart_at <= ${to} + 2 * ${within} and jsonb_array_length(s.cart -> 'items') > 0
      union all
      select coalesce((select v.customer_id from conversations v where v.merchant_id = ${shop} and v.id = x.conversation_id), x.customer_id), x.created_at
      from checkouts x where x.merchant_id = ${shop} and x.created_at >= ${from} - ${within} and x.created_at <= ${to} + 2 * ${within} and ${ofBrand(period.viewer, 'x')}
    ), followed as (
      select person, channel, came_at, conversation_id, at as conversation_at, brand_id, min(cart_until) over later as cart_until, min(ordered_at) over later as ordered_at
      from (
        select person, conversation_at as at, channel, at as came_at, conversation_id, brand_id, null::timestamptz as cart_until, null::timestamptz as ordered_at
        from came where conversation_at is not null
        union all select person, at, null, null, null, null, null, at from sold
        union all select person, at + ${within}, null, null, null, null, at + ${within}, null from carts
      ) x window later as (partition by person order by at desc range unbounded preceding)
    ), people as (
      select person, channel, came_at, conversation_id, conversation_at, brand_id, coalesce(cart_at, ordered_at) as cart_at, ordered_at from (
        select person, channel, came_at, conversation_id, conversation_at, brand_id,
          case when cart_until <= conversation_at + 2 * ${within} then cart_until - ${within} end as cart_at, case when ordered_at <= conversation_at + ${within} then ordered_at end as ordered_at
        from followed where conversation_id is not null
      ) x
      union all
      select person, channel, at, null, null, null, null, null from came where conversation_at is null
    )`;
}

/** Who has no conversation belongs to the default brand. */
const ofChosenBrand = ({ brand }: Period): RawBuilder<boolean> => {
  if (!brand) return sql<boolean>`true`;
  return brand.isDefault
    ? sql<boolean>`(p.brand_id is null or p.brand_id = ${brand.id}::uuid)`
    : sql<boolean>`p.brand_id = ${brand.id}::uuid`;
};

export type Counts = Record<Step, number>;
/** The people of one channel and brand; `to_order` is of everyone and the same in each row. */
export type Part = Counts & { channel: Channel; brand: string; to_order: number | null };

/** How many came and reached each step, by channel and brand, and how long the first order took, in seconds. */
export async function readFunnel(db: Reader, window: Window): Promise<Part[]> {
  const { period } = window;
  const standard = sql`(select id from brands where merchant_id = ${period.merchant}::uuid and is_default)`;
  return rows<Part>(db)`
    with ${people(window)}, counted as materialized (select * from people p where ${ofChosenBrand(period)})
    select channel, coalesce(brand_id, ${standard}) as brand, count(*) as visitors, count(conversation_at) as conversations, count(cart_at) as carts, count(ordered_at) as orders,
      (select percentile_cont(0.5) within group (order by extract(epoch from ordered_at - conversation_at)) from counted where ordered_at is not null) as to_order
    from counted group by 1, 2`;
}

export type PersonRow = {
  person: string;
  name: string | null;
  channel: Channel;
  came_at: Date;
  conversation_id: string | null;
  conversation_number: number | null;
  conversation_at: Date | null;
  cart_at: Date | null;
  order_id: string | null;
  order_number: string | null;
  ordered_at: Date | null;
};
export type After = { at: string; person: string } | undefined;
const reached: Record<Step, RawBuilder<boolean>> = {
  visitors: sql<boolean>`true`,
  conversations: sql<boolean>`p.conversation_at is not null`,
  carts: sql<boolean>`p.cart_at is not null`,
  orders: sql<boolean>`p.ordered_at is not null`,
};

/** The people who reached a step, the latest first: as many as the step counts. */
export async function listPeople(db: Reader, window: Window, { step, channel }: Place, after: After, limit: number): Promise<PersonRow[]> {
  const { period } = window;
  const next = after ? sql`(p.came_at, p.person) < (${after.at}::timestamptz, ${after.person}::uuid)` : sql`true`;
  const shop = sql`${period.merchant}::uuid`;
  return rows<PersonRow>(db)`
    with ${people(window)}, shown as (
      select * from people p where ${ofChosenBrand(period)} and ${reached[step]} and ${channel ? sql`p.channel = ${channel}` : sql`true`} and ${next}
      order by p.came_at desc, p.person desc limit ${limit}
    )
    select p.person, k.name, p.channel, p.came_at, p.conversation_id, c.number as conversation_number, p.conversation_at, p.cart_at, o.id as order_id, o.order_number, p.ordered_at
    from shown p
      left join customers k on k.merchant_id = ${shop} and k.id = p.person
      left join conversations c on c.merchant_id = ${shop} and c.id = p.conversation_id
      left join lateral (
        select o.id, o.order_number from orders o where o.merchant_id = ${shop} and o.placed_at = p.ordered_at and ${countsAsRevenue('o')} and ${ofBrand(period.viewer, 'o')}
          and (o.customer_id = p.person or o.conversation_id in (select v.id from conversations v where v.merchant_id = ${shop} and v.customer_id = p.person)) order by o.id limit 1
      ) o on true
    order by p.came_at desc, p.person desc`;
}
