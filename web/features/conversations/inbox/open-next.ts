import type { Conversation } from '@parley/contract/conversations';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../../data/auth.ts';

type Row = Pick<Conversation, 'id' | 'status'>;
type Shown = { rows: readonly Row[]; open: string; step: (id: string) => void };
/** `order`: the ids of the rows when the open conversation was last among them. */
let shown: (Shown & { order: readonly string[] }) | null = null;

/** Keeps the list's rows for `openNext`. An answered conversation leaves its tab while it is open, so its last place counts. */
export function useShownRows({ rows, open, step }: Shown): void {
  const kept = useRef<{ open: string; order: readonly string[] }>({ open: '', order: [] });
  useEffect(() => {
    const order = rows.map(({ id }) => id);
    if (kept.current.open !== open || order.includes(open)) kept.current = { open, order };
    shown = { rows, open, step, order: kept.current.order };
    return () => void (shown = null);
  });
}

/**
 * After the open conversation was resolved or set aside, opens the next one of the list, if the teammate wants it. Returns the way back, which
 * works until they open another one.
 */
export function openNext(id: string): (() => void) | null {
  if (shown?.open !== id || !useAuth.getState().user?.open_next) return null;
  const next = nextOf(shown.rows, id, shown.order);
  if (next === undefined) return null;
  shown.step(next);
  return () => {
    if (shown?.open === next) shown.step(id);
  };
}

/** The nearest conversation below that is not done, otherwise the nearest above, otherwise any. */
export function nextOf(rows: readonly Row[], id: string, order: readonly string[]): string | undefined {
  const at = order.indexOf(id);
  if (at < 0) return undefined;
  const open = rows.filter((row) => row.id !== id && row.status !== 'resolved' && row.status !== 'snoozed').map((row) => row.id);
  return [...order.slice(at + 1), ...order.slice(0, at).reverse()].find((one) => open.includes(one)) ?? open[0];
}
