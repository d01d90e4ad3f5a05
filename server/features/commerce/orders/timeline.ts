import type { OrderEvent } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import * as store from './order-store.ts';
import { type By, byOf } from './person.ts';

export type NewEvent = {
  kind: OrderEvent['kind'];
  from?: string | null;
  to?: string | null;
  note?: string | null;
  cents?: number | null;
  actor?: By;
};

/** Adds an entry to the order's timeline in the actor's name. */
export async function addEvent(ctx: WriteCtx, orderId: string, { kind, from, to, note, cents, actor }: NewEvent) {
  const by = byOf(ctx, actor);
  await store.insertEvent(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id: ctx.newId(),
    order_id: orderId,
    kind,
    actor_kind: by.kind,
    actor_id: by.id,
    actor: by.name,
    from_value: from ?? null,
    to_value: to ?? null,
    note: note || null,
    amount_cents: cents ?? null,
    at: ctx.now(),
  });
}
