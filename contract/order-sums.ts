import type { Order, OrderLine } from './orders.ts';

type CanceledLine = { line_id: string; quantity: number; refunded?: number };
type EditedLine = CanceledLine & { removed?: boolean };

/** The units of a line in the order's subtotal: those canceled with the whole order or with a refund stay in it, those canceled alone don't. */
export function orderedUnits({ status, edits, refunds }: Order, { id, quantity, cancelled }: OrderLine): number {
  if (status !== 'cancelled' && refunds.length === 0) return quantity;
  const canceledAlone = edits
    .flatMap(({ kind, before, after }) => {
      if (kind === 'cancel_lines') return (after as { lines: CanceledLine[] }).lines;
      return kind === 'items' ? (before as EditedLine[]).filter(({ removed }) => removed) : [];
    })
    .reduce((all, line) => (line.line_id === id ? all + line.quantity - (line.refunded ?? 0) : all), 0);
  return quantity + cancelled - canceledAlone;
}
