import { useState } from 'react';
import { holdRows } from './hold-rows.ts';

type Row = { id: string };

const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((row, index) => row === b[index]);

/**
 * The rows to draw: while held, new ones wait and are counted. `listKey` names the list, so that another tab starts afresh;
 * `release` lets those that wait in, whatever the pointer does.
 */
export function useHeldRows<T extends Row>(fresh: readonly T[], listKey: string, isHeld: boolean) {
  const [shown, setShown] = useState({ listKey, rows: fresh });
  const next = isHeld && shown.listKey === listKey ? holdRows(shown.rows, fresh) : { rows: fresh, held: 0 };
  const isUnchanged = shown.listKey === listKey && isSame(shown.rows, next.rows);
  if (!isUnchanged) setShown({ listKey, rows: next.rows });
  return { rows: isUnchanged ? shown.rows : next.rows, held: next.held, release: () => setShown({ listKey, rows: fresh }) };
}
