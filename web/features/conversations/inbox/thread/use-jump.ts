import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../../../../data/notify.ts';
import type { ThreadRow } from './thread-rows.ts';
import type { Older } from './use-older.ts';
import { t } from './messages.ts';

type Question = (message: Message) => boolean;
type Jump = { rows: readonly ThreadRow[]; older: Older; show: (index: number) => void };

/** How long the target of a jump stays highlighted, in milliseconds. */
const highlightMs = 2500;

/** Jumps to a message by its id, or by the position in the address, loading older messages if needed. */
export function useJump({ rows, older, show }: Jump) {
  const [target, setTarget] = useState<{ is: Question } | null>(null);
  const [isSeeking, setSeeking] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const index = target === null ? -1 : rows.findIndex((row) => holds(row, target.is));

  const arrive = useEffectEvent(() => {
    const row = rows[index];
    setTarget(null);
    show(index);
    if (row?.kind === 'message') setMarked(row.message.id);
  });
  useEffect(() => {
    if (index >= 0) arrive();
  }, [index]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), highlightMs);
    return () => clearTimeout(timer);
  }, [marked]);

  const to = async (is: Question) => {
    setTarget({ is });
    if (rows.some((row) => holds(row, is))) return;
    setSeeking(true);
    const isFound = await older.reach(is);
    setSeeking(false);
    if (isFound) return;
    setTarget(null);
    notify.plain(t('thread.quote_missing'));
  };
  const seq = Number(useSearchParams()[0].get('message') ?? 0);
  const followAddress = useEffectEvent(() => void to((message) => message.seq === seq));
  useEffect(() => {
    if (seq > 0) followAddress();
  }, [seq]);
  return { toMessage: (id: string) => void to((message) => message.id === id), isSeeking, marked };
}

const holds = (row: ThreadRow, is: Question) =>
  row.kind === 'message' ? is(row.message) : row.kind === 'activity' && row.messages.some((message) => is(message));
