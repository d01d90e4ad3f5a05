import { customerUpdated } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import { insertEvent, type NewEvent } from './change-store.ts';

/** `actor` is the name to record if it isn't the caller's; null means nobody's. */
type Happened = { kind: NewEvent['kind']; title: string; detail?: string | null; actor?: string | null };

/** Adds an entry to the customer's timeline. */
export const addEvent = (ctx: WriteCtx, customerId: string, { kind, title, detail = null, actor }: Happened) =>
  insertEvent(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id: ctx.newId(),
    customer_id: customerId,
    kind,
    actor: actor === undefined && 'name' in ctx.actor ? ctx.actor.name : (actor ?? null),
    title,
    detail,
    at: ctx.now(),
  });

/** Signals to streams that a customer changed. */
export const notifyCustomer = (ctx: WriteCtx, id: string, version: number | null) =>
  ctx.signal({ type: 'changed', topic: 'customers', id, version });
/** Ends every change of a customer: emits the event and signals to streams. */
export async function announceCustomer(ctx: WriteCtx, id: string, version: number | null) {
  await ctx.emit(customerUpdated, { customer_id: id });
  notifyCustomer(ctx, id, version);
}
export const notifyInbox = (ctx: WriteCtx) => ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
