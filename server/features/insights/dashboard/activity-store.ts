import type { activityKinds } from '@parley/contract/dashboard';
import type { orderChannels } from '@parley/contract/orders';
import { sql } from 'kysely';
import type { ReadingActor } from '../../../context.ts';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { ofBrand, visible } from '../../account/visibility/index.ts';

export type Happened = {
  id: string;
  kind: (typeof activityKinds)[number];
  by: 'ai' | 'person' | 'customer' | 'system';
  name: string | null;
  title: string | null;
  cents: number | null;
  currency: string | null;
  channel: (typeof orderChannels)[number] | null;
  subject: string;
  at: Date;
};
/** The order events to show; placing an order is shown from the order itself. */
const shownKinds = ['delivered', 'refund', 'return_requested'];

/**
 * The latest events: reads the latest of each kind from its own index, then the latest of all. Each branch applies the limits of brands
 * and teams, so that a page is full.
 */
export async function latest(
  db: Reader,
  actor: ReadingActor,
  may: { orders: boolean; imports: boolean },
  limit: number,
  now: Date,
): Promise<Happened[]> {
  const shop = sql`merchant_id = ${actor.merchant}::uuid`;
  const conversation = sql`c.${shop} and c.merged_into_id is null and ${visible(actor, 'c')}`;
  const order = sql`o.${shop} and ${ofBrand(actor, 'o')} and ${may.orders}::boolean`;
  const most = sql.lit(limit);
  const nothing = sql`null::bigint as cents, null::text as currency`;
  return rows<Happened>(db)`
    (select c.id::text || ':handoff' as id, case when c.handoff_reason = 'low_confidence' then 'low_confidence' else 'handoff' end as kind, case when c.handoff_reason = 'customer_request' then 'customer' else 'ai' end as by,
      c.customer_name as name, c.handoff_reason as title, ${nothing}, c.channel, c.id::text as subject, c.handoff_requested_at as at
      from conversations c where ${conversation} and c.handoff_requested_at is not null order by c.handoff_requested_at desc limit ${most})
    union all
    (select c.id::text || ':resolved', 'resolved', case c.resolved_by when 'ai' then 'ai' when 'customer' then 'customer' when 'system' then 'system' else 'person' end,
      c.customer_name, c.subject, ${nothing}, c.channel, c.id::text, c.resolved_at
      from conversations c where ${conversation} and c.resolved_at is not null order by c.resolved_at desc limit ${most})
    union all
    (select c.id::text || ':csat', 'csat', 'customer', c.customer_name, c.csat_score::text, ${nothing}, c.channel, c.id::text, c.csat_answered_at
      from conversations c where ${conversation} and c.csat_answered_at is not null order by c.csat_answered_at desc limit ${most})
    union all
    (select o.id::text || ':placed', case when o.sold_by in ('ai', 'teammate') then 'sold' else 'order' end, case o.sold_by when 'ai' then 'ai' when 'teammate' then 'person' else 'customer' end,
      k.name, case when o.sold_by in ('ai', 'teammate') then (select l.name || case when l.quantity > 1 then ' ×' || l.quantity else '' end from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id order by l.position limit 1) else o.order_number end,
      o.total_cents, o.currency, o.channel, o.id::text, o.placed_at
      from orders o left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      where ${order} and o.status not in ('draft', 'cancelled') and o.placed_at <= ${now} order by o.placed_at desc limit ${most})
    union all
    (select e.id::text, case e.kind when 'return_requested' then 'return' else e.kind end, case e.actor_kind when 'user' then 'person' when 'machine' then 'system' else e.actor_kind end,
      k.name, o.order_number, e.amount_cents, o.currency, o.channel, o.id::text, e.at
      from order_events e join orders o on o.merchant_id = e.merchant_id and o.id = e.order_id left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      where e.${shop} and ${order} and e.kind = any (${shownKinds}) order by e.at desc limit ${most})
    union all
    (select i.id::text, 'import', 'person', null, i.file_name, ${nothing}, null, i.kind, i.finished_at
      from import_runs i where i.${shop} and ${may.imports}::boolean and i.state = 'done' and not i.dry and i.finished_at is not null order by i.finished_at desc limit ${most})
    order by at desc, id limit ${most}`;
}
