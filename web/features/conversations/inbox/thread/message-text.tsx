import type { Inline, Mark } from '@parley/contract/marks';
import { memo, type ReactNode } from 'react';
import { type Block, parseBlocks } from './parse-blocks.ts';

type TextProps = {
  text: string;
  /** Teammates mentioned in a note. */
  names?: readonly string[];
};

/** Text as written, with chat formatting but no markup. Links open in a new tab. */
export const MessageText = memo(function MessageText({ text, names = [] }: TextProps) {
  return <span>{parseBlocks(text, names).map(drawBlock)}</span>;
});

function drawBlock(block: Block, index: number): ReactNode {
  if (block.kind === 'lines') return <span key={index}>{draw(block.parts)}</span>;
  const items = block.items.map((item, at) => <li key={at}>{draw(item)}</li>);
  const look = 'my-0.5 ps-5 whitespace-normal';
  return block.start === null ? (
    <ul key={index} className={`${look} list-disc`}>
      {items}
    </ul>
  ) : (
    <ol key={index} start={block.start} className={`${look} list-decimal`}>
      {items}
    </ol>
  );
}

const draw = (parts: readonly Inline[]): ReactNode[] => parts.map((part, index) => <Part key={index} part={part} />);

const looks: Record<Mark, (inside: ReactNode) => ReactNode> = {
  strong: (inside) => <strong>{inside}</strong>,
  em: (inside) => <em>{inside}</em>,
  s: (inside) => <s>{inside}</s>,
  code: (inside) => <code className="rounded-xs bg-current/8 px-1 font-mono text-[0.92em]">{inside}</code>,
};

function Part({ part }: { part: Inline }): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'mark') return looks[part.mark](draw(part.parts));
  if (part.kind === 'mention') return <b className="rounded-xs bg-hover px-0.5 text-ink">{part.text}</b>;
  // A link keeps its own text direction, so that surrounding right-to-left text can't make it look like another address.
  return (
    <a dir="ltr" href={part.href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
      {part.text}
    </a>
  );
}
