import type { ChatMessage } from '@parley/contract/chat';
import type { ComponentChildren } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import type { PendingMessage } from '../lib/outbox.ts';
import type { Answerer, Row } from '../lib/rows.ts';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { lazy } from './lazy.ts';
import { Speech } from './speech.tsx';
import type { Surroundings } from './surroundings.ts';

export type PendingActions = { onRetry: (pending: PendingMessage) => void; onRemove: (pending: PendingMessage) => void };
type Props = { row: Row; chat: Chat; view: ChatView; around: Surroundings } & PendingActions;

const Attachments = lazy(() => import('./attachments.tsx').then((part) => part.Attachments));
const Card = lazy(() => import('./shopping.tsx').then((part) => part.Card));

export function RowView({ row, chat, view, around, onRetry, onRemove }: Props) {
  const { words } = around;
  if (row.kind === 'line') return <Line>{row.text}</Line>;
  if (row.kind === 'change') return <Line>{describeChange(row.answerer, words)}</Line>;
  const message = row.kind === 'message' ? row.message : null;
  const { text, attachments } = row.kind === 'message' ? row.message : row.pending;
  const isMine = !message || message.author === 'customer';
  const name = isMine ? words.you : nameAuthor(message, words);
  const showsName = message?.author === 'teammate' && row.kind === 'message' && row.first;
  // The element stays the same when an unsent message is stored, so that a screen reader does not read it twice.
  return (
    <div class={`turn${isMine ? ' mine' : ''}${message ? '' : ' waiting'}`}>
      <span class={showsName ? 'name small' : 'hidden'} dir="auto">
        {showsName ? name : `${name}:`}
      </span>
      {message?.quoted && (
        <blockquote class="small" dir="auto">
          {message.quoted.author_name && <b>{message.quoted.author_name} </b>}
          {message.quoted.text}
        </blockquote>
      )}
      {text && <Speech text={text} />}
      {message?.cards.map((card, place) => (
        // A message's cards never change, so the index is the key.
        <Card key={place} card={card} chat={chat} view={view} around={around} />
      ))}
      {attachments.length > 0 && <Attachments files={attachments} around={around} />}
      {row.kind === 'pending' && <Outcome pending={row.pending} words={words} onRetry={onRetry} onRemove={onRemove} />}
    </div>
  );
}

export const Line = ({ children }: { children: ComponentChildren }) => (
  <p class="line small" dir="auto">
    {children}
  </p>
);

/** The status of a message that couldn't be sent yet. */
function Outcome({ pending, words, onRetry, onRemove }: { pending: PendingMessage; words: Words } & PendingActions) {
  if (pending.refusal === undefined)
    return pending.attempts > 0 ? (
      <div class="fate small" dir="auto">
        {pending.wait ?? words.retrying}
      </div>
    ) : null;
  return (
    <div class="fate small">
      <span class="dot" dir="auto">
        {words.refused} {pending.refusal}
      </span>
      <button type="button" onClick={() => onRetry(pending)}>
        {words.tryAgain}
      </button>
      <button type="button" onClick={() => onRemove(pending)}>
        {words.remove}
      </button>
    </div>
  );
}

function describeChange(answerer: Answerer, words: Words): string {
  return answerer.who === 'assistant' ? words.assistantAnswers : fill(words.joined, { name: answerer.name ?? words.someone });
}

function nameAuthor({ author, author_name }: ChatMessage, words: Words): string {
  return author_name ?? (author === 'teammate' ? words.someone : words.assistant);
}
