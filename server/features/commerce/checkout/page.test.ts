import { cancelCheckout, createCheckout, createDiscount, getCheckout } from '@parley/contract/checkout';
import type { Sent } from '@parley/contract/endpoint';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { linkLife } from './rules.ts';
import { makeLampShop } from './make.ts';
import { changeVariant } from '../products/make.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
let lamps: Awaited<ReturnType<typeof makeLampShop>>;
let clock = 0;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => new Date(Date.now() + clock) });
  owner = await app.register({ merchant_name: 'Harbour & Sons' });
  ({ merchant } = owner);
  lamps = await makeLampShop(app, owner);
  await app.send(updateMerchantSettings, { merchant, checkout: { shipping: '4.95' } }, { token: owner.token });
  await app.send(createDiscount, { merchant, code: 'FIVE', kind: 'fixed', value: '5' }, { token: owner.token });
});
afterAll(() => app.close());

type Body = Partial<Omit<Sent<typeof createCheckout>, 'merchant'>>;
async function link(body: Body = {}) {
  const lines = [{ variant_id: lamps.blue, quantity: 2 }];
  const { body: made } = await app.send(createCheckout, { merchant, lines, ...body }, { token: owner.token });
  return { id: made.id, path: new URL(made.url ?? '').pathname };
}
const open = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers, redirect: 'manual' });
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const typed = {
  name: 'Ann "Quoted" Buyer',
  email: 'ann@mail.example',
  phone: '',
  line1: 'Quay 1',
  line2: '',
  postcode: '1011 AA',
  city: 'Amsterdam',
  region: '',
  country: 'NL',
  method: 'invoice',
  code: '',
};

test('shows lines, shipping and total without scripts', async () => {
  const { path } = await link();
  const answered = await open(path);
  const page = await answered.text();
  expect([answered.status, answered.headers.get('cache-control')]).toEqual([200, 'no-store']);
  for (const shown of ['Your order from Harbour &amp; Sons', '2 × Harbour lamp', 'Blue', '€20.00 each', '€40.00', '€4.95', '€44.95'])
    expect(page).toContain(shown);
  expect(page).not.toMatch(/<script|style="|\son\w+="/);
  expect(answered.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'self';.*frame-ancestors 'none'/);
});

test('every field has a label and ids are unique', async () => {
  const page = await (await open((await link()).path)).text();
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, field] of page.matchAll(/<(?:input|select) id="([^"]+)"/g)) expect(page).toContain(`<label for="${field}">`);
});

test.each([
  ['de-AT,de;q=0.9', '<html lang="de">', 'Kostenpflichtig bestellen'],
  ['es', '<html lang="es">', 'Hacer el pedido'],
  ['fr', '<html lang="fr">', 'Commander'],
  ['pt-BR', '<html lang="pt">', 'Fazer a encomenda'],
  ['pl', '<html lang="en">', 'Place order'],
])('uses the browser’s language: %s', async (acceptLanguage, lang, button) => {
  const page = await (await open((await link()).path, { 'accept-language': acceptLanguage })).text();
  expect([page.includes(lang), page.includes(button)]).toEqual([true, true]);
});

test('preselects the browser’s country', async () => {
  const page = await (await open((await link()).path, { 'accept-language': 'de-AT' })).text();
  expect(page).toContain('<option value="AT" selected>Österreich</option>');
});

test('uses the brand’s color with readable text', async () => {
  const style = await (await open('/c/style.css?colour=f59e0b')).text();
  expect(style).toContain('--brand: #f59e0b; --on-brand: #000;');
  expect(await (await open('/c/style.css?colour=red;}')).text()).toContain('--brand: #17171a; --on-brand: #fff;');
});

test('records when the link was first opened', async () => {
  const { id, path } = await link();
  const opened = async () => (await app.send(getCheckout, { merchant, id }, { token: owner.token })).body.opened_at;
  expect(await opened()).toBeNull();
  await open(path);
  const first = await opened();
  await open(path);
  expect([first === null, await opened()]).toEqual([false, first]);
});

describe('a discount code', () => {
  test('applies it and keeps what was typed', async () => {
    const answered = await post((await link()).path, { ...typed, code: 'five', do: 'apply' });
    const page = await answered.text();
    expect(answered.status).toBe(200);
    for (const shown of ['Discount (FIVE)', '−€5.00', '€39.95', 'value="Ann &quot;Quoted&quot; Buyer"', '<option value="NL" selected>'])
      expect(page).toContain(shown);
    expect(page).not.toContain('role="alert"');
  });
  test('shows an error beside the field for an unknown code', async () => {
    const page = await (await post((await link()).path, { ...typed, code: 'nonsense', do: 'apply' })).text();
    expect(page).toContain(
      `<p class="wrong" id="code-wrong">This discount code doesn’t exist. Try another one, or remove it to continue.</p>`,
    );
    expect(page).toContain('€44.95');
  });
  test('removes the code the shop chose', async () => {
    const { path } = await link({ discount_code: 'FIVE' });
    expect(await (await open(path)).text()).toContain('€39.95');
    expect(await (await post(path, { ...typed, code: '', do: 'apply' })).text()).toContain('€44.95');
  });
});

test.each([
  ['name', '   ', 'Enter your name.'],
  ['email', 'ann@', 'Enter an email address'],
  ['country', 'ZZ', 'Choose a country.'],
  ['method', 'gold', 'Choose how you want to pay.'],
  ['phone', 'call me', 'Enter a phone number'],
])('a wrong %s shows an error beside its field and keeps what was typed', async (field, value, sentence) => {
  const answered = await post((await link()).path, { ...typed, [field]: value, do: 'place' });
  const page = await answered.text();
  expect(answered.status).toBe(422);
  expect(page).toContain(`<li><a href="#${field}">${sentence}`);
  expect(page).toContain(`<p class="wrong" id="${field}-wrong">${sentence}`);
  expect(page).toContain('value="Quay 1"');
});

describe('a closed link', () => {
  test('shows a page in the browser’s language', async () => {
    const answered = await open(`/c/${'x'.repeat(43)}.${'y'.repeat(43)}`, { 'accept-language': 'fr' });
    expect([answered.status, (await answered.text()).includes('Ce lien ne fonctionne plus')]).toEqual([404, true]);
  });
  test('says that it was cancelled', async () => {
    const { id, path } = await link();
    await app.send(cancelCheckout, { merchant, id }, { token: owner.token });
    const answered = await open(path);
    expect([answered.status, (await answered.text()).includes('The shop has canceled the link.')]).toEqual([410, true]);
  });
  test('says that it has expired', async () => {
    const { path } = await link();
    clock = linkLife + 1;
    const answered = await open(path);
    clock = 0;
    expect([answered.status, (await answered.text()).includes('The link has expired.')]).toEqual([410, true]);
  });
});

describe('a cart that the customer may change', () => {
  const two = async (body: Body = {}) =>
    link({
      adjustable: true,
      lines: [
        { variant_id: lamps.blue, quantity: 2 },
        { variant_id: lamps.shade, quantity: 1 },
      ],
      ...body,
    });
  const field = (id: string) => `quantity-${id}`;
  const linesOf = async (id: string) =>
    (await app.send(getCheckout, { merchant, id }, { token: owner.token })).body.lines.map(({ quantity, name }) => `${quantity} ${name}`);

  test('shows a quantity for each line, and the link says so', async () => {
    const { id, path } = await two();
    const page = await (await open(path)).text();
    for (const shown of ['Quantity of Harbour lamp, Blue', 'Remove Shade', 'Update cart', 'value="2"']) expect(page).toContain(shown);
    expect(page.match(/<button[^>]*>/)?.[0]).toContain('value="update"');
    expect((await app.send(getCheckout, { merchant, id }, { token: owner.token })).body.adjustable).toBe(true);
  });
  test('takes other quantities, with shipping and discount of the new goods, and keeps what was typed', async () => {
    const { id, path } = await two({ discount_code: 'FIVE' });
    const page = await (
      await post(path, { ...typed, code: 'FIVE', [field(lamps.blue)]: '1', [field(lamps.shade)]: '4', do: 'update' })
    ).text();
    // 20.00 + 22.00 − 5.00 + 4.95
    for (const shown of ['1 × Harbour lamp', '4 × Shade', '€42.00', '−€5.00', '€41.95', 'value="Ann &quot;Quoted&quot; Buyer"'])
      expect(page).toContain(shown);
    expect(await linesOf(id)).toEqual(['1 Harbour lamp', '4 Shade']);
    const { body } = await app.send(getCheckout, { merchant, id }, { token: owner.token });
    expect(body).toMatchObject({ subtotal: '42.00', discount: '5.00', total_amount: '41.95' });
  });
  test('removes a product, and keeps the last one', async () => {
    const { id, path } = await two();
    const page = await (await post(path, { ...typed, do: `remove-${lamps.blue}` })).text();
    expect([page.includes('Harbour lamp'), page.includes('Remove Shade')]).toEqual([false, false]);
    const answered = await post(path, { ...typed, [field(lamps.shade)]: '0', do: 'update' });
    expect([answered.status, (await answered.text()).includes('Keep at least one product in your cart.')]).toEqual([422, true]);
    expect(await linesOf(id)).toEqual(['1 Shade']);
  });
  test.each(['-1', '1.5', '1001', 'many', ''])('%j is no quantity, and nothing changes', async (quantity) => {
    const { id, path } = await two();
    const answered = await post(path, { ...typed, [field(lamps.blue)]: quantity, do: 'update' });
    expect([answered.status, (await answered.text()).includes('Enter a whole number from 0 to 1000')]).toEqual([422, true]);
    expect(await linesOf(id)).toEqual(['2 Harbour lamp', '1 Shade']);
  });
  test('more than is in stock says what is left, and keeps the rest', async () => {
    const { id, path } = await two();
    const page = await (await post(path, { ...typed, [field(lamps.blue)]: '7', do: 'update' })).text();
    expect(page).toContain('we don’t have enough in stock: Harbour lamp, Blue (2 left). Lower the quantity');
    expect(await linesOf(id)).toEqual(['7 Harbour lamp', '1 Shade']);
    expect(await (await post(path, { ...typed, [field(lamps.blue)]: '2', do: 'update' })).text()).not.toContain('role="alert"');
  });
  test('whoever changes a quantity and orders at once sees the new total first', async () => {
    const { id, path } = await two();
    const seen = /name="seen" value="([^"]+)"/.exec(await (await open(path)).text())?.[1] ?? '';
    const answered = await post(path, { ...typed, seen, [field(lamps.blue)]: '1', do: 'place' });
    expect([answered.status, (await answered.text()).includes('Your cart or the total has changed.')]).toEqual([200, true]);
    expect((await app.send(getCheckout, { merchant, id }, { token: owner.token })).body.state).toBe('open');
  });
  test('twenty changes at once leave one of them', async () => {
    const { id, path } = await two();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => post(path, { ...typed, [field(lamps.shade)]: String(at + 2), do: 'update' })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { body } = await app.send(getCheckout, { merchant, id }, { token: owner.token });
    const [, shade] = body.lines;
    expect(body.subtotal).toBe((40 + 5.5 * (shade?.quantity ?? 0)).toFixed(2));
  });
  test('a link that the shop made as it is can’t be changed', async () => {
    const { id, path } = await two({ adjustable: false });
    expect(await (await open(path)).text()).not.toContain('Update cart');
    await post(path, { ...typed, [field(lamps.blue)]: '1', do: 'update' });
    expect(await linesOf(id)).toEqual(['2 Harbour lamp', '1 Shade']);
  });
});

test('names products that sold out meanwhile', async () => {
  const { path } = await link();
  const stock = (left: number) => app.write(merchant, ({ db }) => changeVariant(db, lamps.blue, { stock: left }));
  await stock(1);
  const page = await (await open(path)).text();
  await stock(2);
  expect(page).toContain('we don’t have enough in stock: Harbour lamp, Blue.');
});

test('limits repeated submissions', async () => {
  const limited = await startTestApp({ worker: false, env: { RATE_LIMIT_FACTOR: '0.05' } });
  const path = `${limited.url}/c/${'x'.repeat(43)}.${'y'.repeat(43)}`;
  const answers: Response[] = [];
  for (let press = 0; press < 4; press++)
    answers.push(
      await fetch(path, {
        ...{ method: 'POST', headers: { 'accept-language': 'de' }, body: new URLSearchParams({ ...typed, do: 'apply' }) },
      }),
    );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
  const busy = answers.at(-1);
  expect(await busy?.text()).toContain('Warten Sie eine Minute und laden Sie diese Seite neu');
  const { headers } = busy ?? new Response();
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  await limited.close();
});
