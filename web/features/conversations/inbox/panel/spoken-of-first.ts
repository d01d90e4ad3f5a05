import type { Run } from '@parley/contract/runs';

type Told = Pick<Run, 'sources'>;

/** The orders the AI looked at come first, since they are what the conversation is about; otherwise the order stays. */
export function spokenOfFirst<Order extends { id: string }>(orders: readonly Order[], runs: readonly Told[]): Order[] {
  const spokenOf = new Set(runs.flatMap((run) => run.sources.filter((source) => source.kind === 'order').map((source) => source.id)));
  return orders.toSorted((a, b) => Number(spokenOf.has(b.id)) - Number(spokenOf.has(a.id)));
}
