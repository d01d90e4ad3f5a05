// Reads one customer's final state in the data files' format.
import { sql } from 'kysely';
import type { CopyCtx } from './copy.ts';
import type { Address, Order, User } from './world.ts';

type OurAddress = { line1: string; line2?: string; city: string; region?: string; postcode: string; country: string };
type OurOrder = {
  number: string;
  customer: string;
  status: string;
  edited: boolean;
  cancel_reason: string | null;
  address: OurAddress;
  lines: { item: string; price: number; options: Record<string, string>; quantity: number; waiting: boolean }[] | null;
  ledger: { type: 'payment' | 'refund'; amount: number; method: string }[] | null;
  returns:
    | {
        kind: 'return' | 'exchange';
        method: string;
        refund: number;
        difference: number;
        lines: { item: string; quantity: number; new_item: string | null }[];
      }[]
    | null;
};
type OurCustomer = { id: string; addresses: OurAddress[]; methods: { external_id: string; kind: string; balance: string | null }[] };

export async function readUser(ctx: CopyCtx, userId: string): Promise<Pick<User, 'address' | 'methods'>> {
  const { rows } = await sql<OurCustomer>`
    select id, addresses, payment_methods as methods from customers where external_id = ${userId}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error(`Customer ${userId} not found.`);
  const source = (kind: string) => (kind === 'card' ? 'credit_card' : kind);
  return {
    address: addressOf(row.addresses[0]),
    methods: Object.fromEntries(
      row.methods.map(({ external_id: id, kind, balance }) => [
        id,
        { id, source: source(kind), balance: kind === 'gift_card' ? Math.round(Number(balance ?? 0) * 100) : null },
      ]),
    ),
  };
}

/** All orders of a customer, including unchanged ones. */
export async function readOrders(ctx: CopyCtx, userId: string): Promise<Map<string, Order>> {
  const { rows } = await sql<OurOrder>`
    select o.order_number as number, c.external_id as customer, o.status, o.items_edited_at is not null as edited, o.cancel_reason, o.shipping_address as address,
      (select json_agg(json_build_object('item', coalesce(v.external_id, l.sku), 'price', l.price_cents, 'options', l.options, 'quantity', l.quantity, 'waiting', l.exchange_id is not null and l.quantity = 0) order by l.position)
        from order_lines l left join variants v on v.merchant_id = l.merchant_id and v.id = l.variant_id where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('type', p.kind, 'amount', p.amount_cents, 'method', p.method) order by p.position) from order_payments p where p.order_id = o.id) as ledger,
      (select json_agg(json_build_object('kind', r.kind, 'method', r.method, 'refund', r.refund_cents, 'difference', r.difference_cents, 'lines',
          (select json_agg(json_build_object('item', coalesce(v.external_id, l.sku), 'quantity', (e ->> 'quantity')::int, 'new_item', n.external_id))
            from jsonb_array_elements(r.lines) e left join order_lines l on l.id = (e ->> 'line_id')::uuid left join variants v on v.id = l.variant_id left join variants n on n.id = (e #>> '{new,variant_id}')::uuid)) order by r.number)
        from order_returns r where r.order_id = o.id and r.state = 'requested') as returns
    from orders o join customers c on c.merchant_id = o.merchant_id and c.id = o.customer_id where c.external_id = ${userId}`.execute(
    ctx.db,
  );
  return new Map(rows.map((row) => [row.number, orderOf(row)]));
}

/** The numbers of all orders and ids of all customers that changed after `since`, to prove that nothing else did. */
export async function changedSince(ctx: CopyCtx, since: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select order_number as name from orders where updated_at >= ${since} union all select external_id from customers where updated_at >= ${since} and external_id is not null`.execute(
    ctx.db,
  );
  return rows.map(({ name }) => name);
}

function orderOf({ number, customer, status, edited, cancel_reason, address, lines, ledger, returns }: OurOrder): Order {
  const records = returns ?? [];
  const back = records.find(({ kind }) => kind === 'return');
  const swap = records.find(({ kind }) => kind === 'exchange');
  const named = (record: typeof back) => (record?.lines ?? []).flatMap(({ item, quantity }) => Array<string>(quantity).fill(item));
  return {
    order_id: number,
    user_id: customer,
    status: statusOf(status, edited, back !== undefined, swap !== undefined),
    cancel_reason,
    address: addressOf(address),
    items: (lines ?? [])
      .filter(({ waiting }) => !waiting)
      .flatMap(({ item, price, options, quantity }) => Array.from({ length: quantity }, () => ({ item_id: item, price, options }))),
    ledger: (ledger ?? []).map(({ type, amount, method }) => ({ type, amount, method })),
    return: back ? { items: named(back).toSorted(), method: back.method } : null,
    exchange: swap
      ? {
          items: named(swap).toSorted(),
          new_items: swap.lines.flatMap(({ new_item: item, quantity }) => Array<string>(quantity).fill(item ?? '')).toSorted(),
          method: swap.method,
          difference: swap.difference,
        }
      : null,
  };
}

function statusOf(status: string, edited: boolean, hasReturn: boolean, hasExchange: boolean): string {
  if (status === 'delivered' && hasReturn && hasExchange) return 'both a return and an exchange';
  if (status === 'delivered' && hasReturn) return 'return requested';
  if (status === 'delivered' && hasExchange) return 'exchange requested';
  if (status === 'pending' && edited) return 'pending (item modified)';
  return status === 'shipped' ? 'processed' : status;
}

const addressOf = (one: OurAddress | undefined): Address => ({
  address1: one?.line1 ?? '',
  address2: one?.line2 ?? '',
  city: one?.city ?? '',
  state: one?.region ?? '',
  zip: one?.postcode ?? '',
  country: one?.country ?? '',
});
