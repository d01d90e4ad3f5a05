import { Problem } from '../../../platform/http/problem.ts';

export type Chosen = { line_id: string; quantity: number };

/** The named lines, merged with their quantities added, each within what `most` allows. Throws `order.line_refused`. */
export function mustBeAmong<L extends { id: string; name: string }>(
  lines: readonly L[],
  chosen: readonly Chosen[],
  most: (line: L) => number,
): { line: L; quantity: number }[] {
  const wanted = new Map<string, number>();
  for (const { line_id: id, quantity } of chosen) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return [...wanted].map(([id, quantity]) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw new Problem('order.line_refused', { detail: 'This item isn’t in the order. Choose another one.' });
    if (quantity > most(line)) throw new Problem('order.line_refused', { detail: tooMany(most(line), line.name) });
    return { line, quantity };
  });
}

const tooMany = (most: number, name: string) =>
  most > 0
    ? `This quantity is more than is available. Enter at most ${most} of ${name}.`
    : `${name} has no units left for this. Choose another item.`;
