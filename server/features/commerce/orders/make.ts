import { importRecords } from '@parley/contract/imports';
import { createOrder, type Order, recordPayment, updateOrderStatus } from '@parley/contract/orders';
import type { Endpoint, Sent } from '@parley/contract/endpoint';
import type { Person, TestApp } from '../../../testing/app.ts';

export type Shop = Awaited<ReturnType<typeof makeShop>>;
type Wanted = Partial<Omit<Sent<typeof createOrder>, 'merchant'>>;

/**
 * A shop with two lamps: `black` and `white` are variants of one, 100 each at 49.90 and 59.90; `last` is a single unit of the other,
 * `endless` is untracked. Anna pays by card or with a gift card of 500.00.
 */
export async function makeShop(app: TestApp, owner?: Person) {
  const who = owner ?? (await app.register());
  const variant = (external_id: string, price: string, stock: number | null) => ({
    external_id,
    price,
    stock,
    options: { colour: external_id },
  });
  const products = [
    { external_id: 'lamp', name: 'Harbour Lamp', variants: [variant('black', '49.90', 100), variant('white', '59.90', 100)] },
    { external_id: 'shade', name: 'Shade', variants: [variant('last', '10.00', 1), variant('endless', '5.00', null)] },
  ];
  const payment_methods = [
    { external_id: 'card-1', kind: 'card' as const, label: 'Visa 4242' },
    { external_id: 'gift-1', kind: 'gift_card' as const, label: 'Gift card', balance: '500.00' },
  ];
  const customers = [{ external_id: 'anna', first_name: 'Anna', email: 'anna@mail.example', payment_methods }];
  await app.send(importRecords, { merchant: who.merchant, products, customers }, { token: who.token });
  const ids = await app.write(who.merchant, async ({ db }) => {
    const rows = [
      ...(await db.selectFrom('variants').select(['id', 'external_id']).execute()),
      ...(await db.selectFrom('customers').select(['id', 'external_id']).execute()),
    ];
    return new Map(rows.map(({ id, external_id: name }) => [name ?? '', id]));
  });
  const id = (name: string) => ids.get(name) ?? '';
  const at = { merchant: who.merchant };
  const send = <E extends Endpoint>(endpoint: E, input: object, token = who.token) =>
    app.send(endpoint, { ...at, ...input } as Sent<E>, { token });

  /** An order of two black lamps for Anna by default. */
  async function draft(more: Wanted = {}): Promise<Order> {
    const lines = [{ variant_id: id('black'), quantity: 2 }];
    return (await send(createOrder, { lines, customer_id: id('anna'), ...more })).body;
  }
  async function placed(more: Wanted = {}): Promise<Order> {
    return (await send(updateOrderStatus, { id: (await draft(more)).id, status: 'pending' })).body;
  }
  async function paid(more: Wanted = {}, method: string | null = 'card-1'): Promise<Order> {
    return (await send(recordPayment, { id: (await placed(more)).id, method })).body;
  }
  /** Confirmed and ready to ship. */
  async function confirmed(more: Wanted = { payment_terms: 'on_delivery' }): Promise<Order> {
    return (await send(updateOrderStatus, { id: (await placed(more)).id, status: 'confirmed' })).body;
  }
  const stockOf = (name: string) =>
    app.write(
      who.merchant,
      async ({ db }) => (await db.selectFrom('variants').select('stock').where('id', '=', id(name)).executeTakeFirstOrThrow()).stock,
    );
  const giftBalance = () =>
    app.write(who.merchant, async ({ db }) => {
      const row = await db.selectFrom('customers').select('payment_methods').where('id', '=', id('anna')).executeTakeFirstOrThrow();
      return (row.payment_methods as { external_id: string; balance: string | null }[]).find((one) => one.external_id === 'gift-1')
        ?.balance;
    });
  return { owner: who, merchant: who.merchant, id, send, draft, placed, paid, confirmed, stockOf, giftBalance };
}

/** The refused response in one line. */
export const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
export const detailOf = ({ body }: { body: unknown }) => (body as { detail?: string }).detail;
