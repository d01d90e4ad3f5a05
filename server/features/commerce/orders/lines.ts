import { Problem } from '../../../platform/http/problem.ts';
import type { LineRow } from './order-store.ts';

export type Chosen = { line_id: string; quantity: number };

/** The lines somebody named, each once with its pieces added up, none beyond what `most` allows of it. Throws `order.line_refused`. */
export function mustBeAmong(
  lines: readonly LineRow[],
  chosen: readonly Chosen[],
  most: (line: LineRow) => number,
): { line: LineRow; quantity: number }[] {
  const wanted = new Map<string, number>();
  for (const { line_id: id, quantity } of chosen) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return [...wanted].map(([id, quantity]) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw new Problem('order.line_refused', { detail: 'The order has no such line.' });
    if (quantity > most(line)) throw new Problem('order.line_refused', { detail: `Of ${line.name} at most ${most(line)} can be taken.` });
    return { line, quantity };
  });
}
