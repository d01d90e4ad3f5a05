import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { mustSeeCustomer } from '../customers/index.ts';
import { priceDiscount } from '../discounts/index.ts';
import { mustSee } from '../../conversations/inbox/index.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { type Held, lockOrder, mustBeVersion, refuseMove } from './lock.ts';
import * as store from './new-order-store.ts';
import { changeOrder } from './order-store.ts';
import { byOf } from './person.ts';
import { channelOf, insertNew, writeLines } from './place.ts';
import { type Amounts, priceLines, subtotalOf, sumsOf, type Wanted } from './priced.ts';
import { totalsWith } from './rules.ts';
import { addEvent } from './timeline.ts';

export { placeDraft, placeNew } from './place.ts';

type Writer = WriteCtx<UserActor>;
type Update = Received<typeof contract.updateDraft>;
type Line = Received<typeof contract.createOrder>['lines'][number];

const wantedOf = (lines: readonly Line[]): Wanted[] =>
  lines.map(({ variant_id: variantId, quantity, price }) => ({
    variantId,
    quantity,
    cents: price === undefined ? undefined : toCents(price),
  }));

/** A draft by hand. Made in a conversation it is for its customer, unless another is named, and sold there by this teammate. */
export async function create(ctx: Writer, input: Received<typeof contract.createOrder>) {
  const conversation = input.conversation_id ? await mustSee(ctx, input.conversation_id) : undefined;
  if (input.customer_id) await mustSeeCustomer(ctx, input.customer_id);
  const lines = await priceLines(ctx, wantedOf(input.lines));
  const { id, number } = await insertNew(
    ctx,
    {
      lines: lines.map(({ variant, quantity, cents }) => ({ variantId: variant.id, quantity, cents })),
      customerId: input.customer_id ?? conversation?.customer_id ?? null,
      conversationId: input.conversation_id,
      brandId: input.brand_id,
      channel: channelOf(conversation?.channel),
      soldBy: conversation ? 'teammate' : null,
      soldByUserId: conversation ? ctx.actor.id : null,
      discount: await discountOf(ctx, lines, input),
      shippingCents: toCents(input.shipping),
      shippingAddress: input.shipping_address,
      billingAddress: null,
      terms: input.payment_terms,
      by: byOf(ctx),
    },
    'draft',
  );
  await addEvent(ctx, id, { kind: 'created', to: 'draft' });
  if (input.note) await addEvent(ctx, id, { kind: 'note', note: input.note });
  ctx.audit({ action: 'order.created', object: ['order', id], detail: { order_number: number } });
  await finish(ctx, id);
  return readOrder(ctx, id);
}

type Off = { discount_code?: string | null | undefined; discount?: string | null | undefined };
async function discountOf(ctx: Writer, lines: readonly Amounts[], { discount_code: code, discount }: Off) {
  if (code) return priceDiscount(ctx.db, code, subtotalOf(lines), ctx.now());
  return discount ? { id: null, code: null, cents: toCents(discount) } : null;
}

export async function update(ctx: Writer, input: Update) {
  const held = await lockOrder(ctx, input.id);
  if (held.order.status !== 'draft') refuseMove(held, 'Only a draft can be changed.');
  mustBeVersion(held, input.version);
  if (input.customer_id) await mustSeeCustomer(ctx, input.customer_id);
  const had = new Set(held.lines.flatMap(({ variant_id: id }) => id ?? []));
  const fresh = input.lines && (await priceLines(ctx, wantedOf(input.lines), had));
  const lines = fresh ?? keptLines(held);
  const discount = await discountAfter(ctx, held, lines, input);
  const shipping = input.shipping === undefined ? held.order.shipping_cents : toCents(input.shipping);
  const sums = sumsOf({ lines, discount: discount?.cents ?? 0, shipping, tax: taxAfter(held, lines) });
  if (fresh) {
    await store.deleteLines(ctx.db, input.id);
    await writeLines(ctx, input.id, fresh);
  }
  await changeOrder(ctx.db, input.id, {
    ...sums,
    discount_id: discount?.id ?? null,
    discount_code: discount?.code ?? null,
    ...(await whoseAfter(ctx, input)),
    ...(input.shipping_address !== undefined && { shipping_address: input.shipping_address && JSON.stringify(input.shipping_address) }),
    ...(input.payment_terms && { payment_terms: input.payment_terms }),
  });
  if (input.note) await addEvent(ctx, input.id, { kind: 'note', note: input.note });
  ctx.audit({ action: 'order.draft_changed', object: ['order', input.id], detail: { changed: Object.keys(input) } });
  await finish(ctx, input.id);
  return readOrder(ctx, input.id);
}

/** What stays keeps the prices it was given, and is not asked whether it is still sold: the rest of the draft can be changed all the same. */
const keptLines = ({ lines }: Held): Amounts[] => lines.map(({ quantity, price_cents: cents }) => ({ quantity, cents }));

/** The tax that an imported draft brought was on its goods, and changes with them. */
const taxAfter = ({ order }: Held, lines: readonly Amounts[]) => totalsWith(order, subtotalOf(lines)).tax_cents;

/** A code is asked again when the goods change; an amount stays, as far as there are goods. */
async function discountAfter(ctx: Writer, { order }: Held, lines: readonly Amounts[], { discount_code, discount, ...input }: Update) {
  if (discount_code !== undefined || discount !== undefined) return discountOf(ctx, lines, { discount_code, discount });
  if (order.discount_code !== null && input.lines) return discountOf(ctx, lines, { discount_code: order.discount_code });
  return { id: order.discount_id, code: order.discount_code, cents: Math.min(order.discount_cents, subtotalOf(lines)) };
}

async function whoseAfter(ctx: Writer, { customer_id: customerId, conversation_id: conversationId, brand_id: brandId }: Update) {
  const conversation = conversationId ? await mustSee(ctx, conversationId) : undefined;
  return {
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(brandId !== undefined && { brand_id: await mustHaveBrand(ctx, brandId) }),
    ...(conversationId !== undefined && {
      conversation_id: conversationId,
      channel: channelOf(conversation?.channel),
      sold_by: conversation ? ('teammate' as const) : null,
      sold_by_user_id: conversation ? ctx.actor.id : null,
    }),
  };
}

export async function discard(ctx: Writer, { id }: Received<typeof contract.discardDraft>) {
  const held = await lockOrder(ctx, id);
  if (held.order.status !== 'draft') throw new Problem('order.move_refused', { detail: 'Only a draft can be discarded.' });
  await store.deleteOrder(ctx.db, id);
  ctx.audit({ action: 'order.discarded', object: ['order', id], detail: { order_number: held.order.order_number } });
  ctx.signal({ type: 'changed', topic: 'orders', id, version: null });
  return {};
}
