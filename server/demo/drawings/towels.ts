import { box, leather, shade, shadow, shape, stroke, times, within, type Drawing } from './ink.ts';

const fold = (y: number, width: number, height: number, colour: string) =>
  box(200 - width / 2, y, width, height, height / 2, colour) +
  box(200 - width / 2, y + height * 0.62, width, height * 0.38, height * 0.19, shade(colour, -0.14)) +
  stroke(`M${200 - width / 2 + 10} ${y + height / 2} H${200 + width / 2 - 16}`, shade(colour, -0.28), 3);

const shoreline: Drawing = (colour) =>
  shadow(200, 220) +
  fold(282, 216, 58, colour) +
  fold(226, 208, 56, shade(colour, -0.05)) +
  fold(172, 200, 54, colour) +
  times(3, (pile) => box(262, 180 + pile * 55, 6, 38, 3, shade(colour, 0.35))) +
  shape('M150 172 V150 Q150 138 164 138 H236 Q250 138 250 150 V172 Z', shade(colour, -0.1)) +
  box(164, 148, 72, 5, 2, shade(colour, 0.4));

const striped = (colour: string) =>
  times(4, (stripe) => box(100, 112 + stripe * 20, 200, stripe === 1 || stripe === 2 ? 9 : 5, 0, colour)) +
  times(3, (stripe) => box(100, 268 + stripe * 16, 200, stripe === 1 ? 9 : 5, 0, colour));

const dune: Drawing = (colour) =>
  stroke('M70 84 H330', '#8b6a45', 12) +
  shape('M126 78 H274 V318 H126 Z', '#f3ecdf') +
  within('t', 'M126 78 H274 V318 H126 Z', striped(colour) + box(240, 70, 40, 260, 0, '#2b2e33', 'opacity=".08"')) +
  shape('M126 78 Q200 92 274 78 V72 H126 Z', shade(colour, 0.1)) +
  times(10, (knot) => stroke(`M${133 + knot * 15} 318 v20`, '#e3d8c4', 5));

const swift: Drawing = (colour) =>
  shadow(150, 150) +
  shadow(290, 100) +
  box(84, 206, 132, 134, 16, colour) +
  box(84, 206, 132, 34, 16, shade(colour, 0.16)) +
  stroke('M88 262 H212 M88 300 H212', shade(colour, -0.16), 4) +
  box(196, 214, 22, 10, 3, '#2b2e33') +
  shape('M246 214 Q292 202 336 214 L342 324 Q342 341 326 341 H258 Q242 341 242 324 Z', shade(colour, -0.28)) +
  times(5, (row) => stroke(`M248 ${236 + row * 20} H336`, shade(colour, -0.45), 1.6)) +
  times(5, (column) => stroke(`M${258 + column * 17} 220 V334`, shade(colour, -0.45), 1.6)) +
  stroke('M276 208 C276 176 308 176 308 208', '#2b2e33', 6);

const galley: Drawing = (colour) =>
  times(3, (towel) => {
    const x = 78 + towel * 86;
    return (
      box(x + 28, 76, 14, 16, 4, '#8b6a45') +
      shape(`M${x} 96 Q${x + 35} 84 ${x + 72} 96 L${x + 74} ${310 - (towel % 2) * 14} H${x - 2} Z`, towel === 1 ? colour : '#eee3cf') +
      box(x + 2, 258 - (towel % 2) * 14, 70, 8, 0, towel === 1 ? '#eee3cf' : colour) +
      box(x + 2, 274 - (towel % 2) * 14, 70, 4, 0, towel === 1 ? '#eee3cf' : colour) +
      shape(`M${x + 54} 94 L${x + 72} 96 L${x + 74} ${310 - (towel % 2) * 14} H${x + 56} Z`, '#2b2e33', 'opacity=".09"')
    );
  }) + stroke('M58 78 H342', leather, 10);

const surf: Drawing = (colour) =>
  shape('M158 112 C148 64 172 44 200 44 C228 44 252 64 242 112 Q200 136 158 112 Z', shade(colour, -0.1)) +
  shape('M170 106 C166 80 180 66 200 66 C220 66 234 80 230 106 Q200 122 170 106 Z', shade(colour, -0.42)) +
  shape(
    'M158 108 C132 116 108 128 92 148 L72 226 L118 240 L122 342 H278 L282 240 L328 226 L308 148 C292 128 268 116 242 108 Q200 134 158 108 Z',
    colour,
  ) +
  shape('M242 108 C268 116 292 128 308 148 L328 226 L282 240 L278 342 H244 Z', shade(colour, -0.14)) +
  box(152, 232, 96, 58, 10, shade(colour, -0.16)) +
  stroke('M152 246 L166 276 M248 246 L234 276', shade(colour, -0.4), 4) +
  box(122, 318, 156, 9, 0, '#f0ece2', 'opacity=".85"') +
  stroke('M76 214 L120 228 M324 214 L280 228', '#f0ece2', 6);

export const towels: Record<string, Drawing> = {
  'towel-shoreline': shoreline,
  'towel-dune': dune,
  'towel-swift': swift,
  'towel-galley': galley,
  'towel-surf': surf,
};
