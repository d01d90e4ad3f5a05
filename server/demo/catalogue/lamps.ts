import { category } from './product.ts';

export const lamps = category('Lamps', [
  {
    id: 'lamp-pier',
    code: 'PIR',
    name: 'Pier Table Lantern',
    brand: 'Lantern & Oak',
    tags: 'rechargeable, outdoor, dimmable, bestseller',
    price: 5900,
    options: { Colour: ['White', 'Black', 'Terracotta'] },
    about: `Cordless table lamp for the garden and the windowsill. Burns 40 hours at the lowest and 8 hours at the highest of three levels, charges over USB-C in 5 hours. Warm white, 2,700 K, 220 lumens.
      IP54: it may stay out in the rain, but not in frost. Powder-coated steel, 26 cm high, 720 g. The battery can be replaced.`,
  },
  {
    id: 'lamp-jetty',
    code: 'JTY',
    name: 'Jetty Desk Lamp',
    brand: 'Kiel & Co',
    tags: 'desk, LED, dimmable',
    price: 9900,
    options: { Colour: ['Black', 'Sage'] },
    about: `Desk lamp of oak and steel with two joints and a built-in LED, 600 lumens, dimmable from 2,700 to 4,000 K. A USB-C socket in the foot charges a phone. The arm reaches 62 cm. Cable 1.8 m, EU plug; a UK plug is included.
      The LED lasts 30,000 hours and can be replaced by us.`,
  },
  {
    id: 'lamp-fleet',
    code: 'FLT',
    name: 'Fleet String Lights',
    brand: 'Lantern & Oak',
    tags: 'outdoor, garden, LED',
    price: 3995,
    options: { Length: ['10 m', '20 m'] },
    extra: { '20 m': 2500 },
    soldOut: ['20 m'],
    about: `String of LED bulbs for garden and balcony, one bulb per metre, warm white at 2,200 K. IP44, may hang outside all year. Up to three strings can be joined. The 10 m string draws 8 W. The bulbs are E27 and can be changed.
      Comes with 3 m of cable to the plug.`,
  },
  {
    id: 'lamp-buoy',
    code: 'BUO',
    name: 'Buoy Bedside Lamp',
    brand: 'Kiel & Co',
    tags: 'bedroom, glass',
    price: 6450,
    options: { Base: ['Brass', 'Black'] },
    about: `Bedside lamp with a globe of opal glass on a metal base. Socket E27, LED up to 8 W; the bulb is not included. Touch switch on the base with three levels if the bulb is dimmable. 24 cm high, globe 18 cm wide. Fabric cable of 2 m.`,
  },
  {
    id: 'lamp-mast',
    code: 'MAS',
    name: 'Mast Floor Lamp',
    brand: 'Kiel & Co',
    tags: 'living room, oak',
    price: 18900,
    was: 21900,
    options: { Wood: ['Oak', 'Black'] },
    about: `Floor lamp with three legs of solid oak and a linen shade, 152 cm high. Socket E27, up to 15 W LED; the bulb is not included. Foot switch on the cable. Comes in two parts and is put together in ten minutes without tools.
      The shade is 45 cm wide and can be washed by hand.`,
  },
  {
    id: 'lamp-sundial',
    code: 'SUN',
    name: 'Sundial Solar Lantern',
    brand: 'Lantern & Oak',
    tags: 'solar, outdoor',
    status: 'draft',
    price: 4500,
    soldOut: 'all',
    about: 'Solar lantern for the garden; a day of sun gives six hours of light. IP54. Arrives in spring.',
  },
]);
