// Imports the tau-bench retail shop into a merchant through the API; not part of the product.
// node scripts/import-tau-bench.ts --email you@shop.example --password … [--base http://127.0.0.1:3000] [--shop folder] [--merchant-name "…"]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Address } from '@parley/contract/addresses';
import type { ImportedArticle, ImportedCustomer, ImportedOrder, ImportedProduct } from '@parley/contract/imports';

export type TauProduct = {
  product_id: string;
  name: string;
  variants: Record<string, { item_id: string; options: Record<string, string>; available: boolean; price: number }>;
};
type TauAddress = { address1: string; address2: string; city: string; state: string; zip: string; country: string };
type TauMethod = { id: string; source: string; brand?: string; last_four?: string; balance?: number };
export type TauUser = {
  name: { first_name: string; last_name: string };
  email: string;
  address: TauAddress;
  payment_methods: Record<string, TauMethod>;
};
export type TauOrder = {
  order_id: string;
  user_id: string;
  address: TauAddress;
  items: { item_id: string; name: string; price: number; options: Record<string, string> }[];
  fulfillments: { tracking_id: string[] }[];
  status: 'pending' | 'processed' | 'delivered' | 'cancelled';
  payment_history: { transaction_type: 'payment' | 'refund'; amount: number; payment_method_id: string }[];
};

export const convertProduct = ({ product_id, name, variants }: TauProduct): ImportedProduct => ({
  external_id: product_id,
  name,
  variants: Object.values(variants).map(({ item_id, price, available, options }) => ({
    external_id: item_id,
    sku: item_id,
    price: price.toFixed(2),
    available,
    options,
  })),
});

export const convertCustomer = (external_id: string, { name, email, address, payment_methods }: TauUser): ImportedCustomer => ({
  external_id,
  ...name,
  email,
  language: 'en',
  addresses: [convertAddress(address)],
  payment_methods: Object.values(payment_methods).map(convertMethod),
});

const convertAddress = ({ address1, address2, city, state, zip, country }: TauAddress): Address => ({
  line1: address1,
  line2: address2,
  city,
  region: state,
  postcode: zip,
  country,
});

function convertMethod({
  id,
  source,
  brand = 'card',
  last_four = '',
  balance = 0,
}: TauMethod): NonNullable<ImportedCustomer['payment_methods']>[number] {
  if (source === 'gift_card')
    return { external_id: id, kind: 'gift_card', label: `Gift card ending in ${id.slice(-4)}`, balance: balance.toFixed(2) };
  if (source === 'paypal') return { external_id: id, kind: 'paypal', label: 'PayPal' };
  return { external_id: id, kind: 'card', label: `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending in ${last_four}` };
}

/** A processed order has tracking, so it has shipped. */
const states = {
  pending: { status: 'pending', payment_status: 'paid', fulfillment_status: 'unfulfilled' },
  processed: { status: 'shipped', payment_status: 'paid', fulfillment_status: 'fulfilled' },
  delivered: { status: 'delivered', payment_status: 'paid', fulfillment_status: 'fulfilled' },
  cancelled: { status: 'cancelled', payment_status: 'refunded', fulfillment_status: 'unfulfilled' },
} as const;

export const convertOrder = (order: TauOrder, placedAt: Date): ImportedOrder => ({
  external_id: order.order_id,
  order_number: order.order_id,
  customer: order.user_id,
  ...states[order.status],
  placed_at: placedAt.toISOString(),
  shipping_address: convertAddress(order.address),
  tracking: order.fulfillments.flatMap(({ tracking_id }) => tracking_id),
  lines: order.items.map(({ item_id, name, price, options }, index) => ({
    external_id: `${order.order_id}-${index + 1}`,
    variant: item_id,
    sku: item_id,
    name,
    price: price.toFixed(2),
    options,
    quantity: 1,
  })),
  payments: order.payment_history.map(({ transaction_type, amount, payment_method_id }) => ({
    kind: transaction_type,
    amount: amount.toFixed(2),
    method: payment_method_id,
  })),
});

const hour = 3_600_000;
/** The data has no order dates. Shipped orders get recent dates, the others dates over the past year, always the same ones. */
export function placedAt(orders: readonly TauOrder[], now: Date): Map<string, Date> {
  const recent = orders.filter(({ status }) => status === 'pending' || status === 'processed');
  const past = orders.filter(({ status }) => status === 'delivered' || status === 'cancelled');
  const spread = (some: readonly TauOrder[], from: number, to: number) =>
    some.map(({ order_id }, index) => [order_id, new Date(now.getTime() - (from + ((to - from) * index) / some.length) * hour)] as const);
  return new Map([...spread(recent, 2, 7 * 24), ...spread(past, 10 * 24, 365 * 24)]);
}

/** One article per heading of the policy. */
export function convertPolicy(markdown: string): ImportedArticle[] {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [title = '', ...preface] = head.trim().split('\n');
  const articles = [
    { title: title.replace(/^#\s*/, ''), body: preface.join('\n') },
    ...parts.map((part) => ({ title: part.split('\n', 1)[0] ?? '', body: part.slice(part.indexOf('\n')) })),
  ];
  return articles
    .map(({ title: heading, body }, index) => ({
      external_id: `policy-${index}`,
      title: heading.trim(),
      body: body.trim(),
      language: 'en',
    }))
    .filter(({ body }) => body !== '');
}

type Kind = 'products' | 'customers' | 'orders' | 'articles';
export type Shop = { products: ImportedProduct[]; customers: ImportedCustomer[]; orders: ImportedOrder[]; articles: ImportedArticle[] };

export function readShop(folder: string, now: Date): Shop {
  const read = <T>(name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Record<string, T>;
  const orders = Object.values(read<TauOrder>('orders.json'));
  const dates = placedAt(orders, now);
  const policy = path.join(folder, 'policy.md');
  return {
    products: Object.values(read<TauProduct>('products.json')).map(convertProduct),
    customers: Object.entries(read<TauUser>('users.json')).map(([id, user]) => convertCustomer(id, user)),
    orders: orders.map((order) => convertOrder(order, dates.get(order.order_id) ?? now)),
    articles: fs.existsSync(policy) ? convertPolicy(fs.readFileSync(policy, 'utf8')) : [],
  };
}

type Place = { currency: string; time_zone: string; locale: string };
type Options = { base: string; email: string; password: string; merchantName: string; place?: Place; say(line: string): void };

/** Logs in or registers a new shop, and sends everything in batches. Returns the merchant id. */
export async function importShop(shop: Shop, { base, say, ...who }: Options): Promise<string> {
  const { token, merchant } = await enter(base, who);
  for (const kind of ['products', 'customers', 'orders', 'articles'] as const)
    say(`${kind}: ${await sendAll(base, token, merchant, kind, shop[kind])}`);
  return merchant;
}

async function sendAll(base: string, token: string, merchant: string, kind: Kind, records: readonly object[]): Promise<string> {
  const most = 250;
  let [created, updated, unchanged] = [0, 0, 0];
  for (let from = 0; from < records.length; from += most) {
    const result = await post<{ created: number; updated: number; unchanged: number; refused: { external_id: string; reason: string }[] }>(
      `${base}/api/imports/${merchant}`,
      { [kind]: records.slice(from, from + most) },
      token,
    );
    created += result.created;
    updated += result.updated;
    unchanged += result.unchanged;
    if (result.refused[0])
      throw new Error(`${result.refused.length} ${kind} failed, first ${result.refused[0].external_id}: ${result.refused[0].reason}`);
  }
  return `${created} created, ${updated} updated, ${unchanged} unchanged`;
}

type SignedIn = { token: string; user: { merchant_id: string | null } };
const newYork: Place = { currency: 'USD', time_zone: 'America/New_York', locale: 'en' };
async function enter(base: string, { email, password, merchantName, place = newYork }: Omit<Options, 'base' | 'say'>) {
  const registration = {
    name: merchantName,
    email,
    password,
    merchant_name: merchantName,
    ...place,
  };
  const { token, user } = await post<Partial<SignedIn>>(`${base}/api/auth/login`, { email, password }).catch((error: Error) => {
    if (error.message !== 'Incorrect email or password') throw error;
    return post<SignedIn>(`${base}/api/auth/register`, registration);
  });
  if (!token || !user?.merchant_id) throw new Error('This account can’t be used: it has two-step authentication on, or no shop.');
  return { token, merchant: user.merchant_id };
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as T & { detail?: string };
  if (!response.ok) throw new Error(answer.detail ?? `${url} answered ${response.status}`);
  return answer;
}

async function main() {
  const usual = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
  const { values } = parseArgs({
    options: {
      shop: { type: 'string', default: usual },
      base: { type: 'string', default: 'http://127.0.0.1:3000' },
      email: { type: 'string' },
      password: { type: 'string' },
      'merchant-name': { type: 'string', default: 'Tau Retail' },
    },
  });
  const { shop, base, email, password, 'merchant-name': merchantName } = values;
  if (!email || !password) throw new Error('Log in with --email … --password …');
  const merchant = await importShop(readShop(shop, new Date()), { base, email, password, merchantName, say: (line) => console.log(line) });
  console.log(`The shop is ${merchant}.`);
}

if (process.argv[1] === import.meta.filename)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
