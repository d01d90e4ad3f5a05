import type { JobCtx } from '../../../context.ts';
import { writeOff } from './ledger.ts';
import * as store from './store.ts';

/** Writes off what has expired of the store credit that this part belongs to; the customer may have been merged since it was issued. */
export const expire = (ctx: JobCtx, { credit_id: id }: { credit_id: string }) =>
  ctx.write(async (writer) => {
    const customerId = (await store.findOwner(writer.db, id))?.customer_id;
    if (!customerId) return;
    await store.lockCustomer(writer.db, customerId);
    await writeOff(writer, customerId);
  });
