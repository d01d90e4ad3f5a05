import { sql } from 'kysely';
import type { WriteCtx } from './context.ts';
import { demoBestCustomers, demoBrand, demoDiscounts } from './demo/commerce.ts';
import { insertRows } from './seed-store.ts';

/**
 * The demo shop's commerce data beside its orders: sellers, a second brand, shipments, returns and discount codes. Everything is derived
 * from existing rows, so that conversations, orders and figures agree.
 */
export async function keepCommerce({ db, actor: { merchant }, newId, now }: WriteCtx) {
  const brand = newId();
  await insertRows(db, 'brands', [
    {
      merchant_id: merchant,
      id: brand,
      name: demoBrand.name,
      is_default: false,
      colours: demoBrand.colours,
      tone: demoBrand.tone,
      policies: demoBrand.policies,
      sender: demoBrand.sender,
      created_at: now(),
      version: 1,
    },
  ]);
  await sql`update products set brand_id = ${brand}::uuid where merchant_id = ${merchant}::uuid and category = any (${[...demoBrand.categories]}::text[])`.execute(
    db,
  );
  await sql`
    update orders o set brand_id = (
      select p.brand_id from order_lines l join products p on p.merchant_id = l.merchant_id and p.id = l.product_id
      where l.merchant_id = o.merchant_id and l.order_id = o.id and l.position = 0)
    where o.merchant_id = ${merchant}::uuid`.execute(db);
  // A teammate who talked with a customer shortly before an order sold it; the others were bought unaided. Queried per order, because the
  // planner assumes a shop that is being filled is empty and a join would compare every pair of rows.
  await sql`
    update orders o set (conversation_id, channel, sold_by, sold_by_user_id) = (
      select t.id, coalesce(t.channel, 'shop'), case when t.id is null then 'customer' when t.by_person then 'teammate' else 'ai' end, t.person
      from (values (1)) one left join lateral (
        select c.id, c.channel, c.first_human_reply_at is not null as by_person,
          (select m.author_id from messages m where m.merchant_id = c.merchant_id and m.conversation_id = c.id and m.author = 'teammate' order by m.seq limit 1) as person
        from conversations c
        where c.merchant_id = o.merchant_id and c.customer_id = o.customer_id and o.status <> 'draft'
          and o.placed_at between c.created_at and c.created_at + interval '5 days'
        order by c.created_at desc limit 1
      ) t on true)
    where o.merchant_id = ${merchant}::uuid`.execute(db);
  await sql`
    update conversations c set brand_id = o.brand_id from orders o
    where c.merchant_id = ${merchant}::uuid and o.merchant_id = c.merchant_id and o.conversation_id = c.id and o.brand_id is not null`.execute(
    db,
  );
  await sql`
    update conversations set resolved_by = case when first_human_reply_at is null then 'ai' else 'person' end
    where merchant_id = ${merchant}::uuid and status = 'resolved'`.execute(db);
  await keepAboutCustomers(db, merchant);
  await keepParcels(db, merchant);
  await keepReturns(db, merchant);
  await insertRows(
    db,
    'discounts',
    demoDiscounts.map((one) => ({ merchant_id: merchant, id: newId(), active: true, created_at: now(), ...one })),
  );
}

/** Who gave marketing consent with an order, and who buys most. */
async function keepAboutCustomers(db: WriteCtx['db'], merchant: string) {
  await sql`
    update customers set consent = jsonb_build_object('email', jsonb_build_object('state', case when orders_count % 7 = 3 then 'refused' else 'granted' end, 'source', 'Checkout', 'at', first_order_at))
    where merchant_id = ${merchant}::uuid and orders_count > 1`.execute(db);
  await sql`
    insert into customer_tags (merchant_id, customer_id, tag_id)
    select c.merchant_id, c.id, t.id from (select * from customers where merchant_id = ${merchant}::uuid order by spent_cents desc limit 12) c
      join tags t on t.merchant_id = c.merchant_id and t.name = ${demoBestCustomers}`.execute(db);
}

/** Every shipped order left in one shipment. */
async function keepParcels(db: WriteCtx['db'], merchant: string) {
  await sql`
    insert into shipments (merchant_id, id, order_id, number, state, carrier, tracking_number, lines, shipped_at, delivered_at)
    select o.merchant_id, gen_random_uuid(), o.id, 1, case when o.status = 'shipped' then 'shipped' else 'delivered' end, 'PostNL', o.tracking[1],
      (select jsonb_agg(jsonb_build_object('line_id', l.id, 'quantity', l.shipped) order by l.position) from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id and l.shipped > 0),
      coalesce(o.shipped_at, o.placed_at), case when o.status <> 'shipped' then coalesce(o.delivered_at, o.placed_at) end
    from orders o where o.merchant_id = ${merchant}::uuid and o.status in ('shipped', 'delivered') and o.placed_at > ${new Date(Date.now() - 60 * 86_400_000)}
      and exists (select from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id and l.shipped > 0)`.execute(db);
}

/** Three of the latest shipments are returned: two are on their way, one has arrived. */
async function keepReturns(db: WriteCtx['db'], merchant: string) {
  await sql`
    with back as (
      select o.merchant_id, o.id, l.id as line_id, l.price_cents, row_number() over (order by o.placed_at desc) as place, o.placed_at
      from orders o join order_lines l on l.merchant_id = o.merchant_id and l.order_id = o.id and l.position = 0 and l.shipped > 0
      where o.merchant_id = ${merchant}::uuid and o.status = 'delivered' and o.payment_status = 'paid' order by o.placed_at desc limit 3
    ), made as (
      insert into order_returns (merchant_id, id, order_id, number, kind, state, reason, refund_cents, lines, created_at, received_at)
      select merchant_id, gen_random_uuid(), id, 1, 'return', case when place = 1 then 'received' else 'requested' end, (array['size', 'unwanted', 'damaged'])[place], price_cents,
        jsonb_build_array(jsonb_build_object('line_id', line_id, 'quantity', 1, 'received', (place = 1)::int, 'restocked', (place = 1)::int, 'written_off', 0)), placed_at + interval '2 days',
        case when place = 1 then placed_at + interval '4 days' end
      from back
    ), moved as (
      update order_lines l set returned = l.returned + (b.place = 1)::int, in_return = l.in_return + (b.place <> 1)::int from back b where l.merchant_id = b.merchant_id and l.id = b.line_id
    )
    update orders o set returns = case when b.place = 1 then 'received' else 'requested' end from back b where o.merchant_id = b.merchant_id and o.id = b.id`.execute(
    db,
  );
}
