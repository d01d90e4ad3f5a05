import { memo, type ReactNode, useMemo } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

/** An article's rendered text. */
export const MarkdownView = memo(function MarkdownView({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div dir="auto" className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
});

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      // The page has its own headings, so those of the text start below them.
      const Heading = block.level <= 1 ? 'h3' : block.level === 2 ? 'h4' : 'h5';
      return <Heading className={cx('font-strong', block.level <= 1 && 'text-lg')}>{draw(block.parts)}</Heading>;
    }
    case 'paragraph':
      return <p className="whitespace-pre-line">{draw(block.parts)}</p>;
    case 'quote':
      return <blockquote className="border-s-2 ps-3 whitespace-pre-line text-ink-2">{draw(block.parts)}</blockquote>;
    case 'code':
      return <pre className="overflow-x-auto rounded bg-hover px-3 py-2 font-mono text-sm">{block.text}</pre>;
    case 'rule':
      return <hr className="border-t" />;
    case 'list': {
      const items = block.items.map((item, place) => (
        <li key={place} className="whitespace-pre-line">
          {draw(item)}
        </li>
      ));
      return block.ordered ? <ol className="list-decimal ps-5">{items}</ol> : <ul className="list-disc ps-5">{items}</ul>;
    }
    case 'table':
      return <TableView block={block} />;
  }
}

const TableView = ({ block }: { block: Extract<Block, { kind: 'table' }> }) => (
  <div className="overflow-x-auto">
    <table className="border-collapse text-start">
      <thead>
        <tr>
          {block.head.map((cell, place) => (
            <th key={place} className="border px-2 py-1 text-start font-medium">
              {draw(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, at) => (
              <td key={at} className="border px-2 py-1">
                {draw(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const draw = (parts: readonly Inline[]): ReactNode[] => parts.map((part, place) => <Part key={place} part={part} />);

function Part({ part }: { part: Inline }): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="rounded-xs bg-hover px-1 font-mono text-[0.92em]">{part.text}</code>;
    case 'strong':
      return <strong className="font-strong">{draw(part.parts)}</strong>;
    case 'em':
      return <em>{draw(part.parts)}</em>;
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
          {draw(part.parts)}
        </a>
      );
  }
}
