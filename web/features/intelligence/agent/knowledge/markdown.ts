/** The subset of Markdown that the preview renders. Everything else is plain text; nothing becomes markup. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] };
export type Block =
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const item = /^\s*(?:([-*+])|\d{1,4}[.)])\s+(.*)$/;
const fence = /^\s*(?:```|~~~)/;
const rule = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const quote = /^\s*>\s?(.*)$/;
const divider = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

export function parseMarkdown(text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that starts at a line, and the index of the line after it. */
function readBlock(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [null, at + 1];
  if (fence.test(line)) return readCode(lines, at);
  const title = heading.exec(line);
  if (title) return [{ kind: 'heading', level: title[1]?.length ?? 1, parts: parseInline(title[2] ?? '') }, at + 1];
  if (rule.test(line)) return [{ kind: 'rule' }, at + 1];
  if (line.includes('|') && divider.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-')) return readTable(lines, at);
  if (quote.test(line)) return readWhile(lines, at, quote, (texts) => ({ kind: 'quote', parts: parseInline(texts.join('\n')) }));
  if (item.test(line)) return readList(lines, at);
  return readParagraph(lines, at);
}

function readCode(lines: readonly string[], at: number): [Block, number] {
  const end = lines.findIndex((line, place) => place > at && fence.test(line));
  const last = end === -1 ? lines.length : end;
  return [{ kind: 'code', text: lines.slice(at + 1, last).join('\n') }, last + 1];
}

function readWhile(lines: readonly string[], at: number, pattern: RegExp, make: (texts: string[]) => Block): [Block, number] {
  const rest = lines.slice(at);
  const length = rest.findIndex((line) => !pattern.test(line));
  const taken = length === -1 ? rest : rest.slice(0, length);
  return [make(taken.map((line) => pattern.exec(line)?.[1] ?? '')), at + taken.length];
}

function readList(lines: readonly string[], at: number): [Block, number] {
  const ordered = item.exec(lines[at] ?? '')?.[1] === undefined;
  const items: string[] = [];
  let next = at;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    const found = item.exec(line);
    if (found) items.push(found[2] ?? '');
    else if (line.trim() !== '' && /^\s+/.test(line)) items.push(`${items.pop() ?? ''}\n${line.trim()}`);
    else break;
  }
  return [{ kind: 'list', ordered, items: items.map(parseInline) }, next];
}

function readTable(lines: readonly string[], at: number): [Block, number] {
  const rest = lines.slice(at + 2);
  const length = rest.findIndex((line) => !line.includes('|'));
  const rows = length === -1 ? rest : rest.slice(0, length);
  return [{ kind: 'table', head: cellsOf(lines[at] ?? ''), rows: rows.map(cellsOf) }, at + 2 + rows.length];
}

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));

const begins = (line: string) => [heading, fence, rule, quote, item].some((pattern) => pattern.test(line));

function readParagraph(lines: readonly string[], at: number): [Block, number] {
  let next = at + 1;
  while (next < lines.length && (lines[next] ?? '').trim() !== '' && !begins(lines[next] ?? '')) next++;
  return [{ kind: 'paragraph', parts: parseInline(lines.slice(at, next).join('\n')) }, next];
}

// Limits the length between two marks, so that an unclosed one doesn't scan the whole text.
const marks =
  /`([^`\n]+)`|\*\*(?=\S)([^]{0,1000}?\S)\*\*|__(?=\S)([^]{0,1000}?\S)__|\*(?=[^\s*])([^*\n]{0,1000}?[^\s*])\*|!?\[([^[\]\n]{0,1000})\]\(([^()\s]{1,2000})(?:\s+"[^"\n]{0,1000}")?\)/;

/** Splits at marks; a page may have tens of thousands of them. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = marks.exec(rest); found; found = marks.exec(rest)) {
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    parts.push(markOf(found));
    rest = rest.slice(found.index + found[0].length);
  }
  return rest === '' ? parts : [...parts, { kind: 'text', text: rest }];
}

function markOf([whole, code, bold, alsoBold, italic, words, href]: RegExpExecArray): Inline {
  const strong = bold ?? alsoBold;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) };
  return italic !== undefined ? { kind: 'em', parts: parseInline(italic) } : linkOf(whole, words ?? '', href ?? '');
}

/** Links only web and mail addresses; any other link stays as typed, an image becomes its alt text. */
function linkOf(whole: string, words: string, href: string): Inline {
  if (whole.startsWith('!')) return { kind: 'text', text: words };
  return /^(https?:\/\/|mailto:)/i.test(href) ? { kind: 'link', href, parts: parseInline(words) } : { kind: 'text', text: whole };
}
