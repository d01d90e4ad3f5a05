// Four hundred customers. The first are `known`: documents and tests name them.
import { day, iso } from './calendar.ts';
import { chance, type Chance } from './chance.ts';
import { knownCustomers } from './known.ts';
import { amount } from './money.ts';
import { names } from './people/names.ts';
import { filled, places } from './people/places.ts';
import type { DemoCustomer } from './records.ts';
import { drawCountry, type Country } from './shipping.ts';

const count = 400;
const mailHosts = ['mail.example', 'post.example', 'inbox.example', 'letters.example', 'web.example'];

/** The shop's customers, the known ones first; deterministic for the same `now`. */
export function demoCustomers(now: Date): DemoCustomer[] {
  const draws = chance('customers');
  const taken = new Set<string>();
  const known = knownCustomers.map((one) => {
    taken.add(one.email);
    return { ...one.record, created_at: iso(now.getTime() - one.days_ago * day) };
  });
  const drawn = Array.from({ length: count - known.length }, (_, index) => drawCustomer(index + known.length + 1, now, draws, taken));
  return sameAgain(withOwnPhones([...known, ...drawn]));
}

/** Unassigned phone numbers are few and some are drawn twice; the second customer gets none. */
function withOwnPhones(customers: DemoCustomer[]): DemoCustomer[] {
  const phones = new Set<string>();
  return customers.map((one) => {
    if (!one.phone) return one;
    if (phones.has(one.phone)) return { ...one, phone: null };
    phones.add(one.phone);
    return one;
  });
}

/** The last two duplicate existing customers under other emails, as examples for merging. */
function sameAgain(customers: DemoCustomer[]): DemoCustomer[] {
  const [second, third] = [customers.at(60), customers.at(75)];
  return customers.map((one, index) => {
    const known = index === customers.length - 2 ? second : index === customers.length - 1 ? third : undefined;
    if (!known) return one;
    const { first_name, last_name, phone, addresses } = known;
    return { ...one, first_name, last_name, phone, addresses };
  });
}

function drawCustomer(number: number, now: Date, draws: Chance, taken: Set<string>): DemoCustomer {
  const country = drawCountry(draws);
  const first_name = draws.pick(names[country].first);
  const last_name = draws.pick(names[country].last);
  const external_id = `customer-${String(number).padStart(3, '0')}`;
  const name = `${first_name} ${last_name}`;
  return {
    external_id,
    first_name,
    last_name,
    email: mailAddress(first_name, last_name, draws, taken),
    phone: filled(places[country].phone, draws),
    language: languageOf(country, draws),
    addresses: Array.from({ length: draws.maybe(0.08) ? 2 : 1 }, () => drawAddress(name, country, draws)),
    payment_methods: drawMethods(external_id, draws),
    // More customers joined recently than long ago.
    created_at: iso(now.getTime() - Math.floor(draws.next() ** 1.4 * 900 * day) - day),
  };
}

function mailAddress(first: string, last: string, draws: Chance, taken: Set<string>): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  const [one, two] = [plain(first), plain(last)];
  const local = draws.pick([`${one}.${two}`, `${one}.${two}`, `${one}${two}`, `${one[0]}.${two}`, `${one}.${two[0]}${draws.int(60, 99)}`]);
  for (let attempt = 0; ; attempt++) {
    const email = `${local}${attempt || ''}@${draws.pick(mailHosts)}`;
    if (taken.has(email)) continue;
    taken.add(email);
    return email;
  }
}

function drawAddress(name: string, country: Country, draws: Chance) {
  const place = places[country];
  const [city, postcode] = draws.pick(place.towns);
  const line2 = draws.maybe(0.07) ? { line2: draws.pick(['2nd floor', 'Apartment 4', 'Back house', 'c/o the bakery']) } : {};
  return {
    name,
    line1: place.line(draws.pick(place.streets), draws.int(1, 190)),
    ...line2,
    postcode: filled(postcode, draws),
    city,
    country,
  };
}

function languageOf(country: Country, draws: Chance): string {
  if (draws.maybe(0.06)) return 'en';
  return { NL: 'nl', DE: 'de', FR: 'fr', BE: draws.maybe(0.4) ? 'fr' : 'nl', ES: 'es', PT: 'pt', GB: 'en' }[country];
}

function drawMethods(customer: string, draws: Chance): DemoCustomer['payment_methods'] {
  const method = (kind: DemoCustomer['payment_methods'][number]['kind'], label: string, balance: string | null = null) => ({
    external_id: `${customer}-${kind}`,
    kind,
    label,
    balance,
  });
  const card = () => method('card', `${draws.pick(['Visa', 'Mastercard', 'Maestro'])} ending in ${draws.int(1000, 9999)}`);
  const prepaid = draws.maybe(0.68) ? card() : method('paypal', 'PayPal');
  const later = draws.maybe(0.6) ? method('invoice', 'Invoice, 14 days') : method('on_delivery', 'Pay on delivery');
  const gift = () => method('gift_card', `Gift card ending in ${draws.int(1000, 9999)}`, amount(draws.pick([2500, 5000, 10000])));
  return [...(draws.maybe(0.12) ? [later] : []), prepaid, ...(draws.maybe(0.12) ? [gift()] : [])];
}
