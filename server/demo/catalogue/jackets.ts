import { category } from './product.ts';

export const jackets = category('Rain jackets', [
  {
    id: 'jacket-squall',
    code: 'SQL',
    name: 'Squall Rain Jacket',
    brand: 'Harbour',
    tags: 'waterproof, unisex, PFAS-free, bestseller',
    price: 15900,
    options: { Colour: ['Yellow', 'Navy'], Size: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
    soldOut: ['Yellow / XS', 'Navy / XXL'],
    about: `Unisex rain jacket with taped seams and a water column of 15,000 mm: dry on a bicycle in a storm. Breathable at 12,000 g/m², with zips under the arms. Free of PFAS.
      Fits true to size with room for a jumper; between two sizes take the smaller one. The hood adjusts and fits over a helmet. Machine wash at 30 °C with technical detergent, tumble dry low, reproof after ten washes.`,
  },
  {
    id: 'jacket-mist',
    code: 'MST',
    name: 'Mist Packable Jacket',
    brand: 'Northwick',
    tags: 'waterproof, ultralight, packable',
    price: 11900,
    options: { Colour: ['Sage', 'Black'], Size: ['S', 'M', 'L', 'XL'] },
    about: `Light rain jacket of 240 g that folds into its own hood. Water column 10,000 mm, taped seams. Slim fit: take a size up if you wear it over a fleece. Two pockets, elastic cuffs.
      Machine wash at 30 °C, do not tumble dry.`,
  },
  {
    id: 'jacket-breakwater',
    code: 'BRK',
    name: 'Breakwater Parka',
    brand: 'Fjordmark',
    tags: 'women, waterproof, warm, sale',
    price: 18900,
    was: 22900,
    options: { Colour: ['Olive', 'Sand'], Size: ['XS', 'S', 'M', 'L', 'XL'] },
    soldOut: ['Sand / M', 'Sand / L'],
    about: `Women's parka to the knee, 96 cm long in size M, with a recycled polyester filling that keeps you warm down to about -5 °C. Water column 10,000 mm. Two-way zip, four pockets, a hood that comes off.
      Fits wide: take your usual size. Machine wash at 30 °C, tumble dry low with two tennis balls.`,
  },
  {
    id: 'jacket-puddle',
    code: 'PDL',
    name: "Puddle Kids' Raincoat",
    brand: 'Harbour',
    tags: 'children, waterproof, PFAS-free',
    price: 4995,
    options: { Colour: ['Red', 'Blue'], Size: ['98/104', '110/116', '122/128'] },
    about: `Raincoat for children with welded seams and a water column of 8,000 mm. Free of PVC and PFAS. Reflective strips, a hood that comes off when it gets caught, sleeves that turn out by 4 cm so that it lasts two seasons.
      Sizes are body height in centimetres. Wipe clean or wash at 30 °C.`,
  },
  {
    id: 'jacket-helm',
    code: 'HLM',
    name: 'Helm Cycling Cape',
    brand: 'Harbour',
    tags: 'cycling, waterproof, reflective',
    price: 6950,
    options: { Colour: ['Grey', 'Orange'], Size: ['S/M', 'L/XL'] },
    about: `Cape for cycling in the rain with thumb loops, a waist belt and a window for the front light. Water column 8,000 mm. Reflective piping. The hood fits over or under a helmet. Packs into a pouch of 20 × 12 cm, 380 g.
      S/M for up to 1.75 m, L/XL above.`,
  },
]);
