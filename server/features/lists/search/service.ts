import type { Received } from '@parley/contract/endpoint';
import { mayDo, type Permission } from '@parley/contract/permissions';
import type { search as contract, SearchResults } from '@parley/contract/search';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { maskEmail, maskName, maskPhone, maskText } from '../../../platform/lib/mask.ts';
import { askedAsTyped } from '../../commerce/products/index.ts';
import { respelled } from '../../commerce/spelling/index.ts';
import { find, type Found } from './store.ts';

/** Matches group by group, best first. Skips groups that the role may not read. */
export async function search(ctx: ReadCtx<ReadingActor>, { q, limit }: Received<typeof contract>): Promise<{ results: SearchResults }> {
  const may = (permission: Permission) => mayDo(ctx.actor, permission);
  const groups = {
    conversations: may('inbox:read'),
    products: may('products:read'),
    customers: may('customers:read'),
    orders: may('orders:read'),
  };
  const { conversations, products, customers, orders } = await findOrGuess(ctx, q, async (words, correct) =>
    find(ctx.db, ctx.actor, { q: words, products: await askedAsTyped(ctx.db, words, ctx.actor, correct) }, limit, groups),
  );
  const personal = may('personal_data:read');
  const name = (given: string) => (personal ? given : maskName(given));
  return {
    results: {
      conversations: conversations.map((row) => ({
        id: row.id,
        customer_name: name(row.customer_name),
        last_message: personal ? row.last_text : maskText(row.last_text),
      })),
      products: products.map((row) => ({
        product_id: row.id,
        name: row.name,
        price: toAmount(row.price_cents, row.currency),
        currency: row.currency,
        sku: row.sku,
      })),
      customers: customers.map((row) => ({
        id: row.id,
        name: name(row.name),
        email: personal ? row.email : maskEmail(row.email),
        phone: personal ? row.phone : maskPhone(row.phone),
      })),
      orders: orders.map((row) => ({
        id: row.id,
        order_number: row.order_number,
        total_amount: toAmount(row.total_cents, row.currency),
        currency: row.currency,
        customer_name: name(row.customer_name),
        status: row.status,
        placed_at: new Date(row.placed_at).toISOString(),
      })),
    },
  };
}

/** The matches; without any, those in upper case, as tracking numbers are stored, or with corrected spelling, of customers' names first. */
async function findOrGuess(
  { db, actor }: ReadCtx<ReadingActor>,
  q: string,
  look: (words: string, correct: boolean) => Promise<Found>,
): Promise<Found> {
  const guesses = [async () => q, async () => (q === q.toUpperCase() ? undefined : q.toUpperCase()), () => respelled(db, q, actor)];
  let found: Found = { conversations: [], products: [], customers: [], orders: [] };
  for (const guess of guesses) {
    const words = await guess();
    if (words !== undefined) found = await look(words, false);
    if (Object.values(found).some((group) => group.length > 0)) return found;
  }
  return look(q, true);
}
