import type { ComponentChildren } from 'preact';
import { parseMarks } from '../lib/marks.ts';
import type { Inline } from '../lib/marks.ts';

/** Words of a person or the assistant, always as text; addresses in them become links that tell the other side nothing, and read as they are. */
export const Speech = ({ text }: { text: string }) => (
  <p class="words" dir="auto">
    {draw(parseMarks(text))}
  </p>
);

const draw = (parts: readonly Inline[]): ComponentChildren[] =>
  parts.map((part, place) => {
    if (typeof part === 'string') return part;
    if ('href' in part)
      return (
        <a key={place} dir="ltr" href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      );
    const { mark: Mark, parts: inside } = part;
    return <Mark key={place}>{draw(inside)}</Mark>;
  });
