import { box, dark, glow, round, shade, shadow, shape, stroke, times, type Drawing } from './ink.ts';

const beam = (x: number, y: number) =>
  shape(`M${x} ${y} L-20 ${y - 96} V${y + 96} Z`, glow, 'opacity=".3"') +
  shape(`M${x} ${y} L-20 ${y - 50} V${y + 50} Z`, glow, 'opacity=".35"');

const strap = (colour: string, width: number) =>
  stroke('M110 222 C110 120 300 100 322 196 C334 262 250 312 150 284', shade(colour, -0.4), width) +
  stroke('M110 222 C110 120 300 100 322 196', colour, width) +
  stroke('M118 204 C140 128 290 118 314 190', shade(colour, 0.4), 3, 'stroke-dasharray="10 8"');

const lens = (x: number, y: number, size: number) =>
  round(x, y, size, size, '#dfe5e6') +
  round(x, y, size * 0.78, size * 0.78, glow) +
  round(x, y, size * 0.36, size * 0.36, '#fff7dd') +
  round(x, y, size, size, 'none', `stroke="${dark}" stroke-width="5"`);

const lamp = (colour: string, width: number) =>
  box(128 - width / 2, 198, width, 84, 18, dark) +
  box(128 - width / 2 + 6, 204, width - 12, 24, 10, shade(colour, colour < '#4' ? 0.2 : 0));

const beacon: Drawing = (colour) =>
  beam(120, 244) +
  strap(colour, 24) +
  lamp(colour, 96) +
  lens(118, 248, 30) +
  round(158, 254, 9, 9, '#c2403a') +
  box(110, 192, 32, 9, 4, shade(colour, -0.15));
const older: Drawing = () => beam(120, 244) + strap('#8d9499', 22) + lamp('#8d9499', 84) + lens(128, 248, 27);

const glim: Drawing = (colour) =>
  beam(112, 236) +
  strap(colour, 34) +
  box(84, 204, 74, 60, 22, dark) +
  box(90, 208, 62, 16, 8, colour) +
  lens(112, 240, 20) +
  box(296, 196, 34, 44, 10, '#c2403a') +
  times(3, (line) => stroke(`M304 ${208 + line * 10} h18`, '#f0a49a', 3));

const storm: Drawing = () =>
  beam(118, 240) +
  strap('#55606b', 24) +
  stroke('M180 128 C210 76 270 84 318 176', dark, 6) +
  stroke('M150 214 C170 120 220 92 262 130', shade('#55606b', -0.2), 16) +
  lamp('#df752f', 118) +
  lens(100, 248, 26) +
  lens(156, 248, 26) +
  box(276, 168, 76, 96, 14, dark) +
  box(286, 178, 56, 14, 5, '#df752f') +
  times(4, (bar) => box(288 + bar * 14, 236, 8, 14, 2, '#7fae62'));

const firefly: Drawing = (colour) =>
  beam(120, 246) +
  strap(colour, 26) +
  round(128, 244, 56, 50, colour) +
  round(128, 252, 56, 42, shade(colour, -0.12)) +
  lens(128, 254, 26) +
  round(104, 208, 11, 13, '#ffffff') +
  round(152, 208, 11, 13, '#ffffff') +
  round(105, 210, 5, 6, dark) +
  round(153, 210, 5, 6, dark) +
  stroke('M104 192 C98 172 84 168 78 176 M152 192 C158 172 172 168 178 176', dark, 5);

const wren: Drawing = (colour) =>
  shape('M130 210 L-20 120 V330 Z', glow, 'opacity=".32"') +
  shadow(220, 200) +
  shape('M128 318 C150 250 250 236 330 286 Q344 300 336 316 L316 330 Z', '#35507c') +
  shape('M128 318 C180 300 270 304 316 330 L126 336 Q116 328 128 318 Z', '#24364f') +
  box(120, 168, 128, 84, 22, dark) +
  box(130, 178, 108, 26, 12, colour === dark ? '#55606b' : colour) +
  lens(148, 220, 26) +
  stroke('M246 232 L262 282 M230 252 L242 290', '#8d9499', 9);

export const headlamps: Record<string, Drawing> = {
  'headlamp-beacon': beacon,
  'headlamp-beacon-300': older,
  'headlamp-glim': glim,
  'headlamp-storm': storm,
  'headlamp-firefly': firefly,
  'headlamp-wren': wren,
};
