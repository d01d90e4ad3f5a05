import { type Inline, parseInline } from '@parley/contract/marks';
import type { ComponentChildren } from 'preact';

/** A message as plain text, never HTML; URLs in it become links without a referrer. */
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
