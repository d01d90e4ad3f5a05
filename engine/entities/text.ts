// Normalizes a message without changing its length in code units, so that offsets are valid in every form.

/** Longer messages are cut: nobody introduces themselves after that. */
const longest = 10_000;

export type Token = { text: string; folded: string; start: number; end: number };
export type Prepared = {
  /** As written, except for typographic quotes, dashes, full-width letters and unusual spaces. */
  text: string;
  /** Also in lower case and without accents. */
  folded: string;
  tokens: Token[];
  /** All upper or all lower case, so that capitals mean nothing. */
  flat: boolean;
};

const same: Record<string, string> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '，': ',',
  '。': '.',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '\u200b': ' ',
  '\u200c': ' ',
  '\u200d': ' ',
  '\u2060': ' ',
  '\ufeff': ' ',
  '\t': ' ',
  '\r': ' ',
};

/** Maps one code unit to one; units without a single counterpart stay. */
function tidyUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 128 && unit !== '`' && unit !== '\t' && unit !== '\r') return unit;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return same[unit] ?? unit;
}

const folds = new Map<string, string>();
function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 128) return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : unit;
  const known = folds.get(unit);
  if (known !== undefined) return known;
  const [base = unit] = unit.normalize('NFD').toLowerCase();
  // Half of a surrogate pair has no lower case of its own, and some letters become longer; both stay.
  const folded = base.length === 1 ? base : unit;
  if (folds.size < 5000) folds.set(unit, folded);
  return folded;
}

const word = /[\p{L}\p{N}]+/gu;

export function prepareText(raw: string): Prepared {
  const cut = raw.length > longest ? raw.slice(0, longest) : raw;
  // Combining marks ("e" plus an accent) are composed first, or they would split words.
  const joined = /\p{M}/u.test(cut) ? cut.normalize('NFC').slice(0, longest) : cut;
  let text = '';
  let folded = '';
  for (let place = 0; place < joined.length; place++) {
    const unit = tidyUnit(joined.charAt(place));
    text += unit;
    folded += foldUnit(unit);
  }
  const tokens = [...text.matchAll(word)].map((match): Token => {
    const end = match.index + match[0].length;
    return { text: match[0], folded: folded.slice(match.index, end), start: match.index, end };
  });
  return { text, folded, tokens, flat: isFlat(text) };
}

/** Lower case without accents, of the same length. */
export const fold = (text: string) => Array.from({ length: text.length }, (_, place) => foldUnit(text.charAt(place))).join('');

function isFlat(text: string) {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 0 && (letters === letters.toLowerCase() || (letters.length > 6 && letters === letters.toUpperCase()));
}

export const isCapital = (token: string) => /^\p{Lu}/u.test(token);

/** Blanks the letters and digits of matched spans, so that no other extractor matches them. */
export function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    result += text.slice(from, begin) + ' '.repeat(end - begin);
    from = end;
  }
  return result + text.slice(from);
}
