import { findLinks } from './links.ts';

export type Mark = 'strong' | 'em' | 's' | 'code';
export type Inline = string | { href: string; text: string } | { mark: Mark; parts: Inline[] };

const marks: Record<string, Mark> = { '*': 'strong', _: 'em', '~': 's', '`': 'code' };
/** A mark around more than this is no mark; it bounds the work on a text made to be slow. */
const LONGEST = 1_000;
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A message's words with their marks (*bold* _italic_ ~struck~ `code`) and links. Nothing else means anything, and no sign is lost but the marks. */
export function parseMarks(text: string): Inline[] {
  const parts: Inline[] = [];
  for (const piece of findLinks(text)) {
    if (piece.href) parts.push({ href: piece.href, text: piece.text });
    else parts.push(...parsePlain(piece.text));
  }
  return parts;
}

function parsePlain(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = marks[text[at] ?? ''];
    const end = mark ? endOf(text, at) : 0;
    if (!mark || end === 0) continue;
    const inside = text.slice(at + 1, end);
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ mark, parts: mark === 'code' ? [inside] : parsePlain(inside) });
    from = end + 1;
    at = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Where the mark that begins here ends, on the same line; 0 when it is only a sign, as in 2*3 or order_number. */
function endOf(text: string, at: number): number {
  if (isWord(text[at - 1]) || /\s/.test(text[at + 1] ?? ' ')) return 0;
  for (let end = at + 2; end < Math.min(text.length, at + LONGEST) && text[end] !== '\n'; end += 1)
    if (text[end] === text[at] && !/\s/.test(text[end - 1] ?? ' ') && !isWord(text[end + 1])) return end;
  return 0;
}
