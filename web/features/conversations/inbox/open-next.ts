import type { Conversation } from '@parley/contract/conversations';
import { useEffect } from 'react';
import { useAuth } from '../../../data/auth.ts';

type Row = Pick<Conversation, 'id' | 'status'>;
type Shown = { rows: readonly Row[]; open: string; step: (id: string) => void };
let shown: Shown | null = null;

/** Keeps the list's rows for `openNext`. */
export function useShownRows({ rows, open, step }: Shown): void {
  useEffect(() => {
    shown = { rows, open, step };
    return () => void (shown = null);
  });
}

/**
 * After the open conversation was resolved or set aside, opens the next one of the list, if the teammate wants it. Returns the way back, which
 * works until they open another one.
 */
export function openNext(id: string): (() => void) | null {
  if (shown?.open !== id || !useAuth.getState().user?.open_next) return null;
  const next = nextOf(shown.rows, id);
  if (next === undefined) return null;
  shown.step(next);
  return () => {
    if (shown?.open === next) shown.step(id);
  };
}

/** The nearest conversation below that is not done, otherwise the nearest above. */
export function nextOf(rows: readonly Row[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return undefined;
  const isDone = ({ status }: Row) => status === 'resolved' || status === 'snoozed';
  return [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].find((row) => !isDone(row))?.id;
}
