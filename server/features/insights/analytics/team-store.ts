import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Period } from './days.ts';
import { countsAsRevenue, during, instantPart, seenOrders, visibleConversations } from './period-store.ts';

export type Teammate = {
  user_id: string;
  name: string;
  conversations: number;
  replies: number;
  first_reply_seconds: number | null;
  resolved: number;
  csat: number | null;
  open_now: number;
  sold: number;
};

/**
 * Everyone in the team with their work. `conversations` are those begun in the period in which they replied, as in the list's
 * `answered_by`; `replies` are all they sent in the period.
 */
export async function readTeammates(db: Reader, period: Period): Promise<Teammate[]> {
  const [from, to] = instantPart(period);
  return rows<Teammate>(db)`
    with wrote as (
      select m.author_id as user_id, c.id, c.created_at >= ${from} and c.created_at < ${to} and c.first_human_reply_at is not null as begun,
        count(*) filter (where m.created_at < ${to}) as replies,
        min(m.created_at) as first_at, min(c.first_human_reply_at) as first_human_at, min(c.handoff_requested_at) as asked_at
      from messages m join conversations c on c.merchant_id = m.merchant_id and c.id = m.conversation_id
      where m.merchant_id = ${period.merchant}::uuid and m.created_at >= ${from} and m.author = 'teammate' and not m.private and ${visibleConversations(period, 'c')}
      group by 1, 2, 3
    ), written as (
      select user_id, count(*) filter (where begun) as conversations, sum(replies)::bigint as replies,
        percentile_cont(0.5) within group (order by extract(epoch from first_at - asked_at)) filter (where begun and first_at >= asked_at and first_at <= first_human_at + interval '1 second') as first_reply_seconds
      from wrote group by 1
    ), held as (
      select c.assignee_id as user_id, count(*) filter (where c.status = 'resolved' and c.first_human_reply_at is not null and c.resolved_at >= ${from} and c.resolved_at < ${to}) as resolved,
        round(avg(c.csat_score) filter (where c.csat_answered_at >= ${from} and c.csat_answered_at < ${to}), 4)::float8 as csat,
        count(*) filter (where c.status = 'open') as open_now
      from conversations c where ${visibleConversations(period, 'c')} and c.assignee_id is not null and (c.status = 'open' or c.last_activity_at >= ${from} or c.csat_answered_at >= ${from}) group by 1
    ), sold as (
      select o.sold_by_user_id as user_id, sum(o.total_cents)::bigint as sold from orders o
      where ${seenOrders(period, 'o')} and ${during(period, sql`o.placed_at`, { before: false })} and o.sold_by = 'teammate' and ${countsAsRevenue('o')} group by 1
    )
    select u.id as user_id, u.name, coalesce(w.conversations, 0) as conversations, coalesce(w.replies, 0) as replies, w.first_reply_seconds, coalesce(h.resolved, 0) as resolved, h.csat,
      coalesce(h.open_now, 0) as open_now, coalesce(s.sold, 0) as sold
    from directory.memberships b join directory.users u on u.id = b.user_id
      left join written w on w.user_id = u.id left join held h on h.user_id = u.id left join sold s on s.user_id = u.id
    where b.merchant_id = ${period.merchant}::uuid order by w.conversations desc nulls last, u.name, u.id`;
}

export type Hour = { weekday: number; hour: number; customer_messages: number; human_replies: number };

/** Messages of the period by weekday and hour in the shop's time zone. */
export async function countHours(db: Reader, period: Period): Promise<Hour[]> {
  return rows<Hour>(db)`
    select extract(isodow from h at time zone ${period.timeZone})::int as weekday, extract(hour from h at time zone ${period.timeZone})::int as hour,
      sum(customers)::int as customer_messages, sum(people)::int as human_replies
    from (
      select date_bin('15 minutes', m.created_at, timestamptz '2000-01-01') as h, count(*) filter (where m.author = 'customer') as customers, count(*) filter (where m.author = 'teammate') as people
      from messages m join conversations c on c.merchant_id = m.merchant_id and c.id = m.conversation_id
      where m.merchant_id = ${period.merchant}::uuid and ${during(period, sql`m.created_at`, { before: false })} and m.author in ('customer', 'teammate') and not m.private and ${visibleConversations(period, 'c')}
      group by 1
    ) q group by 1, 2 order by 1, 2`;
}
