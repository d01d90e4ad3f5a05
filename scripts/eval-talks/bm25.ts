// BM25 over a catalogue, the yardstick of product search: no stemming, no synonyms, no typos.
const k1 = 1.2;
const b = 0.75;
const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export type Document = { name: string; text: string };

/** Searches documents, best first; those without a word of the query are left out. */
export function openBm25(documents: readonly Document[]): (query: string) => string[] {
  const counted = documents.map(({ name, text }) => {
    const tokens = tokensOf(text);
    const counts = new Map<string, number>();
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    return { name, counts, length: tokens.length };
  });
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const rarity = (token: string) => {
    const having = counted.filter(({ counts }) => counts.has(token)).length;
    return Math.log(1 + (counted.length - having + 0.5) / (having + 0.5));
  };
  return (query) => {
    const words = [...new Set(tokensOf(query))].map((token) => ({ token, weight: rarity(token) }));
    return counted
      .map(({ name, counts, length }) => ({
        name,
        score: words.reduce((sum, { token, weight }) => {
          const count = counts.get(token) ?? 0;
          return sum + (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean));
        }, 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.name.localeCompare(other.name))
      .map(({ name }) => name);
  };
}
