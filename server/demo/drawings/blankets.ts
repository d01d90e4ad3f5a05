import { box, leather, shade, shadow, shape, stroke, times, within, type Drawing } from './ink.ts';

const outline = 'M84 210 Q84 190 104 190 H296 Q316 190 316 210 V326 Q316 341 300 341 H100 Q84 341 84 326 Z';

const folded = (name: string, colour: string, pattern = '') =>
  shadow(200, 250) +
  shape('M92 168 Q92 150 110 150 H290 Q308 150 308 168 V214 H92 Z', shade(colour, -0.16)) +
  shape(outline, colour) +
  within(name, outline, pattern + box(84, 300, 232, 50, 0, '#2b2e33', 'opacity=".1"')) +
  stroke('M90 262 H310', shade(colour, -0.3), 4);

const skerry: Drawing = (colour) =>
  folded(
    'f',
    colour,
    times(12, (line) => stroke(`M${70 + line * 24} 190 l-16 20 l16 20 l-16 20 l16 20 l-16 20 l16 20 l-16 20`, shade(colour, 0.22), 4)),
  ) + times(15, (fringe) => stroke(`M${92 + fringe * 15.5} 334 v20`, shade(colour, 0.12), 5));

const meadow: Drawing = (colour) => {
  const roll = 'M92 226 H308 Q334 232 334 284 Q334 336 308 341 H92 Q66 336 66 284 Q66 232 92 226 Z';
  const checks =
    times(6, (row) => box(60, 230 + row * 22, 280, 8, 0, '#f4efe2', 'opacity=".55"')) +
    times(9, (column) => box(70 + column * 30, 220, 10, 130, 0, '#f4efe2', 'opacity=".55"'));
  return (
    shadow(200, 270) +
    shape(roll, colour) +
    within('r', roll, checks + box(60, 310, 280, 40, 0, '#2b2e33', 'opacity=".16"')) +
    stroke('M140 226 V340 M260 226 V340', leather, 15) +
    stroke('M140 222 C140 150 260 150 260 222', leather, 13) +
    box(130, 268, 20, 22, 3, '#c6a255') +
    box(250, 268, 20, 22, 3, '#c6a255')
  );
};

const cove: Drawing = (colour) => {
  const drape = 'M122 82 Q200 66 282 88 L300 300 Q270 350 236 318 Q204 354 172 320 Q136 350 104 306 Z';
  return (
    shadow(200, 220) +
    shape(drape, colour) +
    within(
      'd',
      drape,
      shape('M150 76 C166 160 130 240 152 340 L190 340 C170 240 200 150 186 74 Z', shade(colour, -0.12)) +
        shape('M236 80 C246 170 216 240 234 340 L310 340 L300 90 Z', shade(colour, -0.16)) +
        stroke('M124 96 C136 180 112 250 118 306', shade(colour, 0.3), 8),
    ) +
    stroke('M104 306 Q136 350 172 320 Q204 354 236 318 Q270 350 300 300', shade(colour, 0.35), 7)
  );
};

const waffle: Drawing = (colour) =>
  folded(
    'f',
    colour,
    times(7, (row) =>
      times(
        11,
        (column) =>
          box(90 + column * 21, 196 + row * 21, 15, 15, 3, shade(colour, -0.1)) +
          box(92 + column * 21, 198 + row * 21, 11, 4, 2, shade(colour, 0.35)),
      ),
    ),
  );

const eider: Drawing = (colour) =>
  shadow(162, 190) +
  shadow(318, 74) +
  shape('M66 224 Q66 196 94 196 H230 Q258 196 258 224 V318 Q258 341 234 341 H90 Q66 341 66 318 Z', colour) +
  within(
    'q',
    'M66 224 Q66 196 94 196 H230 Q258 196 258 224 V318 Q258 341 234 341 H90 Q66 341 66 318 Z',
    times(3, (row) =>
      stroke(
        `M60 ${236 + row * 36} Q90 ${248 + row * 36} 114 ${236 + row * 36} T162 ${236 + row * 36} T210 ${236 + row * 36} T270 ${236 + row * 36}`,
        shade(colour, -0.26),
        5,
      ),
    ) +
      stroke('M114 190 V346 M162 190 V346 M210 190 V346', shade(colour, -0.16), 4) +
      box(66, 200, 200, 9, 4, shade(colour, 0.25), 'opacity=".6"'),
  ) +
  shape('M286 232 Q318 222 350 232 V324 Q350 341 334 341 H302 Q286 341 286 324 Z', shade(colour, -0.3)) +
  stroke('M286 250 H350 M286 322 H350', shade(colour, -0.5), 4) +
  stroke('M306 228 C306 204 330 204 330 228', '#2b2e33', 6);

export const blankets: Record<string, Drawing> = {
  'blanket-skerry': skerry,
  'blanket-meadow': meadow,
  'blanket-cove': cove,
  'blanket-waffle': waffle,
  'blanket-eider': eider,
};
