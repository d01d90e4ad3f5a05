import type { FactValues } from '@parley/contract/facts';

export type Written = { kind: string; title: string; body: string; language: string };

/** The facts that an article states, in its own sentences. */
export function factsIn(_article: Written): FactValues[] {
  return [];
}
