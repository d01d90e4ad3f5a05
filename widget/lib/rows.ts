import type { ChatMessage } from '@parley/contract/chat';
import type { PendingMessage } from './outbox.ts';

/** Who answers the visitor: the assistant, or a person (with their name if known). */
export type Answerer = { who: 'assistant' } | { who: 'person'; name: string | null };
/** The answerer changed while the page was open, after the message with this `seq`. */
export type Mark = { after: number; answerer: Answerer };

export type Row =
  | { kind: 'message'; key: string; message: ChatMessage; /** the first of several by the same author */ first: boolean }
  | { kind: 'pending'; key: string; pending: PendingMessage }
  | { kind: 'line'; key: string; text: string }
  | { kind: 'change'; key: string; answerer: Answerer };

const assistant: Answerer = { who: 'assistant' };

/**
 * The rows of the thread: messages in order, a line wherever the answerer changes (from the marks, else from the authors), then the unsent
 * messages. The shop's own line about the change replaces ours.
 */
export function arrangeRows(messages: readonly ChatMessage[], marks: readonly Mark[], unsent: readonly PendingMessage[]): Row[] {
  const rows: Row[] = [];
  let announced = assistant;
  let expectsAssistant = true;
  let silent = false;
  const waiting = [...marks];

  function announce(answerer: Answerer, key: string) {
    if (isSame(announced, answerer)) return;
    announced = answerer;
    if (!silent) rows.push({ kind: 'change', key: `change-${key}`, answerer });
  }
  function announceMarks(before: number) {
    for (let mark = waiting[0]; mark && mark.after < before; mark = waiting[0]) {
      announce(mark.answerer, `mark-${marks.length - waiting.length}`);
      expectsAssistant = mark.answerer.who === 'assistant';
      waiting.shift();
    }
  }

  for (const message of messages) {
    if (message.status === 'cancelled') continue;
    announceMarks(message.seq);
    if (message.author === 'system') {
      if (rows.at(-1)?.kind === 'change') rows.pop();
      silent = true;
      if (message.text) rows.push({ kind: 'line', key: message.id, text: message.text });
      continue;
    }
    const answerer = answererOf(message);
    // A message that the assistant was already sending when a person took over still arrives; it doesn't mean that the assistant is back.
    if (answerer && (answerer.who === 'person' || expectsAssistant)) announce(answerer, message.id);
    if (answerer?.who === 'person') expectsAssistant = true;
    if (answerer) silent = false;
    rows.push({ kind: 'message', key: message.client_id ?? message.id, message, first: !isSameAuthor(rows.at(-1), message) });
  }
  announceMarks(Number.POSITIVE_INFINITY);
  return [...rows, ...withoutStored(unsent, messages).map((pending): Row => ({ kind: 'pending', key: pending.client_id, pending }))];
}

/** Leaves out unsent messages that have been stored meanwhile. */
export function withoutStored(unsent: readonly PendingMessage[], messages: readonly ChatMessage[]): PendingMessage[] {
  const stored = new Set(messages.map((message) => message.client_id));
  return unsent.filter((pending) => !stored.has(pending.client_id));
}

const isSame = (a: Answerer, b: Answerer) => a.who === b.who && (a.who === 'assistant' || (b.who === 'person' && a.name === b.name));

function answererOf(message: ChatMessage): Answerer | null {
  if (message.author === 'ai') return assistant;
  return message.author === 'teammate' ? { who: 'person', name: message.author_name } : null;
}

const isSameAuthor = (row: Row | undefined, message: ChatMessage) =>
  row?.kind === 'message' && row.message.author === message.author && row.message.author_name === message.author_name;
