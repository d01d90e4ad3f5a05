import { getConversation, listMessages, sendMessage, updateConversation } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { attempt } from '../../../../data/attempt.ts';
import { useAuth, useMerchantId } from '../../../../data/auth.ts';
import { useLiveState } from '../../../../data/live.ts';
import { notify } from '../../../../data/notify.ts';
import { ApiProblem, isPassing, sentenceFor } from '../../../../data/problem.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { useMe } from '../me.ts';
import { t as words } from '../messages.ts';
import { openNext } from '../open-next.ts';
import { cachedConversation } from '../show-changed.ts';
import { offerUndo } from '../undo.ts';
import { draftIdOf } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import { localStore, newId, webLocks } from '../../../../lib/browser.ts';
import { type Attempt, Outbox } from './outbox.ts';
import { type Content, type Outgoing, type Seen, waitingConversations } from './outbox-queue.ts';
import { openReplyBox } from './open-reply-box.ts';
import { restoreDraft } from './sending.ts';
import { t } from './messages.ts';

/** One per shop and person; it outlives the screen, so that leaving the inbox does not stop sending. */
const open = new Map<string, Outbox>();
const keyOf = (merchant: string, userId: string) => `inbox-outbox:${merchant}:${userId}`;

function outboxOf(merchant: string, userId: string): Outbox {
  const key = keyOf(merchant, userId);
  const known = open.get(key);
  if (known) return known;
  const outbox = new Outbox(key, {
    storage: localStore,
    attempt: (entry) => attemptAs(merchant, userId, entry),
    isOnline: () => navigator.onLine,
    withLock,
    pause,
  });
  open.set(key, outbox);
  window.addEventListener('storage', (event) => event.key === key && outbox.reread());
  return outbox;
}

/** Sends what this person wrote before the app was closed. */
export const sendWaiting = (merchant: string, userId: string): Promise<void> => outboxOf(merchant, userId).runAll();

/** One attempt, always under the same client_id and Idempotency-Key, so that a message whose answer was lost is not sent twice. */
async function attemptAs(merchant: string, userId: string, entry: Outgoing): Promise<Attempt> {
  if (useAuth.getState().user?.id !== userId) return { kind: 'ended' };
  const { client_id, conversation_id: id, text, private: isNote } = entry;
  const content = {
    text,
    private: isNote,
    in_reply_to: entry.reply_to?.id ?? null,
    suggested_from: [...(entry.suggested_from ?? [])],
    attachment_ids: entry.attachments.map((file) => file.id),
    cards: entry.cards.map((card) => card.sent),
    mentions: [...entry.mentions],
  };
  try {
    const outrun = await lookBeforeSending(merchant, userId, entry);
    if (outrun) return outrun;
    const message = await attempt(sendMessage, { merchant, id, client_id, ...content }, { idempotencyKey: client_id });
    if (entry.resolves) await resolve(merchant, id);
    void refreshTopics(['inbox']);
    return { kind: 'stored', message };
  } catch (problem) {
    return judge(problem);
  }
}

/** How many messages after the last one seen are looked at. */
const mostUnseen = 200;

/** A reply that waited for the network is held back if somebody has answered or resolved the conversation meanwhile; null if it can be sent. */
async function lookBeforeSending(merchant: string, userId: string, entry: Outgoing): Promise<Attempt | null> {
  const { conversation_id: id, client_id: clientId, seen } = entry;
  if (!entry.waited || entry.private || !seen) return null;
  try {
    const [conversation, { items }] = await Promise.all([
      attempt(getConversation, { merchant, id }),
      attempt(listMessages, { merchant, id, after: seen.seq, limit: mostUnseen }),
    ]);
    const { status } = conversation;
    // It arrived, and only the answer was lost: sending it again returns it.
    if (items.some((message) => message.client_id === clientId)) return null;
    const why = whyOutrun(items, userId) ?? (status === 'resolved' && seen.status !== status ? t('composer.resolved_meanwhile') : null);
    if (why === null) return null;
    notify.error(t('composer.held_back', { name: firstNameOf(conversation), why }));
    return { kind: 'outrun', why, seen: { seq: items.at(-1)?.seq ?? seen.seq, status } };
  } catch (problem) {
    // A conversation that can't be read, such as a merged one: the server decides about the message.
    if (problem instanceof ApiProblem && [403, 404].includes(problem.status)) return null;
    throw problem;
  }
}

/** Who answered the customer in this teammate's place. */
function whyOutrun(messages: readonly Message[], userId: string): string | null {
  const answer = messages.findLast(
    ({ author, author_id: by, direction, private: isNote }) =>
      direction === 'out' && !isNote && (author === 'ai' || (author === 'teammate' && by !== userId)),
  );
  if (!answer) return null;
  return answer.author === 'ai'
    ? t('composer.ai_answered_meanwhile')
    : t('composer.answered_meanwhile', { name: answer.author_name ?? words('inbox.a_teammate') });
}

/** The message is stored by now; if resolving fails, the conversation stays open and a toast says so. */
async function resolve(merchant: string, id: string) {
  const name = cachedConversation(merchant, id)?.customer_name ?? '';
  const setStatus = (status: 'resolved' | 'open') => attempt(updateConversation, { merchant, id, status });
  try {
    await setStatus('resolved');
  } catch (problem) {
    notify.error(t('composer.resolve_failed', { why: sentenceFor(problem) }));
    return;
  }
  const comeBack = openNext(id);
  offerUndo(words('list.was_resolved', { name }), () => {
    comeBack?.();
    setStatus('open').catch((problem: unknown) => notify.error(sentenceFor(problem)));
  });
}

function judge(problem: unknown): Attempt {
  const why = sentenceFor(problem);
  if (!(problem instanceof ApiProblem)) throw problem;
  if (problem.status === 401) return { kind: 'ended' };
  if (problem.status === 0) return { kind: 'later', because: 'network', why };
  if (isPassing(problem) || problem.code === 'idempotency.in_flight') return { kind: 'later', because: 'busy', why };
  notify.error(why);
  return { kind: 'refused', why };
}

/** Without Web Locks (an insecure page) only the client_id keeps two tabs from sending twice. */
const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> => webLocks()?.request(name, work) ?? work();

/** Retries at once: the stream is back, so the server is too. */
const retryListeners = new Set<() => void>();
const retryNow = () => [...retryListeners].forEach((listener) => listener());

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      retryListeners.delete(end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    retryListeners.add(end);
  });
}

/**
 * Null when no message of the conversation is on its way; otherwise resolves when they are stored, refused, or wait for the network. A reply
 * that arrived after a resolve would reopen the conversation.
 */
export function whenSent(merchant: string, userId: string, conversationId: string): Promise<void> | null {
  const outbox = open.get(keyOf(merchant, userId));
  const isSending = () => {
    const { queue, stalled } = outbox?.read() ?? { queue: [], stalled: new Set<string>() };
    return waitingConversations(queue).includes(conversationId) && !stalled.has(conversationId);
  };
  if (!outbox || !isSending()) return null;
  return new Promise((resolve) => {
    const stop = outbox.watch(() => {
      if (isSending()) return;
      stop();
      resolve();
    });
  });
}

/** This person's queued messages in a conversation, and the functions to add to them. */
export function useOutbox(conversationId: string, onStored: (message: Message) => void) {
  const merchant = useMerchantId();
  const me = useMe();
  const outbox = outboxOf(merchant, me.id);
  const { queue, stalled } = useSyncExternalStore(outbox.watch, outbox.read);
  const stored = useEffectEvent((message: Message) => {
    if (message.conversation_id === conversationId) onStored(message);
  });
  useEffect(() => outbox.onStored((message) => stored(message)), [outbox]);
  const liveState = useLiveState();
  useEffect(() => void outbox.runAll(), [outbox]);
  useEffect(() => {
    if (liveState === 'live') retryNow();
  }, [liveState]);
  const entries = useMemo(() => queue.filter((entry) => entry.conversation_id === conversationId), [queue, conversationId]);
  return {
    entries,
    isStalled: stalled.has(conversationId),
    write(content: Content, seen: Seen) {
      const written_at = new Date().toISOString();
      void outbox.write({ client_id: newId(), conversation_id: conversationId, ...content, written_at, refused: null, seen });
    },
    retry: (entry: Outgoing) => void outbox.retry(entry),
    discard: (entry: Outgoing) => outbox.discard(entry),
    /** Moves a message back into the box, to edit and send as a new one. */
    edit(entry: Outgoing) {
      outbox.discard(entry);
      restoreDraft(draftIdOf(me.id, conversationId), entry);
      openReplyBox(conversationId);
    },
  };
}
