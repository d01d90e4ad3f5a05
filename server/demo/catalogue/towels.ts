import { category } from './product.ts';

export const towels = category('Towels', [
  {
    id: 'towel-shoreline', code: 'SHO', name: 'Shoreline Bath Towel', brand: 'Mossbank', tags: 'organic cotton, bathroom, bestseller',
    price: 1250, options: { Colour: ['White', 'Sand', 'Petrol'], Size: ['50 × 100 cm', '70 × 140 cm', '100 × 150 cm'] }, extra: { '70 × 140 cm': 1200, '100 × 150 cm': 2400 },
    soldOut: ['Petrol / 100 × 150 cm'],
    about: `Towel of organic cotton (GOTS), 500 g/m², soft and quick to dry. Wash at 60 °C, tumble dry low; wash Petrol separately the first two times. Loses some fluff in the first three washes. No softener: it makes towels absorb less.`,
  },
  {
    id: 'towel-dune', code: 'DUN', name: 'Dune Hammam Towel', brand: 'Mossbank', tags: 'cotton, beach, travel',
    price: 2995, options: { Stripe: ['Blue', 'Terracotta'] },
    about: `Flat-woven hammam towel of 100 × 180 cm with knotted fringes. Cotton, 320 g, dries in two hours in the sun. Works as a beach towel, a scarf or a throw. Machine wash at 40 °C. Woven in Denizli, Turkey.`,
  },
  {
    id: 'towel-swift', code: 'SWF', name: 'Swift Travel Towel', brand: 'Northwick', tags: 'microfibre, travel, ultralight',
    price: 1495, options: { Colour: ['Grey', 'Coral'], Size: ['S', 'L'] }, extra: { L: 900 },
    about: `Microfibre towel that dries four times faster than cotton. S is 40 × 80 cm and 60 g, L is 75 × 130 cm and 165 g; both come in a mesh pouch. Recycled polyester with a silver-free anti-odour finish. Wash at 40 °C, no softener.`,
  },
  {
    id: 'towel-galley', code: 'GTT', name: 'Galley Tea Towels', brand: 'Lantern & Oak', tags: 'linen, kitchen, gift',
    price: 2200, options: { Colour: ['Natural', 'Blue'] },
    about: `Three tea towels of half linen, 50 × 70 cm, with a loop. Leave no lint on glasses. Wash at 60 °C; they shrink by 4 % the first time. Woven in Belgium.`,
  },
  {
    id: 'towel-surf', code: 'SRF', name: 'Surf Changing Poncho', brand: 'Harbour', tags: 'cotton, beach, swimming',
    price: 5450, options: { Colour: ['Navy', 'Grey'], Size: ['S/M', 'L/XL'] },
    about: `Changing poncho of cotton terry with a wide hood and a kangaroo pocket. S/M for up to 1.75 m (105 cm long), L/XL above (115 cm long). 380 g/m², wash at 60 °C, tumble dry low.`,
  },
]);
