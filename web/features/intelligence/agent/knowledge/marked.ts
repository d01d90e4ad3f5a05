type Range = { start: number; end: number };

/** A passage in pieces: those where words of the question stand, and what is between them. Ranges may come in any order and overlap. */
export function marked(text: string, ranges: readonly Range[]): { words: string; isHit: boolean }[] {
  const pieces: { words: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (to <= from) continue;
    if (from > at) pieces.push({ words: text.slice(at, from), isHit: false });
    pieces.push({ words: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ words: text.slice(at), isHit: false });
  return pieces;
}
