export type Printed = { text: string; missing: readonly string[] };

/** Scripts by their code of ISO 15924, for what a font of Latin, Greek and Cyrillic lacks. */
const scripts = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Kore', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
] as const;
/** Joiners, variation selectors and marks of direction have no shape of their own. */
const unseen = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/u;
const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{20E3}/u;
const gap = '[…]';

/**
 * Leaves out emoji and writes `[…]` for a run of letters that the font lacks, so that nothing prints as a box. `missing` names their scripts;
 * `Zzzz` is another one.
 */
export const printableIn =
  (has: (code: number) => boolean) =>
  (text: string): Printed => {
    const missing = new Set<string>();
    let printed = '';
    for (const character of text.normalize('NFC')) {
      if (/\s/.test(character)) printed += character === '\n' ? '\n' : ' ';
      else if (unseen.test(character) || picture.test(character)) continue;
      else if (has(character.codePointAt(0) ?? 0)) printed += character;
      else {
        missing.add(scripts.find(([, has]) => has.test(character))?.[0] ?? 'Zzzz');
        printed = printed.replace(/\[…\] *$/, '') + gap;
      }
    }
    return { text: printed.replace(/ {2,}/g, ' ').trim(), missing: [...missing] };
  };
