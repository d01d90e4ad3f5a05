// What a conversation may change, read before and after it.
import { sql } from 'kysely';
import type { CopyCtx } from '../eval-tools/copy.ts';

export type Line = { name: string; options: Record<string, string>; quantity: number };
export type OrderState = { status: string; address: Record<string, string>; lines: Line[]; return: Line[] };
/** Orders by number and customers' addresses by id. */
export type State = { orders: Map<string, OrderState>; addresses: Map<string, string> };
export type Basket = { product: string; options: Record<string, string>; quantity: number }[];

type OrderRow = {
  number: string;
  status: string;
  address: Record<string, string> | null;
  lines: (Line & { id: string })[] | null;
  returns:
    | { kind: 'return' | 'exchange'; lines: { line_id: string; quantity: number; new: Pick<Line, 'name' | 'options'> | null }[] }[]
    | null;
};

/** Of the whole shop, or of what changed since an instant. */
export async function readState({ db }: Pick<CopyCtx, 'db'>, since = new Date(0)): Promise<State> {
  const orders = await sql<OrderRow>`
    select o.order_number as number, o.status, o.shipping_address as address,
      (select json_agg(json_build_object('id', l.id, 'name', l.name, 'options', l.options, 'quantity', l.quantity - l.cancelled) order by l.position)
        from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id and l.exchange_id is null) as lines,
      (select json_agg(json_build_object('kind', r.kind, 'lines', r.lines) order by r.number)
        from order_returns r where r.merchant_id = o.merchant_id and r.order_id = o.id and r.state = 'requested') as returns
    from orders o where o.updated_at >= ${since}`.execute(db);
  const customers = await sql<{ id: string; addresses: unknown }>`
    select id, addresses from customers where updated_at >= ${since}`.execute(db);
  return {
    orders: new Map(orders.rows.map((row) => [row.number, stateOf(row)])),
    addresses: new Map(customers.rows.map(({ id, addresses }) => [id, JSON.stringify(addresses)])),
  };
}

/** Lines as they will be after a requested exchange. */
function stateOf({ status, address, lines, returns }: OrderRow): OrderState {
  const all = (lines ?? []).map((line) => ({ ...line }));
  const back: Line[] = [];
  for (const { kind, lines: moved } of returns ?? [])
    for (const { line_id: id, quantity, new: coming } of moved) {
      const line = all.find((one) => one.id === id);
      if (!line) continue;
      if (kind === 'return') back.push({ name: line.name, options: line.options, quantity });
      else if (coming) {
        line.quantity -= quantity;
        all.push({ id: '', name: coming.name, options: coming.options, quantity });
      }
    }
  const left = all.filter(({ quantity }) => quantity > 0).map(({ name, options, quantity }) => ({ name, options, quantity }));
  return { status, address: address ?? {}, lines: left, return: back };
}

/** The last checkout link of a conversation; undefined without one. */
export async function readBasket({ db }: Pick<CopyCtx, 'db'>, conversationId: string): Promise<Basket | undefined> {
  const { rows } = await sql<{ lines: Basket }>`
    select (select json_agg(json_build_object('product', p.name, 'options', v.options, 'quantity', (e ->> 'quantity')::int))
        from jsonb_array_elements(c.lines) e
        join variants v on v.merchant_id = c.merchant_id and v.id = (e ->> 'variant_id')::uuid
        join products p on p.merchant_id = v.merchant_id and p.id = v.product_id) as lines
    from checkouts c where c.conversation_id = ${conversationId}::uuid order by c.created_at desc limit 1`.execute(db);
  return rows[0]?.lines;
}
