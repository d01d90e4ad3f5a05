/** The words of a text as the search compares them: lower case, no accents, split at everything that isn't a letter or digit. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
