import { category } from './product.ts';

export const headlamps = category('Headlamps', [
  {
    id: 'headlamp-beacon', code: 'BCN', name: 'Beacon 400 Headlamp', brand: 'Northwick', tags: 'rechargeable, hiking, bestseller',
    price: 5495, options: { Colour: ['Black', 'Orange'] },
    about: `Headlamp with 400 lumens that reaches 120 m. Burns 4 hours at full and 60 hours at low power, charges over USB-C in 2.5 hours. Waterproof to IPX6. Red light for maps, a lock against switching on in the bag. 92 g with the strap.
      Guaranteed for 3 years. The battery can be replaced.`,
  },
  {
    id: 'headlamp-glim', code: 'GLM', name: 'Glim Running Headlamp', brand: 'Northwick', tags: 'rechargeable, running, ultralight',
    price: 4450, options: { Colour: ['Grey', 'Coral'] },
    about: `Running headlamp of 58 g that does not bounce: 250 lumens, 6 hours at medium power, a red light at the back of the head. USB-C, IPX5. The strap can be washed at 30 °C.`,
  },
  {
    id: 'headlamp-storm', code: 'STO', name: 'Storm 900 Headlamp', brand: 'Fjordmark', tags: 'rechargeable, caving, powerful',
    price: 11900,
    about: `Headlamp with 900 lumens and a reach of 200 m for caving, sailing and rescue. The battery sits at the back and can be changed with gloves on; a spare one costs €29. Burns 5 hours at 450 lumens. IPX8: waterproof to 2 m. 240 g.`,
  },
  {
    id: 'headlamp-firefly', code: 'FIR', name: 'Firefly Kids\' Headlamp', brand: 'Harbour', tags: 'children, camping',
    price: 1795, options: { Colour: ['Green', 'Pink'] }, soldOut: ['Pink'],
    about: `Headlamp for children from 4 years: 40 lumens that do not dazzle, a strap that opens under strain, off by itself after 30 minutes. Takes three AAA batteries, which are included. IPX4, 55 g.`,
  },
  {
    id: 'headlamp-wren', code: 'WRN', name: 'Wren Clip Light', brand: 'Northwick', tags: 'rechargeable, ultralight',
    price: 2295, options: { Colour: ['Black', 'Yellow'] },
    about: `Clip light of 34 g for a cap, a strap or a tent: 120 lumens, tilts by 90 degrees. Burns 3 hours at full and 20 hours at low power, USB-C. IPX4. A magnet in the clip holds it on metal.`,
  },
  {
    id: 'headlamp-beacon-300', code: 'B30', name: 'Beacon 300 Headlamp', brand: 'Northwick', tags: 'rechargeable, hiking', status: 'archived',
    price: 4495, soldOut: 'all',
    about: 'The model before the Beacon 400: 300 lumens, micro-USB, IPX4. No longer made; straps and batteries are still sold.',
  },
]);
