// The few orders that documents, tests and the walk through the demo name, and whose they are. Everything else may change; these stay.
import { knownPerson } from './known-people.ts';

export { knownCustomers } from './known-people.ts';

/** What becomes of an order; the known ones have theirs given. */
export type Fate =
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

export type KnownOrder = { number: number; customer: string; fate: Fate; lines: [variant: string, quantity: number][] };

/** The last number is the newest order. The eight newest are placed within the last 30 hours; the others a little before. */
export const knownOrders: KnownOrder[] = [
  { number: 1390, customer: 'yusuf-rossi', fate: 'usual', lines: [['pack-towpath-black', 2]] },
  { number: 1562, customer: 'johanna-weber', fate: 'usual', lines: [['lamp-mast-oak', 1]] },
  {
    number: 1874,
    customer: 'yusuf-rossi',
    fate: 'usual',
    lines: [
      ['jacket-squall-navy-m', 1],
      ['storage-seal-black-10-l', 1],
    ],
  },
  { number: 2318, customer: 'aarav-khan', fate: 'returning', lines: [['jacket-squall-navy-l', 1]] },
  {
    number: 2381,
    customer: 'yusuf-rossi',
    fate: 'arrived',
    lines: [
      ['headlamp-beacon-black', 1],
      ['bottle-drift-sand-600-ml', 2],
    ],
  },
  {
    number: 2395,
    customer: 'johanna-weber',
    fate: 'arrived',
    lines: [
      ['knife-bosun-chef-walnut', 1],
      ['board-deck-45-30-cm', 1],
    ],
  },
  { number: 2402, customer: 'lucas-moore', fate: 'arrived', lines: [['pack-skipper-moss', 1]] },
  {
    number: 2493,
    customer: 'yusuf-rossi',
    fate: 'travelling',
    lines: [
      ['lamp-pier-terracotta', 1],
      ['towel-dune-blue', 1],
    ],
  },
  {
    number: 2494,
    customer: 'noah-brown',
    fate: 'travelling',
    lines: [
      ['stove-kestrel-one', 1],
      ['stove-billy-1-3-l', 1],
    ],
  },
  { number: 2492, customer: 'customer-366', fate: 'waiting', lines: [['jacket-breakwater-olive-m', 1]] },
  { number: 2496, customer: 'mei-silva', fate: 'waiting', lines: [['blanket-skerry-grey', 1]] },
  { number: 2500, customer: 'yusuf-rossi', fate: 'unpaid', lines: [['mug-galley-oat-set-of-4', 1]] },
];

/** For documents and tests: who they are, and the numbers of their orders. */
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
    /** Yusuf's: a lantern and a towel, with the carrier. */
    shipped: 'H2493',
    /** Yusuf's: four mugs, not paid yet. */
    pending: 'H2500',
    /** Mei's: a blanket, paid, not packed yet. */
    confirmed: 'H2496',
    /** Aarav's: a jacket that came back and is not refunded yet. */
    returned: 'H2318',
  },
} as const;
