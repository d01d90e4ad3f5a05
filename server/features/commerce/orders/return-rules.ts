import type { OrderReturn } from '@parley/contract/orders';

type Counted = { quantity: number; received: number };
type Judged = { state: string; lines: readonly Counted[] };
export type ReturnAction = OrderReturn['actions'][number];

/** The actions on a return. The missing part of a partial return can only be waited for or dropped: closing settles what arrived. */
export function returnActions({ state, lines }: Judged): ReturnAction[] {
  if (state === 'received') return ['close'];
  if (state !== 'requested') return [];
  return lines.some(({ received }) => received > 0) ? ['receive', 'close'] : ['receive', 'decline', 'cancel'];
}
export const isComplete = (lines: readonly Counted[]) => lines.every(({ quantity, received }) => received === quantity);
