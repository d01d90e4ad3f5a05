import { box, dark, round, shade, shape, stroke, times, within, type Drawing } from './ink.ts';

const torso = (hem: number, width: number) =>
  `M156 104 C140 110 124 116 112 128 L70 232 L106 250 L134 196 L${200 - width} ${hem} Q200 ${hem + 10} ${200 + width} ${hem} L266 196 L294 250 L330 232 L288 128 C276 116 260 110 244 104 Q200 132 156 104 Z`;

const hood = (colour: string) =>
  shape('M152 108 C146 66 172 46 200 46 C228 46 254 66 248 108 Q200 136 152 108 Z', shade(colour, -0.1)) +
  shape('M166 104 C162 78 178 64 200 64 C222 64 238 78 234 104 Q200 122 166 104 Z', shade(colour, -0.42));

const sides = (name: string, d: string, colour: string) =>
  shape(d, colour) +
  within(
    name,
    d,
    shape('M200 96 H400 V400 H200 Z', shade(colour, -0.1)) +
      shape('M280 120 L340 120 L340 260 L294 260 Z', shade(colour, -0.2)) +
      shape('M60 240 L118 120 L126 124 L84 246 Z', shade(colour, 0.25), 'opacity=".8"'),
  );

const pockets = (colour: string, y: number) => stroke(`M146 ${y} L168 ${y + 34} M254 ${y} L232 ${y + 34}`, shade(colour, -0.4), 5);

const squall: Drawing = (colour) =>
  hood(colour) +
  sides('j', torso(320, 70), colour) +
  box(196, 118, 8, 206, 0, shade(colour, -0.35)) +
  box(197, 118, 6, 14, 2, '#e8e4da') +
  pockets(colour, 236) +
  stroke('M140 180 H260', shade(colour, -0.18), 3) +
  box(222, 156, 26, 5, 2, '#f4f1ea') +
  stroke('M78 228 L110 244 M322 228 L290 244', shade(colour, -0.4), 5);

const mist: Drawing = (colour) =>
  hood(colour) +
  sides('j', torso(308, 62), colour) +
  box(197, 118, 6, 194, 0, shade(colour, 0.45)) +
  pockets(colour, 226) +
  stroke('M138 300 Q200 316 262 300', shade(colour, -0.3), 5) +
  box(292, 292, 66, 50, 22, shade(colour, -0.08)) +
  stroke('M306 306 C318 298 334 298 346 306', shade(colour, -0.4), 4) +
  stroke('M325 292 v-14', dark, 4);

const breakwater: Drawing = (colour) =>
  shape('M146 112 C138 62 168 40 200 40 C232 40 262 62 254 112 Q200 142 146 112 Z', '#e9dfce') +
  hood(colour) +
  sides('j', torso(360, 84), colour) +
  box(190, 118, 20, 246, 0, shade(colour, -0.22)) +
  times(5, (button) => round(200, 150 + button * 44, 5, 5, '#c6a255')) +
  stroke('M134 216 Q200 230 266 216', shade(colour, -0.4), 5) +
  [134, 222].map((x) => box(x, 256, 46, 52, 6, shade(colour, -0.14)) + box(x - 2, 252, 50, 16, 4, shade(colour, -0.26))).join('');

const puddle: Drawing = (colour) => {
  const coat =
    'M160 132 C146 136 132 142 122 152 L88 238 L122 254 L144 214 L122 330 Q200 344 278 330 L256 214 L278 254 L312 238 L278 152 C268 142 254 136 240 132 Q200 158 160 132 Z';
  return (
    shape('M154 136 C146 92 172 72 200 72 C228 72 254 92 246 136 Q200 164 154 136 Z', shade(colour, -0.1)) +
    shape('M168 130 C164 104 180 92 200 92 C220 92 236 104 232 130 Q200 148 168 130 Z', '#f1e3b8') +
    sides('j', coat, colour) +
    times(4, (button) => round(200, 172 + button * 40, 6, 6, '#f4f1ea')) +
    [150, 218].map((x) => box(x, 250, 34, 34, 6, shade(colour, -0.18))).join('') +
    box(124, 306, 152, 9, 0, '#f4f1ea', 'opacity=".85"')
  );
};

const helm: Drawing = (colour) => {
  const cape = 'M158 112 C112 134 70 220 62 318 Q200 356 338 318 C330 220 288 134 242 112 Q200 138 158 112 Z';
  return (
    hood(colour) +
    sides('j', cape, colour) +
    stroke('M112 318 C118 250 136 200 158 160 M288 318 C282 250 264 200 242 160', shade(colour, -0.28), 4) +
    stroke('M66 300 Q200 338 334 300', '#f4f1ea', 7) +
    stroke('M200 130 V200', shade(colour, -0.4), 6) +
    shape('M176 250 H224 Q230 250 230 258 V284 Q200 292 170 284 V258 Q170 250 176 250 Z', '#dfeaec', 'opacity=".8"')
  );
};

export const jackets: Record<string, Drawing> = {
  'jacket-squall': squall,
  'jacket-mist': mist,
  'jacket-breakwater': breakwater,
  'jacket-puddle': puddle,
  'jacket-helm': helm,
};
