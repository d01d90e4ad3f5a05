import { body, box, dark, glass, round, shade, shadow, shape, steel, stroke, times, type Drawing } from './ink.ts';

const quay: Drawing = (colour) =>
  shadow(190, 190) +
  stroke('M266 196 C332 188 332 292 260 288', shade(colour, -0.3), 17) +
  stroke('M266 194 C330 186 330 288 260 285', shade(colour, -0.06), 10) +
  body('m', 'M104 150 H276 L266 320 Q264 341 244 341 H136 Q116 341 114 320 Z', colour, 104, 276) +
  round(190, 150, 88, 20, shade(steel, -0.1)) +
  round(190, 151, 80, 15, shade(colour, -0.35)) +
  [
    [140, 214],
    [232, 250],
    [170, 296],
    [206, 190],
    [250, 310],
    [130, 262],
  ]
    .map(([x, y]) => round(x ?? 0, y ?? 0, 3, 2.4, shade(colour, colour > '#c' ? -0.3 : 0.5)))
    .join('');

const galley: Drawing = (colour) =>
  shadow(190, 180) +
  stroke('M262 200 C328 196 320 300 254 296', shade(colour, -0.14), 22) +
  body('m', 'M112 148 H268 C276 220 270 300 252 330 Q246 341 234 341 H146 Q134 341 128 330 C110 300 104 220 112 148 Z', colour, 106, 274) +
  shape(
    'M108 262 C140 274 160 250 190 264 C222 278 246 256 273 264 C270 300 262 316 252 330 Q246 341 234 341 H146 Q134 341 128 330 C116 310 110 290 108 262 Z',
    shade(colour, -0.22),
    'opacity=".75"',
  ) +
  round(190, 148, 78, 17, shade(colour, 0.25)) +
  round(190, 150, 70, 12, '#5b3d2b');

const ferry: Drawing = (colour) =>
  shadow(200, 110) +
  box(150, 92, 100, 34, 9, dark) +
  box(166, 74, 46, 24, 8, shade(dark, 0.14)) +
  box(216, 80, 20, 14, 5, shade(colour, 0.1)) +
  body('m', 'M148 126 H252 L238 324 Q236 341 220 341 H180 Q164 341 162 324 Z', colour, 150, 250) +
  shape('M151 176 L249 176 L244 244 L156 244 Z', shade(colour, 0.3), 'opacity=".55"') +
  stroke('M182 206 q9 -9 18 0 t18 0 M182 218 q9 -9 18 0 t18 0', shade(colour, -0.45), 4);

const pilot: Drawing = () => {
  const cup = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">` +
    shape('M0 0 H96 C96 60 88 96 74 112 Q70 118 62 118 H34 Q26 118 22 112 C8 96 0 60 0 0 Z', glass, 'opacity=".85"') +
    shape('M10 22 H86 C84 62 76 84 64 92 Q48 100 32 92 C20 84 12 62 10 22 Z', '#4a2f20') +
    shape('M10 22 H86 L85 34 H11 Z', '#c79a5f') +
    round(48, 0, 48, 9, '#e6f0f0') +
    stroke('M12 18 C14 60 20 84 28 96', '#ffffff', 5, 'opacity=".75"') +
    '</g>';
  return (
    shadow(140, 110) +
    shadow(258, 110) +
    cup(92, 222) +
    cup(210, 222) +
    stroke('M136 196 q-10 -16 0 -30 t0 -30 M258 196 q-10 -16 0 -30 t0 -30', '#ffffff', 6, 'opacity=".8"')
  );
};

const bothy: Drawing = () => {
  const titanium = '#a3a6a8';
  return (
    shadow(190, 190) +
    stroke('M274 190 H316 Q328 190 328 204 V284 Q328 298 314 298 H270', shade(titanium, -0.35), 9) +
    body('m', 'M108 156 H272 V322 Q272 341 253 341 H127 Q108 341 108 322 Z', titanium, 108, 272) +
    times(3, (line) => box(108, 196 + line * 42, 28, 3, 0, shade(titanium, -0.35))) +
    shape('M108 300 H272 V322 Q272 341 253 341 H127 Q108 341 108 322 Z', '#6c7fae', 'opacity=".35"') +
    round(190, 156, 84, 15, shade(titanium, 0.2)) +
    box(178, 126, 24, 16, 7, shade(titanium, -0.4)) +
    round(190, 148, 82, 12, shade(titanium, 0.05))
  );
};

export const mugs: Record<string, Drawing> = {
  'mug-quay': quay,
  'mug-galley': galley,
  'mug-ferry': ferry,
  'mug-pilot': pilot,
  'mug-bothy': bothy,
};
