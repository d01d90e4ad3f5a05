import type { Received } from '@parley/contract/endpoint';
import { can, type Permission } from '@parley/contract/permissions';
import type { search as contract, SearchResults } from '@parley/contract/search';
import type { ReadCtx, UserActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { maskEmail, maskName, maskText } from '../../../platform/lib/mask.ts';
import { respelled } from '../../commerce/spelling/index.ts';
import { find, type Found } from './store.ts';

/** What matches, group by group, best first. A group the role may not read is not looked for. */
export async function search(ctx: ReadCtx<UserActor>, { q, limit }: Received<typeof contract>): Promise<{ results: SearchResults }> {
  const may = (permission: Permission) => ctx.actor.teamRole !== null && can(ctx.actor.teamRole, permission);
  const groups = {
    conversations: may('inbox:read'),
    products: may('products:read'),
    customers: may('customers:read'),
    orders: may('orders:read'),
  };
  const { conversations, products, customers, orders } = await findOrGuess(ctx, q, (words) =>
    find(ctx.db, ctx.actor, words, limit, groups),
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
        price: toAmount(row.price_cents),
        currency: row.currency,
        sku: row.sku,
      })),
      customers: customers.map((row) => ({ id: row.id, name: name(row.name), email: personal ? row.email : maskEmail(row.email) })),
      orders: orders.map((row) => ({
        id: row.id,
        order_number: row.order_number,
        total_amount: toAmount(row.total_cents),
        currency: row.currency,
        customer_name: name(row.customer_name),
      })),
    },
  };
}

/** What matches; where nothing at all does, what matches in capitals, as the numbers of parcels are kept, or spelled as names are. */
async function findOrGuess({ db, actor }: ReadCtx<UserActor>, q: string, look: (words: string) => Promise<Found>): Promise<Found> {
  const guesses = [
    async () => q,
    async () => (q === q.toUpperCase() ? undefined : q.toUpperCase()),
    () => respelled(db, 'customers', q, actor),
    () => respelled(db, 'products', q, actor),
  ];
  let found: Found = { conversations: [], products: [], customers: [], orders: [] };
  for (const guess of guesses) {
    const words = await guess();
    if (words !== undefined) found = await look(words);
    if (Object.values(found).some((group) => group.length > 0)) return found;
  }
  return found;
}
