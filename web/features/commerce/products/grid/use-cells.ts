import { editVariants, type GridRow, listVariants } from '@parley/contract/products';
import { useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { sentenceFor } from '../../../../data/problem.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { send } from '../../../../data/send.ts';
import { setPages } from '../../../../data/use-pages.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { cellKey, type Change, textOfValue } from './cells.ts';
import { t } from '../messages.ts';

/** A cell's value until the server has stored it; with an error it was rejected, and what was typed stays. */
export type Typed = { text: string; issue: string | null };
export type Outcome = { saved: number; refused: number };
type Listed = Parameters<typeof setPages<(typeof listVariants)['input'], GridRow>>[1];

/** Most cells in one call, and most characters in one cell. */
const most = 1000;
const longest = 100;

/**
 * Changes cells optimistically and sends them one call after the other, in order, so that each call knows the result of the one before. A
 * rejected cell keeps what was typed, with the server's message.
 */
export function useCells(rows: readonly GridRow[], listed: Listed) {
  const merchant = useMerchantId();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [sending, setSending] = useState(0);
  const [undoable, setUndoable] = useState(0);
  // Undo waits for calls in flight, and React state would be the one from before.
  const past = useRef<Change[][]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Results for the calls still queued: React state would arrive too late.
  const answered = useRef(new Map<string, GridRow>());
  const rowNow = useLatest((id: string) => rows.find((row) => row.id === id));
  const keep = useLatest((fresh: readonly GridRow[]) => {
    const byId = new Map(fresh.map((row) => [row.id, row]));
    setPages(listVariants, listed, (pages) => pages.map((page) => ({ ...page, items: page.items.map((row) => byId.get(row.id) ?? row) })));
  });

  /** Removes what the server stored, unless something else was typed there meanwhile, and shows why it rejected the rest. */
  function settle(sent: readonly Change[], issues: ReadonlyMap<string, string>) {
    setTyped((before) => {
      const next = new Map(before);
      for (const { id, field, value } of sent) {
        const key = cellKey(id, field);
        const text = textOfValue(value);
        if (next.get(key)?.text !== text) continue;
        const issue = issues.get(key);
        if (issue === undefined) next.delete(key);
        else next.set(key, { text, issue });
      }
      return next;
    });
  }

  async function sendSome(cells: readonly Change[]): Promise<{ undo: Change[]; refused: number }> {
    try {
      const answer = await send(editVariants, { merchant, cells: [...cells] });
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
    // One invalid cell must not make the server reject the whole call.
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
    if (undo.length > 0 && !isUndo) setUndoable(past.current.push(undo));
    setSending((count) => count - 1);
    // A rejection may mean a conflict: then shows the other's value.
    if (refused > 0) void refreshTopics(['products']);
    return { saved: all.length - refused, refused };
  }

  function begin(changes: readonly Change[], isUndo: boolean): Promise<Outcome> {
    setTyped(
      (before) =>
        new Map([
          ...before,
          ...changes.map(({ id, field, value }) => [cellKey(id, field), { text: textOfValue(value), issue: null }] as const),
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
    mayUndo: undoable > 0,
    change: (changes: readonly Omit<Change, 'was'>[]) =>
      begin(
        changes.map((change) => {
          // The server doesn't know queued changes yet, so the expected value is looked up when a change is sent.
          const now = typed.get(cellKey(change.id, change.field));
          const row = rowNow(change.id);
          return now?.issue === null || !row ? change : { ...change, was: row[change.field] };
        }),
        false,
      ),
    /** Undoes the last change, also one that is still being saved. */
    undo: async (): Promise<Outcome | null> => {
      await last.current;
      const cells = past.current.pop();
      if (!cells) return null;
      setUndoable(past.current.length);
      return begin(cells, true);
    },
    /** Discards rejected input; the cell shows the server's value. */
    drop: (key?: string) =>
      setTyped((before) => new Map([...before].filter(([other, { issue }]) => issue === null || (key !== undefined && other !== key)))),
  };
}

const withSeen = (change: Change, row: GridRow | undefined): Change =>
  change.was !== undefined || !row ? change : { ...change, was: row[change.field] };
