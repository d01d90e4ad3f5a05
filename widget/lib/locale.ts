/** The first of the languages we have words for, `en` when there is none. */
export function chooseLanguage<L extends string>(wanted: readonly (string | null | undefined)[], known: readonly L[], otherwise: L): L {
  for (const tag of wanted) {
    const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
    const found = known.find((name) => name === language);
    if (found) return found;
  }
  return otherwise;
}

/** A language tag as the API takes it (`pt` or `pt-BR`), or undefined when it cannot be said so. */
export function apiLocale(tag: string): string | undefined {
  const [language = '', ...parts] = tag.trim().split(/[-_]/);
  if (!/^[a-z]{2}$/i.test(language)) return undefined;
  const region = parts.find((part) => /^[a-z]{2}$/i.test(part));
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase();
}
