import type { ChatMessage, ChatSignal, ChatState } from '@parley/contract/chat';
import { answererIn } from '../lib/answerer.ts';
import { contradicts, countUnread, lastSeq, mergeMessages } from '../lib/thread.ts';
import type { Desk } from './desk.ts';
import { emit } from './events.ts';
import { noThread } from './view.ts';

export type ThreadKeeper = ReturnType<typeof createThreadKeeper>;

/** How long a typing indicator shows when its end signal is lost, in ms. */
const TYPING_LASTS = 30_000;
const MARKS = 50;

/**
 * Maintains the thread on screen: each message appears once, from whatever source and however often it arrives. Calls `onContradiction`
 * when a message shows that the conversation is another one.
 */
export function createThreadKeeper(desk: Desk, onContradiction: () => void) {
  const { world, view, sessions, outbox, life } = desk;
  let cursor = sessions.seen();
  let typing = new AbortController();
  let stateCount = 0;

  /** False when the messages belong to another conversation. */
  function add(arrived: readonly ChatMessage[], announce: boolean): boolean {
    const known = view.get().messages;
    if (contradicts(known, arrived)) return false;
    const messages = mergeMessages(known, arrived);
    if (messages === known) return true;
    for (const { client_id } of arrived) if (client_id && outbox.has(client_id)) outbox.remove(client_id);
    view.set({ messages, unsent: outbox.list(), unread: countUnread(messages, sessions.seen()) });
    const fresh = arrived.filter((message) => !isIn(known, message));
    if (fresh.some((message) => message.author !== 'customer')) showTyping(null);
    for (const message of announce ? fresh : []) emit('message', summarize(message));
    return true;
  }

  function showTyping(who: { who: 'ai' | 'teammate'; name: string | null } | null) {
    typing.abort();
    typing = new AbortController();
    if (view.get().typing !== who) view.set({ typing: who });
    const mine = typing.signal;
    if (who) void world.wait(TYPING_LASTS, mine).then(() => (mine.aborted || life.signal.aborted ? undefined : view.set({ typing: null })));
  }

  /** Remembers where in the thread the answerer changed; before the thread is loaded that position is unknown. */
  function mark() {
    const { loaded, state, marks, messages } = view.get();
    const answerer = state && answererIn(state);
    if (loaded && answerer) view.set({ marks: [...marks, { after: lastSeq(messages), answerer }].slice(-MARKS) });
  }

  function setState(state: ChatState) {
    const known = view.get().state;
    if (JSON.stringify(known) === JSON.stringify(state)) return;
    view.set({ state });
    if (known?.handler === state.handler && known.teammate === state.teammate) return;
    // A takeover cancelled what the AI was writing.
    if (state.handler !== 'ai' && view.get().typing?.who === 'ai') showTyping(null);
    mark();
  }

  return {
    /** Everything up to this `seq` has arrived; the stream resumes from here. The answer to our own message does not move it. */
    cursor: () => cursor,
    setState,
    /** Handles a signal that directly followed position `after`. */
    listen(signal: ChatSignal, after: number) {
      if (signal.type === 'typing') return showTyping(signal.on ? { who: signal.who, name: signal.name } : null);
      if (signal.type === 'state') {
        stateCount += 1;
        return setState(signal.state);
      }
      if (!add([signal.message], true)) return onContradiction();
      if (after <= cursor) cursor = Math.max(cursor, signal.message.seq);
    },
    /** Adds the shop's answer to a sent message. A `seq` that the stream has already passed means a new conversation. */
    addSent(message: ChatMessage) {
      const isKnown = isIn(view.get().messages, message);
      if ((!isKnown && message.seq <= cursor) || !add([message], true)) onContradiction();
    },
    /** Adds the messages that directly follow the cursor or the beginning. */
    addPage(messages: readonly ChatMessage[], announce: boolean) {
      if (!add(messages, announce)) return onContradiction();
      cursor = Math.max(cursor, lastSeq(messages));
    },
    /** How many states have arrived: a state requested before the latest of them is outdated. */
    stateCount: () => stateCount,
    markLoaded(state: ChatState | null) {
      view.set(state ? { loaded: true, state } : { loaded: true });
      mark();
    },
    clear() {
      cursor = 0;
      showTyping(null);
      view.set(noThread);
    },
  };
}

const isIn = (messages: readonly ChatMessage[], message: ChatMessage) => messages.some((known) => known.id === message.id);
function summarize({ id, conversation_id, seq, author, author_name, text, created_at }: ChatMessage) {
  return { id, conversation_id, seq, author, author_name, text, created_at };
}
