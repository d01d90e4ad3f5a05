import type { ChatMessage } from '@parley/contract/chat';
import type { Letter } from './outbox.ts';

/** Who answers the visitor: the assistant, or a person (by name where we know it). */
export type Answerer = { who: 'assistant' } | { who: 'person'; name: string | null };
/** The answerer changed while we were looking, after the message with this `seq`. */
export type Mark = { after: number; answerer: Answerer };

export type Row =
  | { kind: 'message'; key: string; message: ChatMessage; /** the first of several by the same author */ first: boolean }
  | { kind: 'letter'; key: string; letter: Letter }
  | { kind: 'line'; key: string; text: string }
  | { kind: 'change'; key: string; answerer: Answerer };

const assistant: Answerer = { who: 'assistant' };

/**
 * The thread as it is shown: messages in order, a line wherever the answerer changes (from the marks, else from who wrote), then the
 * letters on their way. The shop's own line about the change takes the place of ours.
 */
export function arrangeRows(messages: readonly ChatMessage[], marks: readonly Mark[], letters: readonly Letter[]): Row[] {
  const rows: Row[] = [];
  let told = assistant;
  let hasSpoken = true;
  let silent = false;
  const waiting = [...marks];

  function announce(answerer: Answerer, key: string) {
    if (isSame(told, answerer)) return;
    told = answerer;
    if (!silent) rows.push({ kind: 'change', key: `change-${key}`, answerer });
  }
  function announceMarks(before: number) {
    for (let mark = waiting[0]; mark && mark.after < before; mark = waiting[0]) {
      announce(mark.answerer, `mark-${marks.length - waiting.length}`);
      hasSpoken = mark.answerer.who === 'assistant';
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
    // What the assistant was already sending when a person took over still arrives; it did not come back for that.
    if (answerer && (answerer.who === 'person' || hasSpoken)) announce(answerer, message.id);
    if (answerer?.who === 'person') hasSpoken = true;
    if (answerer) silent = false;
    rows.push({ kind: 'message', key: message.client_id ?? message.id, message, first: !isSameAuthor(rows.at(-1), message) });
  }
  announceMarks(Number.POSITIVE_INFINITY);
  return [...rows, ...withoutStored(letters, messages).map((letter): Row => ({ kind: 'letter', key: letter.client_id, letter }))];
}

/** A letter that came back as a message is not shown twice. */
export function withoutStored(letters: readonly Letter[], messages: readonly ChatMessage[]): Letter[] {
  const stored = new Set(messages.map((message) => message.client_id));
  return letters.filter((letter) => !stored.has(letter.client_id));
}

const isSame = (a: Answerer, b: Answerer) => a.who === b.who && (a.who === 'assistant' || (b.who === 'person' && a.name === b.name));

function answererOf(message: ChatMessage): Answerer | null {
  if (message.author === 'ai') return assistant;
  return message.author === 'teammate' ? { who: 'person', name: message.author_name } : null;
}

const isSameAuthor = (row: Row | undefined, message: ChatMessage) =>
  row?.kind === 'message' && row.message.author === message.author && row.message.author_name === message.author_name;
