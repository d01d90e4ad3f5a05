import { createCustomer } from '@parley/contract/customers';
import { sql } from 'kysely';
import type { Sent } from '@parley/contract/endpoint';
import type { OrderStatus } from '@parley/contract/orders';
import { newId } from '../../../platform/lib/ids.ts';
import type { Person, TestApp } from '../../../testing/app.ts';
import { countSpending } from './spending-store.ts';

export const codeOf = (body: unknown) => (body as { code?: string }).code;

/** Creates a customer over HTTP. */
export async function makeCustomer(app: TestApp, { merchant, token }: Person, given: Partial<Sent<typeof createCustomer>> = {}) {
  const answer = await app.send(createCustomer, { merchant, first_name: 'Ann', last_name: 'Berg', ...given }, { token });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

type Given = { customer: string; cents?: number; status?: OrderStatus; brand?: string | null; placedAt?: Date; number?: string };
/** An imported paid order, included in the customer's spending. */
export async function makeOrder(
  app: TestApp,
  merchant: string,
  { customer, cents = 1000, status = 'delivered', brand = null, placedAt, number }: Given,
) {
  const id = newId();
  const orderNumber = number ?? `T-${id.slice(-8)}`;
  await app.write(merchant, async ({ db }) => {
    const { rows } = await sql<{
      current_id: string;
    }>`select current_id from current_customers(${merchant}::uuid, array[${customer}::uuid])`.execute(db);
    await db
      .insertInto('orders')
      .values({
        merchant_id: merchant,
        id,
        order_number: orderNumber,
        number_key: orderNumber.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
        customer_id: rows[0]?.current_id ?? customer,
        status,
        payment_status: 'paid',
        fulfillment_status: 'fulfilled',
        currency: 'EUR',
        subtotal_cents: cents,
        total_cents: cents,
        captured_cents: cents,
        brand_id: brand,
        placed_at: placedAt ?? new Date(),
      })
      .execute();
    await countSpending(db, merchant, [customer], new Date());
  });
  return id;
}

/** A teammate limited to one brand, and that brand. */
export async function limitedTo(app: TestApp, { merchant }: Person, name: string) {
  const brand = newId();
  await app.write(merchant, ({ db }) => db.insertInto('brands').values({ merchant_id: merchant, id: brand, name }).execute());
  const person = await app.teammate(merchant, 'agent', `Lena of ${name}`);
  await app.write('', ({ db }) =>
    db
      .updateTable('directory.memberships')
      .set({ brand_ids: [brand] })
      .where('user_id', '=', person.userId)
      .execute(),
  );
  return { brand, person };
}
