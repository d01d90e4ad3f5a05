import type { Language } from '../intents.ts';

/** Portuguese texts are as people write in Portugal. */
const locales: Record<Language, string> = { en: 'en', es: 'es', fr: 'fr', de: 'de', pt: 'pt-PT', nl: 'nl', it: 'it' };
const words = {
  conjunction: { en: 'and', es: 'y', fr: 'et', de: 'und', pt: 'e', nl: 'en', it: 'e' },
  disjunction: { en: 'or', es: 'o', fr: 'ou', de: 'oder', pt: 'ou', nl: 'of', it: 'o' },
} as const;

/** "A, B or C"; entries that hold commas themselves ("black, 600 ml") are parted by semicolons. */
function join(items: readonly string[], language: Language, type: keyof typeof words): string {
  if (items.length < 3 || !items.some((item) => item.includes(','))) return new Intl.ListFormat(locales[language], { type }).format(items);
  return `${items.slice(0, -1).join('; ')}; ${words[type][language]} ${items.at(-1)}`;
}
export const and = (items: readonly string[], language: Language) => join(items, language, 'conjunction');
export const or = (items: readonly string[], language: Language) => join(items, language, 'disjunction');
