import { category } from './product.ts';

export const stoves = category('Camping stoves', [
  {
    id: 'stove-ember',
    code: 'EMB',
    name: 'Ember Spirit Stove Set',
    brand: 'Fjordmark',
    tags: 'camping, spirit, set',
    price: 6900,
    about: `Spirit stove with a wind shield, two pots of 1.0 and 1.2 litres, a pan and a gripper; everything packs into one another, 19 cm wide, 860 g. Boils a litre in about 10 minutes, also in wind. Burns methylated spirit.
      We do not sell or ship fuel.`,
  },
  {
    id: 'stove-kestrel',
    code: 'KES',
    name: 'Kestrel Gas Stove',
    brand: 'Northwick',
    tags: 'camping, gas, ultralight, bestseller',
    price: 4995,
    about: `Folding gas stove of 88 g with 2,600 W and a piezo lighter. Screws onto threaded cartridges to EN 417 (7/16 inch), not onto clip or pierce cartridges. Boils a litre in 4 minutes. Carries pots up to 20 cm wide.
      We do not sell or ship fuel. Use it outside only.`,
  },
  {
    id: 'stove-twig',
    code: 'TWG',
    name: 'Twig Wood Stove',
    brand: 'Northwick',
    tags: 'camping, wood, ultralight',
    price: 3895,
    about: `Folding stove of stainless steel that burns twigs and cones; no fuel to carry. Five plates, flat as a book at 13 × 13 cm, 410 g. Mind the forest's fire rules. Soot comes off with sand or steel wool.`,
  },
  {
    id: 'stove-billy',
    code: 'BIL',
    name: 'Billy Camping Pot',
    brand: 'Fjordmark',
    tags: 'camping, cookware',
    price: 2795,
    options: { Size: ['0.9 l', '1.3 l'] },
    extra: { '1.3 l': 600 },
    about: `Hard-anodised aluminium pot with a lid that strains and a handle that folds. 0.9 l weighs 165 g, 1.3 l weighs 210 g. Fits the Kestrel Gas Stove, which stows inside the 1.3 l pot. Not for induction. Wash by hand.`,
  },
  {
    id: 'stove-cinder',
    code: 'CIN',
    name: 'Cinder Folding Grill',
    brand: 'Harbour',
    tags: 'camping, charcoal, grill',
    price: 5495,
    was: 6495,
    soldOut: 'all',
    about: `Charcoal grill of stainless steel that folds to 4 cm flat. Grate 34 × 26 cm, enough for four people, 2.4 kg with the bag. The grate is dishwasher safe. Charcoal is not included. Stand it on a surface that bears heat.`,
  },
]);
