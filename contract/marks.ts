export type Mark = 'strong' | 'em' | 's' | 'code';
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; mark: Mark; parts: Inline[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string };

const marks: Record<string, Mark> = { '*': 'strong', _: 'em', '~': 's', '`': 'code' };
/** Matches only URLs with a scheme or www; a word with a dot stays text. Lengths are bounded, so that no text is slow to parse. */
const address =
  /https?:\/\/[\p{L}\p{N}[][^\s<>"'`]*|mailto:[^\s<>"'`@]{1,64}@[^\s<>"'`]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}\b/iuy;
/** Punctuation that ends the sentence, not the URL. */
const tail = /[.,;:!?*_~»”’]/u;
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
/** Longer text can't be marked; this bounds the work on malicious input. */
const longest = 1_000;
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * Parses a chat message into plain text, marks (*bold* _italic_ ~struck~ `code`), links to http, https and mail addresses, and mentions of `names`.
 * Everything else stays literal, and only the marks themselves are removed.
 */
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
    const link = isWord(text[at - 1]) ? undefined : linkAt(text, at);
    const name = text[at] === '@' ? names.find((one) => text.startsWith(one, at + 1)) : undefined;
    const end = markEnd(text, at);
    if (link) take({ kind: 'link', text: link, href: /^(https?|mailto):/i.test(link) ? link : `mailto:${link}` }, link.length);
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

/** The end of the mark that starts here, on the same line; 0 if it is a literal character, as in 2*3 or order_number. */
function markEnd(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (!(sign in marks) || isWord(text[at - 1]) || /\s/.test(text[at + 1] ?? ' ')) return 0;
  for (let end = at + 2; end < Math.min(text.length, at + longest) && text[end] !== '\n'; end += 1)
    if (text[end] === sign && !/\s/.test(text[end - 1] ?? ' ') && !isWord(text[end + 1])) return end;
  return 0;
}

/** The URL that starts here, without the sentence's punctuation; a closing bracket belongs to it only if it contains the opening one. */
function linkAt(text: string, at: number): string | undefined {
  address.lastIndex = at;
  const found = address.exec(text)?.[0];
  if (found === undefined) return undefined;
  const open: Record<string, number> = {};
  for (const sign of found) open[sign] = (open[sign] ?? 0) + 1;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const opening = brackets[last];
    if (opening === undefined ? !tail.test(last) : (open[opening] ?? 0) >= (open[last] ?? 0)) break;
    open[last] = (open[last] ?? 0) - 1;
  }
  return found.slice(0, end);
}

/** The text without marks, for single-line previews. */
export const plainWords = (text: string): string => wordsOf(parseInline(text));
const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'mark' ? wordsOf(part.parts) : part.text)).join('');
