import { createOrder, updateOrderStatus } from '@parley/contract/orders';
import { getBulk } from '@parley/contract/bulk';
import { importRecords } from '@parley/contract/imports';
import { editVariants, getProduct, startProductBulk, updateProduct } from '@parley/contract/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

const products = 4;
const variants = 6;
const rounds = 16;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
/** The same list, begun elsewhere and every second time backwards, so that no two requests name their rows in the same order. */
const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = [...list.slice(by % list.length), ...list.slice(0, by % list.length)];
  return by % 2 ? from.toReversed() : from;
};

const at = () => ({ merchant: owner.merchant });
const as = () => ({ token: owner.token });
const productIn = (product: number, round: number) => ({
  external_id: `product-${product}`,
  name: `Product ${product}`,
  description: `As of ${round}`,
  variants: turned(numbers(variants), round + product).map((variant) => ({
    external_id: `product-${product}-${variant}`,
    price: '10.00',
    stock: 10_000 + round,
    options: { Size: String(variant) },
  })),
});
const orderIn = (order: number, round: number) => ({
  external_id: `order-${order}`,
  order_number: `X-${order}`,
  customer: `customer-${order % 3}`,
  status: 'pending' as const,
  payment_status: 'awaiting' as const,
  fulfillment_status: 'unfulfilled' as const,
  placed_at: '2026-01-01T00:00:00.000Z',
  shipping: `${round}.00`,
  lines: [{ external_id: 'line', variant: `product-${order % products}-0`, name: 'Product', price: '10.00', quantity: 1 }],
});
const batch = (round: number) => ({
  ...at(),
  products: turned(numbers(products), round).map((product) => productIn(product, round)),
  customers: turned(numbers(3), round).map((customer) => ({ external_id: `customer-${customer}`, first_name: `Name ${round}` })),
  orders: turned(numbers(6), round).map((order) => orderIn(order, round)),
});

type Row = { id: string; product_id: string; stock: number; moved: number };
/** Every variant with its stock and what its moves add up to. */
const stocks = () =>
  app.write(
    owner.merchant,
    async ({ db }) =>
      (
        await sql<Row>`
        select v.id, v.product_id, v.stock, (select coalesce(sum(quantity), 0)::int from stock_moves m where m.variant_id = v.id) as moved
        from variants v order by v.product_id, v.position`.execute(db)
      ).rows,
  );

test('parallel edits of the same variants, orders, imports and bulk changes all succeed, and every unit is accounted for', async () => {
  const first = await app.send(importRecords, batch(0), as());
  expect(first.status).toBe(200);
  const before = await stocks();
  const ids = before.map(({ id }) => id);
  const productIds = [...new Set(before.map(({ product_id }) => product_id))];
  const customer = await app.write(owner.merchant, ({ db }) => db.selectFrom('customers').select('id').limit(1).executeTakeFirstOrThrow());
  const imported = await app.write(owner.merchant, ({ db }) => db.selectFrom('orders').select('id').execute());

  const answers: string[] = [];
  const note = (what: string, { status, body }: { status: number; body: unknown }) => {
    const { code = '', detail = '' } = body as { code?: string; detail?: string };
    if (status >= 300) answers.push(`${what} ${status} ${code} ${detail}`);
  };
  const edit = async (round: number) => {
    const cells = turned(ids, round * 5).map((id) => ({ id, field: 'stock' as const, value: 9_000 + round }));
    note('edit', await app.send(editVariants, { ...at(), cells }, as()));
  };
  const replace = async (round: number) => {
    const id = productIds[round % products] ?? '';
    const { body } = await app.send(getProduct, { ...at(), id }, as());
    const kept = turned(body.variants, round).map(({ id: variant, options, price }) => ({
      id: variant,
      options,
      price,
      stock: 8_000 + round,
    }));
    note('replace', await app.send(updateProduct, { ...at(), id, variants: kept }, as()));
  };
  const order = async (round: number) => {
    const lines = turned(ids, round * 7)
      .slice(0, 8)
      .map((variant_id) => ({ variant_id, quantity: 1 }));
    const draft = await app.send(createOrder, { ...at(), lines, customer_id: customer.id }, as());
    note('draft', draft);
    note('place', await app.send(updateOrderStatus, { ...at(), id: draft.body.id, status: 'pending' }, as()));
    const known = imported[round % imported.length]?.id ?? '';
    const cancelled = await app.send(updateOrderStatus, { ...at(), id: known, status: 'cancelled', refund: 'none', restock: true }, as());
    if (cancelled.status !== 409) note('cancel', cancelled);
  };
  const bulk = async (round: number) => {
    const list = turned(productIds, round);
    const begun = await app.send(startProductBulk, { ...at(), selection: { kind: 'ids', ids: list }, change: { price_percent: 5 } }, as());
    note('bulk', begun);
    const run = await until(async () => {
      const { body } = await app.send(getBulk, { ...at(), id: begun.body.id }, as());
      return body.state === 'done' && body;
    });
    if (run.failed > 0) answers.push(`bulk ${JSON.stringify(run.failures)}`);
  };
  const bring = async (round: number) => note('import', await app.send(importRecords, batch(round), as()));
  await Promise.all(
    numbers(rounds).flatMap((round) => [edit, replace, order, bring, ...(round % 4 ? [] : [bulk])].map((work) => work(round + 1))),
  );

  expect(answers).toEqual([]);
  for (const row of await stocks()) expect(row.stock, row.id).toBe(row.moved);
}, 120_000);
