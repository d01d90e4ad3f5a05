import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import * as store from './customer-store.ts';

type Ctx = Pick<ReadCtx<UserActor> | WriteCtx<UserActor>, 'db' | 'actor'>;

/** The customer, when this teammate may see them; one who was merged away is not there any more. Throws `customer.missing`. */
export const mustSeeCustomer = async (ctx: Ctx, id: string): Promise<store.CustomerRow> =>
  (await store.findVisible(ctx.db, ctx.actor, id)) ?? missing('customer.missing');

/** The same under its row lock: what every change of one customer goes through. */
export async function lockVisibleCustomer(ctx: WriteCtx<UserActor>, id: string): Promise<store.CustomerRow> {
  const customer = await store.lockCustomers(ctx.db, [id]);
  await mustSeeCustomer(ctx, id);
  return customer[0] ?? missing('customer.missing');
}
