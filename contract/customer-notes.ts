import { z } from 'zod';
import { command } from './endpoint.ts';
import { id, instant, merchantId, nothing } from './values.ts';

export const customerNote = z.object({
  id,
  text: z.string(),
  author: z.object({ id: id.nullable().describe('Null for a note that came with an import.'), name: z.string() }),
  created_at: instant,
});
const customer = z.object({ merchant: merchantId, id });

export const addCustomerNote = command('POST /api/customers/:merchant/:id/notes', {
  summary: 'Add a note to a customer; the customer never sees it',
  access: 'customers:write',
  people: 'Notes are added in a teammate’s name.',
  topics: ['customers'],
  creates: true,
  input: customer.extend({ text: z.string().trim().min(1, 'Enter a note.').max(2000, 'Use at most 2,000 characters.') }),
  result: customerNote,
  problems: ['customer.missing'],
});
export const deleteCustomerNote = command('DELETE /api/customers/:merchant/:id/notes/:note', {
  summary: 'Delete your own note, or any note if you have permission to change settings',
  access: 'customers:write',
  people: 'Notes are added in a teammate’s name.',
  topics: ['customers'],
  input: customer.extend({ note: id }),
  result: nothing,
  problems: ['customer.missing', 'note.missing', 'permission.denied'],
});
export const setBlocked = command('PUT /api/customers/:merchant/:id/blocked', {
  summary: 'Block or unblock a customer. Blocking resolves their open conversations; past messages stay.',
  access: 'customers:write',
  topics: ['customers', 'inbox'],
  input: customer.extend({ blocked: z.boolean() }),
  result: z.object({ id, blocked: z.boolean() }),
  problems: ['customer.missing'],
});
