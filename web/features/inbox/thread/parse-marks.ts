export type Mark = 'bold' | 'italic' | 'struck' | 'code';
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; mark: Mark; parts: Inline[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string };
export type Block = { kind: 'lines'; parts: Inline[] } | { kind: 'list'; start: number | null; items: Inline[][] };

const marks: Record<string, Mark> = { '*': 'bold', _: 'italic', '~': 'struck', '`': 'code' };
/** Only addresses that say what they are; a bare word with a dot is left alone. */
const address = /https?:\/\/[^\s<>"']+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/iuy;
/** Punctuation that ends the sentence rather than the address. */
const tail = /[.,;:!?)\]}»”’*_~`]+$/u;
const bullet = /^[ \t]*[-*•] +(?=\S)/u;
const numbered = /^[ \t]*(\d{1,3})[.)] +(?=\S)/u;
/** A mark around more than this is no mark; it bounds the work on a text made to be slow. */
const longest = 1000;
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * A message cut into lines and lists, and those into plain words, marks (*bold* _italic_ ~struck~ `code`), links to http, https and
 * mail addresses, and the names that are mentioned. Nothing else ever means anything, and no sign of the words is lost but the marks.
 */
export function parseMarks(text: string, names: readonly string[] = []): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  const endPlain = () => {
    if (plain.length > 0) blocks.push({ kind: 'lines', parts: parseInline(plain.join('\n'), names) });
    plain = [];
  };
  for (const line of text.split('\n')) {
    const sign = bullet.exec(line) ?? numbered.exec(line);
    if (!sign) {
      plain.push(line);
      continue;
    }
    const start = sign[1] === undefined ? null : Number(sign[1]);
    const item = parseInline(line.slice(sign[0].length), names);
    const open = plain.length === 0 ? blocks.at(-1) : undefined;
    endPlain();
    if (open?.kind === 'list' && (open.start === null) === (start === null)) open.items.push(item);
    else blocks.push({ kind: 'list', start, items: [item] });
  }
  endPlain();
  return blocks;
}

export function parseInline(text: string, names: readonly string[] = []): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  let at = 0;
  const take = (found: Inline, length: number) => {
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    parts.push(found);
    at += length;
    from = at;
  };
  while (at < text.length) {
    const link = isWord(text[at - 1]) ? null : linkAt(text, at);
    const name = text[at] === '@' ? names.find((one) => text.startsWith(one, at + 1)) : undefined;
    const end = markEnd(text, at);
    if (link) take(link, link.text.length);
    else if (name) take({ kind: 'mention', text: `@${name}` }, name.length + 1);
    else if (end > 0) take(markAt(text, at, end, names), end + 1 - at);
    else at += 1;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function markAt(text: string, at: number, end: number, names: readonly string[]): Inline {
  const mark = marks[text[at] ?? ''] ?? 'code';
  const inside = text.slice(at + 1, end);
  return { kind: 'mark', mark, parts: mark === 'code' ? [{ kind: 'text', text: inside }] : parseInline(inside, names) };
}

/** Where the mark that begins here ends, on the same line; 0 when it is only a sign, as in 2*3 or order_number. */
function markEnd(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (!(sign in marks) || isWord(text[at - 1]) || /\s/u.test(text[at + 1] ?? ' ')) return 0;
  for (let end = at + 1; end < Math.min(text.length, at + longest) && text[end] !== '\n'; end += 1) {
    if (text[end] === sign && end > at + 1 && !/\s/u.test(text[end - 1] ?? ' ') && !isWord(text[end + 1])) return end;
  }
  return 0;
}

function linkAt(text: string, at: number): Extract<Inline, { kind: 'link' }> | null {
  address.lastIndex = at;
  const found = address.exec(text)?.[0];
  if (found === undefined) return null;
  const closed = found.includes('(') && found.endsWith(')') ? found : found.replace(tail, '');
  return { kind: 'link', text: closed, href: /^https?:/iu.test(closed) ? closed : `mailto:${closed}` };
}

/** The words without their marks, for where there is room for a line of them. */
export const plainWords = (text: string): string => wordsOf(parseInline(text));
const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'mark' ? wordsOf(part.parts) : part.text)).join('');
