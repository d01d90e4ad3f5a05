import type { ChatMessage } from '@parley/contract/chat';
import type { ComponentChildren } from 'preact';
import type { Letter } from '../lib/outbox.ts';
import type { Answerer, Row } from '../lib/rows.ts';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { Attachments } from './attachments.tsx';
import { Card } from './cards.tsx';
import { Speech } from './speech.tsx';
import type { Surroundings } from './surroundings.ts';

export type LetterDeeds = { onRetry: (letter: Letter) => void; onRemove: (letter: Letter) => void };
type Props = { row: Row; around: Surroundings } & LetterDeeds;

export function RowView({ row, around, onRetry, onRemove }: Props) {
  const { words } = around;
  if (row.kind === 'line') return <Line>{row.text}</Line>;
  if (row.kind === 'change') return <Line>{sayChange(row.answerer, words)}</Line>;
  const said = row.kind === 'message' ? row.message : null;
  const { text, attachments } = row.kind === 'message' ? row.message : row.letter;
  const isMine = !said || said.author === 'customer';
  const name = isMine ? words.you : nameAuthor(said, words);
  const showsName = said?.author === 'teammate' && row.kind === 'message' && row.first;
  // A letter that becomes a message stays the same element, so that a screen reader does not say it twice.
  return (
    <div class={`turn${isMine ? ' mine' : ''}${said ? '' : ' waiting'}`}>
      <span class={showsName ? 'name small' : 'hidden'} dir="auto">
        {showsName ? name : `${name}:`}
      </span>
      {said?.quoted && (
        <blockquote class="small" dir="auto">
          {said.quoted.author_name && <b>{said.quoted.author_name} </b>}
          {said.quoted.text}
        </blockquote>
      )}
      {text && <Speech text={text} />}
      {said?.cards.map((card, place) => (
        // A message's cards never change, so their places are their names.
        <Card key={place} card={card} around={around} />
      ))}
      <Attachments files={attachments} around={around} />
      {row.kind === 'letter' && <Fate letter={row.letter} words={words} onRetry={onRetry} onRemove={onRemove} />}
    </div>
  );
}

export const Line = ({ children }: { children: ComponentChildren }) => (
  <p class="line small" dir="auto">
    {children}
  </p>
);

/** What became of a letter that could not be sent so far. */
function Fate({ letter, words, onRetry, onRemove }: { letter: Letter; words: Words } & LetterDeeds) {
  if (letter.refusal === undefined)
    return letter.attempts > 0 ? (
      <div class="fate small" dir="auto">
        {letter.wait ?? words.retrying}
      </div>
    ) : null;
  return (
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
  );
}

function sayChange(answerer: Answerer, words: Words): string {
  return answerer.who === 'assistant' ? words.assistantAnswers : fill(words.joined, { name: answerer.name ?? words.someone });
}

function nameAuthor({ author, author_name }: ChatMessage, words: Words): string {
  return author_name ?? (author === 'teammate' ? words.someone : words.assistant);
}
