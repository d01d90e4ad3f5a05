import { createCheckout, getCheckout } from '@parley/contract/checkout';
import { getGiftCard, issueGiftCard } from '@parley/contract/credit';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { getOrder, listOrders, updateOrderStatus } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { changeVariant } from '../products/make.ts';
import { makeLampShop } from './make.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
let lamps: Awaited<ReturnType<typeof makeLampShop>>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ merchant } = owner);
  lamps = await makeLampShop(app, owner);
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false }, checkout: { shipping: '4.95' } }, { token: owner.token });
  await app.write(merchant, ({ db }) => changeVariant(db, lamps.blue, { stock: 500 }));
});
afterAll(() => app.close());

const as = () => ({ token: owner.token });
/** A link for two lamps: 44.95 with shipping. */
async function link() {
  const { body } = await app.send(createCheckout, { merchant, lines: [{ variant_id: lamps.blue, quantity: 2 }] }, as());
  return { id: body.id, path: new URL(body.url ?? '').pathname };
}
const issue = async (amount: string) => (await app.send(issueGiftCard, { merchant, amount }, as())).body;
const balance = async (id: string) => (await app.send(getGiftCard, { merchant, id }, as())).body.balance;
const orderOf = async (id: string) => {
  const { order_id: order } = (await app.send(getCheckout, { merchant, id }, as())).body;
  return order === null ? null : (await app.send(getOrder, { merchant, id: order }, as())).body;
};
const person = {
  ...{ name: 'Ann Buyer', email: 'ann@mail.example', phone: '', line1: 'Quay 1', line2: '', postcode: '1011 AA', city: 'Amsterdam' },
  ...{ region: '', country: 'NL', code: '' },
};
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams({ ...person, ...fields }), redirect: 'manual' });
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
/** What the page says after Apply, and the fields it would send. */
async function applied(path: string, card: string) {
  const html = await (await post(path, { do: 'apply', card })).text();
  return { html, fields: { do: 'place', card, seen: hidden(html, 'seen'), card_seen: hidden(html, 'card_seen') } };
}

test('a card pays part of an order, the rest is due, and canceling gives it back', async () => {
  const [{ id, path }, { card, code }] = [await link(), await issue('30.00')];
  const { html, fields } = await applied(path, code);
  expect(html).toContain(`Gift card ending in ${card.last_four}`);
  expect(html).toMatch(/To pay<\/dt><dd class="total">€14\.95/);
  expect((await post(path, { ...fields, method: 'on_delivery' })).status).toBe(303);
  const order = await orderOf(id);
  expect(order).toMatchObject({
    total_amount: '44.95',
    discount: '0.00',
    captured: '30.00',
    balance: '14.95',
    payment_terms: 'on_delivery',
  });
  expect(await balance(card.id)).toBe('0.00');
  const thanks = await (await fetch(`${app.url}${path}`)).text();
  expect(thanks).toContain('<p>Total: €44.95</p><p>Balance due: €14.95</p><p>You pay when your parcel arrives.</p>');
  await app.send(updateOrderStatus, { merchant, id: order?.id ?? '', status: 'cancelled', refund: 'all', restock: true }, as());
  expect(await balance(card.id)).toBe('30.00');
  const gone = await (await fetch(`${app.url}${path}`)).text();
  expect(gone).toContain('<p>Total: €44.95</p><p>This order was canceled, so it can’t be paid anymore.</p>');
});

test('a card that covers it all needs no other method', async () => {
  const [{ id, path }, { card, code }] = [await link(), await issue('50.00')];
  const { html, fields } = await applied(path, code);
  expect(html).toContain('Your gift card covers this order.');
  expect(html).toContain('€5.05 will be left on the card.');
  expect((await post(path, fields)).status).toBe(303);
  expect(await orderOf(id)).toMatchObject({ payment_status: 'paid', balance: '0.00', payment_terms: 'prepaid' });
  expect(await balance(card.id)).toBe('5.05');
  const thanks = await (await fetch(`${app.url}${path}`)).text();
  expect(thanks).toContain('<p>Total: €44.95</p><p>Your payment has arrived. Thank you!</p>');
});

test('a refused card says why, keeps what was typed and orders nothing', async () => {
  const { id, path } = await link();
  const { code } = await issue('10.00');
  const wrong = code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`;
  const { html, fields } = await applied(path, wrong);
  expect(html).toContain('This isn’t a gift card code. Check it for typing errors.');
  const refused = await post(path, { ...fields, method: 'invoice' });
  const shown = await refused.text();
  expect([refused.status, hidden(shown, 'card'), shown.includes('value="Ann Buyer"')]).toEqual([409, '', true]);
  expect(shown).toContain(`value="${wrong}"`);
  expect(await orderOf(id)).toBeNull();
});

test('a card that somebody else used since orders nothing at another price', async () => {
  const [one, other, { card, code }] = [await link(), await link(), await issue('30.00')];
  const seen = await applied(one.path, code);
  const first = await applied(other.path, code);
  await post(other.path, { ...first.fields, method: 'invoice' });
  const refused = await post(one.path, { ...seen.fields, method: 'invoice' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('This gift card has been used up.');
  expect([await orderOf(one.id), await balance(card.id)]).toEqual([null, '0.00']);
});

test('a card that wasn’t applied yet is shown before it pays', async () => {
  const [{ id, path }, { code }] = [await link(), await issue('30.00')];
  const page = await (await fetch(`${app.url}${path}`)).text();
  const answer = await post(path, {
    do: 'place',
    card: code,
    seen: hidden(page, 'seen'),
    card_seen: hidden(page, 'card_seen'),
    method: 'invoice',
  });
  expect([answer.status, await orderOf(id)]).toEqual([409, null]);
  expect(await answer.text()).toContain('To pay');
});

test('twenty orders at once with one card spend it once', async () => {
  const { card, code } = await issue('44.95');
  const links = await Promise.all(Array.from({ length: 20 }, link));
  const seen = await Promise.all(links.map(({ path }) => applied(path, code)));
  const answers = await Promise.all(links.map(({ path }, place) => post(path, seen[place]?.fields ?? {})));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409 || status === 422)).toHaveLength(19);
  const placed = await Promise.all(links.map(({ id }) => orderOf(id)));
  expect(placed.filter((order) => order !== null)).toHaveLength(1);
  expect(await balance(card.id)).toBe('0.00');
  const all = await app.send(listOrders, { merchant, status: 'pending', limit: 100 }, as());
  expect(all.body.items.every(({ payment_status: status }) => status !== 'voided')).toBe(true);
});
