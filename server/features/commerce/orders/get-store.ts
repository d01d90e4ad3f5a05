import type { CreditFacts } from '../credit/index.ts';
import type { Address } from '@parley/contract/addresses';
import type { OrderDispute } from '@parley/contract/orders';
import { sql } from 'kysely';
import { firstRow, type Reader } from '../../../platform/db/tenant.ts';
import { ofBrand } from '../../account/visibility/index.ts';
import type { Tax } from '../taxes/index.ts';
import type { Looker } from './list-store.ts';
import type { OrderRow, PaymentMethod } from './order-store.ts';
import type { RefundLine } from './refund-store.ts';

/** The part of a return or exchange that concerns one line. `new` is the replacement, whose order line waits under `new_line_id` until then. */
export type ReturnLine = {
  line_id: string;
  quantity: number;
  received: number;
  restocked: number;
  written_off: number;
  /** Units whose money was given back before; the return pays nothing for them. */
  refunded?: number;
  new: { line_id: string; variant_id: string; name: string; options: Record<string, string>; cents: number } | null;
};
type Line = {
  id: string;
  variant_id: string | null;
  product_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  image: string | null;
  price_cents: number;
  quantity: number;
  cancelled: number;
  shipped: number;
  returned: number;
  in_return: number;
  taken: number;
  refunded: number;
  refunded_gone: number;
  exchange_id: string | null;
  discount_cents: number | null;
  discount_units: number | null;
  taxes: Tax[];
};
type Entry = {
  id: string;
  kind: 'payment' | 'refund';
  amount_cents: number;
  method: string | null;
  method_label: string | null;
  reason: string | null;
  actor: string | null;
  at: string;
  edit_id: string | null;
  return_id: string | null;
  refund_id: string | null;
  reverses: boolean;
  provider_state: 'pending' | 'succeeded' | 'failed' | null;
  provider_error: string | null;
};
type Refund = {
  id: string;
  amount_cents: number;
  lines: RefundLine[];
  shipping_cents: number;
  adjustment_cents: number;
  gone_cents: number;
  owed_again: boolean;
  at: string;
};
type Dispute = {
  id: string;
  state: OrderDispute['state'];
  reason: string;
  amount_cents: number;
  currency: string;
  due_at: string | null;
  opened_at: string;
};
type Parcel = {
  id: string;
  number: number;
  state: string;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  shipping_address: Address | null;
  lines: { line_id: string; quantity: number }[];
  shipped_at: string;
  delivered_at: string | null;
};
export type ReturnRecord = {
  id: string;
  number: number;
  kind: string;
  state: string;
  reason: string;
  note: string;
  method: string | null;
  method_label: string | null;
  refund_cents: number;
  difference_cents: number;
  refunded_cents: number;
  lines: ReturnLine[];
  created_at: string;
};
type Edit = {
  id: string;
  kind: string;
  difference_cents: number;
  method: string | null;
  before: unknown;
  after: unknown;
  actor: string | null;
  at: string;
};
type Event = {
  id: string;
  kind: string;
  actor_kind: string;
  actor: string | null;
  from_value: string | null;
  to_value: string | null;
  note: string | null;
  amount_cents: number | null;
  at: string;
};
export type FullOrder = Omit<OrderRow, 'shipping_address' | 'billing_address'> & {
  shipping_address: Address | null;
  billing_address: Address | null;
  customer: { name: string; email: string | null; phone: string | null; payment_methods: PaymentMethod[]; credits: CreditFacts[] } | null;
  brand_name: string | null;
  seller_name: string | null;
  refund_limit_cents: number;
  lines: Line[];
  ledger: Entry[];
  disputes: Dispute[];
  parcels: Parcel[];
  return_rows: ReturnRecord[];
  refund_rows: Refund[];
  edit_rows: Edit[];
  events: Event[];
  stock_from: { variant_id: string; location_id: string; location: string; quantity: number }[];
  begun: boolean;
};

const ofOrder = (table: string, columns: string, order: string, more = '') =>
  sql.raw(`coalesce((select json_agg(x order by ${order}) from (
    select ${columns} from ${table} t where t.merchant_id = o.merchant_id and t.order_id = o.id ${more}) x), '[]')`);

/**
 * An order with everything about it in one round trip, with the latest 200 timeline entries. Excludes lines that an exchange has only
 * reserved.
 */
export async function readFullOrder(db: Reader, viewer: Pick<Looker, 'brands'>, id: string): Promise<FullOrder | undefined> {
  return firstRow<FullOrder>(db)`
    select o.*, b.name as brand_name, u.name as seller_name, s.refund_limit_cents,
      case when k.id is not null then jsonb_build_object('name', k.name, 'email', k.email, 'phone', k.phone, 'payment_methods', k.payment_methods, 'credits', coalesce((
        select json_agg(x order by x.id) from (
          select c.id, c.kind, c.currency, c.balance_cents, c.last_four from credits c
          where c.merchant_id = k.merchant_id and c.customer_id = k.id and c.balance_cents > 0 and c.disabled_at is null and (c.expires_at is null or c.expires_at > now())
        ) x
      ), '[]')) end as customer,
      coalesce((
        select json_agg(x order by x.position) from (
          select l.id, l.position, l.variant_id, l.product_id, l.name, l.options, l.sku, p.image, l.price_cents, l.quantity, l.cancelled, l.shipped, l.returned, l.in_return, l.taken, l.refunded, l.refunded_gone, l.exchange_id, l.taxes, l.discount_cents, l.discount_units
          from order_lines l left join products p on p.merchant_id = l.merchant_id and p.id = l.product_id
          where l.merchant_id = o.merchant_id and l.order_id = o.id and l.quantity > 0
        ) x
      ), '[]') as lines,
      ${ofOrder('order_payments', 't.id, t.kind, t.amount_cents, t.method, t.method_label, t.reason, t.actor, t.at, t.edit_id, t.return_id, t.refund_id, t.reverses, t.provider_state, t.provider_error, t.position', 'x.position')} as ledger,
      ${ofOrder('payment_disputes', 't.id, t.state, t.reason, t.amount_cents, t.currency, t.due_at, t.opened_at', 'x.opened_at, x.id')} as disputes,
      ${ofOrder('shipments', 't.id, t.number, t.state, t.carrier, t.tracking_number, t.tracking_url, t.shipping_address, t.lines, t.shipped_at, t.delivered_at', 'x.number')} as parcels,
      ${ofOrder('order_returns', 't.id, t.number, t.kind, t.state, t.reason, t.note, t.method, t.method_label, t.refund_cents, t.difference_cents, t.refunded_cents, t.lines, t.created_at', 'x.number')} as return_rows,
      ${ofOrder('order_refunds', 't.id, t.amount_cents, t.lines, t.shipping_cents, t.adjustment_cents, t.gone_cents, t.owed_again, t.at', 'x.at, x.id')} as refund_rows,
      ${ofOrder('order_edits', 't.id, t.kind, t.difference_cents, t.method, t.before, t.after, t.actor, t.at', 'x.at, x.id')} as edit_rows,
      ${ofOrder('order_events', 't.id, t.kind, t.actor_kind, t.actor, t.from_value, t.to_value, t.note, t.amount_cents, t.at', 'x.id', 'order by t.id desc limit 200')} as events,
      case when (select count(*) from locations) < 2 then '[]' else coalesce((
        select json_agg(x order by x.variant_id, x.position) from (
          select m.variant_id, w.id as location_id, w.name as location, w.position, -sum(m.quantity)::int as quantity
          from stock_moves m join locations w on w.merchant_id = m.merchant_id and w.id = coalesce(
            (select d.id from locations d where d.merchant_id = m.merchant_id and d.id = m.location_id), (select d.id from locations d where d.merchant_id = m.merchant_id and d.is_main))
          where m.merchant_id = o.merchant_id and m.order_id = o.id group by m.variant_id, w.id, w.name, w.position having sum(m.quantity) < 0
        ) x
      ), '[]') end as stock_from,
      exists (select 1 from order_events e where e.merchant_id = o.merchant_id and e.order_id = o.id and e.kind in ('placed', 'created', 'imported')) as begun
    from orders o join shop_settings s on s.merchant_id = o.merchant_id
      left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      left join brands b on b.merchant_id = o.merchant_id and b.id = o.brand_id
      left join directory.users u on u.id = o.sold_by_user_id
    where o.id = ${id}::uuid and ${ofBrand(viewer, 'o')}`;
}
