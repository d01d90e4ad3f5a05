import type { Address } from '@parley/contract/addresses';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { addActivity, announceConversation, type ConversationRow, lockConversation, stateFor } from '../../conversations/inbox/index.ts';
import { addEvent, lockOrder, type NewOrder, placeDraft, placeNew, taxDraftAt } from '../orders/index.ts';
import { type Cart, cartOf } from './cart.ts';
import { type Buyer, buyerOf, named } from './customer.ts';
import type { Details } from './form.ts';
import { lockedCard, payWithCard } from './gift-card.ts';
import { notify } from './make-checkout.ts';
import type { PaymentPort } from '../../../integrations/payment-port.ts';
import { requestPayment } from '../payments/index.ts';
import { termsOf } from './payments.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';
import type { Language } from './words.ts';

export type Given = {
  details: Details;
  code: string | undefined;
  /** The gift card's code, and what the page said that it pays, in cents. */
  card: { code: string; pays: number };
  seen: string;
  language: Language;
};
/** The payment provider, and the address of a placed order's payment page. */
export type Paying = { port: Pick<PaymentPort, 'refusal'>; payUrl(merchant: string, orderId: string): string };

/**
 * Places the order of a link. Idempotent: a second call finds it placed. Returns `changed` when the cart differs from what the customer
 * saw; then nothing is placed. Throws `checkout.closed`, `discount.refused`, `gift_card.refused`, `order.out_of_stock`, `payment.not_connected`,
 * `payment.amount_refused`, also without placing anything.
 */
export async function place(ctx: WriteCtx, id: string, given: Given, { port, payUrl }: Paying): Promise<'placed' | 'changed'> {
  const row = (await store.lockCheckout(ctx.db, id)) ?? missing('checkout.missing');
  if (row.state === 'completed') return 'placed';
  if (stateOf(row, ctx.now()) !== 'open') throw new Problem('checkout.closed');
  // Lock order: the order before its customer.
  if (row.draft_id) await lockOrder(ctx, row.draft_id);
  const cart = await cartOf(ctx.db, row, { code: given.code, place: given.details }, ctx.now());
  if (cart.refused) throw new Problem('discount.refused');
  if (cart.seen !== given.seen) return 'changed';
  if (cart.short.length > 0) throw new Problem('order.out_of_stock');
  const conversation = await conversationOf(ctx, row.conversation_id);
  const address = addressOf(given.details);
  const buyer = await buyerOf(ctx, row.merchant_id, conversation?.customer_id ?? row.customer_id, { ...given, address });
  // Lock order: the buyer before the gift card, and both before stock.
  await store.lockBuyer(ctx.db, buyer.id);
  const { merchant_id: merchant, currency } = row;
  const card = await lockedCard(ctx, { code: given.card.code, merchant, visitor: ctx.address, currency, total: cart.total });
  if ((card?.pays ?? 0) !== given.card.pays) throw new Problem('gift_card.refused');
  const { method } = given.details;
  const terms = method === null ? 'prepaid' : termsOf[method];
  const order = await placed(ctx, { row, cart, conversation, buyer, address, terms });
  if (buyer.emailIsOthers)
    await addEvent(ctx, order.id, { kind: 'note', note: `Entered at checkout: ${given.details.email}`, actor: byOf(buyer) });
  if (card) await payWithCard(ctx, order.id, card, byOf(buyer));
  await close(ctx, { row, cart, buyer, order, conversation });
  if (method === 'card')
    await requestPayment(
      ctx,
      { orderId: order.id, returnUrl: payUrl(row.merchant_id, order.id), language: given.language, isNew: true },
      port,
    );
  return 'placed';
}

type Placing = {
  row: store.CheckoutRow;
  cart: Cart;
  conversation: ConversationRow | undefined;
  buyer: Buyer;
  address: Address;
  terms: NewOrder['terms'];
};
async function placed(ctx: WriteCtx, { row, cart, conversation, buyer, address, terms }: Placing) {
  if (row.draft_id) {
    await store.setDraftDetails(ctx.db, row.draft_id, { customer_id: buyer.id, payment_terms: terms, address });
    await taxDraftAt(ctx, row.draft_id, { country: address.country, ...(address.region && { region: address.region }) });
    return placeDraft(ctx, row.draft_id, byOf(buyer), cart.discounts ?? undefined);
  }
  return placeNew(ctx, {
    lines: cart.lines.map(({ variant_id: variantId, quantity, cents }) => ({ variantId, quantity, cents })),
    customerId: buyer.id,
    conversationId: conversation?.id ?? null,
    brandId: row.brand_id,
    channel: conversation?.channel ?? 'website',
    soldBy: row.sold_by,
    soldByUserId: row.user_id,
    discounts: cart.discounts,
    shippingCents: row.shipping_cents,
    currency: row.currency,
    shippingAddress: address,
    billingAddress: address,
    terms,
    by: byOf(buyer),
  });
}

const byOf = ({ id, name }: Buyer): NewOrder['by'] => ({ kind: 'customer', id, name });

const addressOf = ({ name, line1, line2, city, region, postcode, country }: Details): Address => ({
  name,
  line1,
  ...(line2 && { line2 }),
  city,
  ...(region && { region }),
  postcode,
  country,
});

/** Locks the conversation the link was sent in, or the one it was merged into. */
async function conversationOf(ctx: WriteCtx, id: string | null): Promise<ConversationRow | undefined> {
  if (id === null) return undefined;
  const conversation = await lockConversation(ctx.db, id);
  return conversation?.merged_into_id ? conversationOf(ctx, conversation.merged_into_id) : conversation;
}

type Closing = Pick<Placing, 'row' | 'cart' | 'buyer' | 'conversation'> & { order: { id: string; order_number: string } };
async function close(ctx: WriteCtx, { row, cart, buyer, order, conversation }: Closing) {
  await store.changeCheckout(ctx.db, row.id, {
    state: 'completed',
    order_id: order.id,
    customer_id: buyer.id,
    conversation_id: conversation?.id ?? null,
    discount_id: cart.discounts?.goods?.id ?? null,
    discount_code: cart.discounts?.goods?.code ?? cart.discounts?.shipping?.code ?? row.discount_code,
    discount_cents: cart.off,
    shipping_discount_cents: row.draft_id ? 0 : (cart.discounts?.shipping?.cents ?? 0),
    completed_at: ctx.now(),
  });
  if (conversation) {
    const activity = { kind: 'order_placed', actor: null, reason: order.order_number, note: null } as const;
    const changed = await addActivity(ctx, await named(ctx, conversation, buyer), activity);
    // The customer's chat empties the basket that was ordered.
    if (row.sold_by === 'customer') announceConversation(ctx, changed, await stateFor(ctx.db, changed.id));
  }
  ctx.audit({ action: 'checkout.completed', object: ['checkout', row.id], detail: { order: order.id } });
  notify(ctx);
}
