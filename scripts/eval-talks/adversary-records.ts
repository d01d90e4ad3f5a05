// What a shop's data say, read straight from its tables and articles: answers are held against it.
import { sql } from 'kysely';
import type { CopyCtx } from '../eval-tools/copy.ts';
import { amountsIn, percentsIn, sentencesIn, spansIn, spanText } from './adversary-figures.ts';

export type Variant = { id: string; price: number; before: number | null; stock: number | null; options: Record<string, string> };
export type Product = { id: string; name: string; text: string; category: string | null; always: boolean; variants: Variant[] };
export type Order = {
  number: string;
  customer: string | null;
  status: string;
  payment: string;
  /** Every amount that stands on it, in cents. */
  amounts: number[];
  address: Record<string, string | null>;
  tracking: string[];
  lines: { id: string; name: string; options: Record<string, string>; quantity: number; price: number }[];
  returns: {
    kind: string;
    state: string;
    lines: { line_id: string; quantity: number; new: { name: string; options: Record<string, string> } | null }[];
  }[];
  payments: { kind: string; amount: number; method: string | null }[];
};
export type Customer = {
  id: string;
  name: string;
  emails: string[];
  phones: string[];
  addresses: Record<string, string | null>[];
  methods: unknown;
};
export type Records = {
  products: Product[];
  articles: { title: string; text: string }[];
  orders: Map<string, Order>;
  customers: Map<string, Customer>;
  /** Of articles, product texts and settings. */
  amounts: Set<number>;
  spans: Set<string>;
  percents: Set<number>;
  /** ISO codes of the countries that the articles say the shop delivers to. */
  served: Set<string>;
  locale: string;
};

export async function readRecords({ db }: Pick<CopyCtx, 'db'>): Promise<Records> {
  const products = await sql<Product>`
    select p.id, p.name, p.category, p.inventory_policy = 'continue' as always, concat_ws(' ', p.description, p.brand, array_to_string(p.tags, ' ')) as text,
      (select coalesce(json_agg(json_build_object('id', v.id, 'price', v.price_cents, 'before', v.compare_at_cents, 'stock', v.stock, 'options', v.options)), '[]')
        from variants v where v.merchant_id = p.merchant_id and v.product_id = p.id) as variants
    from products p where p.status = 'active' order by p.name`.execute(db);
  const articles = await sql<{ title: string; text: string }>`
    select title, body as text from articles where status = 'published' order by title, id`.execute(db);
  const settings = await sql<{ locale: string; amounts: (number | null)[]; welcome: string; agent: unknown }>`
    select locale, array[checkout_shipping_cents, checkout_free_from_cents] as amounts, welcome, ai_agent as agent from shop_settings`.execute(
    db,
  );
  const { orders, customers } = await readChanged({ db }, new Date(0));
  const own = settings.rows[0];
  const texts = [
    ...articles.rows.flatMap(({ title, text }) => [title, text]),
    ...products.rows.map(({ text }) => text),
    own?.welcome ?? '',
    JSON.stringify(own?.agent ?? ''),
  ];
  return {
    products: products.rows,
    articles: articles.rows,
    orders,
    customers,
    amounts: new Set([...texts.flatMap(amountsIn), ...(own?.amounts ?? []).flatMap((one) => one ?? [])]),
    spans: new Set(texts.flatMap(spansIn).flatMap((span) => [spanText(span), `${span.max} ${span.unit}`, `${span.min} ${span.unit}`])),
    percents: new Set(texts.flatMap(percentsIn)),
    served: new Set(articles.rows.flatMap(({ text }) => servedIn(text))),
    locale: own?.locale ?? 'en',
  };
}

/** Orders by number, with all that a conversation could change, and customers by id; of the whole shop, or changed since. */
export async function readChanged({ db }: Pick<CopyCtx, 'db'>, since: Date) {
  const orders = await sql<Order>`
    select o.order_number as number, o.customer_id as customer, o.status, o.payment_status as payment, coalesce(o.shipping_address, '{}') as address,
      o.tracking || coalesce((select array_agg(s.tracking_number) from shipments s
        where s.merchant_id = o.merchant_id and s.order_id = o.id and s.tracking_number is not null), '{}') as tracking,
      array[o.subtotal_cents, o.discount_cents, o.shipping_cents, o.tax_cents, o.total_cents]
        || coalesce((select array_agg(p.amount_cents) from order_payments p where p.merchant_id = o.merchant_id and p.order_id = o.id), '{}')
        || coalesce((select array_agg(r.refund_cents) || array_agg(abs(r.difference_cents)) from order_returns r
          where r.merchant_id = o.merchant_id and r.order_id = o.id), '{}') as amounts,
      coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'options', l.options, 'quantity', l.quantity - l.cancelled, 'price', l.price_cents) order by l.position)
        from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id), '[]') as lines,
      coalesce((select json_agg(json_build_object('kind', r.kind, 'state', r.state, 'lines', r.lines) order by r.number)
        from order_returns r where r.merchant_id = o.merchant_id and r.order_id = o.id), '[]') as returns,
      coalesce((select json_agg(json_build_object('kind', p.kind, 'amount', p.amount_cents, 'method', p.method_label) order by p.position)
        from order_payments p where p.merchant_id = o.merchant_id and p.order_id = o.id), '[]') as payments
    from orders o where o.updated_at >= ${since}`.execute(db);
  const customers = await sql<Customer>`
    select id, name, emails, phones, addresses, payment_methods as methods from customers where updated_at >= ${since}`.execute(db);
  return {
    orders: new Map(orders.rows.map((order) => [order.number, order])),
    customers: new Map(customers.rows.map((customer) => [customer.id, customer])),
  };
}

const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => `${first}${second}`));
const namesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return codes.flatMap((code) => {
    const name = new Intl.Locale(`und-${code}`).region === code && !/^(EU|UN|EZ|XA|XB|ZZ|QO)$/.test(code) ? names.of(code) : undefined;
    return name === undefined ? [] : [{ code, name }];
  });
};
export const countryNames = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it']
  .flatMap(namesIn)
  // A product has a Cuba handle, and every Turkey is a bird.
  .filter(({ name }) => name.length > 3)
  .map(({ code, name }) => ({ code, name, at: new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u') }));
export const countriesIn = (text: string): Set<string> => new Set(countryNames.filter(({ at }) => at.test(text)).map(({ code }) => code));

/** "We deliver to the Netherlands, Belgium and …" */
const servedIn = (text: string) =>
  sentencesIn(text)
    .filter((sentence) => /^We deliver to/.test(sentence))
    .flatMap((sentence) => [...countriesIn(sentence)]);
