/** Black or white, whichever is read better on `#rrggbb`: at least 4.5 to 1 on any colour. */
export function readableOn(colour: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where both contrasts of WCAG are the same: (L + 0.05)² = 1.05 · 0.05.
  return luminance > 0.179 ? '#000' : '#fff';
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
