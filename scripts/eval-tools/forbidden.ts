// Generates policy violations from the shop's data: each case is a script whose last action must be refused.
import type { Chance } from './chance.ts';
import type { Action, Order, User, Variant, World } from './world.ts';
import type { Script } from './replay.ts';

export type Forbidden = Script & { kind: string };
type Case = { user: User; order: Order; world: World; chance: Chance };
type Maker = (one: Case) => Action[] | undefined;

const action = (name: string, kwargs: Record<string, unknown>): Action => ({ name, kwargs });
const cancel = ({ order_id }: Order, reason = 'no longer needed') => action('cancel_pending_order', { order_id, reason });
const pay = ({ order_id }: Order, payment_method_id: string) => action('modify_pending_order_payment', { order_id, payment_method_id });
const buildReturn = ({ order_id }: Order, item_ids: string[], payment_method_id: string) =>
  action('return_delivered_order_items', { order_id, item_ids, payment_method_id });
const swap = (name: string, { order_id }: Order, item_ids: string[], new_item_ids: string[], payment_method_id: string) =>
  action(name, { order_id, item_ids, new_item_ids, payment_method_id });
const somewhere = { address1: '1 New Street', address2: '', city: 'Boston', state: 'MA', zip: '02101', country: 'USA' };
const move = ({ order_id }: Order) => action('modify_pending_order_address', { order_id, ...somewhere });

const methodsOf = ({ methods }: User) => Object.values(methods);
const paidWith = ({ ledger }: Order) => ledger[0]?.method ?? '';
const first = ({ items }: Order) => items[0]?.item_id ?? '';
const otherVariants = ({ variants }: World, item: string, fits: (variant: Variant) => boolean) => {
  const product = variants.get(item)?.product_id;
  return [...variants.values()].filter((one) => one.product_id === product && one.item_id !== item && fits(one));
};
/** Another available variant that the order's payment method can cover. */
function fitting({ user, order, world, chance }: Case): string | undefined {
  const old = order.items[0];
  const balance = user.methods[paidWith(order)]?.balance ?? null;
  const some = otherVariants(
    world,
    first(order),
    ({ available, price }) => available && (balance === null || price - (old?.price ?? 0) <= balance),
  );
  return some.length > 0 ? chance.of(some).item_id : undefined;
}
const edit = 'modify_pending_order_items';
const exchange = 'exchange_delivered_order_items';
/** The action that swaps variants in this order status. */
const swapping = (status: string) => (status === 'pending' ? edit : exchange);

function changed(one: Case): Action | undefined {
  const to = fitting(one);
  return to === undefined ? undefined : swap(swapping(one.order.status), one.order, [first(one.order)], [to], paidWith(one.order));
}
const after = (one: Case, last: (order: Order) => Action | undefined): Action[] | undefined => {
  const before = changed(one);
  const then = last(one.order);
  return before && then ? [before, then] : undefined;
};
const only =
  (status: string, maker: Maker): Maker =>
  (one) =>
    one.order.status === status ? maker(one) : undefined;
const swappable =
  (maker: Maker): Maker =>
  (one) =>
    one.order.status === 'pending' || one.order.status === 'delivered' ? maker(one) : undefined;

export const makers: Record<string, Maker> = {
  'cancelling what is not pending': (one) => (one.order.status === 'pending' ? undefined : [cancel(one.order)]),
  'cancelling for another reason': only('pending', ({ order }) => [cancel(order, 'found it cheaper')]),
  'changing items of what is not pending': (one) => {
    const to = fitting(one);
    return one.order.status === 'pending' || to === undefined
      ? undefined
      : [swap(edit, one.order, [first(one.order)], [to], paidWith(one.order))];
  },
  'changing the address of what is not pending': ({ order }) => (order.status === 'pending' ? undefined : [move(order)]),
  'changing the payment of what is not pending': ({ order, user }) => {
    const other = methodsOf(user).find(({ id }) => id !== paidWith(order));
    return order.status === 'pending' || !other ? undefined : [pay(order, other.id)];
  },
  'returning what is not delivered': ({ order }) =>
    order.status === 'delivered' ? undefined : [buildReturn(order, [first(order)], paidWith(order))],
  'exchanging what is not delivered': (one) => {
    const to = fitting(one);
    return one.order.status === 'delivered' || to === undefined
      ? undefined
      : [swap(exchange, one.order, [first(one.order)], [to], paidWith(one.order))];
  },
  "another customer's method": swappable((one) => {
    const { order, world, user, chance } = one;
    const stranger = chance.of([...world.users.values()].filter(({ user_id }) => user_id !== user.user_id));
    const method = methodsOf(stranger)[0]?.id;
    const to = fitting(one);
    return method === undefined || to === undefined || user.methods[method]
      ? undefined
      : [swap(swapping(order.status), order, [first(order)], [to], method)];
  }),
  "paying with another customer's method": only('pending', ({ order, world, user, chance }) => {
    const stranger = chance.of([...world.users.values()].filter(({ user_id }) => user_id !== user.user_id));
    const method = methodsOf(stranger)[0]?.id;
    return method === undefined || user.methods[method] ? undefined : [pay(order, method)];
  }),
  'a kind of payment instead of a method': swappable((one) => {
    const to = fitting(one);
    return to === undefined ? undefined : [swap(swapping(one.order.status), one.order, [first(one.order)], [to], 'cash')];
  }),
  "another product's variant": swappable(({ order, world, chance }) => {
    const product = world.variants.get(first(order))?.product_id;
    const other = chance.of([...world.variants.values()].filter(({ product_id, available }) => available && product_id !== product));
    return [swap(swapping(order.status), order, [first(order)], [other.item_id], paidWith(order))];
  }),
  'a variant that is not there': swappable(({ order }) => [
    swap(swapping(order.status), order, [first(order)], ['0000000000'], paidWith(order)),
  ]),
  'a variant that is not available': swappable(({ order, world, chance }) => {
    const none = otherVariants(world, first(order), ({ available }) => !available);
    return none.length === 0
      ? undefined
      : [swap(swapping(order.status), order, [first(order)], [chance.of(none).item_id], paidWith(order))];
  }),
  'a gift card that holds too little': swappable(({ order, user, world }) => {
    const card = methodsOf(user).find(({ balance }) => balance !== null);
    const old = order.items[0];
    const expensive = otherVariants(
      world,
      first(order),
      ({ available, price }) => available && price - (old?.price ?? 0) > (card?.balance ?? 0),
    )[0];
    return card && expensive ? [swap(swapping(order.status), order, [first(order)], [expensive.item_id], card.id)] : undefined;
  }),
  'paying with a gift card that holds too little': only('pending', ({ order, user }) => {
    const card = methodsOf(user).find(
      ({ id, balance }) => balance !== null && id !== paidWith(order) && balance < (order.ledger[0]?.amount ?? 0),
    );
    return card ? [pay(order, card.id)] : undefined;
  }),
  'the method that paid already': only('pending', ({ order }) => [pay(order, paidWith(order))]),
  'a second change of payment': only('pending', ({ order, user }) => {
    if (order.ledger.length > 1) return undefined;
    const other = methodsOf(user).find(
      ({ id, balance }) => id !== paidWith(order) && (balance ?? Infinity) >= (order.ledger[0]?.amount ?? 0),
    );
    return other ? [pay(order, other.id), pay(order, paidWith(order))] : undefined;
  }),
  'a second change of items': only('pending', (one) => {
    const [before, again] = [changed(one), one.order.items[1]];
    const to = again && otherVariants(one.world, again.item_id, ({ available }) => available)[0];
    return before && again && to ? [before, swap(edit, one.order, [again.item_id], [to.item_id], paidWith(one.order))] : undefined;
  }),
  'cancelling after a change of items': only('pending', (one) => after(one, (order) => cancel(order))),
  'another address after a change of items': only('pending', (one) => after(one, move)),
  'another payment after a change of items': only('pending', (one) =>
    after(one, (order) => {
      const other = methodsOf(one.user).find(({ id }) => id !== paidWith(order));
      return other && pay(order, other.id);
    }),
  ),
  'cancelling twice': only('pending', ({ order }) => [cancel(order), cancel(order)]),
  'a return after an exchange': only('delivered', (one) =>
    after(one, (order) => buildReturn(order, [order.items.at(-1)?.item_id ?? ''], paidWith(order))),
  ),
  'an exchange after a return': only('delivered', (one) => {
    const then = changed(one);
    return then && [buildReturn(one.order, [one.order.items.at(-1)?.item_id ?? ''], paidWith(one.order)), then];
  }),
  'a second return': only('delivered', ({ order }) =>
    order.items.length < 2
      ? undefined
      : [buildReturn(order, [first(order)], paidWith(order)), buildReturn(order, [order.items[1]?.item_id ?? ''], paidWith(order))],
  ),
  'a refund to another card': only('delivered', ({ order, user }) => {
    const paid = new Set(order.ledger.map(({ method }) => method));
    const other = methodsOf(user).find(({ id, balance }) => balance === null && !paid.has(id));
    return other ? [buildReturn(order, [first(order)], other.id)] : undefined;
  }),
  'more pieces than there are': (one) => {
    const { order } = one;
    const to = fitting(one);
    const twice = [first(order), ...order.items.filter(({ item_id }) => item_id === first(order)).map(({ item_id }) => item_id)];
    if (order.status === 'delivered') return [buildReturn(order, twice, paidWith(order))];
    return order.status === 'pending' && to !== undefined
      ? [
          swap(
            edit,
            order,
            twice,
            twice.map(() => to),
            paidWith(order),
          ),
        ]
      : undefined;
  },
  'pieces that are not in the order': swappable((one) => {
    const { order, world } = one;
    const strange = [...world.variants.values()].find(
      ({ item_id, available }) => available && order.items.every((item) => item.item_id !== item_id),
    );
    const to = strange && otherVariants(world, strange.item_id, ({ available }) => available)[0];
    return strange && to ? [swap(swapping(order.status), order, [strange.item_id], [to.item_id], paidWith(order))] : undefined;
  }),
  "another user's address": ({ order, world, chance }) => {
    const stranger = chance.of([...world.users.values()].filter(({ user_id }) => user_id !== order.user_id));
    return [action('modify_user_address', { user_id: stranger.user_id, ...somewhere })];
  },
  'pairs that are not of equal number': swappable((one) => {
    const to = fitting(one);
    return to === undefined ? undefined : [swap(swapping(one.order.status), one.order, [first(one.order)], [to, to], paidWith(one.order))];
  }),
};

/** Up to `most` cases of each kind. */
export function forbiddenScripts(world: World, chance: Chance, most: number): Forbidden[] {
  const cases = [...world.orders.values()].flatMap((order) => {
    const user = world.users.get(order.user_id);
    return user ? [{ user, order, world, chance }] : [];
  });
  return Object.entries(makers).flatMap(([kind, maker]) => {
    const made: Forbidden[] = [];
    for (const one of chance.some(cases, cases.length)) {
      if (made.length === most) break;
      const actions = maker(one);
      if (actions) made.push({ kind, user_id: one.user.user_id, actions });
    }
    return made;
  });
}

/** Every writing action, each applied to another user's order. */
export function strangersActions({ user, order, world, chance }: Case): Action[] {
  const to = fitting({ user, order, world, chance }) ?? first(order);
  return [
    cancel(order),
    move(order),
    pay(order, methodsOf(user)[0]?.id ?? ''),
    buildReturn(order, [first(order)], paidWith(order)),
    swap(edit, order, [first(order)], [to], paidWith(order)),
    swap(exchange, order, [first(order)], [to], paidWith(order)),
  ];
}

/**
 * Random actions on a user's orders, sensible or not: the model and the tools must agree on each. Orders with a changed payment are never cancelled,
 * because there EFFECTS.md refunds the refunded payment again (see the decision record).
 */
export function anyScript({ user, world, chance }: Omit<Case, 'order'>): Script {
  const orders = user.orders.flatMap((id) => world.orders.get(id) ?? []);
  const actions: Action[] = [];
  const paidAnew = new Set<string>();
  for (let count = 1 + chance.below(4); count > 0 && orders.length > 0; count -= 1) {
    const order = chance.of(orders);
    const made = anyAction({ user, world, chance, order });
    if (made.name === 'cancel_pending_order' && paidAnew.has(order.order_id)) continue;
    if (made.name === 'modify_pending_order_payment') paidAnew.add(order.order_id);
    actions.push(made);
  }
  return { user_id: user.user_id, actions };
}

function anyAction({ user, order, world, chance }: Case): Action {
  const method = chance.of(methodsOf(user)).id;
  const items = chance.some(order.items, 1 + chance.below(order.items.length)).map(({ item_id }) => item_id);
  const anyOf = (item: string) => {
    const some = [...otherVariants(world, item, () => true).map(({ item_id }) => item_id), item];
    return chance.of(some);
  };
  const delivered = order.status === 'delivered';
  switch (chance.below(delivered ? 3 : 6)) {
    case 0:
      return delivered
        ? buildReturn(order, items, method)
        : cancel(order, chance.of(['no longer needed', 'ordered by mistake', 'ordered by mistake', 'other']));
    case 1:
      return swap(swapping(order.status), order, items, items.map(anyOf), method);
    case 2:
      return delivered
        ? action('modify_user_address', { user_id: user.user_id, ...somewhere, zip: String(10_000 + chance.below(80_000)) })
        : move(order);
    case 3:
      return pay(order, method);
    case 4:
      return action('modify_user_address', { user_id: user.user_id, ...somewhere, zip: String(10_000 + chance.below(80_000)) });
    default:
      return swap(edit, order, items, items.map(anyOf), method);
  }
}
