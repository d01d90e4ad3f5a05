import { category } from './product.ts';

export const blankets = category('Blankets', [
  {
    id: 'blanket-skerry', code: 'SKE', name: 'Skerry Wool Blanket', brand: 'Mossbank', tags: 'wool, living room, bestseller',
    price: 11900, options: { Colour: ['Grey', 'Mustard', 'Rust'] }, soldOut: ['Mustard'],
    about: `Blanket of 100 % new wool from New Zealand, 130 × 190 cm with fringes, woven in Lithuania. Warm without being heavy: 950 g. Air it instead of washing; if it must be, wool programme at 30 °C, never tumble dry.
      Mulesing-free. It may lose some fluff in the first weeks.`,
  },
  {
    id: 'blanket-meadow', code: 'MDW', name: 'Meadow Picnic Blanket', brand: 'Harbour', tags: 'picnic, waterproof',
    price: 4450, options: { Check: ['Red', 'Green'] },
    about: `Picnic blanket of 150 × 200 cm with a waterproof underside, for four people. Rolls up and closes with straps and a handle. Acrylic fleece on top, 1.2 kg. Wash at 30 °C by hand, wipe the underside.`,
  },
  {
    id: 'blanket-cove', code: 'COV', name: 'Cove Recycled Fleece Throw', brand: 'Harbour', tags: 'fleece, recycled, vegan',
    price: 3495, options: { Colour: ['Sage', 'Oat', 'Navy'] },
    about: `Soft throw of 130 × 170 cm from recycled bottles, about 38 of them. 520 g. Machine wash at 30 °C in a laundry bag for microfibres, tumble dry low. Suitable for people allergic to wool.`,
  },
  {
    id: 'blanket-waffle', code: 'WAF', name: 'Haven Cotton Waffle Blanket', brand: 'Mossbank', tags: 'organic cotton, bedroom',
    price: 7900, options: { Colour: ['White', 'Clay'], Size: ['150 × 200 cm', '220 × 240 cm'] }, extra: { '220 × 240 cm': 4000 },
    about: `Waffle blanket of organic cotton (GOTS) for summer nights and as a bedspread. 350 g/m². 150 × 200 cm suits a single bed, 220 × 240 cm a double. Wash at 40 °C, tumble dry low; shrinks by 3 %.`,
  },
  {
    id: 'blanket-eider', code: 'EID', name: 'Eider Camp Blanket', brand: 'Northwick', tags: 'camping, packable, warm',
    price: 8900, was: 10900, options: { Colour: ['Forest', 'Orange'] },
    about: `Quilted camp blanket of 135 × 200 cm with a synthetic filling that stays warm when damp; no down. Comfortable to about 10 °C. Packs into a bag of 18 × 30 cm, 890 g. Snaps turn it into a poncho. Machine wash at 30 °C.`,
  },
]);
