import { listMessages } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useSignal } from '../../../data/live.ts';
import { send } from '../../../data/send.ts';
import { usePages } from '../../../data/use-pages.ts';
import { findGap, mergeMessages } from './merge-messages.ts';

const pageSize = 50;
const gapSize = 200;

/**
 * A conversation's messages, whole and in order: pages from the server, rows from the stream as they come, and what was
 * missing between them. Lives as long as one conversation is open. `onArrived` hears each new row of the stream once.
 */
export function useThread(conversationId: string, onArrived: (message: Message) => void) {
  const merchant = useMerchantId();
  const pages = usePages(listMessages, { merchant, id: conversationId, limit: pageSize }, { quiet: true });
  const [came, setCame] = useState<readonly Message[]>([]);
  const messages = useMemo(() => mergeMessages(pages.items, came), [pages.items, came]);
  const add = (more: readonly Message[]) => setCame((before) => mergeMessages(before, more));

  useSignal((signal) => {
    if (signal.type !== 'message' || signal.conversation_id !== conversationId) return;
    if (!messages.some((known) => known.id === signal.message.id)) onArrived(signal.message);
    add([signal.message]);
  });
  useGapFilling(messages, async (after) => {
    const page = await send(listMessages, { merchant, id: conversationId, after, limit: gapSize }, { quiet: true });
    add(page.items);
  });
  return { ...pages, messages, add };
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
