/** Round ticks for an axis from zero to the largest value: [0, 50, 100, 150]. */
export function ticksTo(largest: number, most = 4): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

/** The path of a series in a box of 100 × 100 with its origin at the top; one segment for each stretch without gaps. */
export function pathsOf(values: readonly (number | null)[], [low, high]: readonly [number, number]): string[] {
  const x = (place: number) => (values.length < 2 ? 50 : (place / (values.length - 1)) * 100);
  const y = (value: number) => 100 - ((value - low) / (high - low || 1)) * 100;
  const paths: string[] = [];
  let open = '';
  for (const [place, value] of values.entries()) {
    if (value === null) {
      if (open) paths.push(open);
      open = '';
    } else open += `${open ? 'L' : 'M'}${round(x(place))} ${round(y(value))}`;
  }
  return open ? [...paths, open] : paths;
}
const round = (value: number) => Math.round(value * 100) / 100;

/** Which labels of an axis to show, so that they don't overlap: the first, the last, and some between. */
export function shownLabels(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: most }, (_, place) => Math.round((place / (most - 1)) * (count - 1)));
}
