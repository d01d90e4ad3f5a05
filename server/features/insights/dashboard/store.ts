import type { attentionKinds } from '@parley/contract/dashboard';
import { sql } from 'kysely';
import type { ReadingActor } from '../../../context.ts';
import { firstRow, type Reader } from '../../../platform/db/tenant.ts';
import { ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';

/** Who has waited longest in the inbox's first tab for this teammate. */
export async function longestWaiting(
  db: Reader,
  merchant: string,
  viewer: Viewer,
): Promise<{ id: string; waiting_since: Date } | undefined> {
  return firstRow<{ id: string; waiting_since: Date }>(db)`
    select c.id, c.waiting_since from conversations c
    where c.merchant_id = ${merchant}::uuid and c.status = 'open' and c.handler <> 'ai' and c.waiting_since is not null
      and (c.assignee_id is null or c.assignee_id = ${viewer.id}::uuid) and ${visible(viewer, 'c')}
    order by c.waiting_rank, c.id limit 1`;
}

type Attention = Record<(typeof attentionKinds)[number], number> & {
  overdue_before: Date;
  failed_id: string | null;
  failed_kind: string | null;
};

/** Counts what needs attention, each from its own index, in one round trip. */
export async function countAttention(db: Reader, actor: ReadingActor, { now, since }: { now: Date; since: Date }): Promise<Attention> {
  const shop = sql`merchant_id = ${actor.merchant}::uuid`;
  const order = sql`o.${shop} and ${ofBrand(actor, 'o')}`;
  const failed = sql`from messages m join conversations c on c.merchant_id = m.merchant_id and c.id = m.conversation_id
    where m.${shop} and m.status = 'failed' and m.created_at >= ${since} and c.merged_into_id is null and ${visible(actor, 'c')}`;
  const { rows } = await sql<Attention>`
    with s as (select ${now}::timestamptz - make_interval(mins => handoff_limit_minutes) as overdue_before from shop_settings where ${shop})
    select s.overdue_before,
      (select count(*) from conversations c where c.${shop} and c.status = 'open' and c.handler <> 'ai' and c.waiting_since is not null
        and (c.assignee_id is null or c.assignee_id = ${actor.id}::uuid) and ${visible(actor, 'c')}) as handoffs,
      (select count(*) from conversations c where c.${shop} and c.status = 'open' and c.handler = 'none' and c.handoff_requested_at < s.overdue_before
        and c.merged_into_id is null and ${visible(actor, 'c')}) as overdue_handoffs,
      (select count(*) from ai_approvals a left join conversations c on c.merchant_id = a.merchant_id and c.id = a.conversation_id
        left join orders o on o.merchant_id = a.merchant_id and o.id = a.order_id
        where a.${shop} and a.state = 'proposed' and (c.id is null or ${visible(actor, 'c')}) and (o.id is null or ${ofBrand(actor, 'o')})) as approvals,
      (select count(*) from products p where p.${shop} and p.status = 'active' and p.stock_rank <= 0 and ${ofBrand(actor, 'p')}) as out_of_stock,
      (select count(*) from orders o where ${order} and o.fulfillment_status = 'on_hold') as orders_on_hold,
      (select count(*) from orders o where ${order} and o.returns = 'received') as returns_received,
      (select count(*) from orders o where ${order} and o.status = 'pending') as orders_to_confirm,
      (select count(*) ${failed}) as failed_messages,
      (select c.id ${failed} order by m.created_at desc limit 1) as failed_id,
      (select count(*) from import_runs i where i.${shop} and i.state = 'failed' and i.created_at >= ${since}) as failed_imports,
      (select i.kind from import_runs i where i.${shop} and i.state = 'failed' and i.created_at >= ${since} order by i.created_at desc limit 1) as failed_kind
    from s`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The shop has no settings row.');
  return row;
}

/** Whether a customer has ever written. */
export async function hasConversations(db: Reader, merchant: string): Promise<boolean> {
  const found = await db.selectFrom('conversations').select('id').where('merchant_id', '=', merchant).limit(1).executeTakeFirst();
  return found !== undefined;
}
