type Described = { brand: string | null; category: string | null; tags: readonly string[]; description: string };
type Chosen = { options: Readonly<Record<string, string>> };
export type SearchWords = { kind_words: string; detail_words: string };

/** Search words besides the name: the kind of product, and its details. */
export function wordsOf({ brand, category, tags, description }: Described, variants: readonly Chosen[]): SearchWords {
  const options = new Set(variants.flatMap(({ options: chosen }) => Object.entries(chosen).flat()));
  return { kind_words: [brand, category, ...tags].filter(Boolean).join(' '), detail_words: [description, ...options].join(' ') };
}
