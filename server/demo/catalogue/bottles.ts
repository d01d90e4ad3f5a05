import { category } from './product.ts';

export const bottles = category('Bottles', [
  {
    id: 'bottle-drift',
    code: 'DRF',
    name: 'Drift Water Bottle',
    brand: 'Harbour',
    tags: 'steel, insulated, dishwasher safe, bestseller',
    price: 1997,
    options: { Colour: ['Black', 'Sage', 'Sand'], Size: ['600 ml', '1000 ml'] },
    extra: { '1000 ml': 500 },
    soldOut: ['Sage / 1000 ml'],
    about: `Double-walled bottle of 18/8 stainless steel that keeps tea hot for 12 hours and water cold for 24. Bottle and lid are dishwasher safe.
      The screw lid is leakproof and suits sparkling water. The 600 ml bottle is 7.2 cm wide and fits a car cup holder; the 1000 ml bottle is 9 cm wide and does not.
      Free of BPA. Weighs 310 g (600 ml) or 420 g (1000 ml). Spare lids and seals are sold for 10 years.`,
  },
  {
    id: 'bottle-tidal',
    code: 'TDL',
    name: 'Tidal Glass Bottle',
    brand: 'Lantern & Oak',
    tags: 'glass, desk, dishwasher safe',
    price: 2450,
    options: { Sleeve: ['Cork', 'Slate'] },
    about: `Drinking bottle of borosilicate glass in a sleeve you can take off, 750 ml. Takes hot tea up to 80 °C, but not boiling water, and does not keep it warm.
      Glass and lid go in the dishwasher; the cork sleeve is wiped with a damp cloth. The Slate sleeve is silicone. Weighs 480 g. The glass alone can be replaced for €12.`,
  },
  {
    id: 'bottle-pike',
    code: 'PIK',
    name: 'Pike Vacuum Flask',
    brand: 'Fjordmark',
    tags: 'steel, insulated, hiking',
    price: 3495,
    options: { Colour: ['Green', 'Steel'], Size: ['750 ml', '1 l'] },
    extra: { '1 l': 600 },
    about: `Vacuum flask with a cup for a lid and a one-hand pouring stopper. Keeps drinks hot for 24 hours and cold for 36. Stainless steel inside and out, powder coated in Green.
      The flask is washed by hand; cup and stopper may go in the dishwasher. Do not use it for milk or fizzy drinks. 750 ml weighs 520 g, 1 l weighs 610 g. Guaranteed for 5 years.`,
  },
  {
    id: 'bottle-minnow',
    code: 'MNW',
    name: "Minnow Kids' Bottle",
    brand: 'Harbour',
    tags: 'children, leakproof, dishwasher safe',
    price: 1495,
    options: { Colour: ['Coral', 'Sky', 'Yellow'] },
    about: `Light 350 ml bottle for children from 3 years with a soft straw that closes with one push. Leakproof in a school bag. Made of Tritan, free of BPA, dishwasher safe in the upper rack.
      Not for hot drinks. Weighs 120 g. Straws are sold as a set of two for €4.`,
  },
  {
    id: 'bottle-trawler',
    code: 'TRW',
    name: 'Trawler Growler',
    brand: 'Fjordmark',
    tags: 'steel, insulated, sale',
    price: 3900,
    was: 4900,
    options: { Colour: ['Navy', 'Steel'] },
    soldOut: ['Steel'],
    about: `Large insulated bottle of 1.9 litres with a swing handle. The pressure-proof cap holds beer and sparkling water for 24 hours without going flat. Keeps drinks cold for 30 hours and hot for 16.
      Stainless steel, wash by hand with the brush that is included. 30 cm high, 12.5 cm wide, 980 g.`,
  },
]);
