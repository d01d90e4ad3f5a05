import { body, box, dark, round, shade, shadow, shape, steel, stroke, times, within, type Drawing } from './ink.ts';

const flame = (x: number, y: number, size: number, colour: string, core: string) =>
  shape(
    `M${x} ${y} c${-size} ${-size * 0.5} ${-size * 0.5} ${-size * 1.4} 0 ${-size * 2.1} c${size * 0.5} ${size * 0.7} ${size} ${size * 1.6} 0 ${size * 2.1} Z`,
    colour,
  ) +
  shape(
    `M${x} ${y} c${-size * 0.45} ${-size * 0.3} ${-size * 0.25} ${-size * 0.7} 0 ${-size} c${size * 0.3} ${size * 0.3} ${size * 0.45} ${size * 0.7} 0 ${size} Z`,
    core,
  );

const pot = (name: string, x: number, y: number, width: number, height: number, colour: string) =>
  body(name, `M${x} ${y} h${width} v${height - 18} q0 18 -18 18 h${-(width - 36)} q-18 0 -18 -18 Z`, colour, x, x + width) +
  box(x - 5, y - 8, width + 10, 14, 7, shade(colour, 0.2));

const ember: Drawing = () =>
  shadow(200, 210) +
  pot('p', 116, 106, 168, 92, steel) +
  stroke('M284 130 H346', dark, 11) +
  flame(178, 238, 13, '#7aa9dd', '#cfe4f6') +
  flame(200, 240, 16, '#7aa9dd', '#cfe4f6') +
  flame(222, 238, 13, '#7aa9dd', '#cfe4f6') +
  body('w', 'M106 214 H294 L280 341 H120 Z', '#9aa3a9', 106, 294) +
  times(6, (hole) => round(142 + hole * 23, 308, 6, 6, shade('#9aa3a9', -0.45))) +
  shape('M150 214 H250 L246 244 Q200 258 154 244 Z', shade('#9aa3a9', -0.45)) +
  flame(200, 244, 13, '#7aa9dd', '#e8f2fb') +
  box(168, 240, 64, 12, 6, '#c6a255');

const kestrel: Drawing = () =>
  shadow(200, 150) +
  stroke('M130 152 L172 190 M270 152 L228 190 M200 146 V190', '#7d868c', 9) +
  stroke('M116 152 h26 M258 152 h26 M188 146 h24', '#7d868c', 8) +
  times(5, (jet) => flame(164 + jet * 18, 178, 10, '#5f97d8', '#d7e8fa')) +
  box(158, 178, 84, 18, 8, '#7d868c') +
  body('v', 'M184 196 H216 V246 H184 Z', '#c6a255', 184, 216) +
  stroke('M216 222 H276', steel, 6) +
  box(274, 212, 28, 20, 6, '#b83a37') +
  body(
    'g',
    'M128 288 C128 262 160 248 184 246 H216 C240 248 272 262 272 288 V322 Q272 341 252 341 H148 Q128 341 128 322 Z',
    '#5d8a68',
    128,
    272,
  ) +
  box(128, 292, 144, 26, 0, '#e9e4d8') +
  stroke('M150 305 h60', '#5d8a68', 6);

const twig: Drawing = () =>
  shadow(200, 190) +
  flame(200, 190, 40, '#e0702c', '#f6d98b') +
  flame(160, 190, 24, '#e0702c', '#f6d98b') +
  flame(240, 190, 24, '#e0702c', '#f6d98b') +
  stroke('M132 190 L182 130 M268 196 L226 138', '#71503a', 11) +
  body('s', 'M122 180 L146 196 L172 180 H228 L254 196 L278 180 L292 341 H108 Z', steel, 108, 292) +
  times(4, (hole) => round(146 + hole * 36, 300, 8, 8, dark)) +
  times(3, (hole) => round(164 + hole * 36, 272, 6, 6, dark)) +
  shape('M166 206 H234 L240 244 H160 Z', '#3a2a22') +
  flame(200, 244, 13, '#e0702c', '#f6d98b');

const billy: Drawing = () =>
  shadow(200, 190) +
  pot('p', 110, 178, 180, 163, '#6d757b') +
  stroke('M112 190 C96 80 304 80 288 190', '#4a5056', 8) +
  round(200, 176, 96, 15, '#8b949a') +
  round(200, 172, 84, 10, '#a2abb1') +
  box(186, 148, 28, 22, 9, dark) +
  times(4, (hole) => round(262 + (hole % 2) * 12, 172 + Math.floor(hole / 2) * 6, 2.4, 2, dark)) +
  stroke('M120 258 h30 M120 286 h30 M120 230 h30', '#9aa3a9', 3);

const cinder: Drawing = () => {
  const bowl = 'M92 226 H308 L284 302 H116 Z';
  return (
    shadow(200, 240) +
    stroke('M130 300 L104 340 M270 300 L296 340', '#4a5056', 10) +
    flame(150, 232, 14, '#e0702c', '#f6d98b') +
    flame(200, 232, 18, '#e0702c', '#f6d98b') +
    flame(252, 232, 13, '#e0702c', '#f6d98b') +
    body('b', bowl, '#868f95', 92, 308) +
    within(
      'e',
      bowl,
      times(9, (coal) => round(114 + coal * 22, 236, 15, 10, coal % 3 ? '#3a3230' : '#c9512c')),
    ) +
    box(82, 212, 236, 9, 4, '#4a5056') +
    times(12, (rod) => box(92 + rod * 19, 212, 4, 9, 0, '#c6ccd0')) +
    box(140, 186, 52, 22, 10, '#a8563f') +
    box(210, 186, 52, 22, 10, '#a8563f') +
    stroke('M150 194 h30 M220 194 h30', '#6f3022', 4)
  );
};

export const stoves: Record<string, Drawing> = {
  'stove-ember': ember,
  'stove-kestrel': kestrel,
  'stove-twig': twig,
  'stove-billy': billy,
  'stove-cinder': cinder,
};
