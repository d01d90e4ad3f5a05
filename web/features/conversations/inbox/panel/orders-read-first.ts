import type { Run } from '@parley/contract/runs';

type RunWithSources = Pick<Run, 'sources'>;

/** Puts the orders the AI read first, since the conversation is about them; otherwise keeps the order. */
export function ordersReadFirst<Order extends { id: string }>(orders: readonly Order[], runs: readonly RunWithSources[]): Order[] {
  const readIds = new Set(runs.flatMap((run) => run.sources.filter((source) => source.kind === 'order').map((source) => source.id)));
  return orders.toSorted((a, b) => Number(readIds.has(b.id)) - Number(readIds.has(a.id)));
}
