import type { ListSelection } from '@parley/contract/lists';
import type { orderBulkChange } from '@parley/contract/orders';
import type { z } from 'zod';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import type { BulkList, BulkStand } from '../../../platform/bulk-list.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { finish } from './finish.ts';
import { hold, release } from './hold.ts';
import { chosenOrders } from './list.ts';
import { numbersOf, seenOf } from './list-store.ts';
import { lockOrder } from './lock.ts';
import { changeOrder, type OrderRow, readOrderRow } from './order-store.ts';
import { payFor } from './payments.ts';
import { ship } from './ship.ts';
import { retag } from './tags.ts';
import { move } from './status.ts';
import { addEvent } from './timeline.ts';

type Ctx = WriteCtx<WritingActor>;
type Change = z.output<typeof orderBulkChange>;

/**
 * Changes many orders, each under the same rules as a single change. Brand, hold and tags can be undone; transitions and payments can't. Each
 * order needs its own transaction, because it locks its customer and variants.
 */
export const orderBulk: BulkList<Change> = { chosen, check, change, undo, labels: numbersOf };

async function chosen(ctx: Ctx, selection: ListSelection, most: number) {
  return selection.kind === 'ids' ? seenOf(selection.ids, ctx.actor) : chosenOrders(ctx, selection, most);
}

async function check(ctx: Ctx, { brand_id: brand }: Change) {
  if (brand) await mustHaveBrand(ctx, brand);
}

async function change(ctx: Ctx, id: string, wanted: Change): Promise<{ before: BulkStand; after: BulkStand } | null> {
  const { order: first } = await lockOrder(ctx, id);
  const before = standOf(first);
  if (wanted.brand_id !== undefined) await setBrand(ctx, id, wanted.brand_id);
  if (wanted.release) await release(ctx, await lockOrder(ctx, id));
  if (wanted.hold !== undefined) await hold(ctx, await lockOrder(ctx, id), wanted.hold);
  if (wanted.add_tags || wanted.remove_tags) await retag(ctx, id, wanted.add_tags, wanted.remove_tags);
  const isUndoable = await moveOn(ctx, id, wanted);
  // A changed brand may have hidden the order from this teammate, so read it without that limit.
  const after = standOf((await readOrderRow(ctx.db, id)) ?? first);
  return isUndoable ? touched(before, after) : null;
}

/** Payments and transitions. Returns true when there were none. */
async function moveOn(ctx: Ctx, id: string, { record_payment: pays, status, ship: ships, refund, restock }: Change): Promise<boolean> {
  if (!pays && status === undefined && !ships) return true;
  if (pays) await payFor(ctx, await lockOrder(ctx, id), { method: null });
  if (status !== undefined) await move(ctx, await lockOrder(ctx, id), status, { refund, restock });
  if (ships) await ship(ctx, await lockOrder(ctx, id));
  return false;
}

type Stand = { brand_id: string | null; hold: string | null; tags: string[] };
const standOf = ({ brand_id, hold_reason, fulfillment_status, tags }: OrderRow): Stand => ({
  brand_id,
  tags,
  hold: fulfillment_status === 'on_hold' ? (hold_reason ?? '') : null,
});
/** Stores only changed fields for undo. */
function touched(before: Stand, after: Stand): { before: BulkStand; after: BulkStand } | null {
  const names = (['brand_id', 'hold', 'tags'] as const).filter((name) => !isSame(before[name], after[name]));
  const some = (stand: Stand) => Object.fromEntries(names.map((name) => [name, stand[name]]));
  return names.length === 0 ? null : { before: some(before), after: some(after) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function setBrand(ctx: Ctx, id: string, wanted: string | null) {
  const { order } = await lockOrder(ctx, id);
  const brand = await mustHaveBrand(ctx, wanted);
  if (brand === order.brand_id) return;
  await changeOrder(ctx.db, id, { brand_id: brand });
  await addEvent(ctx, id, { kind: 'brand_changed', from: order.brand_id, to: brand });
  ctx.audit({ action: 'order.brand_changed', object: ['order', id], detail: { from: order.brand_id, to: brand } });
  await finish(ctx, id);
}

async function undo(ctx: Ctx, id: string, { before, after }: { before: BulkStand; after: BulkStand }) {
  const now: BulkStand = standOf((await lockOrder(ctx, id)).order);
  if (Object.entries(after).some(([name, value]) => !isSame(now[name], value)))
    throw new Problem('bulk.not_undoable', { detail: 'This row has changed since the bulk update, so it wasn’t undone.' });
  const { brand_id: brand, hold: reason, tags } = before;
  if (Array.isArray(tags)) await retag(ctx, id, tags.map(String), now['tags'] as string[]);
  if (reason === null) await release(ctx, await lockOrder(ctx, id));
  if (typeof reason === 'string') {
    const locked = await lockOrder(ctx, id);
    if (after['hold'] !== null) await release(ctx, locked);
    await hold(ctx, await lockOrder(ctx, id), reason);
  }
  if (brand === null || typeof brand === 'string') await setBrand(ctx, id, brand);
}
