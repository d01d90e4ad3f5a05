import { body, box, dark, glow, round, shade, shadow, shape, steel, stroke, times, wood, type Drawing } from './ink.ts';

const halo = (x: number, y: number, size: number) =>
  round(x, y, size, size, glow, 'opacity=".28"') + round(x, y, size * 0.66, size * 0.66, glow, 'opacity=".35"');

const pier: Drawing = (colour) =>
  halo(200, 190, 132) +
  shadow(200, 150) +
  body('s', 'M132 160 C134 110 162 84 200 84 C238 84 266 110 268 160 Z', colour, 132, 268) +
  shape('M142 160 H258 L248 176 H152 Z', '#fbe9b4') +
  body('p', 'M190 174 H210 V312 H190 Z', colour, 190, 210) +
  body('f', 'M150 322 Q150 308 164 308 H236 Q250 308 250 322 V341 H150 Z', colour, 150, 250) +
  round(200, 84, 7, 5, shade(colour, -0.3)) +
  round(200, 325, 3.5, 3.5, glow);

const jetty: Drawing = (colour) =>
  shape('M232 138 L300 122 L372 340 L150 340 Z', glow, 'opacity=".26"') +
  shadow(150, 150) +
  stroke('M146 322 L118 214 L242 118', wood, 15) +
  stroke('M146 322 L118 214', shade(wood, -0.12), 15) +
  round(118, 214, 13, 13, colour) +
  round(118, 214, 5, 5, steel) +
  body('b', 'M90 330 Q90 318 104 318 H192 Q206 318 206 330 V341 H90 Z', colour, 90, 206) +
  shape('M214 128 L254 76 Q262 68 274 74 L312 98 Q318 104 312 112 L306 120 L238 146 Q222 144 214 128 Z', colour) +
  shape('M238 146 L306 120 L302 130 L244 152 Z', '#fbe9b4') +
  round(242, 112, 11, 11, shade(colour, -0.3));

const fleet: Drawing = () => {
  const bulbs = [
    [58, 128],
    [112, 176],
    [170, 200],
    [230, 200],
    [288, 176],
    [342, 128],
  ] as const;
  return (
    stroke('M30 92 C110 216 290 216 370 92', dark, 5) +
    bulbs
      .map(
        ([x, y]) =>
          halo(x, y + 38, 40) +
          box(x - 8, y, 16, 24, 4, dark) +
          shape(
            `M${x - 9} ${y + 22} C${x - 30} ${y + 44} ${x - 18} ${y + 74} ${x} ${y + 74} C${x + 18} ${y + 74} ${x + 30} ${y + 44} ${x + 9} ${y + 22} Z`,
            glow,
          ) +
          stroke(`M${x - 5} ${y + 44} l5 8 l5 -8`, '#d18b2f', 3),
      )
      .join('') +
    times(2, (side) => round(30 + side * 340, 92, 9, 9, wood))
  );
};

const buoy: Drawing = (colour) =>
  halo(200, 176, 138) +
  shadow(200, 130) +
  stroke('M232 332 C290 336 300 316 366 330', dark, 5) +
  body(
    'g',
    'M200 84 C254 84 290 124 290 172 C290 220 254 258 200 258 C146 258 110 220 110 172 C110 124 146 84 200 84 Z',
    '#f6efdf',
    110,
    290,
  ) +
  body('n', 'M172 252 H228 V276 H172 Z', shade(colour, -0.12), 172, 228) +
  body('b', 'M148 322 C150 288 168 274 200 274 C232 274 250 288 252 322 V341 H148 Z', colour, 148, 252);

const mast: Drawing = (colour) =>
  halo(200, 118, 110) +
  shadow(200, 200) +
  stroke('M200 148 L122 338 M200 148 L278 338', colour, 11) +
  stroke('M200 148 V334', shade(colour, -0.2), 11) +
  stroke('M166 240 H234', shade(colour, -0.3), 5) +
  body('s', 'M156 62 H244 L276 150 H124 Z', '#efe6d4', 124, 276) +
  box(124, 146, 152, 6, 0, '#d9ccb2') +
  round(200, 62, 44, 6, '#f8f2e4');

const sundial: Drawing = () =>
  halo(200, 220, 110) +
  shadow(200, 130) +
  stroke('M156 120 C150 56 250 56 244 120', dark, 7) +
  box(140, 114, 120, 24, 6, dark) +
  box(152, 108, 96, 12, 3, '#35507c') +
  box(150, 138, 100, 170, 4, '#fbe9b4', 'opacity=".9"') +
  stroke('M150 138 V308 M250 138 V308 M200 138 V308', dark, 6) +
  box(138, 306, 124, 34, 7, dark);

export const lamps: Record<string, Drawing> = {
  'lamp-pier': pier,
  'lamp-jetty': jetty,
  'lamp-fleet': fleet,
  'lamp-buoy': buoy,
  'lamp-mast': mast,
  'lamp-sundial': sundial,
};
