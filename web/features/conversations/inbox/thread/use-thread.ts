import { getConversation, listMessages } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useSignal } from '../../../../data/live.ts';
import { send } from '../../../../data/send.ts';
import { readAhead, setRead, useRead } from '../../../../data/use-read.ts';
import { findGap, mergeMessages } from './merge-messages.ts';
import { useOlder } from './use-older.ts';

const gapSize = 200;

/** The newest page of a thread. */
const newestPage = (merchant: string, id: string) => ({ merchant, id, limit: 50 });

/** Prefetches a conversation while its row is still pressed, so that its messages are there when the screen changes. */
export function prefetchThread(merchant: string, id: string): void {
  readAhead(listMessages, newestPage(merchant, id));
  readAhead(getConversation, { merchant, id });
}

/**
 * A conversation's messages, complete and in order: the newest page, which is read again when something changes, older pages on demand,
 * rows from the stream as they arrive, and any missed in between. Lives as long as one conversation is open. `onArrived` is called once
 * per new row of the stream.
 */
export function useThread(conversationId: string, onArrived: (message: Message) => void) {
  const merchant = useMerchantId();
  const newest = useRead(listMessages, newestPage(merchant, conversationId));
  const [arrived, setArrived] = useState<readonly Message[]>([]);
  const [fresh, setFresh] = useState<readonly Message[]>([]);
  const page = newest.data?.items;
  const readAfter = async (after: number, limit: number) =>
    (await send(listMessages, { merchant, id: conversationId, after, limit }, { background: true })).items;
  const add = (more: readonly Message[]) => setArrived((before) => mergeMessages(before, more));
  const messages = useMemo(() => mergeMessages(arrived, page ?? [], fresh), [arrived, page, fresh]);
  const older = useOlder(messages[0]?.seq ?? 1, readAfter, add);

  useSignal((signal) => {
    if (signal.type !== 'message' || signal.conversation_id !== conversationId) return;
    if (!messages.some((known) => known.id === signal.message.id)) onArrived(signal.message);
    add([signal.message]);
  });
  useGapFilling(messages, async (after) => add(await readAfter(after, gapSize)));

  /** Replaces a message after an action such as a retry; its delivery status may go back. */
  const replace = (message: Message) => {
    const swap = (list: readonly Message[]) => list.map((known) => (known.id === message.id ? message : known));
    setArrived((before) => [...swap(before).filter(({ id }) => id !== message.id), message]);
    setFresh(swap);
    setRead(listMessages, newestPage(merchant, conversationId), (cached) => ({ ...cached, items: swap(cached.items) }));
  };
  const refreshAddress = useRefreshedAddress(async (seq) => {
    const again = await readAfter(seq - 1, 1);
    setFresh((before) => [...before.filter(({ id }) => id !== again[0]?.id), ...again]);
  });
  return {
    messages,
    isPending: newest.isPending,
    isError: newest.isError,
    isFetching: newest.isFetching,
    refetch: newest.refetch,
    older,
    add,
    replace,
    refreshAddress,
  };
}
export type Thread = ReturnType<typeof useThread>;

/** A file's signed address expires after a day: reads its message again, once per load. */
function useRefreshedAddress(read: (seq: number) => Promise<void>) {
  const asked = useRef(new Set<string>());
  return ({ seq, attachments }: Message) => {
    const key = `${seq}:${attachments.map(({ url }) => url).join()}`;
    if (seq === 0 || asked.current.has(key)) return;
    asked.current.add(key);
    read(seq).catch(() => asked.current.delete(key));
  };
}

/** Fetches a gap in the positions once, as after a lost connection; if that fails, the next message tries again. */
function useGapFilling(messages: readonly Message[], fetchAfter: (seq: number) => Promise<void>) {
  const asked = useRef(new Set<number>());
  const fill = useEffectEvent((seq: number) => {
    if (asked.current.has(seq)) return;
    asked.current.add(seq);
    fetchAfter(seq).catch(() => asked.current.delete(seq));
  });
  useEffect(() => {
    const gap = findGap(messages);
    if (gap !== null) fill(gap);
  }, [messages]);
}
