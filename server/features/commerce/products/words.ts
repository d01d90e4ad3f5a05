type Told = { brand: string | null; category: string | null; tags: readonly string[]; description: string };
type Chosen = { options: Readonly<Record<string, string>> };
export type SearchWords = { kind_words: string; detail_words: string };

/** What is searched besides the name: what kind of thing it is; what is said about it. */
export function wordsOf({ brand, category, tags, description }: Told, variants: readonly Chosen[]): SearchWords {
  const options = new Set(variants.flatMap(({ options: chosen }) => Object.entries(chosen).flat()));
  return { kind_words: [brand, category, ...tags].filter(Boolean).join(' '), detail_words: [description, ...options].join(' ') };
}
