import { z } from 'zod';
import { command } from './endpoint.ts';
import { id, instant, merchantId, nothing } from './values.ts';

export const customerNote = z.object({ id, text: z.string(), author: z.object({ id, name: z.string() }), created_at: instant });
const customer = z.object({ merchant: merchantId, id });

export const addCustomerNote = command('POST /api/customers/:merchant/:id/notes', {
  summary: 'Note something about a customer; the customer never sees it',
  access: 'customers:write',
  topics: ['customers'],
  creates: true,
  input: customer.extend({ text: z.string().trim().min(1, 'Write something first.').max(2000, 'Use at most 2,000 characters.') }),
  result: customerNote,
  problems: ['customer.missing'],
});
export const deleteCustomerNote = command('DELETE /api/customers/:merchant/:id/notes/:note', {
  summary: 'Take a note away again; one’s own, or with the permission to change settings anyone’s',
  access: 'customers:write',
  topics: ['customers'],
  input: customer.extend({ note: id }),
  result: nothing,
  problems: ['customer.missing', 'note.missing', 'permission.denied'],
});
export const setBlocked = command('PUT /api/customers/:merchant/:id/blocked', {
  summary: 'Refuse, or take again, what a customer writes. Blocking resolves their open conversations; what they wrote stays.',
  access: 'customers:write',
  topics: ['customers', 'inbox'],
  input: customer.extend({ blocked: z.boolean() }),
  result: z.object({ id, blocked: z.boolean() }),
  problems: ['customer.missing'],
});
