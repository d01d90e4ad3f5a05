import type { Language } from '@parley/contract/intents';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  ...{ en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', pt: 'Português' },
  ...{ nl: 'Nederlands', it: 'Italiano' },
};
