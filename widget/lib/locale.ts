/** The first language that the widget has texts in, `en` when there is none. */
export function chooseLanguage<L extends string>(preferred: readonly (string | null | undefined)[], known: readonly L[], otherwise: L): L {
  for (const tag of preferred) {
    const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
    const found = known.find((name) => name === language);
    if (found) return found;
  }
  return otherwise;
}

/** A language tag in the API's format (`pt` or `pt-BR`), or undefined when it has none. */
export function apiLocale(tag: string): string | undefined {
  const [language = '', ...parts] = tag.trim().split(/[-_]/);
  if (!/^[a-z]{2}$/i.test(language)) return undefined;
  const region = parts.find((part) => /^[a-z]{2}$/i.test(part));
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase();
}
