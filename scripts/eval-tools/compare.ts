// Lists the differences between an action's expected effects and the actual state.
import { changedSince, readOrders, readUser } from './state.ts';
import type { CopyCtx } from './copy.ts';
import type { Item, Order, User, World } from './world.ts';

/** Compares one user's expected world with the copy. Nothing else may have changed after `since`. */
export async function differences(ctx: CopyCtx, userId: string, { orders, users }: World, since: Date): Promise<string[]> {
  const user = users.get(userId);
  const ours = await readUser(ctx, userId);
  const found = await readOrders(ctx, userId);
  const unknown = [...found.keys()].filter((id) => !orders.has(id)).map((id) => `${id}: an order that should not be there`);
  const changed = (await changedSince(ctx, since))
    .filter((name) => name !== userId && !orders.has(name))
    .map((name) => `${name}: was changed`);
  return [
    ...differ(`${userId} address`, user?.address, ours.address),
    ...differ(`${userId} balances`, balancesOf(user?.methods), balancesOf(ours.methods)),
    ...[...orders.values()].flatMap((order) => differOrders(order, found.get(order.order_id))),
    ...unknown,
    ...changed,
  ];
}

const balancesOf = (methods: User['methods'] = {}) => Object.fromEntries(Object.values(methods).map(({ id, balance }) => [id, balance]));

function differOrders(expected: Order, actual: Order | undefined): string[] {
  if (!actual) return [`${expected.order_id}: is not there`];
  const parts = (Object.keys(expected) as (keyof Order)[]).filter((part) => part !== 'items');
  return [
    ...parts.flatMap((part) => differ(`${expected.order_id} ${part}`, expected[part], actual[part])),
    ...differ(`${expected.order_id} items`, sorted(expected.items), sorted(actual.items)),
  ];
}

/** The order of items is irrelevant. */
const sorted = (items: readonly Item[]) => items.map((item) => JSON.stringify(inOrder(item))).toSorted();

function differ(what: string, expected: unknown, actual: unknown): string[] {
  const [expectedValue, actualValue] = [JSON.stringify(inOrder(expected)), JSON.stringify(inOrder(actual))];
  return expectedValue === actualValue ? [] : [`${what}: expected ${expectedValue}, is ${actualValue}`];
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  );
}
