// The three shops of the conversations, each set up in a fresh installation through the product's own seeding and imports.
import fs from 'node:fs';
import path from 'node:path';
import type { ImportedArticle, ImportedOrder } from '@parley/contract/imports';
import { sql } from 'kysely';
import { demoShop } from '../../server/demo/shop.ts';
import { proposeAll } from '../../server/features/intelligence/facts/index.ts';
import { fillDemo } from '../../server/demo-seed.ts';
import { type Copies, type CopyCtx, openCopies } from '../eval-tools/copy.ts';
import type { Fresh } from '../eval-tools/fresh.ts';
import { setPolicy } from '../eval-tools/set-up.ts';
import { importShop, readShop, type Shop } from '../import-tau-bench.ts';
import type { ShopName } from './talk.ts';

/** Fixed, so that orders have the age their conversations speak of, whenever this runs. */
export const moments = {
  /** A Tuesday on which all three teams are there. */
  open: new Date('2026-11-24T15:00:00Z'),
  /** The night after it. */
  closed: new Date('2026-11-25T03:00:00Z'),
};

const hour = 3_600_000;
/** When each shop is set up. An hour apart, because failed log-ins in a row have to wait; orders of the demo are drawn from that moment. */
export const openedAt: Record<ShopName, Date> = {
  demo: new Date('2026-11-23T21:39:42.969Z'),
  retail: new Date(moments.open.getTime() - 2 * hour),
  garden: new Date(moments.open.getTime() - hour),
};

/** A clock that runs on from where it is set. */
export function openClock(at: Date) {
  let [start, since] = [at.getTime(), performance.now()];
  return {
    now: () => new Date(start + performance.now() - since),
    set: (to: Date) => void ([start, since] = [to.getTime(), performance.now()]),
  };
}
export type Clock = ReturnType<typeof openClock>;

const folder = path.join(import.meta.dirname, 'shops');
export const retailFolder = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const readJson = <T>(name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as T;

/** Why a shop cannot be set up here. */
export const whyMissing = (name: ShopName): string | undefined =>
  name === 'retail' && !fs.existsSync(retailFolder)
    ? `Left out the retail shop: its data set isn’t in ${retailFolder}. Set PARLEY_DATA_SETS to the folder of recorded data sets.`
    : undefined;

export type OpenShop = { name: ShopName; merchant: string; copies: Copies };

type Reactions = NonNullable<Parameters<typeof openCopies>[2]>['reactions'];
export async function openShop(name: ShopName, fresh: Fresh, clock: Clock, reactions: Reactions): Promise<OpenShop> {
  clock.set(openedAt[name]);
  const merchant = await setUp[name](fresh);
  await fresh.installation.owner.query('analyze');
  const copies = await openCopies(fresh.database, merchant, { now: clock.now, reactions });
  await policyOf[name]?.(copies.base);
  // Reads the articles as the job after an import does.
  await copies.base.write(proposeAll);
  return { name, merchant, copies };
}

const setUp: Record<ShopName, (fresh: Fresh) => Promise<string>> = {
  async demo({ opening, installation }) {
    await fillDemo(opening, () => {});
    const { merchant_id } = await installation
      .readingOf('')
      .selectFrom('directory.chat_keys')
      .select('merchant_id')
      .where('key', '=', demoShop.key)
      .executeTakeFirstOrThrow();
    return merchant_id;
  },
  async retail({ url }) {
    const articles = readJson<Omit<ImportedArticle, 'external_id'>[]>('retail-articles.json').map((article, place) => ({
      external_id: `article-${place + 1}`,
      ...article,
    }));
    return importShop({ ...readShop(retailFolder, moments.open), articles }, { ...as('retail'), base: url });
  },
  async garden({ url }) {
    const { name, currency, locale, time_zone } = readJson<Garden>('garden.json');
    return importShop(gardenShop(), { ...as('garden'), base: url, merchantName: name, place: { currency, locale, time_zone } });
  },
};

const as = (name: ShopName) => ({
  email: `${name}@eval.example`,
  password: 'a long password of an evaluation',
  merchantName: 'Beacon Retail',
  say: () => {},
});

const weekdays = [1, 2, 3, 4, 5];
const policyOf: Partial<Record<ShopName, (ctx: CopyCtx) => Promise<void>>> = {
  async retail(ctx) {
    await setPolicy(ctx);
    await setHours(ctx, 'America/New_York', [
      ...weekdays.map((day) => ({ day, from: '09:00', to: '18:00' })),
      { day: 6, from: '10:00', to: '16:00' },
    ]);
  },
  async garden(ctx) {
    const states = ['pending', 'confirmed'];
    const policy = { cancel: { states, reasons: [] }, change: { states, items_once: false }, permissions: { exchange: 'never' } };
    await ctx.write(async ({ db }) => {
      await db
        .updateTable('shop_settings')
        .set({ ai_verification: 'order_and_email', ai_money_limit_cents: 1_000_000_00, ai_policy: JSON.stringify(policy) })
        .execute();
      // An import doesn't know when a parcel left and arrived.
      await sql`update orders set shipped_at = placed_at + interval '1 day' where shipped_at is not null`.execute(db);
      await sql`update orders set delivered_at = placed_at + interval '2 days' where delivered_at is not null`.execute(db);
    });
    await setHours(
      ctx,
      'Europe/Brussels',
      weekdays.map((day) => ({ day, from: '09:00', to: '17:30' })),
    );
  },
};

/** The shop's own choice of engines. */
export async function setEngine({ copies }: OpenShop, engine: object) {
  await copies.base.write(({ db }) =>
    db
      .updateTable('shop_settings')
      .set({ ai_engine: JSON.stringify(engine) })
      .execute(),
  );
}

async function setHours(ctx: CopyCtx, time_zone: string, slots: { day: number; from: string; to: string }[]) {
  const schedule = { team_id: null, time_zone, always_open: false, slots, holidays: [] };
  await ctx.write(async ({ db, actor }) => {
    await db
      .insertInto('business_hours')
      .values({ merchant_id: actor.merchant, schedules: JSON.stringify([schedule]) })
      .execute();
  });
}

type Garden = {
  name: string;
  currency: string;
  locale: string;
  time_zone: string;
  products: {
    name: string;
    brand: string;
    category: string;
    tags: string[];
    description: string;
    variants: { sku: string; price: string; stock: number; options: Record<string, string> }[];
  }[];
  articles: { title: string; language: string; body: string }[];
  customers: { name: string; email: string; phone: string; address: { line1: string; postcode: string; city: string; country: string } }[];
  orders: {
    order_number: string;
    customer: string;
    days_ago: number;
    status: 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
    payment_status: 'awaiting' | 'paid' | 'refunded';
    lines: { sku: string; quantity: number }[];
    tracking?: string;
  }[];
};

const day = 86_400_000;
/** Orders of today are two hours old. */
const placed = (daysAgo: number) => new Date(moments.open.getTime() - daysAgo * day - 2 * hour);

export function gardenShop(): Shop {
  const { products, articles, customers, orders } = readJson<Garden>('garden.json');
  const variants = new Map(products.flatMap(({ name, variants: of }) => of.map((variant) => [variant.sku, { name, ...variant }] as const)));
  const people = new Map(customers.map((customer) => [customer.email, customer]));
  return {
    products: products.map(({ name, brand, category, tags, description, variants: of }) => ({
      external_id: name,
      name,
      brand,
      category,
      tags,
      description,
      variants: of.map((variant) => ({ external_id: variant.sku, ...variant })),
    })),
    customers: customers.map(({ name, email, phone, address }) => ({
      external_id: email,
      first_name: name.split(' ')[0] ?? '',
      last_name: name.split(' ').slice(1).join(' '),
      email,
      phone,
      addresses: [{ name, ...address }],
      payment_methods: [{ external_id: `card-${email}`, kind: 'card', label: 'Visa ending in 4242' }],
    })),
    orders: orders.map((order): ImportedOrder => {
      const lines = order.lines.map(({ sku, quantity }, place) => {
        const variant = variants.get(sku);
        if (!variant) throw new Error(`Order ${order.order_number} has no product ${sku}.`);
        const { name, price, options } = variant;
        return { external_id: `${order.order_number}-${place + 1}`, variant: sku, sku, name, price, options, quantity };
      });
      const amount = lines.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0).toFixed(2);
      const { name, address } = people.get(order.customer) ?? {};
      const at = placed(order.days_ago).toISOString();
      const method = `card-${order.customer}`;
      const isSent = order.status === 'shipped' || order.status === 'delivered';
      return {
        external_id: order.order_number,
        order_number: order.order_number,
        customer: order.customer,
        status: order.status,
        payment_status: order.payment_status,
        fulfillment_status: isSent ? 'fulfilled' : 'unfulfilled',
        placed_at: at,
        shipping_address: address ? { name, ...address } : null,
        tracking: order.tracking ? [order.tracking] : [],
        lines,
        payments: [
          ...(order.payment_status === 'awaiting' ? [] : [{ kind: 'payment' as const, amount, method, at }]),
          ...(order.payment_status === 'refunded' ? [{ kind: 'refund' as const, amount, method, at }] : []),
        ],
      };
    }),
    articles: articles.map(({ title, language, body }, place) => ({ external_id: `article-${place + 1}`, title, language, body })),
  };
}
