/** Bar and space widths, in modules, of the symbol values 0 to 105 and the stop symbol (ISO/IEC 15417, table 1). */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 ' +
  '221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 ' +
  '231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 ' +
  '114131 311141 411131 211412 211214 211232 2331112'
).split(' ');
const [startB, startC, stop] = [104, 105, 106];

/** Whether code set B has every character: printable ASCII. */
export const isEncodable = (text: string) => /^[ -~]{1,48}$/.test(text);

/** The symbol values of a text, start to stop, with the check symbol. Digits in pairs, where that is all there is, take half the width. */
export function valuesOf(text: string): number[] {
  const inPairs = /^(\d\d){2,}$/.test(text);
  const values = inPairs
    ? [startC, ...(text.match(/../g) ?? []).map(Number)]
    : [startB, ...[...text].map((character) => character.charCodeAt(0) - 32)];
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  return [...values, check, stop];
}

/** The bars of a Code 128 barcode: where each begins and how wide it is, in modules, and the width of all. Throws for what it can't encode. */
export function barsOf(text: string): { bars: readonly { at: number; width: number }[]; width: number } {
  if (!isEncodable(text)) throw new Error('Code 128 encodes 1 to 48 printable ASCII characters.');
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  // Every symbol has an even number of widths, bar and space in turn; the stop symbol ends with one bar more.
  for (const [place, digit] of [
    ...valuesOf(text)
      .map((value) => patterns[value])
      .join(''),
  ].entries()) {
    if (place % 2 === 0) bars.push({ at, width: Number(digit) });
    at += Number(digit);
  }
  return { bars, width: at };
}
