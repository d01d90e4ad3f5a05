import { issueGiftCard, issueStoreCredit } from '@parley/contract/credit';
import type { Endpoint, Result } from '@parley/contract/endpoint';
import { importRecords } from '@parley/contract/imports';
import { parseAmount, toAmount } from '@parley/contract/money';
import { createDiscount } from '@parley/contract/checkout';
import * as contract from '@parley/contract/orders';
import type { Order, OrderAction } from '@parley/contract/orders';
import { createTaxRate, updateTaxes } from '@parley/contract/taxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Chance, chance } from '../../../testing/chance.ts';

// Whatever is done to an order, in whatever currency and order: its money adds up, nobody gets more than they paid, and nothing is lost.
const ordersEach = 6;
const steps = 22;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

type Call = readonly [Endpoint, Record<string, unknown>];
type Money = { cents: (amount: string) => number; amount: (cents: number) => string };
const inCurrency = (currency: string): Money => ({
  cents: (amount) => parseAmount(amount, currency) ?? Number.NaN,
  amount: (cents) => toAmount(cents, currency),
});

/** Two variants of one product, taxed twice, a code for each kind of discount, and a customer with a card, a gift card, store credit and a gift card of the shop's own. */
async function openShop(currency: string, by: Chance) {
  const { merchant, token } = await app.register({ merchant_name: 'Tea House', currency, time_zone: 'Europe/Amsterdam', locale: 'en' });
  const { amount } = inCurrency(currency);
  const variant = (name: string, cents: number) => ({ external_id: name, price: amount(cents), stock: 500, options: { size: name } });
  const payment_methods = [
    { external_id: 'card-1', kind: 'card' as const, label: 'Visa 4242' },
    { external_id: 'gift-1', kind: 'gift_card' as const, label: 'Gift card', balance: amount(90_000) },
  ];
  const products = [{ external_id: 'tea', name: 'Tea', currency, variants: [variant('small', 1999), variant('large', 3333)] }];
  const customers = [{ external_id: 'anna', first_name: 'Anna', email: 'anna@mail.example', payment_methods }];
  const imported = await app.send(importRecords, { merchant, products, customers }, { token });
  expect(imported.status).toBeLessThan(300);
  const id = await app.write(merchant, async ({ db }) => {
    const [variants, people] = [
      await db.selectFrom('variants').select(['id', 'external_id']).execute(),
      await db.selectFrom('customers').select(['id', 'external_id']).execute(),
    ];
    return new Map([...variants, ...people].map((row) => [row.external_id ?? '', row.id]));
  });
  const send = (endpoint: Endpoint, input: object, key: string = crypto.randomUUID()) =>
    app.send(endpoint, { merchant, ...input }, { token, headers: { 'idempotency-key': key } });
  const read = async (order: string): Promise<Order> => (await send(contract.getOrder, { id: order })).body as Order;
  await send(issueStoreCredit, { id: id.get('anna'), amount: amount(90_000), reason: 'To spend' });
  const issued = await send(issueGiftCard, { amount: amount(90_000), customer_id: id.get('anna') });
  const own = `gift_card:${(issued.body as Result<typeof issueGiftCard>).card.id}`;
  await send(updateTaxes, { country: 'NL', prices_include_tax: by.often(0.5) });
  for (const [name, rate] of [
    ['VAT', '19'],
    ['Levy', '2.475'],
  ])
    await send(createTaxRate, { name, rate, country: 'NL', on_shipping: name === 'VAT' });
  for (const discount of [
    { code: 'FIXED', kind: 'fixed', value: amount(1000) },
    { code: 'PERCENT', kind: 'percent', value: '12.5' },
    { code: 'SHIPPED', kind: 'free_shipping' },
  ])
    expect((await send(createDiscount, discount)).status).toBe(201);
  return { merchant, currency, id: (name: string) => id.get(name) ?? '', own, send, read };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const methodsOf = ({ own }: Shop) => [null, 'card-1', 'gift-1', 'cash', 'store_credit', own] as const;
const lineOf = (order: Order, by: Chance) => ({ line_id: by.one(order.lines)?.id ?? order.id, quantity: 1 + by.below(2) });

/** A few of everything that moves money or goods. */
function callsOf(order: Order, by: Chance, { amount, cents }: Money, shop: Shop): Call[] {
  const { id } = shop;
  const methods = methodsOf(shop);
  const some = (most: string) => amount(1 + by.below(Math.max(1, cents(most))));
  const variant = id(by.one(['small', 'large']));
  const moves: Partial<Record<OrderAction, Call[]>> = {
    place: [[contract.updateOrderStatus, { status: 'pending' }]],
    confirm: [[contract.updateOrderStatus, { status: 'confirmed' }]],
    process: [[contract.updateOrderStatus, { status: 'processing' }]],
    ship: [[contract.shipOrder, {}]],
    cancel: by.often(0.2) ? [[contract.updateOrderStatus, { status: 'cancelled', refund: by.one(['all', 'none']), restock: true }]] : [],
    cancel_lines: [[contract.cancelLines, { lines: [lineOf(order, by)], restock: by.often(0.5), refund: by.often(0.6) }]],
    record_payment: [[contract.recordPayment, { method: by.one(methods), ...(by.often(0.5) && { amount: some(order.balance) }) }]],
    refund: [
      [contract.refundOrder, { amount: by.often(0.3) ? order.refundable : some(order.refundable), method: by.one(methods) }],
      [contract.refundOrder, { lines: [{ ...lineOf(order, by), restock: by.often(0.5) }] }],
      [
        contract.refundOrder,
        { lines: [{ ...lineOf(order, by), restock: by.often(0.5) }], adjustment: amount(by.below(9) - 5), reason: 'Sorry' },
      ],
      [contract.refundOrder, { shipping: some(order.refundable_shipping) }],
    ],
    edit_items: [
      [
        contract.editItems,
        { changes: [{ ...lineOf(order, by), variant_id: variant }], method: by.one(['card-1', 'gift-1', 'store_credit']) },
      ],
      [
        contract.editItems,
        {
          add: by.often(0.6) ? [{ variant_id: variant, quantity: 1 + by.below(2) }] : [],
          remove: by.often(0.6) ? [lineOf(order, by)] : [],
          apply_discount: by.often(0.5),
          settle: by.one(['now', 'later']),
          method: by.one([null, 'card-1', 'gift-1', 'store_credit']),
        },
      ],
    ],
    return: [
      [contract.requestReturn, { kind: 'return', lines: [lineOf(order, by)], method: by.one([null, 'gift-1', 'store_credit', shop.own]) }],
    ],
    exchange: [
      [contract.requestReturn, { kind: 'exchange', lines: [{ ...lineOf(order, by), new_variant_id: variant }], method: 'card-1' }],
    ],
  };
  const open = order.return_records.filter(({ state }) => state === 'requested');
  return [
    ...order.actions.flatMap((action) => moves[action] ?? []),
    ...open.map(({ id: record, lines }): Call => {
      const units = lines.map(({ line_id, quantity, received }) => ({ line_id, restock: by.below(quantity - received + 1), write_off: 0 }));
      return [contract.receiveReturn, { return: record, lines: units }];
    }),
    ...open.map(({ id: record }): Call => [contract.endReturn, { return: record, state: by.one(['declined', 'closed']) }]),
  ];
}

const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
/** What doesn't hold of an order; empty when all does. */
function issuesOf(order: Order, { cents }: Money): string[] {
  const ledger = (kind: string) => sum(order.ledger, (entry) => (entry.kind === kind ? cents(entry.amount) : 0));
  const [captured, refunded, total, balance, notDue] = [
    order.captured,
    order.refunded,
    order.total_amount,
    order.balance,
    order.not_due,
  ].map(cents);
  const goods = cents(order.subtotal) - cents(order.discount) + (order.tax_included ? 0 : cents(order.tax));
  const counting = order.refunds.filter(({ owed_again: isOwed }) => !isOwed);
  const returns = order.return_records.filter(({ kind, state }) => kind === 'return' && state !== 'declined' && state !== 'cancelled');
  const forGoods =
    sum(counting, ({ lines }) => sum(lines, ({ amount }) => cents(amount))) + sum(returns, ({ refund_amount: amount }) => cents(amount));
  const facts: Record<string, boolean> = {
    'captured is not the ledger’s': captured === ledger('payment'),
    'refunded is not the ledger’s': refunded === ledger('refund'),
    'more was refunded than captured': (refunded ?? 0) <= (captured ?? 0),
    'the total is not the sum of its parts': goods + cents(order.shipping) === total,
    'what is owed doesn’t add up': (total ?? 0) - (notDue ?? 0) - (captured ?? 0) + (refunded ?? 0) === balance && (notDue ?? -1) >= 0,
    'more tax was given back than charged': order.not_due_tax_lines.every(({ name, rate, base, amount }) =>
      order.tax_lines.some(
        (tax) => tax.name === name && tax.rate === rate && cents(amount) <= cents(tax.amount) && cents(base) <= cents(tax.base),
      ),
    ),
    'all was given back, but not all tax':
      notDue !== total ||
      sum(order.not_due_tax_lines, ({ amount }) => cents(amount)) === sum(order.tax_lines, ({ amount }) => cents(amount)),
    'parts of a refund don’t add up': order.refunds.every(
      ({ amount, lines, shipping, adjustment }) =>
        sum(lines, (line) => cents(line.amount)) + cents(shipping) + cents(adjustment) === cents(amount),
    ),
    'a refund is not in the ledger': order.refunds.every(
      ({ id, amount }) => sum(order.ledger, (entry) => (entry.refund_id === id ? cents(entry.amount) : 0)) === cents(amount),
    ),
    // Each change may round a cent.
    'goods were paid back twice': forGoods <= goods + order.ledger.length + order.edits.length + order.return_records.length,
    // VAT is charged on it.
    'shipping was paid back twice':
      sum(counting, ({ shipping }) => cents(shipping)) <= Math.round(cents(order.shipping) * (order.tax_included ? 1 : 1.19)),
    'a count is negative': order.lines.every((line) =>
      [line.quantity, line.to_ship, line.returnable, line.refundable, line.refunded, line.restockable, line.returnable_refunded].every(
        (count) => count >= 0,
      ),
    ),
    'a unit is refundable twice': order.lines.every(({ quantity, refundable, returned }) => refundable <= quantity - returned),
    'a refunded unit is still to ship': order.lines.every(({ to_ship: left, refundable }) => left <= refundable),
    'a canceled order is owed': order.status !== 'cancelled' || (balance ?? 0) <= 0,
    'what is due can’t be paid':
      (balance ?? 0) <= 0 || ['draft', 'returned'].includes(order.status) || order.actions.includes('record_payment'),
  };
  return Object.entries(facts).flatMap(([issue, holds]) => (holds ? [] : [issue]));
}

/** Stock with everything out, and gift cards and store credit with what they paid: all stay what they were. */
async function kept({ merchant }: Shop) {
  const query = async (text: string) => (await app.installation.owner.query<{ all: string }>(text, [merchant])).rows[0]?.all;
  return {
    stock: await query(
      'select (select sum(stock) from variants where merchant_id = $1) + coalesce((select sum(taken) from order_lines where merchant_id = $1), 0) as all',
    ),
    gift: await query(
      `select (select sum(replace(m ->> 'balance', '.', '')::bigint) from customers c, jsonb_array_elements(c.payment_methods) m where c.merchant_id = $1 and m ->> 'kind' = 'gift_card')
        + coalesce((select sum(case kind when 'payment' then amount_cents else -amount_cents end) from order_payments where merchant_id = $1 and method = 'gift-1'), 0) as all`,
    ),
    credit: await query(
      `select (select sum(balance_cents) from credits where merchant_id = $1)
        + coalesce((select sum(case kind when 'payment' then amount_cents else -amount_cents end) from order_payments where merchant_id = $1 and (method = 'store_credit' or method like 'gift_card:%')), 0) as all`,
    ),
    // Every balance is the sum of its ledger, whatever was done: there is no row where it isn't.
    wrong: await query(
      `select count(*)::text as all from credits c where c.merchant_id = $1
        and c.balance_cents <> (select sum(e.amount_cents) from credit_entries e where e.merchant_id = c.merchant_id and e.credit_id = c.id)`,
    ),
  };
}

async function newOrder(shop: Shop, by: Chance, { amount }: Money): Promise<Order> {
  const line = (name: string) => ({ variant_id: shop.id(name), quantity: 1 + by.below(3) });
  const shipping = by.one([0, 495]);
  const body = {
    lines: by.often(0.7) ? [line('small'), line('large')] : [line('large')],
    customer_id: shop.id('anna'),
    shipping: amount(shipping),
    ...by.one([{}, { discount: amount(333) }, { discount_code: by.one(['FIXED', 'PERCENT', shipping > 0 ? 'SHIPPED' : 'FIXED']) }]),
    payment_terms: by.one(['prepaid', 'on_delivery']),
  };
  const { status, body: made } = await shop.send(contract.createOrder, body);
  expect([status, made]).toEqual([201, expect.anything()]);
  return made as Order;
}

test.each(['EUR', 'JPY', 'KWD'])(
  'money, goods, gift cards and store credit are conserved by whatever is done to orders in %s',
  { timeout: 120_000 },
  async (currency) => {
    const seed = Number(process.env['LEDGER_SEED'] ?? Date.now());
    const [by, money] = [chance(seed), inCurrency(currency)];
    const shop = await openShop(currency, by);
    const first = await kept(shop);
    const done: Record<string, number> = {};
    for (let place = 0; place < ordersEach; place++) {
      let order = await newOrder(shop, by, money);
      const story: string[] = [];
      for (let step = 0; step < steps; step++) {
        const call = by.one(callsOf(order, by, money, shop));
        if (!call) break;
        const [endpoint, input] = call;
        const key = crypto.randomUUID();
        const repeats = (endpoint.creates || endpoint.keyed) && by.often(0.3) ? 3 : 1;
        const answers = await Promise.all(Array.from({ length: repeats }, () => shop.send(endpoint, { id: order.id, ...input }, key)));
        const statuses = answers.map(({ status }) => status);
        story.push(`${endpoint.line.split('/').at(-1)} ${JSON.stringify(input)} ${statuses.join()}`);
        const said = `seed ${seed}, ${currency}\n${story.join('\n')}`;
        expect(Math.max(...statuses), said).toBeLessThan(500);
        order = await shop.read(order.id);
        expect(issuesOf(order, money), said).toEqual([]);
        expect(await kept(shop), said).toEqual(first);
        if (statuses.some((status) => status < 300)) done[endpoint.line] = (done[endpoint.line] ?? 0) + 1;
      }
    }
    // A run in which everything is refused would prove nothing.
    expect(Object.keys(done).length, JSON.stringify(done)).toBeGreaterThan(4);
  },
);
