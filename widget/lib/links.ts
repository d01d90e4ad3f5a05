import { parseAddress } from './address.ts';

export type Piece = { text: string; href: string | null };

const candidate = /\b(?:https?:\/\/|mailto:)[^\s<>"'`]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/gi;
const safe = new Set(['http:', 'https:', 'mailto:']);

/** Splits text into plain pieces and links (web and e-mail addresses); joined again, the pieces are the text. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(candidate)) {
    const words = trimEnd(match[0]);
    const href = addressOf(words);
    if (!href) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: words, href });
    end = match.index + words.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** Full stops and the like belong to the sentence; a bracket only when it was opened outside the address. */
function trimEnd(words: string): string {
  const shorter = words.replace(/[.,;:!?'"*_~»”’]+$/, '');
  const last = shorter.at(-1);
  const opening = last === ')' ? '(' : last === ']' ? '[' : null;
  if (opening === null || last === undefined) return shorter;
  return shorter.split(opening).length < shorter.split(last).length ? trimEnd(shorter.slice(0, -1)) : shorter;
}

function addressOf(words: string): string | null {
  const address = /^(https?:|mailto:)/i.test(words) ? words : `mailto:${words}`;
  const url = parseAddress(address);
  return url && safe.has(url.protocol) ? url.href : null;
}
