import type { WriteCtx } from '../../../context.ts';
import { type CreditMethod, findCreditMethod, isCreditMethod } from '../credit/index.ts';
import * as store from './order-store.ts';
import { type By, byOf } from './person.ts';

/** A method of a customer: one that an import stored, or their store credit or one of their gift cards, which is `credit`. */
export type OwnMethod = store.PaymentMethod & { credit: boolean };
type OfCustomer = { customer_id: string | null; currency: string };

/** A method of the order's customer, under their row lock. The AI and customers don't pay with credit, which only teammates decide. */
export async function ownMethod(ctx: WriteCtx, order: OfCustomer, method: string | null, by?: By): Promise<OwnMethod | undefined> {
  if (method === null || order.customer_id === null) return undefined;
  const customer = await store.lockCustomerRow(ctx.db, order.customer_id);
  const stored = customer?.payment_methods.find(({ external_id: id }) => id === method);
  if (stored) return { ...stored, credit: false };
  const { kind } = byOf(ctx, by);
  if (!customer || kind === 'ai' || kind === 'customer') return undefined;
  const credit: CreditMethod | undefined = await findCreditMethod(
    ctx.db,
    { customerId: customer.id, currency: order.currency, method },
    ctx.now(),
  );
  return credit && { ...credit, credit: true };
}

/** Whether a method has a balance that it pays from, so that any amount can be refunded to it. */
export const holdsBalance = (method: Pick<store.PaymentMethod, 'kind'> | undefined): boolean =>
  method?.kind === 'gift_card' || method?.kind === 'store_credit';

/** What store credit and gift cards paid of an order and didn't get back, in cents. */
export const keptByCredit = (ledger: readonly Pick<store.EntryRow, 'kind' | 'method' | 'amount_cents'>[]): number =>
  ledger
    .filter(({ method }) => isCreditMethod(method))
    .reduce((all, { kind, amount_cents: cents }) => all + (kind === 'payment' ? cents : -cents), 0);
