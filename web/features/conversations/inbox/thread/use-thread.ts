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

/** Begins to read a conversation while the finger is still on its row: its words are then there when the screen has changed. */
export function readThreadAhead(merchant: string, id: string): void {
  readAhead(listMessages, newestPage(merchant, id));
  readAhead(getConversation, { merchant, id });
}

/**
 * A conversation's messages, whole and in order: the newest page, which is read again when something changes, what is older on
 * request, rows from the stream as they come, and what was missing between them. Lives as long as one conversation is open.
 * `onArrived` hears each new row of the stream once.
 */
export function useThread(conversationId: string, onArrived: (message: Message) => void) {
  const merchant = useMerchantId();
  const newest = useRead(listMessages, newestPage(merchant, conversationId), { quiet: true });
  const [came, setCame] = useState<readonly Message[]>([]);
  const [fresh, setFresh] = useState<readonly Message[]>([]);
  const page = newest.data?.items;
  const readAfter = async (after: number, limit: number) =>
    (await send(listMessages, { merchant, id: conversationId, after, limit }, { quiet: true })).items;
  const add = (more: readonly Message[]) => setCame((before) => mergeMessages(before, more));
  const messages = useMemo(() => mergeMessages(came, page ?? [], fresh), [came, page, fresh]);
  const older = useOlder(messages[0]?.seq ?? 1, readAfter, add);

  useSignal((signal) => {
    if (signal.type !== 'message' || signal.conversation_id !== conversationId) return;
    if (!messages.some((known) => known.id === signal.message.id)) onArrived(signal.message);
    add([signal.message]);
  });
  useGapFilling(messages, async (after) => add(await readAfter(after, gapSize)));

  /** What a message became by a deed, such as being sent again; it may go back in its delivery. */
  const replace = (message: Message) => {
    const swap = (list: readonly Message[]) => list.map((known) => (known.id === message.id ? message : known));
    setCame((before) => [...swap(before).filter(({ id }) => id !== message.id), message]);
    setFresh(swap);
    setRead(listMessages, newestPage(merchant, conversationId), (held) => ({ ...held, items: swap(held.items) }));
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

/** A file's signed address ends after a day: its message is read again, once for each time it was loaded. */
function useRefreshedAddress(read: (seq: number) => Promise<void>) {
  const asked = useRef(new Set<string>());
  return ({ seq, attachments }: Message) => {
    const key = `${seq}:${attachments.map(({ url }) => url).join()}`;
    if (seq === 0 || asked.current.has(key)) return;
    asked.current.add(key);
    read(seq).catch(() => asked.current.delete(key));
  };
}

/** A hole in the positions, such as a lost connection leaves, is fetched once; when that fails, the next message tries again. */
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
