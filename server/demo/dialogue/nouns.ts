// Everyday English nouns for the shop's products.

const nouns: [start: string, noun: string][] = [
  ['bottle-pike', 'flask'],
  ['bottle-trawler', 'growler'],
  ['bottle', 'bottle'],
  ['mug-pilot', 'glasses'],
  ['mug', 'mug'],
  ['pack-towpath', 'pannier'],
  ['pack', 'backpack'],
  ['jacket-breakwater', 'parka'],
  ['jacket-puddle', 'raincoat'],
  ['jacket-helm', 'cape'],
  ['jacket', 'jacket'],
  ['lamp-pier', 'lantern'],
  ['lamp-fleet', 'string lights'],
  ['lamp', 'lamp'],
  ['knife', 'knife'],
  ['board', 'board'],
  ['towel-surf', 'poncho'],
  ['towel', 'towel'],
  ['blanket', 'blanket'],
  ['storage-creel', 'basket'],
  ['storage-dock', 'crate'],
  ['storage-seal', 'dry bag'],
  ['storage-pantry', 'jars'],
  ['storage', 'tool roll'],
  ['headlamp-wren', 'clip light'],
  ['headlamp', 'headlamp'],
  ['stove-billy', 'pot'],
  ['stove-cinder', 'grill'],
  ['stove', 'stove'],
  ['notebook-mate', 'leather cover'],
  ['notebook-almanac', 'planner'],
  ['notebook', 'notebook'],
];

/** A product's short name: 'bottle'. */
export const noun = (product: string): string => nouns.find(([start]) => product.startsWith(start))?.[1] ?? 'order';
