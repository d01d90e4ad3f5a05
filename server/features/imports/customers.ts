import type { importedCustomer } from '@parley/contract/imports';
import type { z } from 'zod';
import type { WriteCtx } from '../../context.ts';
import { type CustomerRow, saveCustomers } from './customer-store.ts';
import { digitsOf, isPlausible, type Outcome, sift } from './rules.ts';

type Customer = z.output<typeof importedCustomer>;

export async function importCustomers(ctx: WriteCtx, customers: readonly Customer[]): Promise<Outcome> {
  const { kept, refused } = sift(customers, ({ created_at: at }) =>
    at === undefined || isPlausible(at) ? undefined : 'The date it was made is not plausible.',
  );
  const saved = await saveCustomers(
    ctx.db,
    ctx.actor.merchant,
    kept.map((customer) => rowOf(ctx, customer)),
    ctx.now(),
  );
  const created = saved.filter((row) => row.created).length;
  return { created, updated: saved.length - created, refused };
}

/** A customer without a name is called by what is known of them. */
function rowOf(ctx: WriteCtx, { created_at: at, email, phone, ...customer }: Customer): CustomerRow {
  const name = `${customer.first_name} ${customer.last_name}`.trim() || email || phone || customer.external_id;
  return {
    ...customer,
    id: ctx.newId(),
    name,
    email: email || null,
    phone: phone || null,
    phone_digits: digitsOf(phone),
    created_at: at ? new Date(at).toISOString() : null,
  };
}
