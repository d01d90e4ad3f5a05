import type { ChatMessage } from '@parley/contract/chat';
import type { ComponentChildren } from 'preact';
import { findLinks } from '../lib/links.ts';
import type { Letter } from '../lib/outbox.ts';
import type { Answerer, Row } from '../lib/rows.ts';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { Card } from './cards.tsx';
import type { Surroundings } from './surroundings.ts';

export type LetterDeeds = { onRetry: (letter: Letter) => void; onRemove: (letter: Letter) => void };
type Props = { row: Row; around: Surroundings } & LetterDeeds;

export function RowView({ row, around, onRetry, onRemove }: Props) {
  const { words } = around;
  if (row.kind === 'line') return <Line>{row.text}</Line>;
  if (row.kind === 'change') return <Line>{sayChange(row.answerer, words)}</Line>;
  if (row.kind === 'letter') return <LetterView letter={row.letter} words={words} onRetry={onRetry} onRemove={onRemove} />;
  return <MessageView message={row.message} first={row.first} around={around} />;
}

export const Line = ({ children }: { children: ComponentChildren }) => (
  <p class="line small" dir="auto">
    {children}
  </p>
);

function MessageView({ message, first, around }: { message: ChatMessage; first: boolean; around: Surroundings }) {
  const author = nameAuthor(message, around.words);
  const showsName = first && message.author === 'teammate';
  return (
    <div class={message.author === 'customer' ? 'turn mine' : 'turn'}>
      <span class={showsName ? 'name small' : 'hidden'} dir="auto">
        {showsName ? author : `${author}:`}
      </span>
      {message.text && <Speech text={message.text} />}
      {message.cards.map((card, place) => (
        // A message's cards never change, so their places are their names.
        <Card key={place} card={card} around={around} />
      ))}
    </div>
  );
}

const LetterView = ({ letter, words, onRetry, onRemove }: { letter: Letter; words: Words } & LetterDeeds) => (
  <div class="turn mine waiting">
    <span class="hidden">{words.you}:</span>
    <Speech text={letter.text} />
    {letter.refusal !== undefined && (
      <div class="fate small">
        <span class="dot" dir="auto">
          {words.refused} {letter.refusal}
        </span>
        <button type="button" onClick={() => onRetry(letter)}>
          {words.tryAgain}
        </button>
        <button type="button" onClick={() => onRemove(letter)}>
          {words.remove}
        </button>
      </div>
    )}
    {letter.refusal === undefined && letter.attempts > 0 && <div class="fate small">{words.retrying}</div>}
  </div>
);

/** Words of a person or the assistant, always as text; addresses in them become links that tell the other side nothing. */
export const Speech = ({ text }: { text: string }) => (
  <p class="words" dir="auto">
    {findLinks(text).map((piece, place) =>
      piece.href ? (
        <a key={place} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
          {piece.text}
        </a>
      ) : (
        piece.text
      ),
    )}
  </p>
);

function sayChange(answerer: Answerer, words: Words): string {
  return answerer.who === 'assistant' ? words.assistantAnswers : fill(words.joined, { name: answerer.name ?? words.someone });
}

function nameAuthor({ author, author_name }: ChatMessage, words: Words): string {
  if (author === 'customer') return words.you;
  return author_name ?? (author === 'teammate' ? words.someone : words.assistant);
}
