import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import * as store from './customer-store.ts';

type Ctx = Pick<ReadCtx<ReadingActor> | WriteCtx<WritingActor>, 'db' | 'actor'>;

/** The customer, if this teammate may see them and they were not merged into another. Throws `customer.missing`. */
export const mustSeeCustomer = async (ctx: Ctx, id: string): Promise<store.CustomerRow> =>
  (await store.findVisible(ctx.db, ctx.actor, id)) ?? missing('customer.missing');

/** Same, with the row lock that every change of a customer takes. */
export async function lockVisibleCustomer(ctx: WriteCtx<WritingActor>, id: string): Promise<store.CustomerRow> {
  const customer = await store.lockCustomers(ctx.db, [id]);
  await mustSeeCustomer(ctx, id);
  return customer[0] ?? missing('customer.missing');
}
