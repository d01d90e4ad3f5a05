import type { AiAgent } from '@parley/contract/ai-settings';
import { useState } from 'react';
import { actionToast } from '../../../../ui/action-toast.tsx';
import { t } from '../messages.ts';
import type { Draft } from './use-draft.ts';

/** How long a deletion can be undone, in milliseconds. */
const lasts = 10_000;

type ListName = 'guidance' | 'topics';
type RowOf<Name extends ListName> = AiAgent[Name][number];

/** The actions of one of the two lists, and which of its rows are expanded. */
export function useRows<Name extends ListName>(draft: Draft, name: Name, nameOf: (row: RowOf<Name>) => string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows: readonly RowOf<Name>[] = draft.values.agent[name];
  const put = (next: readonly RowOf<Name>[]) => draft.setAgent({ [name]: next });
  const show = (id: string, on: boolean) =>
    setOpen((now) => {
      const next = new Set(now);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  return {
    rows,
    isOpen: (id: string) => open.has(id),
    show,
    change: (id: string, change: Partial<RowOf<Name>>) => put(withChange<RowOf<Name>>(rows, id, change)),
    move: (id: string, by: -1 | 1) => put(moved<RowOf<Name>>(rows, id, by)),
    add: (row: RowOf<Name>, at = rows.length) => {
      put(withRow<RowOf<Name>>(rows, row, at));
      show(row.id, true);
    },
    remove: (row: RowOf<Name>) => {
      const at = rows.findIndex(({ id }) => id === row.id);
      put(without<RowOf<Name>>(rows, row.id));
      const toast = actionToast(
        t('agent.card_deleted', { title: nameOf(row) }),
        {
          label: t('agent.undo'),
          run: () => {
            toast.dismiss();
            draft.changeAgent((agent) => ({ [name]: withRow<RowOf<Name>>(agent[name], row, at) }));
          },
        },
        lasts,
      );
    },
  };
}

/** Operations on an ordered list. */
type Row = { id: string };

const moved = <T extends Row>(rows: readonly T[], id: string, by: -1 | 1): T[] => {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  if (!row || from + by < 0 || from + by >= rows.length) return [...rows];
  const rest = rows.filter((other) => other.id !== id);
  return [...rest.slice(0, from + by), row, ...rest.slice(from + by)];
};

const without = <T extends Row>(rows: readonly T[], id: string): T[] => rows.filter((row) => row.id !== id);

const withChange = <T extends Row>(rows: readonly T[], id: string, change: Partial<T>): T[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/** Restores a row at its old position, or at the end of a shorter list. */
const withRow = <T extends Row>(rows: readonly T[], row: T, at: number): T[] =>
  rows.some(({ id }) => id === row.id) ? [...rows] : [...rows.slice(0, at), row, ...rows.slice(at)];
