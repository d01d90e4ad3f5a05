import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { line, makeConversation, type Shop } from './testing/make.ts';
import type { Order } from './tools.ts';
import { sentencesOf } from './words.ts';

const folder = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const present = fs.existsSync(folder) ? [folder] : [];

type Recorded = {
  tasks: { user_id: string; instruction: string }[];
  users: Record<string, { name: { first_name: string; last_name: string }; email: string; address: { zip: string }; orders: string[] }>;
  orders: Record<
    string,
    {
      order_id: string;
      items: { name: string; price: number; options: Record<string, string> }[];
      fulfillments: { tracking_id: string[] }[];
    }
  >;
  products: Record<
    string,
    { name: string; variants: Record<string, { item_id: string; options: Record<string, string>; available: boolean; price: number }> }
  >;
};
const read = <K extends keyof Recorded>(from: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(from, file), 'utf8')) as Recorded[K];

/** The recorded shop with only the current customer in it. */
function shopOf({ users, orders, products }: Omit<Recorded, 'tasks'>, userId: string): Shop {
  const user = users[userId];
  const order = (number: string): Order => {
    const { items = [], fulfillments = [] } = orders[number] ?? {};
    return {
      id: number,
      order_number: number,
      status: 'delivered',
      payment_status: 'paid',
      fulfillment_status: 'fulfilled',
      placed_at: '2026-02-20T10:00:00Z',
      total_amount: '77.77',
      currency: 'USD',
      shipping_address: null,
      refunds: [],
      payments: [],
      items_changed: false,
      return_state: null,
      tracking: fulfillments.flatMap(({ tracking_id }) => tracking_id),
      lines: items.map(({ name, options, price }) => line(name, price.toFixed(2), options)),
    };
  };
  return {
    articles: [],
    products: Object.entries(products).map(([id, { name, variants }]) => ({
      id,
      name,
      description: '',
      brand: null,
      category: null,
      tags: [],
      image: null,
      currency: 'USD',
      variants: Object.values(variants).map(({ item_id, options, available, price }) => ({
        id: item_id,
        sku: item_id,
        price: price.toFixed(2),
        in_stock: available,
        stock: null,
        options,
      })),
    })),
    customers: user
      ? [
          {
            id: userId,
            name: `${user.name.first_name} ${user.name.last_name}`,
            email: user.email,
            postcode: user.address.zip,
            orders: user.orders.map(order),
          },
        ]
      : [],
  };
}

/** Turns an instruction to a simulated customer into the customer's own words. */
const inTheirWords = (instruction: string) =>
  instruction
    .replaceAll(/\bYour\b/g, 'My')
    .replaceAll(/\byour\b/g, 'my')
    .replaceAll(/\bYou(?:'re| are)\b/g, 'I am')
    .replaceAll(/\byou are\b/g, 'I am')
    .replaceAll(/\b[Yy]ou\b/g, 'I');

test.each(present)(
  'customers of a recorded shop are answered, and nothing private is told before they are verified',
  async (from) => {
    const shop = {
      users: read<'users'>(from, 'users.json'),
      orders: read<'orders'>(from, 'orders.json'),
      products: read<'products'>(from, 'products.json'),
    };
    const tasks = [...read<'tasks'>(from, 'tasks_dev.json'), ...read<'tasks'>(from, 'tasks_train.json')];
    const count = { sentences: 0, unverified: 0, verified: 0, handed_off: 0 };
    for (const { user_id, instruction } of tasks) {
      const dialogue = makeConversation({ shop: shopOf(shop, user_id), verification: 'name_and_postcode' });
      const secrets = (shop.users[user_id]?.orders ?? []).flatMap(
        (number) => shop.orders[number]?.fulfillments.flatMap(({ tracking_id }) => tracking_id) ?? [],
      );
      for (const sentence of sentencesOf(inTheirWords(instruction))) {
        const outcome = await dialogue.say(sentence);
        count.sentences += 1;
        if (outcome.decision === 'hand_off') count.handed_off += 1;
        expect(outcome.text, sentence).not.toBe('');
        if (dialogue.verified()) {
          count.verified += 1;
          continue;
        }
        count.unverified += 1;
        const said = JSON.stringify([outcome.text, outcome.cards, outcome.sources]);
        expect(
          outcome.sources.filter(({ kind }) => kind === 'order' || kind === 'customer'),
          sentence,
        ).toEqual([]);
        expect(
          secrets.filter((secret) => said.includes(secret)),
          sentence,
        ).toEqual([]);
        expect(said, sentence).not.toContain('77.77');
      }
    }
    console.log(
      `${tasks.length} recorded customers, ${count.sentences} sentences: ${count.unverified} answered before verification with nothing private, ${count.verified} after it, ${count.handed_off} handed over`,
    );
    // Both cases must occur, or the test proves nothing.
    expect(count.unverified).toBeGreaterThan(100);
    expect(count.verified).toBeGreaterThan(100);
  },
  120_000,
);

test.each(present.length > 0 ? [] : [folder])('%s is missing, so only our own shop was tested', (missing) => {
  console.warn(`${missing} is not there (PARLEY_DATA_SETS): the recorded customers were not heard.`);
  expect(fs.existsSync(missing)).toBe(false);
});
