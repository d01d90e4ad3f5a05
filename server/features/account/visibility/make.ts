import type { WriteCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';

type Shop = { write<T>(merchant: string, work: (ctx: WriteCtx) => Promise<T>): Promise<T> };
type Made = { customer_id: string | null; brand_id: string | null; order_number: string };

/** An order as an import would leave it. Returns its id. */
export async function makeOrder(app: Shop, merchant: string, { order_number, ...made }: Made): Promise<string> {
  const id = newId();
  await app.write(merchant, ({ db, now }) =>
    db
      .insertInto('orders')
      .values({
        ...made,
        merchant_id: merchant,
        id,
        order_number,
        number_key: order_number.toLowerCase(),
        status: 'pending',
        payment_status: 'awaiting',
        fulfillment_status: 'unfulfilled',
        currency: 'EUR',
        subtotal_cents: 500,
        total_cents: 500,
        placed_at: now(),
      })
      .execute(),
  );
  return id;
}
