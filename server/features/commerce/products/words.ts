type Described = { brand: string | null; category: string | null; tags: readonly string[] };
type Chosen = { options: Readonly<Record<string, string>> };
export type SearchWords = { kind_words: string; option_words: string };

/** Search words besides the name and the description, a phrase a line: the kind of product, and its options. */
export function wordsOf({ brand, category, tags }: Described, variants: readonly Chosen[]): SearchWords {
  const options = new Set(variants.flatMap(({ options: chosen }) => Object.entries(chosen).map(([name, value]) => `${name} ${value}`)));
  return { kind_words: [brand, category, ...tags].filter(Boolean).join('\n'), option_words: [...options].join('\n') };
}
