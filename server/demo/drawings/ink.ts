// The parts of every drawing: flat color, a darker side away from the light and a lighter edge towards it. 400 × 400, ground at 340.

/** Draws a product in a color, without its tile. */
export type Drawing = (colour: string) => string;

/** Lighter (up to 1) or darker (down to -1). */
export function shade(colour: string, by: number): string {
  const target = by > 0 ? 255 : 0;
  const mix = (from: number) => Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * (1 - Math.abs(by)) + target * Math.abs(by));
  return `#${[1, 3, 5].map((from) => mix(from).toString(16).padStart(2, '0')).join('')}`;
}

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more && ` ${more}`}/>`;

export const round = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;

/** Clips `inside` to the path. */
export const within = (name: string, d: string, inside: string) =>
  `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${inside}</g>`;

/** A round body in color, dark along the right edge and light along the left. */
export function body(name: string, d: string, colour: string, left: number, right: number): string {
  const width = right - left;
  const sides =
    box(right - width * 0.28, 0, width * 0.3, 400, 0, shade(colour, -0.18)) +
    box(left + width * 0.12, 0, width * 0.09, 400, 0, shade(colour, 0.28), 'opacity=".8"');
  return shape(d, colour) + within(name, d, sides);
}

/** The shadow on the ground. */
export const shadow = (x: number, width: number, y = 342) => round(x, y, width / 2, 9, '#2b2e33', 'opacity=".13"');

export const turned = (degrees: number, inside: string, x = 200, y = 200) => `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>`;

/** Draws `count` items by index. */
export const times = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('');

export const steel = '#b4bcc2';
export const dark = '#2b2e33';
export const wood = '#c9a26d';
export const leather = '#8a5a3a';
export const glow = '#f6d98b';
export const glass = '#cfe0e2';
