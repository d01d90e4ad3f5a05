// Imports a shop from data files through the API, and looks up its ids.
import { sql } from 'kysely';
import { importShop, readShop } from '../import-tau-bench.ts';
import type { CopyCtx } from './copy.ts';
import type { Names } from './play.ts';

/** Registers a shop and imports everything. Returns the merchant id. */
export const importFiles = (url: string, folder: string) =>
  importShop(readShop(folder, new Date()), {
    base: url,
    email: 'eval@shop.example',
    password: 'a long password',
    merchantName: 'Shop under test',
    say: () => {},
  });

/** The policy of the data files: verification by name or email with postcode, and a limit above every amount. */
export async function setPolicy(ctx: CopyCtx) {
  await ctx.write(({ db }) =>
    db
      .updateTable('shop_settings')
      .set({ ai_enabled: true, ai_verification: 'name_and_postcode', ai_money_limit_cents: 1_000_000_00 })
      .execute(),
  );
}

/** Updates the planner's statistics after the bulk import. */
export const countRows = (owner: { query(text: string): Promise<unknown> }) => owner.query('analyze');

/** Opens one visitor's conversation, the starting point of every copy. */
export async function openConversation(ctx: CopyCtx, url: string, merchant: string): Promise<Names['conversationId']> {
  const { rows } = await sql<{ key: string }>`select key from directory.chat_keys where merchant_id = ${merchant}::uuid`.execute(ctx.db);
  const at = `${url}/api/public/chat/${rows[0]?.key ?? ''}`;
  const post = async (address: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
    return (await response.json()) as { session_token: string };
  };
  const { session_token: token } = await post(`${at}/sessions`, {});
  await post(`${at}/messages`, { client_id: crypto.randomUUID(), text: 'Hello' }, token);
  const found = await sql<{ id: string }>`select id from conversations order by created_at desc limit 1`.execute(ctx.db);
  return found.rows[0]?.id ?? '';
}

export async function lookUp(ctx: CopyCtx, conversationId: string): Promise<Names> {
  const variants = await sql<{
    id: string;
    name: string;
  }>`select id, external_id as name from variants where external_id is not null`.execute(ctx.db);
  const contact = await sql<{ id: string }>`select customer_id as id from conversations where id = ${conversationId}::uuid`.execute(ctx.db);
  return {
    conversationId,
    contactId: contact.rows[0]?.id ?? '',
    variants: new Map(variants.rows.map(({ id, name }) => [name, id])),
  };
}
