import { category } from './product.ts';

export const notebooks = category('Notebooks', [
  {
    id: 'notebook-log', code: 'LOG', name: 'Logbook Notebook', brand: 'Kiel & Co', tags: 'A5, paper, bestseller',
    price: 1695, options: { Colour: ['Navy', 'Rust', 'Sage'], Ruling: ['Dotted', 'Lined', 'Plain'] }, soldOut: ['Sage / Lined'],
    about: `A5 notebook with 192 numbered pages of 100 g paper that takes fountain pens without bleeding through. Thread-bound, lies flat, with an index, a pocket and two ribbons. Cover of linen. FSC certified, bound in Germany.`,
  },
  {
    id: 'notebook-tide', code: 'TID', name: 'Tide Pocket Notebooks', brand: 'Kiel & Co', tags: 'A6, paper, gift',
    price: 1150, options: { Ruling: ['Dotted', 'Lined'] },
    about: `Three pocket notebooks of 48 pages each, 9 × 14 cm, stitched, with covers in three blues. 90 g recycled paper. Fits a shirt pocket.`,
  },
  {
    id: 'notebook-squall', code: 'SQN', name: 'Squall Waterproof Notebook', brand: 'Fjordmark', tags: 'waterproof, outdoor',
    price: 1495, options: { Colour: ['Yellow', 'Forest'] },
    about: `Spiral notebook of stone paper that can be written on in the rain with a pencil or a ballpoint; not with a fountain pen. 10 × 15 cm, 100 lined pages. Cannot be put with waste paper: it goes into residual waste.`,
  },
  {
    id: 'notebook-almanac', code: 'ALM', name: 'Almanac Weekly Planner', brand: 'Kiel & Co', tags: 'A5, planner',
    price: 2450, options: { Colour: ['Black', 'Clay'] },
    about: `Undated A5 planner for 53 weeks: start any Monday. A week on two pages, a page for each month, 40 dotted pages. 100 g paper, lies flat, elastic band. In English, with week numbers to fill in.`,
  },
  {
    id: 'notebook-mate', code: 'MAT', name: 'Mate Leather Cover', brand: 'Mossbank', tags: 'A5, leather, gift',
    price: 5900, options: { Colour: ['Cognac', 'Black'] },
    about: `Cover of vegetable-tanned cow leather for A5 notebooks up to 2 cm thick; fits the Logbook Notebook and the Almanac Weekly Planner. Pen loop and two card slots. Darkens with use. Treat it with leather balm twice a year. Initials can be embossed for €8, which makes it final sale.`,
  },
]);
