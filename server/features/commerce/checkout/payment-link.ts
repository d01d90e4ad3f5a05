import type { createPaymentLink } from '@parley/contract/payments';
import type { Received } from '@parley/contract/endpoint';
import type { WriteCtx } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { mustBePayable } from '../payments/index.ts';
import type { Paying } from './place.ts';

/** Creates the link to pay an order's balance. It needs no row: it works as long as something is due. */
export async function createLink(ctx: WriteCtx, { id }: Received<typeof createPaymentLink>, { port, payUrl }: Paying) {
  const { cents, currency } = await mustBePayable(ctx, id, port);
  return { url: payUrl(ctx.actor.merchant, id), amount: toAmount(cents, currency), currency };
}
