import { setBrandAccess, updateBrand } from '@parley/contract/brands';
import { getOrder, shipOrder } from '@parley/contract/orders';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { getDocument, readDocument } from './make.ts';

let app: TestApp;
let owner: Person;
let brand: string;
let product: string;
const now = new Date('2026-03-05T12:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now });
  owner = await app.register();
  const form = new FormData();
  const drawn = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b45309' } })
    .png()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(drawn)]), 'bottle.png');
  const headers = { authorization: `Bearer ${owner.token}` };
  const stored = await fetch(`${app.url}/api/products/${owner.merchant}/images`, { method: 'POST', headers, body: form });
  const { url } = (await stored.json()) as { url: string };
  await app.write(owner.merchant, async ({ db }) => {
    const key = () => ({ merchant_id: owner.merchant, id: newId() });
    await db.updateTable('shop_settings').set({ time_zone: 'Europe/Amsterdam' }).execute();
    const made = { ...key(), name: 'Drift bottle', words: '', image: url };
    await db.insertInto('products').values(made).execute();
    product = made.id;
    brand = (await db.selectFrom('brands').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()).id;
  });
  const logo = {
    merchant: owner.merchant,
    id: brand,
    name: 'Harbour & Søn',
    logo: url,
    returns_address: 'Returns desk\nKade 1\n3011 Rotterdam',
  };
  await app.send(updateBrand, logo, as());
});
afterAll(() => app.close());
const as = (person = owner) => ({ token: person.token });

const rotterdam = { name: 'Ada Vermeer', line1: 'Oostkade 12', city: 'Rotterdam', postcode: '3011 AB', country: 'NL' };
type Made = {
  number: string;
  lines?: { name: string; quantity?: number; shipped?: number; sku?: string; options?: object; image?: boolean }[];
};
async function made(
  { number, lines = [{ name: 'Drift bottle' }] }: Made,
  about: { address?: object | null; language?: string; status?: string } = {},
) {
  const { address = rotterdam, language, status = 'confirmed' } = about;
  const [id, customer] = [newId(), newId()];
  await app.write(owner.merchant, async ({ db }) => {
    const at = { merchant_id: owner.merchant };
    await db
      .insertInto('customers')
      .values({ ...at, id: customer, name: 'Ada Vermeer', language: language ?? null })
      .execute();
    const money = { currency: 'EUR', subtotal_cents: 987_654, total_cents: 987_654 };
    const states = { status: status as 'confirmed', payment_status: 'paid', fulfillment_status: 'unfulfilled' } as const;
    await db
      .insertInto('orders')
      .values({
        ...at,
        id,
        customer_id: customer,
        order_number: number,
        number_key: number,
        ...money,
        ...states,
        placed_at: '2026-03-04T23:30:00Z',
        shipping_address: address && JSON.stringify(address),
      })
      .execute();
    for (const [position, line] of lines.entries())
      await db
        .insertInto('order_lines')
        .values({
          ...at,
          id: newId(),
          order_id: id,
          position,
          name: line.name,
          options: JSON.stringify(line.options ?? {}),
          sku: line.sku ?? null,
          product_id: line.image ? product : null,
          price_cents: 12_345,
          quantity: line.quantity ?? 1,
          shipped: line.shipped ?? 0,
        })
        .execute();
  });
  return id;
}

const get = async (path: string, person = owner) => getDocument(app, { ...person, merchant: owner.merchant }, path);
const read = async (path: string) => readDocument(await get(path));
const slip = async (id: string, more = '') => read(`${id}/packing-slip${more}`);
const label = async (id: string, size = '100x150') => read(`${id}/label?size=${size}`);

test('a packing slip has what a packer needs, and no price', async () => {
  const lines = [
    { name: 'Drift bottle', quantity: 3, shipped: 1, sku: 'DRIFT-600', options: { Color: 'Black', Size: '600 ml' }, image: true },
    { name: 'Already gone', quantity: 1, shipped: 1 },
    { name: 'Skerry blanket', quantity: 1 },
  ];
  const { pages, text, name, info } = await slip(await made({ number: '#10042', lines }));
  expect(pages.length).toBe(1);
  for (const part of [
    'Harbour & Søn',
    'Packing slip',
    'Order #10042',
    'Ada Vermeer',
    'Oostkade 12',
    '3011 AB Rotterdam',
    'NETHERLANDS',
    'Size: 600 ml, Color: Black',
    'DRIFT-600',
  ])
    expect(text).toContain(part);
  // The day in the shop's time zone, after midnight there.
  expect(text).toContain('Order date: March 5, 2026');
  // Two of three are left, and one of the other.
  expect(text).toMatch(/Black DRIFT-600 2 Skerry blanket 1 Items in this package: 3/);
  expect(text).not.toContain('Already gone');
  expect(text).toContain('Send returns to Returns desk Kade 1 3011 Rotterdam');
  expect(text).not.toMatch(/123[.,]45|9[.,]?876|€|EUR/);
  expect(name).toContain("filename*=UTF-8''Packing%20slip%20%2310042.pdf");
  expect(info['Title']).toBe('Packing slip #10042');
});

test('the logo and the picture are printed if they are stored here', async () => {
  const withPicture = await slip(await made({ number: '#1', lines: [{ name: 'Bottle', image: true }] }));
  const without = await slip(await made({ number: '#2', lines: [{ name: 'Bottle' }] }));
  const images = ({ pages }: typeof without) => pages[0]?.pictures.filter((code) => code === 85).length;
  expect([images(withPicture), images(without)]).toEqual([2, 1]);
});

test('sixty lines run over pages, each with the order’s number, nothing over the edge or below the footer', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => ({
    name: `Item ${place + 1} ${'with a very long name '.repeat(place % 7)}`,
    sku: `SKU-${place}`,
    quantity: place + 1,
  }));
  const { pages, text } = await slip(await made({ number: '#777', lines }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [place, page] of pages.entries()) {
    expect(page.text).toContain(`Order #777 · Page ${place + 1}`);
    for (const { transform, width } of page.items) {
      const [x = 0, y = 0] = [transform[4], transform[5]];
      expect(x).toBeGreaterThan(40);
      expect(x + width).toBeLessThan(page.width - 40);
      expect(y).toBeGreaterThan(30);
    }
  }
  for (const { sku } of lines) expect(text.split(`${sku} `).length).toBe(2);
  expect(text).toContain('Items in this package: 1830');
});

test('a long name wraps and the address keeps its lines', async () => {
  const address = {
    ...rotterdam,
    name: 'Maximiliane-Friederike Sayn-Wittgenstein zu Hohenlohe-Langenburg '.repeat(2).trim(),
    line2: 'Hinterhaus, dritter Aufgang',
  };
  const id = await made({ number: '#3' }, { address });
  for (const { text, pages } of [await slip(id), await label(id), await label(id, 'a6')]) {
    expect(text.match(/Hohenlohe-?\s?Langenburg/g)?.length).toBe(2);
    expect(text).toMatch(/Oostkade 12.*Hinterhaus, dritter Aufgang.*3011 AB Rotterdam.*NETHERLANDS/);
    expect(pages.length).toBe(1);
  }
});

test('an order without an address says so', async () => {
  const id = await made({ number: '#4' }, { address: null });
  expect((await slip(id)).text).toContain('Ship to No shipping address');
  expect((await label(id)).text).toContain('No shipping address');
});

test('letters that the font lacks are named instead of printed as boxes, and emoji are left out', async () => {
  const address = { ...rotterdam, name: 'محمد علي', line1: 'רחוב 5 🌻' };
  const id = await made({ number: '#5', lines: [{ name: 'Bottle 🧴 für Zoë, Київ, Ελλάδα' }] }, { address });
  const { text } = await slip(id);
  expect(text).toContain('Ship to […] […] 5 3011 AB Rotterdam');
  expect(text).toContain('Can’t print this script, shown as […]: Arabic, Hebrew');
  expect(text).toContain('Bottle für Zoë, Київ, Ελλάδα');
  expect((await label(id)).text).toContain('Can’t print this script, shown as […]: Arabic, Hebrew');
});

test.each([
  ['de', 'Lieferschein', 'Lieferadresse', 'NIEDERLANDE', '5. März 2026'],
  ['es', 'Albarán de entrega', 'Enviar a', 'PAÍSES BAJOS', '5 de marzo de 2026'],
  ['fr', 'Bon de livraison', 'Adresse de livraison', 'PAYS-BAS', '5 mars 2026'],
  ['pt', 'Guia de remessa', 'Enviar para', 'PAÍSES BAIXOS', '5 de março de 2026'],
  ['tlh', 'Packing slip', 'Ship to', 'NETHERLANDS', 'March 5, 2026'],
])('in %s it reads “%s”', async (language, ...parts) => {
  const { text } = await slip(await made({ number: '#6' }, { language }));
  for (const part of parts) expect(text).toContain(part);
});

test.each([
  [{ line1: '1 Main St', city: 'Boston', region: 'MA', postcode: '02108', country: 'US' }, /1 Main St Boston, MA 02108 UNITED STATES/],
  [{ line1: '10 High St', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' }, /10 High St Leeds LS1 4AP UNITED KINGDOM/],
  [{ line1: 'Via Roma 1', city: 'Milano', region: 'MI', postcode: '20121', country: 'Italy' }, /Via Roma 1 20121 Milano MI ITALY/],
  [{ line1: 'Via Roma 1', city: 'Milano', region: 'MI', postcode: '20121', country: 'Italië' }, /Via Roma 1 20121 Milano MI ITALY/],
  [{ line1: 'Fő utca 1', city: 'Budapest', postcode: '1011', country: 'HU' }, /Budapest Fő utca 1 1011 HUNGARY/],
  [{ line1: 'Road 1', city: 'Town', postcode: '1', country: 'Neverland' }, /Road 1 1 Town NEVERLAND/],
])('an address has its country’s order of lines: %j', async (address, lines) => {
  expect((await label(await made({ number: '#7' }, { address }))).text).toMatch(lines);
});

test.each([
  ['100x150', 100, 150],
  ['a6', 105, 148],
])('a label of %s has its size, the sender, the address and the number', async (size, width, height) => {
  const { pages, text, name } = await label(await made({ number: '#10042' }), size);
  expect(pages.map((page) => [page.width, page.height].map((points) => Math.round((points / 72) * 25.4)))).toEqual([[width, height]]);
  expect(text).toContain('Harbour & Søn · Returns desk · Kade 1 · 3011 Rotterdam');
  expect(text).toContain('Ada Vermeer Oostkade 12 3011 AB Rotterdam NETHERLANDS');
  expect(text).toContain('Order #10042');
  expect(name).toContain('Address%20label%20%2310042.pdf');
  expect(text).not.toContain('No barcode');
});

test('a number that no barcode can hold is printed as text and says so', async () => {
  const { text } = await label(await made({ number: '№ 42' }));
  expect(text).toContain('No barcode for this number');
  expect(text).toContain('Order № 42');
});

test('a selection is one PDF in the order asked for, each slip on its own page', async () => {
  const ids = [await made({ number: '#A' }), await made({ number: '#B' }, { language: 'de' }), await made({ number: '#C' })];
  const { pages, name } = await read(`packing-slips?ids=${[ids[2], ids[0], ids[1]].join(',')}`);
  expect(pages.map(({ text }) => /(#[ABC]) /.exec(text)?.[1])).toEqual(['#C', '#A', '#B']);
  expect(pages[2]?.text).toContain('Lieferschein');
  expect(name).toContain('Packing%20slip%20%283%29.pdf');
  expect((await read(`labels?size=a6&ids=${ids.join(',')}`)).pages.length).toBe(3);
});

test('a hundred orders are one PDF, and one more is refused', async () => {
  const ids = [];
  for (let place = 0; place < 100; place++) ids.push(await made({ number: `#${place}` }));
  expect((await read(`packing-slips?ids=${ids.join(',')}`)).pages.length).toBe(100);
  const more = await get(`packing-slips?ids=${[...ids, newId()].join(',')}`);
  expect([more.status, await more.response.json()]).toEqual([422, expect.objectContaining({ detail: 'Choose at most 100 orders.' })]);
});

test('a shipment that is asked for, or the last one once nothing is left, is what the slip shows', async () => {
  const id = await made({ number: '#11', lines: [{ name: 'Bottle', quantity: 3 }] });
  const shop = { merchant: owner.merchant, id };
  const line = (await app.send(getOrder, shop, as())).body.lines[0]?.id ?? '';
  const first = await app.send(shipOrder, { ...shop, lines: [{ line_id: line, quantity: 1 }] }, as());
  expect([first.status, first.body.shipments?.length]).toEqual([201, 1]);
  expect((await slip(id)).text).toContain('Items in this package: 2');
  expect((await slip(id, `?shipment=${first.body.shipments[0]?.id}`)).text).toContain('Items in this package: 1');
  await app.send(shipOrder, shop, as());
  expect((await slip(id)).text).toContain('Items in this package: 2');
  expect((await get(`${id}/packing-slip?shipment=${newId()}`)).status).toBe(404);
});

test('whoever sees personal data masked, another brand’s teammate and another shop get no document', async () => {
  const id = await made({ number: '#9' });
  const analyst = await app.teammate(owner.merchant, 'analyst', 'Ann');
  for (const path of [`${id}/packing-slip`, `${id}/label`, `packing-slips?ids=${id}`, `labels?ids=${id}`]) {
    const answer = await get(path, analyst);
    expect([answer.status, await answer.response.json()]).toEqual([403, expect.objectContaining({ code: 'permission.denied' })]);
  }
  const agent = await app.teammate(owner.merchant, 'agent', 'Theo');
  expect((await get(`${id}/label`, agent)).status).toBe(200);
  const other = newId();
  await app.write(owner.merchant, async ({ db }) => {
    await db.insertInto('brands').values({ merchant_id: owner.merchant, id: other, name: 'Quay' }).execute();
  });
  await app.send(setBrandAccess, { merchant: owner.merchant, id: agent.userId, brand_ids: [other] }, as());
  expect((await get(`packing-slips?ids=${id}`, agent)).status).toBe(404);
  expect((await get(`${id}/label`, await app.register())).status).toBe(404);
});

test.each([
  ['packing-slips?ids=', 'Choose at least one order.'],
  ['labels?ids=abc', 'Send order IDs, separated by commas.'],
])('%s is refused in a sentence', async (path, detail) => {
  const { status, response } = await get(path);
  expect([status, await response.json()]).toEqual([422, expect.objectContaining({ detail })]);
});

test('a draft has no packing slip and no label, and says why', async () => {
  const [draft, placed] = [await made({ number: '#800' }, { status: 'draft' }), await made({ number: '#801' })];
  const paths = [`${draft}/packing-slip`, `${draft}/label`, `packing-slips?ids=${placed},${draft}`];
  const said = async (path: string) => {
    const { status, response } = await get(path);
    return [status, ((await response.json()) as { detail: string }).detail];
  };
  expect(await Promise.all(paths.map(said))).toEqual([
    [409, 'Drafts have no packing slip. Place the order first.'],
    [409, 'Drafts have no label. Place the order first.'],
    [409, '#800 is a draft and has no packing slip. Place the order first.'],
  ]);
});

test('one order that is missing refuses the whole stack, so that nobody misses it', async () => {
  const id = await made({ number: '#8' });
  expect((await get(`packing-slips?ids=${id},${newId()}`)).status).toBe(404);
});
