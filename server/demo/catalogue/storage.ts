import { category } from './product.ts';

export const storage = category('Storage', [
  {
    id: 'storage-creel', code: 'CRL', name: 'Creel Willow Basket', brand: 'Lantern & Oak', tags: 'willow, living room',
    price: 3450, options: { Size: ['S', 'M', 'L'] }, extra: { M: 1200, L: 2600 },
    about: `Basket of peeled willow with two leather handles, woven by hand. S is 28 cm wide and 22 cm high, M 36 × 28 cm, L 44 × 36 cm and holds logs for two evenings. Keep it dry; brush it off once in a while.`,
  },
  {
    id: 'storage-dock', code: 'DOC', name: 'Dock Folding Crate', brand: 'Harbour', tags: 'recycled, garage, car, bestseller',
    price: 2495, options: { Colour: ['Grey', 'Mustard', 'Green'] },
    about: `Folding crate of 45 litres from recycled plastic that stacks and carries 30 kg. Open it measures 53 × 36 × 28 cm, folded it is 6 cm flat. Three fit side by side in most car boots. Rinse it with a hose. A bamboo lid that makes it a table is sold for €19.`,
  },
  {
    id: 'storage-seal', code: 'SEA', name: 'Seal Dry Bag', brand: 'Fjordmark', tags: 'waterproof, boating, travel',
    price: 1695, options: { Colour: ['Yellow', 'Orange', 'Black'], Size: ['5 l', '10 l', '20 l'] }, extra: { '10 l': 500, '20 l': 1100 }, soldOut: ['Orange / 20 l'],
    about: `Dry bag with a roll closure, welded from PVC-free tarpaulin. Waterproof to IPX7: it floats and survives half an hour under water when rolled three times. The 10 l and 20 l bags have a shoulder strap.`,
  },
  {
    id: 'storage-pantry', code: 'PAN', name: 'Pantry Jar Set', brand: 'Lantern & Oak', tags: 'glass, kitchen',
    price: 2900,
    about: `Three jars of borosilicate glass (0.5, 1 and 1.5 l) with bamboo lids and silicone seals. Airtight, for dry food. The glass is dishwasher safe, the lids are not. All three are 10 cm wide and stack.`,
  },
  {
    id: 'storage-rigger', code: 'RGT', name: 'Rigger Tool Roll', brand: 'Mossbank', tags: 'waxed canvas, leather',
    price: 6450, options: { Colour: ['Brown', 'Olive'] },
    about: `Tool roll of waxed canvas with leather straps and 11 pockets, for kitchen knives up to 36 cm or a bicycle tool set. 48 cm wide, 620 g. Brush off dirt and wax again once a year; leather balm for the straps.`,
  },
]);
