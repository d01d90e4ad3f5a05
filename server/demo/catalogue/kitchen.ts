import { category } from './product.ts';

export const kitchen = category('Knives & boards', [
  {
    id: 'knife-bosun-chef',
    code: 'BCH',
    name: "Bosun Chef's Knife",
    brand: 'Kiel & Co',
    tags: 'knife, kitchen, bestseller',
    price: 7900,
    options: { Handle: ['Walnut', 'Black'] },
    about: `Chef's knife with a 20 cm blade of X50CrMoV15 steel, hardened to 57 HRC, full tang. Walnut handle, or black POM that does not mind water. Wash by hand and dry at once; the dishwasher dulls the edge and voids the guarantee.
      210 g. Sharpened free of charge once a year if you send it in. Sold to adults only.`,
  },
  {
    id: 'knife-bosun-paring',
    code: 'BPA',
    name: 'Bosun Paring Knife',
    brand: 'Kiel & Co',
    tags: 'knife, kitchen',
    price: 3400,
    options: { Handle: ['Walnut', 'Black'] },
    about: `Paring knife with a 9 cm blade of X50CrMoV15 steel for fruit and vegetables. Wash by hand. 85 g. Matches the Bosun Chef's Knife. Sold to adults only.`,
  },
  {
    id: 'knife-bosun-bread',
    code: 'BBR',
    name: 'Bosun Bread Knife',
    brand: 'Kiel & Co',
    tags: 'knife, kitchen',
    price: 5900,
    options: { Handle: ['Walnut', 'Black'] },
    soldOut: ['Walnut'],
    about: `Bread knife with a serrated 24 cm blade that cuts crusts without tearing. Full tang, 195 g. Wash by hand. We regrind the serration once free of charge in the first three years. Sold to adults only.`,
  },
  {
    id: 'board-deck',
    code: 'DCK',
    name: 'Deck Oak Board',
    brand: 'Lantern & Oak',
    tags: 'oak, kitchen',
    price: 3900,
    options: { Size: ['35 × 25 cm', '45 × 30 cm'] },
    extra: { '45 × 30 cm': 1500 },
    about: `Chopping board of European oak, 2.5 cm thick, with a groove for juice on one side. Oil it with linseed oil when it looks dry, about every two months. Not for the dishwasher. Rubber feet can be screwed on and are included.`,
  },
  {
    id: 'knife-rigger',
    code: 'RGP',
    name: 'Rigger Pocket Knife',
    brand: 'Northwick',
    tags: 'knife, pocket',
    price: 4900,
    options: { Handle: ['Olive', 'Walnut'] },
    about: `Slip-joint pocket knife with a 7 cm blade of Sandvik 12C27 steel and a wooden handle. Opens with two hands and does not lock, so it may be carried in the Netherlands and Germany; check the law where you live. 68 g closed at 9.5 cm.
      Sold to adults only.`,
  },
]);
