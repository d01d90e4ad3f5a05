import type { WriteCtx } from '../../../context.ts';
import { insertEvent, type NewEvent } from './change-store.ts';

/** `actor`: in whose name, where it is not who calls; null is nobody's. */
type Happened = { kind: NewEvent['kind']; title: string; detail?: string | null; actor?: string | null };

/** Puts a line into the customer's timeline. */
export const addEvent = (ctx: WriteCtx, customerId: string, { kind, title, detail = null, actor }: Happened) =>
  insertEvent(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id: ctx.newId(),
    customer_id: customerId,
    kind,
    actor: actor === undefined && ctx.actor.kind === 'user' ? ctx.actor.name : (actor ?? null),
    title,
    detail,
    at: ctx.now(),
  });

/** Tells the streams that a customer is another now. */
export const tellCustomer = (ctx: WriteCtx, id: string, version: number | null) =>
  ctx.signal({ type: 'changed', topic: 'customers', id, version });
export const tellInbox = (ctx: WriteCtx) => ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
