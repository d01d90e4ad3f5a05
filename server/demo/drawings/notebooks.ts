import { box, dark, leather, shade, shadow, shape, stroke, times, turned, wood, round, type Drawing } from './ink.ts';

const paper = '#f6f1e4';

const book = (x: number, y: number, width: number, height: number, colour: string) =>
  box(x + 6, y + 6, width, height, 7, shade(paper, -0.12)) +
  box(x + 3, y + 3, width, height, 7, paper) +
  box(x, y, width, height, 7, colour) +
  box(x, y, 22, height, 7, shade(colour, -0.2)) +
  box(x + 26, y + 4, 5, height - 8, 2, shade(colour, 0.25), 'opacity=".7"');

const log: Drawing = (colour) =>
  turned(
    -7,
    shadow(206, 200, 340) +
      book(112, 74, 176, 258, colour) +
      box(158, 122, 100, 46, 4, paper) +
      stroke('M170 138 h76 M170 152 h48', shade(colour, -0.1), 4) +
      box(200, 330, 9, 34, 1, '#b83a37') +
      box(218, 330, 9, 26, 1, '#cf9c33'),
  );

const tide: Drawing = () =>
  shadow(210, 250) +
  turned(-15, book(84, 128, 132, 198, '#8fbdd6')) +
  turned(0, book(132, 118, 132, 204, '#3f6ea3')) +
  turned(14, book(176, 122, 132, 204, '#24364f')) +
  turned(14, stroke('M212 214 q13 -12 26 0 t26 0 M212 232 q13 -12 26 0 t26 0', '#8fbdd6', 5));

const squall: Drawing = (colour) =>
  shadow(200, 180) +
  box(122, 92, 160, 248, 10, shade(paper, -0.12)) +
  box(118, 88, 160, 248, 10, colour) +
  box(250, 88, 28, 248, 10, shade(colour, -0.16)) +
  times(8, (ring) => round(138 + ring * 17, 96, 4, 4, dark) + stroke(`M${138 + ring * 17} 96 c-8 -26 8 -26 2 -4`, '#7d868c', 4)) +
  shape('M200 168 c-26 34 -32 46 -32 60 a32 32 0 0 0 64 0 c0 -14 -6 -26 -32 -60 Z', '#ffffff', 'opacity=".9"') +
  stroke('M186 232 q4 14 18 14', shade(colour, -0.2), 5) +
  turned(28, box(300, 150, 14, 160, 3, '#e0a33a') + shape('M300 310 h14 l-7 20 Z', wood) + box(300, 138, 14, 16, 4, '#dd94a4'), 307, 230);

const almanac: Drawing = (colour) =>
  turned(
    5,
    shadow(206, 210, 344) +
      book(108, 74, 184, 262, colour) +
      box(258, 70, 11, 270, 2, shade(colour, colour < '#4' ? 0.3 : -0.35)) +
      times(7, (column) =>
        times(4, (row) =>
          box(146 + column * 14, 150 + row * 18, 9, 11, 2, row === 1 && column === 3 ? '#e0a33a' : shade(colour, 0.65), 'opacity=".85"'),
        ),
      ) +
      box(146, 126, 60, 9, 4, shade(colour, 0.65)),
  );

const mate: Drawing = (colour) =>
  turned(
    -6,
    shadow(204, 210, 346) +
      box(116, 82, 184, 258, 6, paper) +
      box(104, 74, 188, 264, 16, colour) +
      box(104, 74, 34, 264, 14, shade(colour, -0.18)) +
      box(116, 86, 166, 240, 12, 'none', `stroke="${shade(colour, 0.35)}" stroke-width="3" stroke-dasharray="9 7"`) +
      box(286, 150, 16, 62, 6, shade(colour, -0.25)) +
      box(288, 104, 12, 190, 6, dark) +
      box(288, 104, 12, 20, 6, '#c6a255') +
      stroke('M184 206 h52', shade(colour === leather ? leather : colour, -0.35), 5),
  );

export const notebooks: Record<string, Drawing> = {
  'notebook-log': log,
  'notebook-tide': tide,
  'notebook-squall': squall,
  'notebook-almanac': almanac,
  'notebook-mate': mate,
};
