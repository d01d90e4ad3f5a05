import { outcomes } from '@parley/contract/conversations';
import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../../platform/db/filter.ts';

export type Outcome = (typeof outcomes)[number];

/** When each outcome applies, for a query that names the conversation `alias`. At most one applies; otherwise it is `open`. */
function holds(alias: string): Record<Exclude<Outcome, 'open'>, RawBuilder<boolean>> {
  const c = (name: string) => sql.ref(`${alias}.${name}`);
  const untouched = sql<boolean>`(${c('first_human_reply_at')} is null and ${c('handoff_accepted_at')} is null)`;
  const alone = sql<boolean>`(${untouched} and ${c('handoff_requested_at')} is null)`;
  const asked = sql<boolean>`(${c('ai_asked')} and ${c('ai_confirmed_at')} is null and coalesce(${c('last_author')} not in ('customer', 'teammate'), false))`;
  const closed = sql<boolean>`${c('status')} = 'resolved'`;
  return {
    ai_resolved: sql<boolean>`(${closed} and ${alone} and ${c('first_ai_reply_at')} is not null and not ${asked})`,
    unanswered: sql<boolean>`(${closed} and ${alone} and ${c('first_ai_reply_at')} is null)`,
    person_resolved: sql<boolean>`(${closed} and not ${untouched})`,
    handed_off: sql<boolean>`(${c('handoff_requested_at')} is not null and (${c('status')} <> 'resolved' or ${untouched}))`,
    abandoned: sql<boolean>`(${c('handoff_requested_at')} is null and ${asked} and ((${closed} and ${alone} and ${c('first_ai_reply_at')} is not null)
      or (${c('status')} in ('open', 'pending') and coalesce(${c('last_at')} < now() - interval '24 hours', false))))`,
  };
}

/**
 * The single rule for a conversation's outcome, used by lists, exports and reports. `ai_resolved` requires that the AI answered, no
 * teammate wrote to the customer and no handoff was requested; `abandoned` that the AI's last message was a question without a reply.
 */
export function outcomeSql(alias: string): RawBuilder<Outcome> {
  const cases = Object.entries(holds(alias)).map(([outcome, when]) => sql`when ${when} then ${sql.lit(outcome)}`);
  return sql<Outcome>`(case ${sql.join(cases, sql` `)} else 'open' end)`;
}

/** Whether the customer confirmed that the AI's resolution helped; null when the AI did not resolve it. */
export const aiResolutionSql = (alias: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(case when ${holds(alias).ai_resolved} then case when ${sql.ref(`${alias}.ai_confirmed_at`)} is null then 'assumed' else 'confirmed' end end)`;

/** Expressed as conditions, so that a query for one outcome can use the status index. */
export const outcomeField =
  (alias: string): Field =>
  ({ op, value }) => {
    if (op === 'is_set' || op === 'is_not_set') return op === 'is_set' ? sql<boolean>`true` : sql<boolean>`false`;
    const each = holds(alias);
    const others = sql<boolean>`not (${sql.join(Object.values(each), sql` or `)})`;
    const wanted = outcomes.filter((one) => Array.isArray(value) && value.includes(one));
    const any = sql<boolean>`(${sql.join(
      wanted.map((one) => (one === 'open' ? others : each[one])),
      sql` or `,
    )})`;
    return op === 'is' ? any : sql<boolean>`not ${any}`;
  };
