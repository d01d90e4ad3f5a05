import { chooseLanguage } from '../lib/locale.ts';

export const languages = ['en', 'es', 'fr', 'de', 'pt', 'nl', 'it'] as const;
export type Language = (typeof languages)[number];

const bubble = (openChat: string) => ({ chat: 'Chat', openChat });
/** What the bubble says before the chat and its texts are loaded. */
export const bubbleWords: Record<Language, { chat: string; openChat: string }> = {
  en: bubble('Open chat'),
  es: bubble('Abrir el chat'),
  fr: bubble('Ouvrir le chat'),
  de: bubble('Chat öffnen'),
  pt: bubble('Abrir o chat'),
  nl: bubble('Chat openen'),
  it: bubble('Apri la chat'),
};

/** The first wanted language that both the widget and the shop have; otherwise the shop's first, or English. */
export function pickLanguage(preferred: readonly (string | null | undefined)[], shopLanguages: readonly string[] = []): Language {
  const supported = shopLanguages.map((tag) => languages.find((language) => tag.toLowerCase().startsWith(language)));
  const known = supported.filter((language) => language !== undefined);
  return chooseLanguage(preferred, known.length > 0 ? known : languages, known[0] ?? 'en');
}
