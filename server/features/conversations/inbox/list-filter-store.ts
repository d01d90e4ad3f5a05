import type { conversationFields, ConversationSort } from '@parley/contract/conversations';
import { choice, type Field, flag, instant, number, text } from '../../../platform/db/filter.ts';
import { isUuid } from '../../../platform/lib/ids.ts';
import { fromKeyCursor, kindOf } from '../../../platform/lib/keyset.ts';
import { type RawBuilder, sql } from 'kysely';
import { brandField } from '../../account/visibility/index.ts';
import { aiResolutionSql, outcomeField } from './outcome-store.ts';

const column = (name: string) => sql.ref(name);

/**
 * SQL for the conversation list's filter fields, for a query that names the conversation `c`, its customer `k` and this teammate's read
 * position `r`. `me` stands for the requester.
 */
export const fieldsFor = (userId: string): Record<keyof typeof conversationFields, Field> => ({
  status: choice(column('c.status')),
  handler: choice(column('c.handler')),
  channel: choice(column('c.channel')),
  priority: choice(column('c.priority')),
  assignee: choice(column('c.assignee_id'), 'uuid', (word) => (word === 'me' ? userId : word)),
  team: choice(column('c.team_id'), 'uuid'),
  tag: ({ op, value }) => {
    const isTagged = sql<boolean>`exists (select 1 from conversation_tags ct where ct.merchant_id = c.merchant_id and ct.conversation_id = c.id${
      op === 'is' || op === 'is_not' ? sql` and ct.tag_id = any (${(value as string[]).filter(isUuid)}::uuid[])` : sql``
    })`;
    return op === 'is' || op === 'is_set' ? isTagged : sql<boolean>`not ${isTagged}`;
  },
  handoff_reason: choice(column('c.handoff_reason')),
  language: choice(column('c.language')),
  customer_name: text(column('c.customer_name')),
  customer_email: text(column('k.email')),
  subject: text(column('c.subject')),
  number: number(column('c.number')),
  csat_score: number(column('c.csat_score')),
  message_count: number(column('c.message_count')),
  created_at: instant(column('c.created_at')),
  last_activity_at: instant(column('c.last_activity_at')),
  waiting_since: instant(column('c.waiting_since')),
  brand: brandField(column('c.brand_id')),
  outcome: outcomeField('c'),
  ai_resolution: choice(aiResolutionSql('c')),
  resolved_at: instant(column('c.resolved_at')),
  handoff_requested_at: instant(column('c.handoff_requested_at')),
  first_human_reply_at: instant(column('c.first_human_reply_at')),
  answered_by: answeredBy(userId),
  ai_involved: flag(sql<boolean>`(c.first_ai_reply_at is not null)`),
  ai_ran: flag(sql<boolean>`exists (select 1 from ai_runs n where n.merchant_id = c.merchant_id and n.conversation_id = c.id)`),
  ai_reported: flag(
    sql<boolean>`exists (select 1 from ai_reports p where p.merchant_id = c.merchant_id and p.conversation_id = c.id and p.state <> 'dismissed')`,
  ),
  has_cart: flag(
    sql<boolean>`exists (select 1 from chat_sessions s where s.merchant_id = c.merchant_id and s.conversation_id = c.id and jsonb_array_length(s.cart -> 'items') > 0)`,
  ),
  has_order: flag(
    sql<boolean>`exists (select 1 from orders o where o.merchant_id = c.merchant_id and o.conversation_id = c.id and o.status <> 'draft')`,
  ),
  unread: flag(sql<boolean>`(c.status = 'open' and c.handler <> 'ai' and c.muted_at is null and c.customer_seq > coalesce(r.seq, 0))`),
  muted: flag(sql<boolean>`(c.muted_at is not null)`),
  pinned: flag(
    sql<boolean>`exists (select 1 from pins p where p.merchant_id = c.merchant_id and p.user_id = ${userId}::uuid and p.conversation_id = c.id)`,
  ),
});

/** Who answered the customer: `ai`, or a teammate's id. */
const answeredBy =
  (userId: string): Field =>
  ({ op, value }) => {
    const byAi = sql<boolean>`c.first_ai_reply_at is not null`;
    if (op === 'is_set' || op === 'is_not_set') {
      const answered = sql<boolean>`(${byAi} or c.first_human_reply_at is not null)`;
      return op === 'is_set' ? answered : sql<boolean>`not ${answered}`;
    }
    const values = Array.isArray(value) ? value : [];
    const people = values.map((word) => (word === 'me' ? userId : word)).filter(isUuid);
    const byThem = sql<boolean>`(c.first_human_reply_at is not null and exists (
      select 1 from messages m where m.merchant_id = c.merchant_id and m.conversation_id = c.id and m.author = 'teammate' and not m.private and m.author_id = any (${people}::uuid[])))`;
    const ways = [...(values.includes('ai') ? [byAi] : []), ...(people.length > 0 ? [byThem] : [])];
    const holds = ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
    return op === 'is' ? holds : sql<boolean>`not ${holds}`;
  };

export type Order = 'asc' | 'desc';
type SortColumn = { sql: RawBuilder<unknown>; cast: 'timestamptz' | 'smallint' | 'uuid'; of: string };
const activity: SortColumn = { sql: sql`c.last_activity_at`, cast: 'timestamptz', of: 'last_activity_at' };

/** Sort orders of the list, each with its index. Conversations that don't wait sort as if they had waited for no time. */
const sorts: Record<ConversationSort, readonly SortColumn[]> = {
  last_activity_at: [activity],
  created_at: [{ sql: sql`c.created_at`, cast: 'timestamptz', of: 'created_at' }],
  priority: [{ sql: sql`c.priority_rank`, cast: 'smallint', of: 'priority_rank' }, activity],
  waiting_since: [{ sql: sql`c.waiting_rank`, cast: 'timestamptz', of: 'waiting_rank' }],
};
const idColumn: SortColumn = { sql: sql`c.id`, cast: 'uuid', of: 'id' };
export const sortColumns = (sort: ConversationSort) => [...sorts[sort], idColumn];

/** The computed columns of a sort order, which only cursors need. */
export const ranksOf = (sort: ConversationSort) =>
  sql.raw(
    sorts[sort]
      .filter(({ of }) => of.endsWith('_rank'))
      .map(({ of }) => `, c.${of}`)
      .join(''),
  );

/** The last row's position in that order. Throws `input.invalid`. */
export const placeOf = (sort: ConversationSort, order: Order, cursor: string | undefined) =>
  fromKeyCursor(
    `${sort} ${order}`,
    cursor,
    sortColumns(sort).map(({ cast }) => kindOf(cast)),
  );

/** Rows after a position in that order. All columns sort in the same direction, so a single row comparison is the whole condition. */
export function afterKey(sort: ConversationSort, order: Order, key: readonly (string | number)[]): RawBuilder<boolean> {
  const columns = sortColumns(sort);
  const left = sql.join(columns.map((one) => one.sql));
  const right = sql.join(columns.map(({ cast }, place) => sql`${String(key[place])}::${sql.raw(cast)}`));
  return order === 'desc' ? sql<boolean>`(${left}) < (${right})` : sql<boolean>`(${left}) > (${right})`;
}
export const orderSql = (sort: ConversationSort, order: Order) =>
  sql.join(sortColumns(sort).map((one) => (order === 'desc' ? sql`${one.sql} desc` : sql`${one.sql} asc`)));
