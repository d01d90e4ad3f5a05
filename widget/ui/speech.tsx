import { type Inline, parseInline } from '@parley/contract/marks';
import type { ComponentChildren } from 'preact';

/** Words of a person or the assistant, always as text; addresses in them become links that tell the other side nothing, and read as they are. */
export const Speech = ({ text }: { text: string }) => (
  <p class="words" dir="auto">
    {draw(parseInline(text))}
  </p>
);

const draw = (parts: readonly Inline[]): ComponentChildren[] =>
  parts.map((part, place) => {
    if (part.kind === 'link')
      return (
        <a key={place} dir="ltr" href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      );
    if (part.kind !== 'mark') return part.text;
    const { mark: Mark, parts: inside } = part;
    return <Mark key={place}>{draw(inside)}</Mark>;
  });
