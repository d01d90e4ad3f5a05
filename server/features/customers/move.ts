import type { Address } from '@parley/contract/addresses';
import type { WriteCtx } from '../../context.ts';
import { missing } from '../../platform/http/problem.ts';
import { changeCustomer } from './change-store.ts';
import { lockCustomers } from './customer-store.ts';
import { currentId } from './detail-store.ts';
import { addEvent, tellCustomer } from './record.ts';

/**
 * Replaces the customer's default address, the first one, whole; their orders keep theirs. In the name of `actor`, where it is not a teammate
 * who asks. One who was merged away is whom they became. Throws `customer.missing`.
 */
export async function replaceAddress(
  ctx: WriteCtx,
  customerId: string,
  address: Address,
  { actor }: { actor: string | null },
): Promise<void> {
  const id = (await currentId(ctx.db, customerId)) ?? missing('customer.missing');
  const [before] = await lockCustomers(ctx.db, [id]);
  if (!before) return missing('customer.missing');
  const [, ...others] = before.addresses as Address[];
  const { version } = await changeCustomer(ctx.db, id, { addresses: JSON.stringify([address, ...others]) }, ctx.now());
  await addEvent(ctx, id, { kind: 'edited', title: 'Edited', detail: 'addresses', actor });
  ctx.audit({ action: 'customer.changed', object: ['customer', id], detail: { fields: ['addresses'], by: actor } });
  tellCustomer(ctx, id, version);
}
