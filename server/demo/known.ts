// The few orders that documents, tests and the demo tour name, with their customers. Keep these; everything else may change.
import { knownPerson } from './known-people.ts';

export { knownCustomers } from './known-people.ts';

/** How an order ends; known orders have a fixed outcome. */
export type Outcome =
  | 'usual'
  | 'arrived'
  | 'unpaid'
  | 'waiting'
  | 'packing'
  | 'travelling'
  | 'held'
  | 'split'
  | 'draft'
  | 'reserved'
  | 'part_paid'
  | 'cancelled'
  | 'refused'
  | 'returned'
  | 'returning'
  | 'reduced';

export type KnownOrder = { number: number; customer: string; outcome: Outcome; lines: [variant: string, quantity: number][] };

/** The highest number is the newest order. The eight newest were placed within the last 30 hours, the others shortly before. */
export const knownOrders: KnownOrder[] = [
  { number: 1390, customer: 'yusuf-rossi', outcome: 'usual', lines: [['pack-towpath-black', 2]] },
  { number: 1562, customer: 'johanna-weber', outcome: 'usual', lines: [['lamp-mast-oak', 1]] },
  {
    number: 1874,
    customer: 'yusuf-rossi',
    outcome: 'usual',
    lines: [
      ['jacket-squall-navy-m', 1],
      ['storage-seal-black-10-l', 1],
    ],
  },
  { number: 2318, customer: 'aarav-khan', outcome: 'returning', lines: [['jacket-squall-navy-l', 1]] },
  {
    number: 2381,
    customer: 'yusuf-rossi',
    outcome: 'arrived',
    lines: [
      ['headlamp-beacon-black', 1],
      ['bottle-drift-sand-600-ml', 2],
    ],
  },
  {
    number: 2395,
    customer: 'johanna-weber',
    outcome: 'arrived',
    lines: [
      ['knife-bosun-chef-walnut', 1],
      ['board-deck-45-30-cm', 1],
    ],
  },
  { number: 2402, customer: 'lucas-moore', outcome: 'arrived', lines: [['pack-skipper-moss', 1]] },
  {
    number: 2493,
    customer: 'yusuf-rossi',
    outcome: 'travelling',
    lines: [
      ['lamp-pier-terracotta', 1],
      ['towel-dune-blue', 1],
    ],
  },
  {
    number: 2494,
    customer: 'noah-brown',
    outcome: 'travelling',
    lines: [
      ['stove-kestrel-one', 1],
      ['stove-billy-1-3-l', 1],
    ],
  },
  { number: 2492, customer: 'customer-366', outcome: 'waiting', lines: [['jacket-breakwater-olive-m', 1]] },
  { number: 2496, customer: 'mei-silva', outcome: 'waiting', lines: [['blanket-skerry-grey', 1]] },
  { number: 2500, customer: 'yusuf-rossi', outcome: 'unpaid', lines: [['mug-galley-oat-set-of-4', 1]] },
];

/** For documents and tests: the known customers and their order numbers. */
export const known = {
  yusuf: knownPerson('yusuf-rossi'),
  mei: knownPerson('mei-silva'),
  aarav: knownPerson('aarav-khan'),
  isabella: knownPerson('isabella-ortiz'),
  noah: knownPerson('noah-brown'),
  lucas: knownPerson('lucas-moore'),
  emma: knownPerson('emma-garcia'),
  johanna: knownPerson('johanna-weber'),
  orders: {
    /** Yusuf's: a headlamp and two bottles, delivered. */
    delivered: 'H2381',
    /** Yusuf's: a lantern and a towel, shipped. */
    shipped: 'H2493',
    /** Yusuf's: four mugs, not paid yet. */
    pending: 'H2500',
    /** Mei's: a blanket, paid, not packed yet. */
    confirmed: 'H2496',
    /** Aarav's: a jacket that was returned and isn't refunded yet. */
    returned: 'H2318',
  },
} as const;
