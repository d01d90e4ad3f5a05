import type { Language } from '@parley/contract/intents';

/** Each called as its speakers call it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', pt: 'Português' };
