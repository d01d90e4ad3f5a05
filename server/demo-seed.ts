import type { Card } from '@parley/contract/messages';
import { sql } from 'kysely';
import pino from 'pino';
import type { Config } from './config.ts';
import type { WriteCtx } from './context.ts';
import { demoArticles } from './demo/articles.ts';
import { demoProducts } from './demo/catalogue/products.ts';
import { demoConversations } from './demo/conversations.ts';
import { demoCustomers } from './demo/customers.ts';
import { traceOrders } from './demo/orders.ts';
import { demoShop } from './demo/shop.ts';
import { demoOperator, demoTeam } from './demo/team.ts';
import { makeShop, makeUser } from './features/account/identity/index.ts';
import { importRecordsOf } from './features/lists/imports/index.ts';
import { openInstallation } from './installation.ts';
import { toAmount } from './platform/lib/money.ts';
import { runWriter } from './platform/writer.ts';
import { type References, rowsOf } from './seed-rows.ts';
import { insertRows } from './seed-store.ts';
import { keepAgent } from './seed-agent.ts';
import { keepCommerce } from './seed-commerce.ts';
import { teamworkOf } from './seed-teamwork.ts';

type Places = { config: Config; secret: string; ownerUrl: string; appUrl: string; now?: () => Date };

/**
 * Creates the demo shop on the first run, in one transaction. Does not recreate it after it was erased, because some of its accounts
 * remain. Returns whether a demo shop exists.
 */
export async function fillDemo(places: Places, say: (line: string) => void): Promise<boolean> {
  const installation = await openInstallation({ ...places, log: pino({ level: 'silent' }) });
  const { pool, notifier, now, readingOf } = installation;
  try {
    const existing = await readingOf('').selectFrom('directory.chat_keys').select('key').where('key', '=', demoShop.key).executeTakeFirst();
    if (existing) return true;
    const emails = [...demoTeam, demoOperator].map(({ email }) => email);
    const left = await readingOf('').selectFrom('directory.users').select('id').where('email', 'in', emails).limit(1).executeTakeFirst();
    if (left) return false;
    const since = performance.now();
    await runWriter(
      { pool, reactions: [], notifier, now },
      { actor: { kind: 'system', merchant: '' }, requestId: 'demo', address: '' },
      fill,
    );
    say(`created the demo shop ${demoShop.name} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    return true;
  } finally {
    await installation.close();
  }
}

async function fill(ctx: WriteCtx) {
  const people = new Map<string, { id: string; name: string }>();
  for (const { email, name, password, role, team_role } of [...demoTeam, demoOperator]) {
    const user = await makeUser(ctx, { email, name, password, role, verified: true, timeZone: demoShop.time_zone });
    if (!user) throw new Error(`The demo account ${email} exists already.`);
    people.set(email, { id: user.id, name });
    if (team_role === 'owner')
      await makeShop(
        ctx,
        { name: demoShop.name, currency: demoShop.currency, timeZone: demoShop.time_zone, locale: demoShop.locale },
        demoShop.key,
      );
  }
  await ctx.db.updateTable('shop_settings').set({ ai_verification: 'order_and_email' }).execute();
  const merchant = ctx.actor.merchant;
  const texts = { welcome: demoShop.welcome, disclosure: demoShop.disclosure };
  await ctx.db
    .insertInto('website_chat')
    .values({ merchant_id: merchant, settings: JSON.stringify({ texts, product_url: '/demo#{id}' }) })
    .execute();
  const members = demoTeam.flatMap(({ email, team_role }) =>
    team_role ? [{ user_id: people.get(email)?.id ?? '', merchant_id: merchant, team_role }] : [],
  );
  await ctx.db.insertInto('directory.memberships').values(members).execute();

  const customers = demoCustomers(ctx.now());
  const traced = traceOrders(customers, ctx.now());
  await bringIn(ctx, 'products', demoProducts);
  await bringIn(ctx, 'customers', customers);
  await bringIn(
    ctx,
    'orders',
    traced.map(({ order }) => order),
  );
  await bringIn(ctx, 'articles', demoArticles);

  const refs = await referencesOf(ctx, people);
  const { conversations: talks, asks } = demoConversations(customers, traced, ctx.now());
  const conversations = [...talks, ...asks.map(({ conversation }) => conversation)].toSorted((one, other) =>
    one.started_at.localeCompare(other.started_at),
  );
  const teamwork = teamworkOf(ctx, people);
  const rows = conversations.map((conversation, index) => rowsOf(conversation, index + 1, refs));
  await insertRows(
    ctx.db,
    'conversations',
    rows.map(({ conversation }, index) => ({ ...conversation, ...teamwork.columns(at(conversations, index)) })),
  );
  await insertRows(
    ctx.db,
    'messages',
    rows.flatMap(({ messages }) => messages),
  );
  await insertRows(
    ctx.db,
    'ai_runs',
    rows.flatMap(({ runs }) => runs),
  );
  const runs = rows.flatMap((row) => row.runs.map(({ id }) => String(id)));
  await sql`select note_article_uses(${ctx.actor.merchant}::uuid, ${runs}::uuid[])`.execute(ctx.db);
  await insertRows(
    ctx.db,
    'reads',
    rows.flatMap(({ reads }) => reads),
  );
  await teamwork.keep(rows.map(({ id }, index) => ({ id, conversation: at(conversations, index) })));
  await keepCommerce(ctx);
  await keepAgent(ctx, people, asks);
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`The list has no item ${index}.`);
  return item;
}

type Kind = 'products' | 'customers' | 'orders' | 'articles';
/** Uses the product's own import, like any shop. */
async function bringIn(ctx: WriteCtx, kind: Kind, records: readonly unknown[]) {
  for (let from = 0; from < records.length; from += 500) {
    const batch = { products: [], customers: [], orders: [], articles: [], [kind]: records.slice(from, from + 500) };
    const { refused } = await importRecordsOf(ctx, batch);
    if (refused[0]) throw new Error(`The demo's ${kind} were refused: ${refused[0].external_id} ${refused[0].reason}`);
  }
}

async function referencesOf(ctx: WriteCtx, people: Map<string, { id: string; name: string }>): Promise<References> {
  const { db } = ctx;
  const customers = new Map(
    (await db.selectFrom('customers').select(['external_id', 'id', 'name']).execute()).map((row) => [row.external_id, row]),
  );
  const orders = new Map(
    (await db.selectFrom('orders').select(['external_id', 'id', 'order_number', 'status', 'total_cents', 'currency']).execute()).map(
      (row) => [row.external_id, row],
    ),
  );
  const articles = new Map((await db.selectFrom('articles').select(['external_id', 'id']).execute()).map((row) => [row.external_id, row]));
  const products = new Map(
    (
      await db
        .selectFrom('products as p')
        .innerJoin('variants as v', (on) =>
          on.onRef('v.merchant_id', '=', 'p.merchant_id').onRef('v.product_id', '=', 'p.id').on('v.position', '=', 0),
        )
        .select(['p.external_id', 'p.id', 'p.name', 'p.brand', 'p.image', 'v.id as variant_id', 'v.price_cents', 'v.stock'])
        .execute()
    ).map((row) => [row.external_id, row]),
  );
  const known = <T>(map: Map<string | null, T>, key: string): T => {
    const found = map.get(key);
    if (!found) throw new Error(`The demo speaks of ${key}, which it does not have.`);
    return found;
  };
  return {
    merchant: ctx.actor.merchant,
    customer: (id) => known(customers, id),
    teammate: (email) => known(people as Map<string | null, { id: string; name: string }>, email),
    idOf: (kind, id) => ({ article: articles, product: products, order: orders, customer: customers })[kind]?.get(id)?.id ?? id,
    productCard: (id): Card => {
      const { id: productId, variant_id, name, brand, price_cents, stock, image } = known(products, id);
      return {
        type: 'product',
        product_id: productId,
        variant_id,
        name,
        detail: brand ?? '',
        price: toAmount(price_cents, demoShop.currency),
        currency: demoShop.currency,
        in_stock: (stock ?? 1) > 0,
        image,
      };
    },
    orderCard: (id): Card => {
      const { id: orderId, order_number, status, total_cents, currency } = known(orders, id);
      return {
        type: 'order',
        order_id: orderId,
        order_number,
        status,
        total_amount: toAmount(total_cents, currency),
        currency,
        detail: '',
      };
    },
  };
}
