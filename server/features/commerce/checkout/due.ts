import type { ReadCtx } from '../../../context.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { readOrder } from '../orders/index.ts';

/** What is still to be paid of an order, in cents. Nothing of one that is canceled or overpaid. */
export async function dueOf(db: ReadCtx['db'], merchant: string, id: string): Promise<number> {
  const { balance, currency } = await readOrder({ db, actor: { kind: 'system', merchant } }, id);
  return Math.max(0, toCents(balance, currency));
}
