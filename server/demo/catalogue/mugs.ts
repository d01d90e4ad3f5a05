import { category } from './product.ts';

export const mugs = category('Mugs', [
  {
    id: 'mug-quay',
    code: 'QUA',
    name: 'Quay Enamel Mug',
    brand: 'Harbour',
    tags: 'enamel, camping, dishwasher safe',
    price: 1250,
    options: { Colour: ['White', 'Navy', 'Forest'] },
    about: `Enamelled steel mug of 350 ml with a steel rim. Goes on a fire, a gas stove and in the dishwasher, but not in the microwave. A chip in the enamel is harmless; dry it well so that it does not rust.
      8.5 cm wide, 140 g.`,
  },
  {
    id: 'mug-galley',
    code: 'GAL',
    name: 'Galley Stoneware Mug',
    brand: 'Lantern & Oak',
    tags: 'stoneware, kitchen, dishwasher safe',
    price: 1600,
    options: { Colour: ['Oat', 'Blue'], Set: ['Single', 'Set of 4'] },
    extra: { 'Set of 4': 3600 },
    about: `Hand-glazed stoneware mug of 300 ml, fired in Portugal. Microwave and dishwasher safe. Each one differs a little in colour. 9 cm high with a handle for three fingers, 340 g.
      The set of four comes in a gift box.`,
  },
  {
    id: 'mug-ferry',
    code: 'FRY',
    name: 'Ferry Travel Mug',
    brand: 'Harbour',
    tags: 'steel, insulated, commuting, bestseller',
    price: 2295,
    options: { Colour: ['Black', 'Sand', 'Red'] },
    soldOut: ['Red'],
    about: `Leakproof travel mug of 400 ml that opens with one thumb. Keeps coffee hot for 6 hours. Fits car cup holders and under most espresso machines: 17 cm high with the lid, 14 cm without.
      Steel inside, so tea leaves no taste. The lid comes apart for the dishwasher; the mug itself is washed by hand.`,
  },
  {
    id: 'mug-pilot',
    code: 'PLT',
    name: 'Pilot Espresso Glasses',
    brand: 'Lantern & Oak',
    tags: 'glass, kitchen, gift',
    price: 1895,
    about: `Two double-walled espresso glasses of 90 ml, mouth-blown from borosilicate glass. The outside stays cool. Dishwasher and microwave safe; not for the freezer.
      A broken glass is replaced at half the price in the first year.`,
  },
  {
    id: 'mug-bothy',
    code: 'BTH',
    name: 'Bothy Titanium Mug',
    brand: 'Northwick',
    tags: 'titanium, camping, ultralight',
    price: 3450,
    options: { Size: ['450 ml', '650 ml'] },
    extra: { '650 ml': 500 },
    about: `Single-walled titanium mug with folding handles and a lid; 78 g (450 ml) or 98 g (650 ml). Boils water right on the stove. A 100 g gas cartridge fits inside the 650 ml mug.
      Titanium neither rusts nor tastes. Dishwasher safe. It turns blue on the flame, which is normal.`,
  },
]);
