/** The known word that a mistyped one was meant to be, the more usual one of two; the word itself when none is near enough. */
export function respell(word: string, known: ReadonlyMap<string, number>): string {
  if (word.length < 4 || word.startsWith('#') || known.has(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  let [best, least, uses] = [word, most + 1, 0];
  for (const [candidate, count] of known) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > most) continue;
    // People get the first letter right nearly always; without this, too many short words are neighbours.
    if (candidate[0] !== word[0] && candidate[0] !== word[1]) continue;
    const distance = editDistance(word, candidate, most);
    if (distance < least || (distance === least && distance <= most && count > uses)) [best, least, uses] = [candidate, distance, count];
  }
  return best;
}

/** Insertions, deletions, changes and swaps of neighbours between two words; more than `most` is answered as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
