/** The relative luminance of a colour, from 0 to 1, as WCAG 2 defines it. */
function lightOf(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether white or black has more contrast on a colour such as #1A2B3C, and the ratio; null for an invalid colour. 4.5 or more is readable. */
export function contrastOn(colour: string): { ink: 'white' | 'black'; ratio: number; isGood: boolean } | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const light = lightOf(colour);
  const [white, black] = [1.05 / (light + 0.05), (light + 0.05) / 0.05];
  const ink = white >= 4.5 || white >= black ? 'white' : 'black';
  const ratio = ink === 'white' ? white : black;
  return { ink, ratio, isGood: ratio >= 4.5 };
}
