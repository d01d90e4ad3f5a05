import { z } from 'zod';
import { query } from './endpoint.ts';
import { orderStatuses } from './orders.ts';
import { id, instant, merchantId, money } from './values.ts';

export const searchResults = z.object({
  conversations: z.array(z.object({ id, customer_name: z.string(), last_message: z.string() })),
  products: z.array(z.object({ product_id: id, name: z.string(), price: money, currency: z.string(), sku: z.string().nullable() })),
  customers: z.array(z.object({ id, name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })),
  orders: z.array(
    z.object({
      id,
      order_number: z.string(),
      total_amount: money,
      currency: z.string(),
      customer_name: z.string(),
      status: z.enum(orderStatuses),
      placed_at: instant,
    }),
  ),
});
export type SearchResults = z.output<typeof searchResults>;

export const search = query('GET /api/search/:merchant', {
  summary: 'Search conversations, products, customers and orders; groups that your role can’t read are empty',
  access: 'inbox:read',
  input: z.object({
    merchant: merchantId,
    q: z.string().trim().min(2, 'Type at least 2 characters.').max(200),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  result: z.object({ results: searchResults }),
});
