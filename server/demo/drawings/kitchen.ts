import { box, dark, round, shade, shadow, shape, steel, stroke, times, turned, wood, type Drawing } from './ink.ts';

const rivets = (x: number, y: number, gap: number) => times(3, (index) => round(x + index * gap, y, 4, 4, '#e6e8e6'));

const handle = (x: number, y: number, length: number, colour: string) =>
  shape(`M${x} ${y} h${length - 14} q16 2 14 18 q-2 16 -18 14 L${x} ${y + 30} Z`, colour) +
  shape(`M${x} ${y + 20} L${x + length - 6} ${y + 22} q-4 10 -12 10 L${x} ${y + 30} Z`, shade(colour, -0.22)) +
  rivets(x + 20, y + 15, (length - 46) / 2);

const chef: Drawing = (colour) =>
  turned(
    -38,
    shape('M226 184 L58 184 Q34 186 20 206 C80 236 160 240 226 238 Z', steel) +
      shape('M20 206 C80 222 160 226 226 222 L226 238 C160 240 80 236 20 206 Z', shade(steel, 0.4)) +
      box(224, 180, 14, 44, 3, shade(steel, -0.25)) +
      handle(238, 184, 140, colour),
  );

const paring: Drawing = (colour) =>
  turned(
    -38,
    shape('M214 186 L116 188 Q96 192 84 210 C130 222 180 222 214 218 Z', steel) +
      shape('M84 210 C130 216 180 214 214 210 V218 C180 222 130 222 84 210 Z', shade(steel, 0.4)) +
      box(212, 182, 12, 36, 3, shade(steel, -0.25)) +
      handle(224, 184, 116, colour),
  );

const bread: Drawing = (colour) => {
  const teeth = times(13, () => 'q7 9 15 0 ').trim();
  return turned(
    -38,
    shape(`M220 186 L34 186 Q20 188 18 204 L24 216 ${teeth} L220 216 Z`, steel) +
      shape('M220 186 L34 186 Q24 187 20 194 L220 196 Z', shade(steel, -0.16)) +
      box(218, 182, 12, 38, 3, shade(steel, -0.25)) +
      handle(230, 184, 140, colour),
  );
};

const deck: Drawing = () =>
  shadow(200, 190) +
  box(108, 92, 184, 248, 20, shade(wood, -0.2)) +
  box(108, 88, 184, 244, 20, wood) +
  box(124, 106, 152, 208, 14, 'none', `stroke="${shade(wood, -0.25)}" stroke-width="6"`) +
  stroke(
    'M150 130 C156 190 146 240 152 292 M188 126 C182 180 194 240 186 296 M226 126 C234 190 222 240 230 296 M252 140 C246 200 256 240 250 284',
    shade(wood, -0.14),
    4,
  ) +
  box(184, 50, 32, 60, 14, wood) +
  round(200, 68, 7, 7, shade(wood, -0.5));

const rigger: Drawing = (colour) =>
  turned(
    -32,
    shape('M196 186 L74 190 Q48 196 36 212 Q60 224 196 220 Z', steel) +
      shape('M36 212 Q60 224 196 220 V210 Q100 214 36 212 Z', shade(steel, 0.4)) +
      stroke('M92 196 h40', shade(steel, -0.3), 4) +
      shape('M190 178 H322 Q352 182 356 204 Q352 232 316 230 H190 Z', colour) +
      shape('M190 214 H346 Q338 232 316 230 H190 Z', shade(colour, -0.22)) +
      box(184, 176, 26, 56, 5, shade(steel, -0.15)) +
      round(197, 204, 5, 5, dark) +
      round(334, 204, 6, 6, shade(colour, -0.45)) +
      rivets(244, 204, 34),
  );

export const kitchen: Record<string, Drawing> = {
  'knife-bosun-chef': chef,
  'knife-bosun-paring': paring,
  'knife-bosun-bread': bread,
  'board-deck': deck,
  'knife-rigger': rigger,
};
