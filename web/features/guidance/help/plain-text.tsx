import type { ReactNode } from 'react';

/** The little Markdown that our own articles and changelog use: paragraphs, bold, code and links. */
export const PlainText = ({ text }: { text: string }) => (
  <div className="grid max-w-[68ch] gap-3 leading-relaxed wrap-anywhere">
    {text.split(/\n{2,}/).map((paragraph, place) => (
      <p key={place}>{inline(paragraph)}</p>
    ))}
  </div>
);

export const inline = (text: string): ReactNode[] =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, place) => <Part key={place} text={part} />);

function Part({ text }: { text: string }): ReactNode {
  if (text.startsWith('**')) return <strong className="font-strong">{inline(text.slice(2, -2))}</strong>;
  if (text.startsWith('`')) return <code className="rounded-xs bg-hover px-1 font-mono text-[0.92em]">{text.slice(1, -1)}</code>;
  // The links of the changelog lead to files of the repository, which nobody has at hand here.
  return text.match(/^\[([^\]]+)\]\(/)?.[1] ?? text;
}
