import { category } from './product.ts';

export const backpacks = category('Backpacks', [
  {
    id: 'pack-skipper',
    code: 'SKP',
    name: 'Skipper Roll-top Backpack',
    brand: 'Harbour',
    tags: 'waterproof, commuting, recycled, bestseller',
    price: 8900,
    options: { Colour: ['Black', 'Moss', 'Ochre'] },
    about: `Roll-top backpack of 22 litres, 28 rolled out, from recycled polyester with welded seams: waterproof to IPX5, so rain stays out, but do not sink it. Padded sleeve for a 16 inch laptop.
      Two bottle pockets, a chest strap, a hidden pocket in the back. 46 × 29 × 15 cm, 890 g. Wipe clean, do not machine wash. Within airline cabin size. Guaranteed for 5 years.`,
  },
  {
    id: 'pack-lowland',
    code: 'LOW',
    name: 'Lowland Daypack',
    brand: 'Mossbank',
    tags: 'waxed canvas, everyday',
    price: 7450,
    options: { Colour: ['Navy', 'Rust'] },
    about: `Daypack of 16 litres from waxed cotton canvas with leather straps. Sleeve for a 14 inch laptop. Shrugs off a shower, but is not waterproof in long rain.
      Brush it off and wax it again once a year; never machine wash. 42 × 28 × 12 cm, 780 g.`,
  },
  {
    id: 'pack-ridge',
    code: 'RDG',
    name: 'Ridge Hiking Pack',
    brand: 'Fjordmark',
    tags: 'hiking, rain cover',
    price: 13900,
    options: { Colour: ['Forest', 'Slate'], Size: ['35 l', '50 l'] },
    extra: { '50 l': 2600 },
    soldOut: ['Slate / 50 l'],
    about: `Hiking pack with a ventilated back that adjusts to back lengths from 42 to 54 cm, a hip belt that carries the load, and a rain cover in the bottom pocket. Holds a 3 litre hydration bladder (not included).
      The 35 l pack weighs 1.35 kg and is meant for loads up to 12 kg, the 50 l pack weighs 1.6 kg and takes 18 kg. PFAS-free. Guaranteed for 5 years.`,
  },
  {
    id: 'pack-tender',
    code: 'TND',
    name: 'Tender Packable Backpack',
    brand: 'Northwick',
    tags: 'ultralight, travel',
    price: 3495,
    options: { Colour: ['Yellow', 'Grey'] },
    about: `Packs into its own pocket, the size of an apple: 15 litres, 190 g. Ripstop nylon, water-repellent, with one zip pocket outside. For a beach day or as a second bag on a trip; there is no laptop sleeve.
      Carries up to 8 kg. Machine wash at 30 °C.`,
  },
  {
    id: 'pack-towpath',
    code: 'TOW',
    name: 'Towpath Bike Pannier',
    brand: 'Harbour',
    tags: 'cycling, waterproof',
    price: 7900,
    options: { Colour: ['Black', 'Petrol'] },
    about: `Waterproof pannier of 24 litres, sold singly, that hangs on racks with tubes of 8 to 16 mm; an adapter for thin racks is included. Clicks on and off with one hand, becomes a shoulder bag with the strap.
      Sleeve for a 15 inch laptop. Reflective on both sides. Carries up to 10 kg, weighs 1.1 kg.`,
  },
]);
