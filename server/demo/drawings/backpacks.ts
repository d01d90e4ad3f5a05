import { body, box, dark, leather, round, shade, shadow, shape, steel, stroke, times, type Drawing } from './ink.ts';

const skipper: Drawing = (colour) =>
  shadow(200, 190) +
  stroke('M118 170 C88 200 92 290 120 318 M282 170 C312 200 308 290 280 318', shade(colour, -0.35), 16) +
  body('p', 'M116 148 H284 C296 200 296 290 286 322 Q282 341 260 341 H140 Q118 341 114 322 C104 290 104 200 116 148 Z', colour, 108, 292) +
  shape('M112 118 Q112 96 134 96 H266 Q288 96 288 118 V146 H112 Z', shade(colour, 0.12)) +
  box(112, 118, 176, 8, 0, shade(colour, -0.25)) +
  shape('M186 96 C186 64 214 64 214 96', 'none', `stroke="${dark}" stroke-width="9"`) +
  box(190, 118, 20, 78, 3, dark) +
  box(184, 178, 32, 22, 5, steel) +
  box(136, 222, 128, 92, 12, shade(colour, -0.12)) +
  box(150, 238, 100, 6, 3, shade(colour, -0.45)) +
  box(226, 238, 6, 22, 3, steel);

const lowland: Drawing = (colour) =>
  shadow(200, 180) +
  shape('M180 88 C180 56 220 56 220 88', 'none', `stroke="${leather}" stroke-width="10"`) +
  body('p', 'M116 140 Q116 88 168 88 H232 Q284 88 284 140 V318 Q284 341 261 341 H139 Q116 341 116 318 Z', colour, 116, 284) +
  shape('M116 140 Q116 88 168 88 H232 Q284 88 284 140 V196 Q200 224 116 196 Z', shade(colour, -0.14)) +
  [150, 232]
    .map((x) => box(x, 176, 18, 72, 4, leather) + box(x - 3, 226, 24, 18, 3, '#c6a255') + box(x + 3, 231, 12, 8, 1, leather))
    .join('') +
  box(140, 256, 120, 66, 10, shade(colour, -0.1)) +
  stroke('M140 272 H260', shade(colour, -0.35), 3, 'stroke-dasharray="6 6"');

const ridge: Drawing = (colour) =>
  shadow(200, 190) +
  stroke('M124 150 C96 200 100 270 128 310 M276 150 C304 200 300 270 272 310', shade(colour, -0.4), 18) +
  body('p', 'M128 120 H272 C284 190 284 290 276 322 Q272 341 250 341 H150 Q128 341 124 322 C116 290 116 190 128 120 Z', colour, 118, 282) +
  body('l', 'M122 116 Q120 60 166 58 H234 Q280 60 278 116 Q200 136 122 116 Z', shade(colour, 0.1), 122, 278) +
  stroke('M158 118 V168 M242 118 V168', dark, 7) +
  box(150, 160, 16, 20, 3, dark) +
  box(234, 160, 16, 20, 3, dark) +
  box(150, 196, 100, 108, 14, shade(colour, -0.15)) +
  stroke('M200 202 V298', shade(colour, -0.45), 4) +
  stroke('M136 196 L148 220 L136 244 L148 268 M264 196 L252 220 L264 244 L252 268', '#e8b53a', 4) +
  box(108, 250, 20, 74, 8, shade(colour, -0.3)) +
  box(272, 250, 20, 74, 8, shade(colour, -0.3)) +
  box(110, 214, 16, 60, 8, '#d9633a');

const tender: Drawing = (colour) =>
  shadow(186, 170) +
  shadow(304, 70) +
  stroke('M112 184 C90 220 92 290 114 316', shade(colour, -0.3), 12) +
  body(
    'p',
    'M118 150 C122 100 148 84 186 84 C226 84 250 100 254 150 C264 220 262 290 254 322 Q250 341 230 341 H142 Q122 341 118 322 C110 290 108 220 118 150 Z',
    colour,
    110,
    262,
  ) +
  stroke('M126 158 C130 112 152 98 186 98 C220 98 242 112 246 158', shade(colour, -0.4), 4) +
  stroke('M172 84 C172 60 200 60 200 84', dark, 7) +
  box(140, 222, 92, 76, 12, shade(colour, -0.1)) +
  stroke('M146 238 H226', shade(colour, -0.4), 4) +
  body('s', 'M276 288 Q276 276 288 276 H322 Q334 276 334 288 V328 Q334 341 322 341 H288 Q276 341 276 328 Z', colour, 276, 334) +
  stroke('M280 290 H330', shade(colour, -0.4), 4) +
  stroke('M304 276 V262', dark, 5);

const towpath: Drawing = (colour) =>
  shadow(200, 200) +
  box(86, 96, 228, 12, 6, '#4a4f55') +
  stroke('M104 104 L84 60 M296 104 L316 60', '#4a4f55', 8) +
  box(146, 86, 20, 44, 5, dark) +
  box(234, 86, 20, 44, 5, dark) +
  body('p', 'M112 130 H288 L296 318 Q296 341 272 341 H128 Q104 341 104 318 Z', colour, 106, 294) +
  shape('M112 130 H288 L290 180 H110 Z', shade(colour, 0.14)) +
  box(110, 152, 180, 7, 0, shade(colour, -0.3)) +
  box(192, 130, 16, 84, 3, dark) +
  box(186, 196, 28, 22, 5, steel) +
  shape('M200 246 L232 300 H168 Z', '#eef0ee', 'opacity=".92"') +
  shape('M200 262 L219 294 H181 Z', shade(colour, -0.1)) +
  times(2, (side) => round(128 + side * 144, 318, 5, 5, shade(colour, -0.4)));

export const backpacks: Record<string, Drawing> = {
  'pack-skipper': skipper,
  'pack-lowland': lowland,
  'pack-ridge': ridge,
  'pack-tender': tender,
  'pack-towpath': towpath,
};
