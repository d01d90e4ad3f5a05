import type { MetafieldValue } from '@parley/contract/metafield-values';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** A valid key with the websites that can use it. */
export const findKey = (db: Reader, key: string, now: Date) =>
  db
    .selectFrom('directory.chat_keys')
    .select(['merchant_id', 'allowed_origins', 'expires_at'])
    .where('key', '=', key)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();

/** The shop's settings are read with the session, so that authenticating a visitor takes one statement. */
const sessions = (db: Reader) =>
  db
    .selectFrom('chat_sessions as s')
    .leftJoin('website_chat as w', 'w.merchant_id', 's.merchant_id')
    .selectAll('s')
    .select('w.settings')
    .where('s.ended_at', 'is', null);

export const findSession = (db: Reader, tokenHash: string) => sessions(db).where('s.token_hash', '=', tokenHash).executeTakeFirst();

/** Locks the session, so that a visitor's first two messages create one customer and one conversation. */
export const lockSession = (db: Writer, id: string) =>
  db
    .selectFrom('chat_sessions as s')
    .leftJoin('website_chat as w', 'w.merchant_id', 's.merchant_id')
    .leftJoin('customers as k', (join) => join.onRef('k.merchant_id', '=', 's.merchant_id').onRef('k.id', '=', 's.customer_id'))
    .leftJoin('conversations as c', (join) => join.onRef('c.merchant_id', '=', 's.merchant_id').onRef('c.id', '=', 's.conversation_id'))
    .leftJoin('customers as o', (join) => join.onRef('o.merchant_id', '=', 'c.merchant_id').onRef('o.id', '=', 'c.customer_id'))
    .selectAll('s')
    .select(['w.settings', 'k.name as customer_name', sql<boolean>`coalesce(k.blocked_at, o.blocked_at) is not null`.as('blocked')])
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .forUpdate('s')
    .executeTakeFirst();
export type SessionRow = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

export async function insertSession(
  db: Writer,
  row: {
    merchant_id: string;
    id: string;
    token_hash: string;
    locale: string | null;
    page_url: string | null;
    address: string;
    created_at: Date;
    last_seen_at: Date;
    customer_id?: string;
    conversation_id?: string;
    email?: string;
    link_id?: string;
  },
) {
  await db.insertInto('chat_sessions').values(row).execute();
}

export type SessionChange = {
  customer_id?: string;
  conversation_id?: string | null;
  locale?: string;
  page_url?: string;
  name?: string | null;
  email?: string | null;
  external_id?: string;
  identified_at?: Date;
  consented_at?: Date;
  cart?: string | null;
  cart_at?: Date;
};
export async function touchSession(db: Writer, id: string, change: SessionChange, now: Date) {
  await db
    .updateTable('chat_sessions')
    .set({ ...change, last_seen_at: now })
    .where('id', '=', id)
    .execute();
}

/** Selects a single session, those opened by a link, or all on a conversation except this one and those with the same identity. */
export type Ended = { id: string } | { link: string } | { conversation: string; unless: string; except: string };

/** Ends sessions permanently; returns which. */
export async function endSessions(db: Writer, which: Ended, now: Date) {
  const living = db.updateTable('chat_sessions').set({ ended_at: now }).where('ended_at', 'is', null).returning('id');
  const meant =
    'id' in which
      ? living.where('id', '=', which.id)
      : 'link' in which
        ? living.where('link_id', '=', which.link)
        : living
            .where('conversation_id', '=', which.conversation)
            .where('external_id', 'is distinct from', which.unless)
            .where('id', '<>', which.except);
  return (await meant.execute()).map(({ id }) => id);
}

/** Whether the visitor's message is stored already, so that resending it is not counted. */
export const isKnown = async (db: Writer, conversationId: string, clientId: string) =>
  (await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()) !== undefined;

/** The shop data that every visitor gets. */
export const readShopProfile = (db: Reader) =>
  db
    .selectFrom('shop_settings as s')
    .innerJoin('directory.merchants as m', 'm.id', 's.merchant_id')
    .leftJoin('website_chat as w', 'w.merchant_id', 's.merchant_id')
    .leftJoin('brands as b', (join) => join.onRef('b.merchant_id', '=', 's.merchant_id').on('b.is_default', '=', true))
    .select(['m.name', 's.ai_enabled', 'w.settings', 'w.installed_at', 'b.logo'])
    .executeTakeFirstOrThrow();

/** The variants of a product that is for sale, in their order. */
export const readVariants = (db: Reader, productId: string) =>
  db
    .selectFrom('products as p')
    .innerJoin('variants as v', (on) => on.onRef('v.merchant_id', '=', 'p.merchant_id').onRef('v.product_id', '=', 'p.id'))
    .innerJoin('shop_settings as s', 's.merchant_id', 'p.merchant_id')
    .select(['p.name', 'p.inventory_policy', 'v.id', 'v.options', 'v.price_cents', 'v.stock', 'v.available', 's.currency'])
    .where('p.id', '=', productId)
    .where('p.status', '=', 'active')
    .orderBy('v.position')
    .execute();

/** The fields of a product that the shop shows to customers. */
export const readFields = (db: Reader, productId: string) =>
  db
    .selectFrom('product_metafields as m')
    .innerJoin('metafields as f', (on) => on.onRef('f.merchant_id', '=', 'm.merchant_id').onRef('f.id', '=', 'm.metafield_id'))
    .select(['f.name', 'f.unit'])
    .select((eb) => eb.ref('m.value').$castTo<MetafieldValue>().as('value'))
    .where('m.product_id', '=', productId)
    .where('f.customers_see', '=', true)
    .orderBy('f.name')
    .orderBy('f.id')
    .execute();

/** What the address of a product's page is made of. */
export const findProductNames = (db: Reader, productId: string) =>
  db
    .selectFrom('products')
    .select(['name', 'external_id', 'sku'])
    .where('id', '=', productId)
    .where('status', '=', 'active')
    .executeTakeFirst();

export const findSessionById = (db: Reader, id: string) =>
  db.selectFrom('chat_sessions').select(['conversation_id', 'ended_at']).where('id', '=', id).executeTakeFirst();

/** The conversation that a link continues, following merges. */
export const findLinked = (db: Writer, id: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('conversations as t', (join) =>
      join.onRef('t.merchant_id', '=', 'c.merchant_id').on((eb) => eb('t.id', '=', eb.fn.coalesce('c.merged_into_id', 'c.id'))),
    )
    .innerJoin('customers as k', (join) => join.onRef('k.merchant_id', '=', 't.merchant_id').onRef('k.id', '=', 't.customer_id'))
    .select(['t.id', 't.customer_id', 'k.verified_external_id'])
    .where('c.id', '=', id)
    .executeTakeFirst();
/** Opening a link proves access to a mailbox, not the customer's identity, so private data requires verification again. */
export async function forgetVerification(db: Writer, conversationId: string) {
  await db.updateTable('conversations').set({ verified_customer_id: null }).where('id', '=', conversationId).execute();
}

export const audienceOf = (db: Writer, conversationId: string) =>
  db
    .selectFrom('conversations')
    .select(['team_id', 'assignee_id', 'brand_id', 'customer_id'])
    .where('id', '=', conversationId)
    .executeTakeFirst();

/** The shop whose chat a page shows. */
export const findPageShop = (db: Reader, key: string, now: Date) =>
  db
    .selectFrom('directory.chat_keys as k')
    .innerJoin('directory.merchants as m', 'm.id', 'k.merchant_id')
    .select(['m.name', 'k.merchant_id'])
    .where('k.key', '=', key)
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .executeTakeFirst();
