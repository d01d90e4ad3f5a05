import { type RawBuilder, sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Measures } from './formulas.ts';
import type { Period } from './days.ts';
import { bucketOf, countsAsRevenue, during, halfOf, seenOrders, visibleConversations, seenUnbranded } from './period-store.ts';

type Sums = Record<string, RawBuilder<unknown>>;
export type Sql = RawBuilder<unknown>;
type Row = { bucket: number } & Record<string, number | null>;
const seconds = (end: RawBuilder<unknown>, start: RawBuilder<unknown>) => sql`date_part('epoch', ${end} - ${start})`;
const median = (of: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${of})`;
const number = (of: RawBuilder<unknown>, holds?: RawBuilder<unknown>) =>
  holds ? sql`count(*) filter (where ${of} and ${holds})` : sql`count(*) filter (where ${of})`;
const cents = (holds: RawBuilder<unknown>) => sql`coalesce(sum(o.total_cents) filter (where ${holds}), 0)::bigint`;

/** Sums over orders `o` that count as revenue, by the formulas' names. */
const orderSums: Sums = {
  orders: sql`count(*)`,
  gross: sql`coalesce(sum(o.total_cents), 0)::bigint`,
  ai: cents(sql`o.sold_by = 'ai'`),
  teammate: cents(sql`o.sold_by = 'teammate'`),
  orders_of_customers: number(sql`o.customer_id is not null`),
  gross_of_customers: cents(sql`o.customer_id is not null`),
};

const wrote = sql`c.first_human_reply_at is not null`;
const asked = sql`c.handoff_reason is not null`;
const average = (holds: RawBuilder<unknown>) => sql`round(avg(c.csat_score) filter (where ${holds}), 4)::float8`;
/** Sums over conversations `c` with their `outcome` and whether the AI was `involved`. */
const conversationSums: Sums = {
  conversations: sql`count(*)`,
  involved: number(sql`involved`),
  ai_resolved: number(sql`outcome = 'ai_resolved'`),
  person_resolved: number(sql`outcome = 'person_resolved'`),
  confirmed: number(sql`outcome = 'ai_resolved' and c.ai_confirmed_at is not null`),
  assumed: number(sql`outcome = 'ai_resolved' and c.ai_confirmed_at is null`),
  abandoned: number(sql`outcome = 'abandoned'`),
  met: number(sql`(involved or ${asked})`),
  ended: number(sql`outcome <> 'open'`),
  handoffs: number(asked),
  unanswered: number(asked, sql`c.first_human_reply_at is null`),
  csat: sql`round(avg(c.csat_score), 4)::float8`,
  csat_ai: average(sql`involved and c.first_human_reply_at is null`),
  csat_assisted: average(sql`involved and ${wrote}`),
  csat_people: average(sql`not involved and ${wrote}`),
  first_ai: median(seconds(sql`c.first_ai_reply_at`, sql`c.created_at`)),
  first_human: median(
    sql`case when ${wrote} then ${seconds(sql`c.first_human_reply_at`, sql`case when c.handoff_requested_at <= c.first_human_reply_at then c.handoff_requested_at else c.created_at end`)} end`,
  ),
  after_handoff: median(
    sql`case when ${wrote} and c.handoff_requested_at is not null then greatest(${seconds(sql`c.first_human_reply_at`, sql`c.handoff_requested_at`)}, 0) end`,
  ),
  to_accept: median(seconds(sql`c.handoff_accepted_at`, sql`c.handoff_requested_at`)),
};

const columns = (sums: Sums, wanted?: readonly string[]) =>
  sql.join(
    Object.entries(sums)
      .filter(([name]) => !wanted || wanted.includes(name))
      .map(([name, of]) => sql`${of} as ${sql.ref(name)}`),
  );

/** Sums of orders by bucket, by index-only scan. */
export async function sumOrders(db: Reader, period: Period, daily: boolean, wanted?: readonly string[]): Promise<Row[]> {
  const from = sql`from orders o where ${seenOrders(period, 'o')} and ${countsAsRevenue('o')} and`;
  const { rows } = await (
    daily
      ? sql<Row>`select ${bucketOf(period, sql`o.placed_at`, true)} as bucket, ${columns(orderSums, wanted)} ${from} ${during(period, sql`o.placed_at`)} group by 1`
      : inHalves((half) => sql`${columns(orderSums, wanted)} ${from} ${halfOf(period, sql`o.placed_at`, half)}`)
  ).execute(db);
  return rows;
}
/** Aggregates the previous period and the period separately, so that no sort is needed to separate them. */
const inHalves = (half: (place: 1 | 2) => RawBuilder<unknown>) =>
  sql<Row>`select 1 as bucket, ${half(1)} union all select 2 as bucket, ${half(2)}`;

/**
 * Refunds by bucket: from the ledger, and credit notes without an order. Looks up the orders of the few refunds and never reads all
 * orders. Excludes refunds because a total decreased or another method paid, which the totals already contain.
 */
export async function sumRefunds(db: Reader, period: Period, daily: boolean): Promise<Row[]> {
  return rows<Row>(db)`
    select bucket, sum(cents)::bigint as refunds from (
      select ${bucketOf(period, sql`p.at`, daily)} as bucket, p.amount_cents as cents
      from order_payments p, lateral (
        select from orders o where o.merchant_id = p.merchant_id and o.id = p.order_id and o.status <> 'cancelled' and ${seenOrders(period, 'o')} offset 0) o
      where p.merchant_id = ${period.merchant}::uuid and p.kind = 'refund' and ${during(period, sql`p.at`)} and p.edit_id is null
        and not exists (select from order_returns r where r.merchant_id = p.merchant_id and r.id = p.return_id and r.kind = 'exchange')
      union all
      select ${bucketOf(period, sql`r.at`, daily)}, r.amount_cents from refund_records r
      where r.merchant_id = ${period.merchant}::uuid and r.currency = ${period.currency} and ${during(period, sql`r.at`)} and ${seenUnbranded(period)}
    ) back group by bucket`;
}

/**
 * Sums of conversations by bucket. Daily medians and averages don't add up to the period's, so daily buckets come with the two periods:
 * bucket -1 is the previous period, -2 the period.
 */
export async function sumConversations(
  db: Reader,
  period: Period,
  outcome: Sql,
  daily: boolean,
  wanted?: readonly string[],
): Promise<Row[]> {
  const facts = sql`${outcome} as outcome, c.first_ai_reply_at is not null as involved`;
  const at = sql`c.created_at`;
  const { rows } = await (
    daily
      ? sql<Row>`
        select coalesce(bucket, half) as bucket, ${columns(conversationSums, wanted)}
        from (
          select c.*, ${bucketOf(period, at, true)} as bucket, -${bucketOf(period, at, false)} as half, ${facts}
          from conversations c where ${visibleConversations(period, 'c')} and ${during(period, at)}
        ) c group by grouping sets ((bucket), (half))`
      : inHalves(
          (half) => sql`${columns(conversationSums, wanted)}
        from (select c.*, ${facts} from conversations c where ${visibleConversations(period, 'c')} and ${halfOf(period, at, half)}) c`,
        )
  ).execute(db);
  return rows;
}

/** Each measure's value by bucket; a missing one is zero. */
export type Buckets = ReadonlyMap<number, Measures>;
export function joined(...lists: readonly (readonly Row[])[]): Buckets {
  const all = new Map<number, Record<string, number | null>>();
  for (const { bucket, ...values } of lists.flat()) all.set(bucket, { ...all.get(bucket), ...values });
  return all;
}
