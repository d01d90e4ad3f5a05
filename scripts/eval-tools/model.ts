// A reference implementation of EFFECTS.md that shares no code with the product. It changes the world in place, or returns a refusal and changes
// nothing.
import type { Action, Address, Item, Order, User, Variant, World } from './world.ts';

type Refusal = string;
type Given = Record<string, unknown>;
const text = (given: Given, name: string) => (typeof given[name] === 'string' ? given[name] : '');
const texts = (given: Given, name: string) => (Array.isArray(given[name]) ? (given[name] as unknown[]).map(String) : []);
const addressIn = (given: Given): Address => ({
  address1: text(given, 'address1'),
  address2: text(given, 'address2'),
  city: text(given, 'city'),
  state: text(given, 'state'),
  zip: text(given, 'zip'),
  country: text(given, 'country'),
});
const isGift = (user: User, method: string) => user.methods[method]?.source === 'gift_card';
function charge(user: User, method: string, amount: number) {
  const own = user.methods[method];
  if (own && own.balance !== null && isGift(user, method)) own.balance -= amount;
}
const covers = (user: User, method: string, amount: number) => !isGift(user, method) || (user.methods[method]?.balance ?? 0) >= amount;

/** `userId` is the requester, who may act only on their own orders. */
export function act(world: World, userId: string, { name, kwargs }: Action): Refusal | null {
  const user = world.users.get(userId);
  if (!user) return 'there is no such user';
  if (name === 'modify_user_address') {
    if ((namedIn({ kwargs }) ?? userId) !== userId) return 'it is another user';
    user.address = addressIn(kwargs);
    return null;
  }
  const order = world.orders.get(text(kwargs, 'order_id'));
  if (!order || order.user_id !== userId) return 'the user has no such order';
  const action = actions[name];
  return action ? action(world, user, order, kwargs) : `there is no action ${name}`;
}
/** The user that an action names. */
export const namedIn = ({ kwargs }: Pick<Action, 'kwargs'>): string | undefined => text(kwargs, 'user_id') || undefined;
export const isKnown = (name: string) => name === 'modify_user_address' || name in actions;

const actions: Record<string, (world: World, user: User, order: Order, given: Given) => Refusal | null> = {
  cancel_pending_order(_world, user, order, given) {
    const reason = text(given, 'reason');
    if (order.status !== 'pending') return 'the order is not pending';
    if (reason !== 'no longer needed' && reason !== 'ordered by mistake') return 'the reason is not accepted';
    for (const { amount, method } of [...order.ledger]) {
      order.ledger.push({ type: 'refund', amount, method });
      charge(user, method, -amount);
    }
    Object.assign(order, { status: 'cancelled', cancel_reason: reason });
    return null;
  },
  modify_pending_order_address(_world, _user, order, given) {
    if (order.status !== 'pending') return 'the order is not pending';
    order.address = addressIn(given);
    return null;
  },
  modify_pending_order_items({ variants }, user, order, given) {
    if (order.status !== 'pending') return 'the order is not pending';
    const method = text(given, 'payment_method_id');
    const pairs = pairUp(variants, order, given);
    if (typeof pairs === 'string') return pairs;
    if (!user.methods[method]) return 'the method is not theirs';
    const difference = differenceOf(pairs);
    if (!covers(user, method, difference)) return 'the gift card does not cover it';
    for (const { item, variant } of pairs)
      Object.assign(item, { item_id: variant.item_id, price: variant.price, options: variant.options });
    order.ledger.push({ type: difference > 0 ? 'payment' : 'refund', amount: Math.abs(difference), method });
    charge(user, method, difference);
    order.status = 'pending (item modified)';
    return null;
  },
  modify_pending_order_payment(_world, user, order, given) {
    if (order.status !== 'pending') return 'the order is not pending';
    const method = text(given, 'payment_method_id');
    const [payment, ...more] = order.ledger;
    if (!payment || more.length > 0 || payment.type !== 'payment') return 'the ledger is not a single payment';
    if (!user.methods[method]) return 'the method is not theirs';
    if (payment.method === method) return 'it is the same method';
    if (!covers(user, method, payment.amount)) return 'the gift card does not cover it';
    order.ledger.push(
      { type: 'payment', amount: payment.amount, method },
      { type: 'refund', amount: payment.amount, method: payment.method },
    );
    charge(user, method, payment.amount);
    charge(user, payment.method, -payment.amount);
    return null;
  },
  return_delivered_order_items(_world, user, order, given) {
    if (order.status !== 'delivered') return 'the order is not delivered';
    const method = text(given, 'payment_method_id');
    const items = texts(given, 'item_ids');
    if (items.length === 0) return 'no items are named';
    if (!user.methods[method]) return 'the method is not theirs';
    // If several methods paid, each of them counts as original.
    const hasPaid = order.ledger.some((entry) => entry.type === 'payment' && entry.method === method);
    if (!hasPaid && !isGift(user, method)) return 'the method is neither the original one nor a gift card';
    if (!take(order.items, items)) return 'the order has no such items';
    Object.assign(order, { status: 'return requested', return: { items: items.toSorted(), method } });
    return null;
  },
  exchange_delivered_order_items({ variants }, user, order, given) {
    if (order.status !== 'delivered') return 'the order is not delivered';
    const method = text(given, 'payment_method_id');
    const pairs = pairUp(variants, order, given);
    if (typeof pairs === 'string') return pairs;
    if (!user.methods[method]) return 'the method is not theirs';
    const difference = differenceOf(pairs);
    if (!covers(user, method, difference)) return 'the gift card does not cover it';
    order.exchange = {
      items: texts(given, 'item_ids').toSorted(),
      new_items: texts(given, 'new_item_ids').toSorted(),
      method,
      difference,
    };
    order.status = 'exchange requested';
    return null;
  },
};

/** The named items of the order as distinct items, or undefined. */
function take(items: readonly Item[], ids: readonly string[]): Item[] | undefined {
  const left = [...items];
  const taken: Item[] = [];
  for (const id of ids) {
    const place = left.findIndex(({ item_id }) => item_id === id);
    if (place < 0) return undefined;
    taken.push(...left.splice(place, 1));
  }
  return taken;
}

function pairUp(variants: World['variants'], order: Order, given: Given): { item: Item; variant: Variant }[] | Refusal {
  const [old, fresh] = [texts(given, 'item_ids'), texts(given, 'new_item_ids')];
  if (old.length === 0 || old.length !== fresh.length) return 'the pairs are not of equal number';
  const items = take(order.items, old);
  if (!items) return 'the order has no such items';
  const pairs: { item: Item; variant: Variant }[] = [];
  for (const [place, item] of items.entries()) {
    const variant = variants.get(fresh[place] ?? '');
    if (!variant || variant.product_id !== variants.get(item.item_id)?.product_id) return 'it is not a variant of the same product';
    if (!variant.available) return 'the variant is not available';
    pairs.push({ item, variant });
  }
  return pairs;
}
const differenceOf = (pairs: readonly { item: Item; variant: Variant }[]) =>
  pairs.reduce((all, { item, variant }) => all + variant.price - item.price, 0);
