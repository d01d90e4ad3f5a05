type Range = { start: number; end: number };

/** Splits a passage into highlighted and plain parts. Ranges may overlap and come in any order. */
export function marked(text: string, ranges: readonly Range[]): { words: string; isHit: boolean }[] {
  const units: { words: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (to <= from) continue;
    if (from > at) units.push({ words: text.slice(at, from), isHit: false });
    units.push({ words: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) units.push({ words: text.slice(at), isHit: false });
  return units;
}
