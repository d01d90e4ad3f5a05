// Delivery countries, carriers, costs and times: the one table that orders, articles and the storefront use.
import type { Chance } from './chance.ts';

export type Country = 'NL' | 'BE' | 'DE' | 'FR' | 'ES' | 'PT' | 'GB';

export type Delivery = {
  name: string;
  /** In cents. */
  cost: number;
  /** Delivery is free for goods of this value or more, in cents. */
  freeFrom: number;
  /** Working days after collection, minimum and maximum. */
  days: [number, number];
  carrier: string;
  /** The format of tracking numbers; `#` is a digit, `*` a letter. */
  tracking: string;
  /** Customs charge in cents. */
  customs: number;
};

export const deliveries: Record<Country, Delivery> = {
  NL: { name: 'the Netherlands', cost: 395, freeFrom: 5000, days: [1, 1], carrier: 'PostNL', tracking: '3SHRB########', customs: 0 },
  BE: { name: 'Belgium', cost: 495, freeFrom: 7500, days: [1, 2], carrier: 'bpost', tracking: '32320########', customs: 0 },
  DE: { name: 'Germany', cost: 495, freeFrom: 7500, days: [1, 2], carrier: 'DHL', tracking: '00340########', customs: 0 },
  FR: { name: 'France', cost: 695, freeFrom: 10000, days: [2, 3], carrier: 'Colissimo', tracking: '6A#########', customs: 0 },
  ES: { name: 'Spain', cost: 995, freeFrom: 12000, days: [3, 5], carrier: 'Correos', tracking: 'PQ6F########', customs: 0 },
  PT: { name: 'Portugal', cost: 995, freeFrom: 12000, days: [3, 5], carrier: 'CTT', tracking: 'DA#########PT', customs: 0 },
  GB: {
    name: 'the United Kingdom',
    cost: 1295,
    freeFrom: 15000,
    days: [3, 6],
    carrier: 'Royal Mail',
    tracking: 'RN#########GB',
    customs: 450,
  },
};

export const countries = Object.keys(deliveries) as Country[];

/** The delivery cost for goods of this value, in cents. */
export const shippingFor = (country: Country, goods: number): number =>
  goods >= deliveries[country].freeFrom ? 0 : deliveries[country].cost;

export const countryOf = (address: { country: string } | null | undefined): Country =>
  countries.find((country) => country === address?.country) ?? 'NL';

const rank: readonly [Country, number][] = [
  ['NL', 38],
  ['DE', 20],
  ['FR', 12],
  ['BE', 11],
  ['ES', 7],
  ['PT', 4],
  ['GB', 8],
];

/** A random country, weighted by sales. */
export const drawCountry = (chance: Chance): Country => chance.weighted(rank, ([, weight]) => weight)[0];
