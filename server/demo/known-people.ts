// The customers that documents, tests and the demo tour name.
import type { DemoCustomer } from './records.ts';
import { deliveries, type Country } from './shipping.ts';

type Person = {
  id: string;
  first: string;
  last: string;
  phone: string;
  language: string;
  country: Country;
  line1: string;
  postcode: string;
  city: string;
  pays: 'card' | 'paypal' | 'invoice';
  label: string;
  days_ago: number;
};

const people: Person[] = [
  {
    id: 'yusuf-rossi',
    first: 'Yusuf',
    last: 'Rossi',
    phone: '+31 6 55 50 44 71',
    language: 'en',
    country: 'NL',
    line1: 'Maaskade 114',
    postcode: '3071 NE',
    city: 'Rotterdam',
    pays: 'card',
    label: 'Visa ending in 4471',
    days_ago: 560,
  },
  {
    id: 'mei-silva',
    first: 'Mei',
    last: 'Silva',
    phone: '+351 91 555 0187',
    language: 'pt',
    country: 'PT',
    line1: 'Rua do Almada 52',
    postcode: '4050-036',
    city: 'Porto',
    pays: 'paypal',
    label: 'PayPal',
    days_ago: 320,
  },
  {
    id: 'aarav-khan',
    first: 'Aarav',
    last: 'Khan',
    phone: '+44 7700 900318',
    language: 'en',
    country: 'GB',
    line1: '27 Albert Terrace',
    postcode: 'BS8 4QF',
    city: 'Bristol',
    pays: 'card',
    label: 'Mastercard ending in 2206',
    days_ago: 205,
  },
  {
    id: 'isabella-ortiz',
    first: 'Isabella',
    last: 'Ortiz',
    phone: '+34 655 512 908',
    language: 'es',
    country: 'ES',
    line1: 'Calle San Juan, 18',
    postcode: '46003',
    city: 'Valencia',
    pays: 'card',
    label: 'Visa ending in 8120',
    days_ago: 41,
  },
  {
    id: 'noah-brown',
    first: 'Noah',
    last: 'Brown',
    phone: '+44 7700 900652',
    language: 'en',
    country: 'GB',
    line1: '9 Harbour View',
    postcode: 'EH6 6QQ',
    city: 'Edinburgh',
    pays: 'paypal',
    label: 'PayPal',
    days_ago: 290,
  },
  {
    id: 'lucas-moore',
    first: 'Lucas',
    last: 'Moore',
    phone: '+32 468 90 31 17',
    language: 'en',
    country: 'BE',
    line1: 'Graslei 12',
    postcode: '9000',
    city: 'Gent',
    pays: 'card',
    label: 'Mastercard ending in 5519',
    days_ago: 150,
  },
  {
    id: 'emma-garcia',
    first: 'Emma',
    last: 'Garcia',
    phone: '+33 6 39 98 14 25',
    language: 'fr',
    country: 'FR',
    line1: '31 quai des Chartrons',
    postcode: '33000',
    city: 'Bordeaux',
    pays: 'paypal',
    label: 'PayPal',
    days_ago: 88,
  },
  {
    id: 'johanna-weber',
    first: 'Johanna',
    last: 'Weber',
    phone: '+49 171 3920041',
    language: 'de',
    country: 'DE',
    line1: 'Kastanienallee 7',
    postcode: '20357',
    city: 'Hamburg',
    pays: 'invoice',
    label: 'Invoice, 14 days',
    days_ago: 430,
  },
];

const record = (person: Person): Omit<DemoCustomer, 'created_at'> => ({
  external_id: person.id,
  first_name: person.first,
  last_name: person.last,
  email: mail(person),
  phone: person.phone,
  language: person.language,
  addresses: [
    { name: `${person.first} ${person.last}`, line1: person.line1, postcode: person.postcode, city: person.city, country: person.country },
  ],
  payment_methods: [{ external_id: `${person.id}-${person.pays}`, kind: person.pays, label: person.label, balance: null }],
});

const mail = (person: Person) => `${person.first}.${person.last}@mail.example`.toLowerCase();

/** The known customers without their join date, and how many days ago that was. */
export const knownCustomers = people.map((person) => ({ email: mail(person), days_ago: person.days_ago, record: record(person) }));

/** A known customer by id; throws for an unknown one. */
export function knownPerson(id: string) {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`No known customer ${id}.`);
  return {
    external_id: id,
    name: `${person.first} ${person.last}`,
    email: mail(person),
    phone: person.phone,
    postcode: person.postcode,
    country: deliveries[person.country].name,
  };
}
