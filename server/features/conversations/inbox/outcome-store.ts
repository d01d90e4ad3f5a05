import { outcomes } from '@parley/contract/conversations';
import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../../platform/db/filter.ts';

export type Outcome = (typeof outcomes)[number];

/** When each outcome holds, for a query that calls the conversation `alias`; of those at most one does, `open` is the rest. */
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
    handed_over: sql<boolean>`(${c('handoff_requested_at')} is not null and (${c('status')} <> 'resolved' or ${untouched}))`,
    abandoned: sql<boolean>`(${c('handoff_requested_at')} is null and ${asked} and ((${closed} and ${alone} and ${c('first_ai_reply_at')} is not null)
      or (${c('status')} in ('open', 'pending') and coalesce(${c('last_at')} < now() - interval '24 hours', false))))`,
  };
}

/**
 * Where a conversation ended, in words of the contract: the one rule of it, for lists, exports and figures. `ai_resolved` only where it
 * answered, no teammate wrote to the customer and nobody was asked for; `abandoned` where the AI's last words were a question and nothing came.
 */
export function outcomeSql(alias: string): RawBuilder<Outcome> {
  const cases = Object.entries(holds(alias)).map(([outcome, when]) => sql`when ${when} then ${sql.lit(outcome)}`);
  return sql<Outcome>`(case ${sql.join(cases, sql` `)} else 'open' end)`;
}

/** Whether the customer said that what the AI resolved helped them; null where it resolved nothing. */
export const aiResolutionSql = (alias: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(case when ${holds(alias).ai_resolved} then case when ${sql.ref(`${alias}.ai_confirmed_at`)} is null then 'assumed' else 'confirmed' end end)`;

/** Said as its conditions, one outcome can be read from the index of its status. */
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
