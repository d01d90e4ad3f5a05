import { editVariants, type GridRow, listVariants } from '@parley/contract/products';
import { useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { sentenceFor } from '../../../../data/problem.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { send } from '../../../../data/send.ts';
import { setPages } from '../../../../data/use-pages.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { cellKey, type Change } from './cells.ts';
import { t } from '../words.ts';

/** What stands in a cell before the server has taken it; with a fault it was refused, and what was typed stays. */
export type Typed = { text: string; fault: string | null };
export type Outcome = { kept: number; refused: number };
type Listed = Parameters<typeof setPages<(typeof listVariants)['input'], GridRow>>[1];

/** As many cells as one call takes, and as many letters as one cell. */
const most = 1000;
const longest = 100;

/**
 * Changes cells at once and sends them one call after the other, in the order they were made, so that each knows what the one before it
 * left. What is refused stays as it was typed, with the server's sentence.
 */
export function useCells(rows: readonly GridRow[], listed: Listed) {
  const merchant = useMerchantId();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [sending, setSending] = useState(0);
  const [past, setPast] = useState<readonly Change[][]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // What answers said, for the calls behind them: the screen shows it a moment later.
  const answered = useRef(new Map<string, GridRow>());
  const rowNow = useLatest((id: string) => rows.find((row) => row.id === id));
  const keep = useLatest((fresh: readonly GridRow[]) => {
    const byId = new Map(fresh.map((row) => [row.id, row]));
    setPages(listVariants, listed, (pages) => pages.map((page) => ({ ...page, items: page.items.map((row) => byId.get(row.id) ?? row) })));
  });

  /** Takes away what the server took, unless something else was typed there meanwhile, and says why it refused the rest. */
  function settle(sent: readonly Change[], faults: ReadonlyMap<string, string>) {
    setTyped((before) => {
      const next = new Map(before);
      for (const { id, field, value } of sent) {
        const key = cellKey(id, field);
        const text = String(value ?? '');
        if (next.get(key)?.text !== text) continue;
        const fault = faults.get(key);
        if (fault === undefined) next.delete(key);
        else next.set(key, { text, fault });
      }
      return next;
    });
  }

  async function sendSome(cells: readonly Change[]): Promise<{ undo: Change[]; refused: number }> {
    try {
      const answer = await send(editVariants, { merchant, cells: [...cells] }, { quiet: true });
      keep(answer.rows);
      for (const row of answer.rows) answered.current.set(row.id, row);
      settle(cells, new Map(answer.refused.map(({ id, field, message }) => [cellKey(id, field), message])));
      return { undo: answer.undo, refused: answer.refused.length };
    } catch (problem) {
      settle(cells, new Map(cells.map(({ id, field }) => [cellKey(id, field), sentenceFor(problem)])));
      return { undo: [], refused: cells.length };
    }
  }

  async function sendAll(all: readonly Change[], isUndo: boolean): Promise<Outcome> {
    const undo: Change[] = [];
    // One cell that the server would not read at all must not take the others along.
    const isLong = ({ value }: Change) => typeof value === 'string' && value.length > longest;
    const tooLong = all.filter(isLong);
    settle(tooLong, new Map(tooLong.map(({ id, field }) => [cellKey(id, field), t('products.grid_too_long', { most: longest })])));
    const changes = all.filter((change) => !isLong(change));
    let refused = tooLong.length;
    for (let at = 0; at < changes.length; at += most) {
      // oxlint-disable-next-line no-await-in-loop -- in turn, so that the cells of one row do not wait for each other's locks
      const answer = await sendSome(
        changes.slice(at, at + most).map((change) => withSeen(change, answered.current.get(change.id) ?? rowNow(change.id))),
      );
      undo.push(...answer.undo);
      refused += answer.refused;
    }
    if (undo.length > 0 && !isUndo) setPast((before) => [...before, undo]);
    setSending((count) => count - 1);
    // A refusal may mean that somebody else was first: then it is shown what they left.
    if (refused > 0) void refreshTopics(['products']);
    return { kept: all.length - refused, refused };
  }

  function begin(changes: readonly Change[], isUndo: boolean): Promise<Outcome> {
    setTyped(
      (before) =>
        new Map([
          ...before,
          ...changes.map(({ id, field, value }) => [cellKey(id, field), { text: String(value ?? ''), fault: null }] as const),
        ]),
    );
    setSending((count) => count + 1);
    const work = last.current.then(() => sendAll(changes, isUndo));
    last.current = work;
    void work.then(() => last.current === work && answered.current.clear());
    return work;
  }

  return {
    typed,
    isSaving: sending > 0,
    mayUndo: past.length > 0,
    change: (changes: readonly Omit<Change, 'was'>[]) =>
      begin(
        changes.map((change) => {
          // What is on its way is not yet known to the server; what it then has is seen when its turn comes.
          const now = typed.get(cellKey(change.id, change.field));
          const row = rowNow(change.id);
          return now?.fault === null || !row ? change : { ...change, was: row[change.field] };
        }),
        false,
      ),
    undo: async (): Promise<Outcome | null> => {
      const cells = past.at(-1);
      if (!cells) return null;
      setPast((before) => before.slice(0, -1));
      return begin(cells, true);
    },
    /** Lets what was refused go; the cell shows what the server has. */
    drop: (key?: string) =>
      setTyped((before) => new Map([...before].filter(([other, { fault }]) => fault === null || (key !== undefined && other !== key)))),
  };
}

const withSeen = (change: Change, row: GridRow | undefined): Change =>
  change.was !== undefined || !row ? change : { ...change, was: row[change.field] };
