import { addCustomerNote } from '@parley/contract/customer-notes';
import { createCustomer, setConsent } from '@parley/contract/customers';
import { getExport, startExport } from '@parley/contract/exports';
import type { ImportKind } from '@parley/contract/import-runs';
import { importRecords } from '@parley/contract/imports';
import { addOrderNote, cancelLines, refundOrder, shipOrder, updateOrderStatus } from '@parley/contract/orders';
import { createTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { readCsv } from './csv/parse.ts';
import { makeCustomer, makeOrder, makeProduct, openShop, type Shop } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const kinds = ['products', 'customers', 'orders'] as const;
async function exported(shop: Shop, list: ImportKind): Promise<Buffer> {
  const begun = await shop.send(startExport, { list });
  const run = await until(async () => {
    const { body } = await shop.send(getExport, { id: begun.body.id });
    return body.state !== 'running' && body;
  });
  return Buffer.from(await (await fetch(`${app.url}${run.url}`)).arrayBuffer());
}

/** What can't be the same in another shop: IDs, and where something was sold. */
const others: Record<ImportKind, string[]> = {
  products: ['product_id', 'external_id', 'variant_id'],
  customers: ['ID'],
  orders: ['Customer ID', 'Variant ID', 'Channel', 'Sold by', 'Brand'],
};
/** The file without these columns, byte for byte otherwise. */
async function comparable(bytes: Buffer, kind: ImportKind): Promise<string[][]> {
  const table: string[][] = [];
  for await (const { cells } of readCsv(parts(bytes), ',')) table.push(cells);
  const dropped = new Set(table[0]?.flatMap((header, place) => (others[kind].includes(header.replace('\uFEFF', '')) ? [place] : [])));
  return table.map((cells) => cells.filter((_, place) => !dropped.has(place)));
}
async function* parts(bytes: Buffer) {
  yield bytes;
}

const wild = 'Lamp, "Harbour" 😀';
async function fill(shop: Shop) {
  await shop.bring({
    products: [
      makeProduct({
        name: wild,
        description: '=HYPERLINK("x")\nTwo lines; a <b>bold</b> word',
        tags: ['a, b', 'desk'],
        images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
      }),
      makeProduct({
        ...{
          external_id: 'chair',
          name: "'=1+1",
          description: 'Salt &amp; pepper',
          brand: null,
          category: '@home',
          tags: [],
          status: 'draft',
          inventory_policy: 'continue',
        },
        variants: [
          {
            external_id: 'chair-1',
            sku: '007',
            price: '10',
            compare_at_price: '12.50',
            stock: 0,
            options: { Size: 'S', Colour: 'Red' },
            barcode: '4006381333931',
          },
          { external_id: 'chair-2', sku: '-5', price: '11', stock: null, available: false, options: { Size: 'M', Colour: 'Red' } },
        ],
      }),
      makeProduct({ external_id: 'bin', name: 'Bin', status: 'archived', variants: [{ external_id: 'bin-1', price: '0' }] }),
    ],
    customers: [
      makeCustomer({
        addresses: [
          { name: 'A. Krüger', line1: 'Kade 1, "back"', line2: '2 hoog', city: 'Delft', region: 'ZH', postcode: '2611', country: 'NL' },
          { line1: 'Other street 2', city: 'Köln', postcode: '50667', country: 'DE' },
        ],
        ...{
          language: 'pt-BR',
          created_at: '2020-02-01T10:00:00.123Z',
          tags: ['vip', 'two words'],
          note: 'Line one\nline, two',
          consent: { email: 'granted', sms: 'refused' },
        },
      }),
      makeCustomer({
        external_id: 'bo',
        first_name: '=Bo',
        last_name: '',
        email: null,
        phone: '+49 30 99',
        created_at: '2021-02-01T10:00:00Z',
      }),
      makeCustomer({
        external_id: 'nobody',
        first_name: 'Cy',
        last_name: 'Nobody',
        email: null,
        phone: null,
        created_at: '2022-02-01T10:00:00Z',
      }),
    ],
    orders: [
      makeOrder({
        placed_at: '2026-03-01T10:00:00+01:00',
        shipping_address: { name: 'Anna', line1: 'Kade 1', city: 'Delft', postcode: '2611', country: 'NL' },
        tracking: ['T1', 'https://dhl.example/?a=1,2'],
        note: 'Ring "twice"',
        tags: ['gift', 'a;b'],
        payment_method: 'Visa, 4242',
      }),
      makeOrder({
        ...{
          external_id: 'o-2',
          order_number: '=1002',
          customer: 'bo',
          status: 'confirmed',
          placed_at: '2026-03-02T10:00:00.250Z',
          discount: '9.80',
        },
        payments: [{ kind: 'payment', amount: '94.95', method: null }],
      }),
      makeOrder({
        ...{
          external_id: 'o-3',
          order_number: '1003',
          customer: null,
          status: 'pending',
          payment_status: 'awaiting',
          placed_at: '2026-03-03T10:00:00Z',
        },
        payments: [],
      }),
      makeOrder({
        ...{
          external_id: 'o-4',
          order_number: '1004',
          customer: 'nobody',
          status: 'returned',
          fulfillment_status: 'fulfilled',
          payment_status: 'refunded',
          placed_at: '2026-03-04T10:00:00Z',
        },
        payments: [
          { kind: 'payment', amount: '104.75', method: 'card', at: '2026-03-04T10:00:00Z' },
          { kind: 'refund', amount: '104.75', method: 'card', at: '2026-03-09T10:00:00Z' },
        ],
      }),
      makeOrder({
        ...{ external_id: 'o-5', order_number: '1005', status: 'processing', placed_at: '2026-03-05T10:00:00Z' },
        lines: [
          {
            external_id: '1',
            variant: 'lamp-black',
            name: wild,
            options: { Size: 'M', 'A, B': '1/2' },
            price: '49.90',
            quantity: 2,
            sku: 'LMP-BLK',
          },
          { external_id: '2', variant: null, name: '+Gift wrap\nwith note', price: '5.00', quantity: 3 },
        ],
        payments: [{ kind: 'payment', amount: '119.75', method: null }],
      }),
    ],
  });
  await act(shop);
}

/** What happens to orders and customers in Parley. */
async function act(shop: Shop) {
  const rows = await shop.db().selectFrom('orders').select(['id', 'external_id']).execute();
  const idOf = (key: string) => rows.find(({ external_id: id }) => id === key)?.id ?? '';
  const done = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(JSON.stringify(body));
  };
  const lines = await shop
    .db()
    .selectFrom('order_lines')
    .select(['id', 'position'])
    .where('order_id', '=', idOf('o-5'))
    .orderBy('position')
    .execute();
  await done(shop.send(shipOrder, { id: idOf('o-5'), lines: [{ line_id: lines[0]?.id, quantity: 1 }], tracking_number: 'T9' }));
  await done(shop.send(cancelLines, { id: idOf('o-5'), lines: [{ line_id: lines[1]?.id, quantity: 2 }], restock: false, refund: true }));
  await done(
    shop.send(updateOrderStatus, { id: idOf('o-2'), status: 'cancelled', refund: 'all', restock: false, note: 'Changed, "her" mind' }),
  );
  await done(shop.send(refundOrder, { id: idOf('o-1'), amount: '20.00', reason: 'Goodwill' }));
  await done(shop.send(addOrderNote, { id: idOf('o-1'), text: 'A second note' }));
  await done(shop.send(createTag, { name: 'b2b' }));
  const tag = await shop.db().selectFrom('tags').select('id').where('name', '=', 'b2b').executeTakeFirstOrThrow();
  const made = await shop.send(createCustomer, {
    first_name: 'Di',
    last_name: 'Two',
    emails: ['di@mail.example', 'di2@mail.example'],
    phones: ['+49 1234', '+49 5678'],
    tag_ids: [tag.id],
  });
  if (made.status >= 300) throw new Error(JSON.stringify(made.body));
  await done(shop.send(addCustomerNote, { id: made.body.id, text: 'First' }));
  await done(shop.send(addCustomerNote, { id: made.body.id, text: 'Second' }));
  await done(shop.send(setConsent, { id: made.body.id, channel: 'whatsapp', state: 'granted' }));
}

test('what Parley exports comes back from another shop the same, byte for byte', { timeout: 120_000 }, async () => {
  const [from, to] = [await openShop(app), await openShop(app)];
  await fill(from);
  const files = new Map<ImportKind, Buffer>();
  for (const kind of kinds) files.set(kind, await exported(from, kind));
  for (const kind of kinds) {
    const { body } = await to.upload(files.get(kind) ?? '');
    expect([body.kind, body.format, body.notices]).toEqual([kind, 'parley', []]);
    const run = await to.run(body.id);
    expect(run).toMatchObject({ state: 'done', refused: 0, updated: 0, conflicts: 0, totals_differ: 0, incomplete: 0, refusals: [] });
  }
  for (const kind of kinds) {
    const [before, after] = [await comparable(files.get(kind) ?? Buffer.from(''), kind), await comparable(await exported(to, kind), kind)];
    expect(before.length).toBeGreaterThan(3);
    expect(after).toEqual(before);
  }
  // The same files again change nothing there.
  for (const kind of kinds) {
    const { body } = await to.upload(files.get(kind) ?? '');
    expect(await to.run(body.id)).toMatchObject({ created: 0, updated: 0, refused: 0, conflicts: 0 });
  }
});

test('exporting orders without their items has one row an order', async () => {
  const shop = await openShop(app);
  await shop.send(importRecords, {
    products: [makeProduct()],
    customers: [makeCustomer()],
    orders: [makeOrder({ lines: [...(makeOrder().lines ?? []), { external_id: 'x', name: 'Wrap', price: '0', quantity: 1 }] })],
  });
  const rowsOf = async (columns: string[]) => {
    const begun = await shop.send(startExport, { list: 'orders', columns });
    return until(async () => {
      const { body } = await shop.send(getExport, { id: begun.body.id });
      return body.state !== 'running' && body.rows;
    });
  };
  expect([await rowsOf(['order_number', 'total']), await rowsOf(['order_number', 'line_name'])]).toEqual([1, 2]);
});
