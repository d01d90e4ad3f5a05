import { z } from 'zod';
import { query } from '../endpoint.ts';
import { cursor, id, instant, limit, page } from '../values.ts';

export const listedMerchant = z.object({
  id,
  name: z.string(),
  created_at: instant,
  members: z.int().describe('Number of teammates.'),
  conversations: z.int().describe('Number of conversations started in the last 30 days.'),
  orders: z.int().describe('Number of orders placed in the last 30 days, excluding drafts.'),
});

export const listMerchants = query('GET /api/admin/merchants', {
  summary: 'List all shops with their recent activity, newest first; each call is recorded in the audit log',
  access: 'operator',
  input: z.object({ q: z.string().trim().max(120).optional().describe('Search term: part of the shop’s name.'), cursor, limit: limit() }),
  result: page(listedMerchant),
});
