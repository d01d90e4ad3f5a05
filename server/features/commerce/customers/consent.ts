import type { Customer, setConsent } from '@parley/contract/customers';
import type { Received } from '@parley/contract/endpoint';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { lockVisibleCustomer } from './access.ts';
import { changeCustomer } from './change-store.ts';
import type { CustomerRow } from './customer-store.ts';
import { readCustomer } from './get.ts';
import { addEvent, announceCustomer } from './record.ts';
import type { Consent } from './rules.ts';

type Ctx = WriteCtx<WritingActor>;
type Said = Pick<Received<typeof setConsent>, 'channel' | 'state' | 'source'>;

export async function consentTo(ctx: Ctx, { id, ...said }: Received<typeof setConsent>): Promise<Customer> {
  await recordConsent(ctx, await lockVisibleCustomer(ctx, id), said);
  return readCustomer(ctx, id);
}

/** Records the consent of a locked customer with time and source; repeating it keeps the first time. */
export async function recordConsent(ctx: Ctx, customer: CustomerRow, { channel, state, source }: Said): Promise<CustomerRow> {
  const before = customer.consent as Consent;
  if (before[channel]?.state === state) return customer;
  const consent = { ...before, [channel]: { state, source, at: ctx.now().toISOString() } };
  const after = await changeCustomer(ctx.db, customer.id, { consent: JSON.stringify(consent) }, ctx.now());
  const title = `${state === 'granted' ? 'Opted in to' : 'Opted out of'} ${channel}`;
  await addEvent(ctx, customer.id, { kind: 'consent', title, detail: source });
  ctx.audit({ action: 'customer.consent_set', object: ['customer', customer.id], detail: { channel, state, source } });
  await announceCustomer(ctx, customer.id, after.version);
  return after;
}
