import type { Received } from '@parley/contract/endpoint';
import type { editItems as contract } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import type { SoldVariant } from '../products/index.ts';
import { type Added, type Change, type EditPlan, planEdit } from './edit-plan.ts';
import { nextPosition, shrinkLine, turnLine } from './edit-store.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { mustHaveMethod } from './ledger.ts';
import { factsOf, type LockedOrder, lockOrder, mustBeVersion } from './lock.ts';
import { insertLines, type NewLine } from './new-order-store.ts';
import { addToLines, changeOrder, insertEdit, type LineRow } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { columnsOf } from './rules.ts';
import { mustBeAllowed, settleDifference, whyFixed } from './settle.ts';
import { addShares, setShares, type ShareChange, shareColumns } from './share-store.ts';
import { moveStock, type StockLine } from './stock.ts';
import { notifyCustomer } from './notify-customer.ts';
import { addEvent } from './timeline.ts';

type Input = Received<typeof contract>;
type Plan = Omit<EditPlan<LineRow>, 'added'> & { added: (Added & { line_id: string })[] };

/** Adds items to an order, takes unshipped units away or swaps them for other variants, and settles the difference unless it is left. */
export async function editItems(ctx: WriteCtx, input: Input, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  mustBeVersion(locked, input.version);
  await mustBeAllowed(ctx, locked, 'edit_items', whyFixed(factsOf(locked), 'its items'), by);
  const { order } = locked;
  const { added, ...planned } = await planEdit(ctx, locked, input);
  const plan = { ...planned, added: added.map((one) => ({ ...one, line_id: ctx.newId() })) };
  const { sums, difference } = plan;
  if (input.method !== null) await mustHaveMethod(ctx, order, input.method, by);
  const editId = await record(ctx, locked, plan, input, by);
  if (input.settle === 'now')
    await settleDifference(ctx, locked, { cents: difference, method: input.method, reason: 'Items changed', editId, by });
  await changeOrder(ctx.db, order.id, { ...columnsOf(sums), items_edited_at: ctx.now() });
  const { take, back } = await apply(ctx, locked, plan);
  await moveStock(ctx, { orderId: order.id, kind: 'edit', take, back, ...(by && { by }) });
  await finish(ctx, order.id, { by });
  if (input.notify) await notifyCustomer(ctx, order.id, { kind: 'items_edited' }, by);
  return readOrder(ctx, order.id);
}

/** Stores the edit with the units before and after it; what is only on one side was taken away or added. */
async function record(
  ctx: WriteCtx,
  { order }: LockedOrder,
  { changes, taken, added, difference }: Plan,
  { method, settle }: Input,
  by?: By,
): Promise<string> {
  const id = ctx.newId();
  const said = saidOf({ changes, taken, added });
  const unit = ({ name, options, price_cents }: LineRow | SoldVariant) => ({ name, options, price: toAmount(price_cents, order.currency) });
  await insertEdit(ctx.db, {
    merchant_id: order.merchant_id,
    id,
    order_id: order.id,
    kind: 'items',
    difference_cents: difference,
    method: settle === 'now' ? method : null,
    before: [
      ...changes.map(({ line, quantity }) => ({ line_id: line.id, variant_id: line.variant_id, quantity, ...unit(line) })),
      ...taken.map(({ line, quantity }) => ({ line_id: line.id, variant_id: line.variant_id, quantity, ...unit(line), removed: true })),
    ],
    after: [
      ...changes.map(({ line, quantity, to }) => ({ line_id: line.id, variant_id: to.id, quantity, ...unit(to) })),
      ...added.map(({ line_id, variant, quantity }) => ({ line_id, variant_id: variant.id, quantity, ...unit(variant), added: true })),
    ],
    actor: byOf(ctx, by).name,
    at: ctx.now(),
  });
  await addEvent(ctx, order.id, { kind: 'items_edited', note: said, cents: difference, ...(by && { actor: by }) });
  const detail = { changes: said, difference: toAmount(difference, order.currency), method, settle };
  ctx.audit({ action: 'order.items_edited', object: ['order', order.id], detail });
  return id;
}
const saidOf = ({ changes, taken, added }: Pick<Plan, 'changes' | 'taken' | 'added'>) =>
  [
    ...changes.map(({ line, quantity, to }) => `${quantity} × ${nameOf(line)} → ${nameOf(to)}`),
    ...added.map(({ variant, quantity }) => `+ ${quantity} × ${nameOf(variant)}`),
    ...taken.map(({ line, quantity }) => `− ${quantity} × ${nameOf(line)}`),
  ].join('; ');
export const nameOf = ({ name, options }: { name: string; options: Record<string, string> }) =>
  [name, ...Object.values(options)].join(', ');

/** Writes the lines; returns what leaves stock and what returns to it. */
async function apply(ctx: WriteCtx, locked: LockedOrder, { given, changes, taken, added }: Plan) {
  if (given.length > 0) await setShares(ctx.db, locked.order.id, given);
  const first = await nextPosition(ctx.db, locked.order.id);
  const turned = await turn(ctx, locked, changes, first);
  await addToLines(
    ctx.db,
    locked.order.id,
    taken.map(({ line, quantity }) => ({ id: line.id, cancelled: quantity })),
  );
  const gone = taken.flatMap(({ line, quantity, off }) => (off === null ? [] : { id: line.id, cents: -off, units: -quantity }));
  await addShares(ctx.db, locked.order.id, [...turned.shares, ...gone]);
  const rows = added.map(({ line_id: id, variant, quantity, taxes, off }, place) =>
    newLine(locked, {
      ...{ id, position: turned.next + place, variant, quantity, taxes },
      ...shareColumns(off === null ? null : { coming: off }, quantity),
    }),
  );
  if (rows.length > 0) await insertLines(ctx.db, locked.order.merchant_id, rows);
  const took = added.map(({ line_id: lineId, variant, quantity }) => ({ lineId, variantId: variant.id, quantity }));
  const gave = taken.flatMap(({ line, quantity }) => (line.variant_id ? { lineId: line.id, variantId: line.variant_id, quantity } : []));
  return { take: [...turned.take, ...took], back: [...turned.back, ...gave] };
}

type Placed = Pick<NewLine, 'id' | 'position' | 'quantity' | 'taxes' | 'discount_cents' | 'discount_units'> & { variant: SoldVariant };
const newLine = ({ order }: LockedOrder, { variant, ...row }: Placed): NewLine => {
  const { id: variant_id, product_id, name, options, sku, price_cents } = variant;
  return { ...row, order_id: order.id, variant_id, product_id, name, options, sku, price_cents };
};

/** A line that changes completely becomes the other variant; a partial change splits off a new line. */
async function turn(ctx: WriteCtx, locked: LockedOrder, changes: readonly Change<LineRow>[], first: number) {
  const take: StockLine[] = [];
  const back: StockLine[] = [];
  const shares: ShareChange[] = [];
  let next = first;
  for (const { line, quantity, to, share } of changes) {
    if (line.variant_id) back.push({ lineId: line.id, variantId: line.variant_id, quantity });
    if (quantity === line.quantity) {
      await turnLine(ctx.db, line.id, to);
      if (share) shares.push({ id: line.id, cents: share.coming - share.leaving, units: 0 });
      take.push({ lineId: line.id, variantId: to.id, quantity });
      continue;
    }
    const id = ctx.newId();
    if (share) shares.push({ id: line.id, cents: -share.leaving, units: -quantity });
    await shrinkLine(ctx.db, line.id, quantity);
    await insertLines(ctx.db, locked.order.merchant_id, [
      newLine(locked, { id, position: next, variant: to, quantity, taxes: line.taxes, ...shareColumns(share, quantity) }),
    ]);
    line.quantity -= quantity;
    take.push({ lineId: id, variantId: to.id, quantity });
    next += 1;
  }
  return { take, back, next, shares };
}
