import { body, box, dark, glass, round, shade, shadow, shape, steel, stroke, within, type Drawing } from './ink.ts';

const drift: Drawing = (colour) =>
  shadow(200, 130) +
  stroke('M182 74 C182 40 218 40 218 74', dark, 9) +
  box(172, 70, 56, 34, 7, dark) +
  box(172, 70, 16, 34, 7, shade(dark, 0.2)) +
  box(178, 102, 44, 10, 0, steel) +
  body(
    'b',
    'M178 110 H222 C224 128 250 134 250 164 V322 Q250 340 232 340 H168 Q150 340 150 322 V164 C150 134 176 128 178 110 Z',
    colour,
    150,
    250,
  ) +
  shape('M186 232 q14 -12 28 0 M186 244 q14 -12 28 0', 'none', `stroke="${shade(colour, 0.55)}" stroke-width="4" stroke-linecap="round"`);

const tidal: Drawing = (colour) => {
  const outline = 'M180 104 H220 V128 C244 136 250 150 250 176 V322 Q250 340 232 340 H168 Q150 340 150 322 V176 C150 150 156 136 180 128 Z';
  return (
    shadow(200, 130) +
    shape(outline, glass, 'opacity=".75"') +
    within('w', outline, box(140, 160, 120, 60, 0, '#b8d3d8', 'opacity=".8"')) +
    body('s', 'M147 206 H253 V322 Q253 343 232 343 H168 Q147 343 147 322 Z', colour, 147, 253) +
    [
      [172, 240],
      [206, 262],
      [188, 300],
      [228, 226],
      [168, 282],
      [222, 312],
    ]
      .map(([x, y]) => round(x ?? 0, y ?? 0, 3.5, 2.5, shade(colour, -0.28)))
      .join('') +
    box(176, 62, 48, 46, 8, '#c9a26d') +
    box(176, 84, 48, 6, 0, '#a98350') +
    stroke('M162 150 C158 160 158 170 158 196', '#ffffff', 5, 'opacity=".7"')
  );
};

const pike: Drawing = (colour) =>
  shadow(200, 112) +
  body('c', 'M160 66 Q160 54 172 54 H228 Q240 54 240 66 V128 H160 Z', steel, 160, 240) +
  box(156, 126, 88, 12, 3, shade(steel, -0.25)) +
  body('f', 'M156 138 H244 V326 Q244 341 229 341 H171 Q156 341 156 326 Z', colour, 156, 244) +
  box(156, 318, 88, 6, 0, shade(colour, -0.3)) +
  box(184, 196, 32, 58, 16, shade(colour, 0.75), 'opacity=".9"') +
  stroke('M192 232 C198 212 206 212 208 222 M192 232 l-3 -8 M192 232 l9 -2', shade(colour, -0.35), 3);

const minnow: Drawing = (colour) =>
  shadow(200, 118) +
  stroke('M206 120 C206 84 214 76 240 74', shade(colour, 0.45), 15) +
  stroke('M238 74 h10', shade(colour, 0.6), 15) +
  body('l', 'M150 140 Q150 116 176 116 H224 Q250 116 250 140 V160 H150 Z', shade(colour, -0.12), 150, 250) +
  stroke('M150 146 C120 150 120 196 150 200', shade(colour, -0.12), 10) +
  body('k', 'M152 160 H248 C258 220 244 236 248 322 Q248 341 229 341 H171 Q152 341 152 322 C156 236 142 220 152 160 Z', colour, 148, 252) +
  shape('M176 256 C190 238 214 240 224 256 L238 244 V270 L224 258 C212 274 190 274 176 256 Z', '#ffffff', 'opacity=".9"') +
  round(190, 254, 3, 3, dark);

const trawler: Drawing = (colour) =>
  shadow(200, 190) +
  stroke('M150 128 C120 40 280 40 250 128', dark, 10) +
  box(172, 76, 56, 40, 7, dark) +
  box(172, 76, 16, 40, 7, shade(dark, 0.2)) +
  body(
    't',
    'M172 112 H228 C230 130 274 138 274 176 V318 Q274 341 251 341 H149 Q126 341 126 318 V176 C126 138 170 130 172 112 Z',
    colour,
    126,
    274,
  ) +
  box(126, 300, 148, 7, 0, shade(colour, -0.3)) +
  round(200, 232, 36, 36, 'none', `stroke="${shade(colour, 0.6)}" stroke-width="4"`) +
  stroke('M200 210 v38 M184 236 q16 22 32 0 M192 216 h16', shade(colour, 0.6), 4);

export const bottles: Record<string, Drawing> = {
  'bottle-drift': drift,
  'bottle-tidal': tidal,
  'bottle-pike': pike,
  'bottle-minnow': minnow,
  'bottle-trawler': trawler,
};
