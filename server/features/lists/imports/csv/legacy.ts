/** Code pages that a file doesn't declare. */
export type Legacy = 'windows-1252' | 'windows-1250' | 'windows-1251' | 'shift_jis';

const enough = 65_536;

/**
 * Guesses the legacy code page of a file that isn't UTF-8 from its lines with non-ASCII characters: western Europe by default, undefined
 * for Greek, Chinese and other unsupported ones.
 */
export async function legacyOf(file: { stream(): AsyncIterable<unknown> }): Promise<Legacy | undefined> {
  const lines = await foreignLines(file);
  if (isJapanese(lines)) return 'shift_jis';
  if (isCyrillic(lines)) return isGreek(lines) ? undefined : 'windows-1251';
  if (isInPairs(lines)) return undefined;
  return isCentral(lines) ? 'windows-1250' : 'windows-1252';
}

/** Read as Latin-1: one character per byte. */
async function foreignLines(file: { stream(): AsyncIterable<unknown> }): Promise<string> {
  let [found, rest] = ['', ''];
  for await (const chunk of file.stream()) {
    const lines = (rest + (chunk as Buffer).toString('latin1')).split(/[\r\n]/);
    rest = (lines.pop() ?? '').slice(-enough);
    for (const line of lines) if (/[\x80-\xff]/.test(line)) found += `${line}\n`;
    if (found.length > enough) return found;
  }
  return `${found}${rest}`;
}

/** Japanese characters are mostly adjacent two-byte pairs; in western text such pairs stand alone. */
function isJapanese(lines: string): boolean {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(Buffer.from(lines, 'latin1'));
    const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
    const together = (text.match(/[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]{2,}/g) ?? []).join('').length;
    return foreign > 0 && together > foreign * 0.8 && /[\x81-\x9f]/.test(lines);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const countIn = (lines: string, pattern: RegExp) => (lines.match(pattern) ?? []).join('').length;
/** Words of only non-ASCII letters, including Ukrainian ones. */
const isCyrillic = (lines: string) =>
  countIn(lines, /[\xa5\xa8\xaa\xaf\xb2-\xb4\xb8\xba\xbf-\xff]{3,}/g) > countIn(lines, /[\x80-\xff]/g) * 0.7;
/** Bytes that are Greek accents would be Cyrillic capitals, which don't occur inside words. */
const isGreek = (lines: string) => countIn(lines, /(?<=[\xe0-\xff])[\xdc-\xdf]/g) * 20 > countIn(lines, /[\xe0-\xff]/g);
const isInPairs = (lines: string) => countIn(lines, /[\x80-\xff]{4,}/g) > countIn(lines, /[\x80-\xff]/g) * 0.8;

/**
 * Polish and Romanian have bytes inside words that are symbols in the west (`³`, `¹`, `º`). Czech, Slovak and Croatian have `š` and `ž`
 * next to letters that Italian and Danish share, but not their `à` and `å`. Hungarian has `õ` and `û`, which no western language
 * combines.
 */
function isCentral(lines: string): boolean {
  if (
    /[a-z][\xa3\xaa\xaf\xb3\xb9\xba\xbc\xbe\xbf][a-z\xc0-\xff]|[\xc0-\xff][\xa3\xaa\xaf\xb3\xb9\xba\xbc\xbe\xbf][a-z]|[a-z][\x8d\x8f\x9d]|[\x8d\x8f\x9d][a-z]/i.test(
      lines,
    )
  )
    return true;
  const hooks = lines.match(/[a-z][\x9a\x9e]|[\x8a\x8e\x9a\x9e][a-z\xc0-\xff]/gi)?.length ?? 0;
  const beside = lines.match(/[\xe6\xe8\xec\xf0\xf2\xf8\xf9]/g)?.length ?? 0;
  if (beside > 0 && hooks * 5 > beside && !/[\xe0\xe5\xea]/.test(lines)) return true;
  return /\xf5/.test(lines) && /\xfb/.test(lines) && !/[\xe3\xea]/.test(lines);
}
