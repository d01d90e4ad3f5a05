import { body, box, dark, glass, leather, round, shade, shadow, shape, stroke, times, wood, within, type Drawing } from './ink.ts';

const creel: Drawing = () => {
  const willow = '#b98a55';
  const basket = 'M96 170 H304 L284 322 Q282 341 260 341 H140 Q118 341 116 322 Z';
  const weave = times(8, (row) =>
    times(11, (column) =>
      stroke(`M${92 + column * 22 + (row % 2) * 11} ${186 + row * 20} q10 -9 20 0`, shade(willow, row % 2 ? -0.3 : 0.25), 6),
    ),
  );
  return (
    shadow(200, 200) +
    stroke('M104 178 C66 150 66 214 108 214 M296 178 C334 150 334 214 292 214', leather, 11) +
    shape(basket, willow) +
    within('k', basket, weave + box(250, 160, 70, 200, 0, dark, 'opacity=".14"')) +
    box(88, 156, 224, 24, 12, shade(willow, -0.15)) +
    times(13, (turn) => stroke(`M${98 + turn * 17} 176 l9 -16`, shade(willow, 0.25), 5))
  );
};

const dock: Drawing = (colour) =>
  shadow(200, 250) +
  body('c', 'M78 176 H322 L312 326 Q310 341 294 341 H106 Q90 341 88 326 Z', colour, 78, 322) +
  box(70, 160, 260, 26, 8, shade(colour, -0.16)) +
  box(166, 196, 68, 22, 11, shade(colour, -0.5)) +
  times(3, (row) =>
    times(6, (column) =>
      row === 0 && (column === 2 || column === 3) ? '' : box(98 + column * 36, 200 + row * 42, 24, 30, 5, shade(colour, -0.3)),
    ),
  ) +
  stroke('M80 172 H320', shade(colour, 0.35), 4);

const seal: Drawing = (colour) =>
  shadow(200, 150) +
  stroke('M150 132 C96 170 96 300 138 330', dark, 8) +
  body('s', 'M140 132 H260 C270 180 272 270 262 324 Q258 341 240 341 H160 Q142 341 138 324 C128 270 130 180 140 132 Z', colour, 132, 268) +
  box(130, 100, 140, 34, 12, shade(colour, -0.16)) +
  stroke('M136 112 H264 M136 122 H264', shade(colour, -0.36), 3) +
  stroke('M140 100 C150 66 250 66 260 100', dark, 8) +
  box(184, 66, 32, 18, 5, dark) +
  box(166, 212, 68, 68, 10, shade(colour, 0.75), 'opacity=".92"') +
  stroke('M180 240 q10 -10 20 0 t20 0 M180 256 q10 -10 20 0 t20 0', shade(colour, -0.3), 5);

const jar = (x: number, height: number, fill: string) => {
  const top = 340 - height;
  return (
    box(x, top, 84, height, 12, glass) +
    box(x + 6, top + height * 0.36, 72, height * 0.64 - 6, 8, fill) +
    box(x + 62, top + 4, 22, height - 8, 10, dark, 'opacity=".08"') +
    box(x + 10, top + 14, 6, height - 30, 3, '#ffffff', 'opacity=".75"') +
    box(x - 2, top - 18, 88, 24, 7, wood) +
    box(x - 2, top - 2, 88, 8, 4, shade(wood, -0.25))
  );
};

const pantry: Drawing = () => shadow(200, 290) + jar(62, 210, '#d9b06a') + jar(160, 158, '#8a5a3a') + jar(258, 108, '#c2564a');

const rigger: Drawing = (colour) =>
  shadow(200, 290, 318) +
  box(52, 170, 250, 140, 10, colour) +
  box(52, 232, 250, 78, 8, shade(colour, -0.14)) +
  times(5, (slot) => stroke(`M${92 + slot * 44} 234 V308`, shade(colour, -0.36), 3)) +
  box(66, 128, 12, 112, 3, '#c6ccd0') +
  box(62, 118, 20, 40, 6, '#b83a37') +
  box(108, 140, 14, 100, 3, '#b4bcc2') +
  box(104, 122, 22, 46, 6, dark) +
  shape('M152 240 V150 l10 -14 l10 14 V240 Z', '#c6ccd0') +
  box(196, 132, 16, 108, 4, '#c99f6a') +
  box(240, 146, 12, 96, 3, '#b4bcc2') +
  round(246, 142, 14, 14, '#b4bcc2') +
  round(246, 142, 6, 6, dark) +
  body('r', 'M296 160 H326 Q350 164 350 240 Q350 316 326 320 H296 Z', shade(colour, 0.08), 296, 350) +
  box(296, 200, 54, 16, 3, leather) +
  box(296, 264, 54, 16, 3, leather);

export const storage: Record<string, Drawing> = {
  'storage-creel': creel,
  'storage-dock': dock,
  'storage-seal': seal,
  'storage-pantry': pantry,
  'storage-rigger': rigger,
};
