export type TextPart = { text: string; href: string | null };

/** Only addresses that say what they are; a bare word with a dot is left alone. */
const address = /https?:\/\/[^\s<>"']+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
/** Punctuation that ends the sentence rather than the address. */
const tail = /[.,;:!?)\]}»”’]+$/u;

function linkOf(found: string) {
  const closed = found.includes('(') && found.endsWith(')') ? found : found.replace(tail, '');
  return { text: closed, href: /^https?:/iu.test(closed) ? closed : `mailto:${closed}` };
}

/** A text cut into plain parts and links to http, https and mail addresses; nothing else ever becomes a link. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const link = linkOf(match[0]);
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push(link);
    from = match.index + link.text.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
