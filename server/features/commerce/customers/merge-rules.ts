import type { Address } from '@parley/contract/addresses';
import { type Consent, digitsOf, type PaymentMethod, sameAddress, stricterConsent } from './rules.ts';

/** The fields of a customer that a merge looks at; the lists come from JSON columns. */
export type Person = {
  id: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string | null;
  emails: string[];
  phones: string[];
  language: string | null;
  blocked_at: Date | null;
  verified_external_id: string | null;
  consent: Consent;
  addresses: Address[];
  payment_methods: PaymentMethod[];
  tags: string[];
};
/** What the customer gained in a merge, so that exactly that can be undone. `filled` and `consent` hold the previous values. */
export type Gained = {
  tags: string[];
  emails: string[];
  phones: string[];
  addresses: Address[];
  payment_methods: string[];
  consent: Record<string, { before: Consent[string] | null; after: Consent[string] }>;
  filled: Partial<Pick<Person, 'first_name' | 'last_name' | 'name' | 'language'>>;
  blocked: boolean;
  identity: string | null;
};

/** What a customer gains from another: everything they lacked. */
export function gainedFrom(into: Person, other: Person): Gained {
  const consent = stricterConsent(into.consent, other.consent);
  const channels = Object.entries(consent).filter(([channel, record]) => into.consent[channel] !== record);
  return {
    tags: other.tags.filter((tag) => !into.tags.includes(tag)),
    emails: other.emails.filter((email) => !into.emails.includes(email)),
    phones: other.phones.filter((phone) => !into.phones.some((own) => digitsOf(own) === digitsOf(phone))),
    addresses: other.addresses.filter((address) => !into.addresses.some((own) => sameAddress(own, address))),
    payment_methods: other.payment_methods
      .filter(({ external_id: id }) => !into.payment_methods.some((own) => own.external_id === id))
      .map(({ external_id: id }) => id),
    consent: Object.fromEntries(channels.map(([channel, after]) => [channel, { before: into.consent[channel] ?? null, after }])),
    filled: filledBy(into, other),
    blocked: into.blocked_at === null && other.blocked_at !== null,
    identity: into.verified_external_id === null ? other.verified_external_id : null,
  };
}

/** An anonymous visitor takes the name of the customer they turn out to be. Returns the previous values. */
function filledBy(into: Person, other: Person): Gained['filled'] {
  const isNameless = into.first_name === '' && into.last_name === '';
  const takesName = isNameless && (other.first_name !== '' || other.last_name !== '');
  return {
    ...(takesName && { first_name: into.first_name, last_name: into.last_name, name: into.name }),
    ...(into.language === null && other.language !== null && { language: null }),
  };
}

type Fields = Omit<Person, 'id' | 'tags' | 'email'>;
/** The customer with the gained values. */
export function withGained(into: Person, other: Person, gained: Gained): Fields {
  const named = gained.filled.name === undefined ? into : other;
  const after = Object.fromEntries(Object.entries(gained.consent).map(([channel, record]) => [channel, record.after]));
  return {
    first_name: named.first_name,
    last_name: named.last_name,
    name: named.name,
    language: into.language ?? other.language,
    emails: [...into.emails, ...gained.emails],
    phones: [...into.phones, ...gained.phones],
    addresses: [...into.addresses, ...gained.addresses],
    payment_methods: [
      ...into.payment_methods,
      ...other.payment_methods.filter(({ external_id: id }) => gained.payment_methods.includes(id)),
    ],
    consent: { ...into.consent, ...after },
    blocked_at: into.blocked_at ?? other.blocked_at,
    verified_external_id: into.verified_external_id ?? gained.identity,
  };
}

/** The customer without the gained values, unless somebody has changed them since. */
export function withoutGained(into: Person, other: Person, gained: Gained): Fields {
  const isName = gained.filled.name !== undefined && into.name === other.name;
  const before = isName ? { ...into, ...gained.filled } : into;
  const undone = Object.entries(gained.consent).filter(([channel, { after }]) => isSame(into.consent[channel], after));
  const consent = { ...into.consent };
  for (const [channel, record] of undone) {
    if (record.before) consent[channel] = record.before;
    else delete consent[channel];
  }
  return {
    first_name: before.first_name,
    last_name: before.last_name,
    name: before.name,
    language: gained.filled.language === null && into.language === other.language ? null : into.language,
    emails: into.emails.filter((email) => !gained.emails.includes(email)),
    phones: into.phones.filter((phone) => !gained.phones.includes(phone)),
    addresses: into.addresses.filter((address) => !gained.addresses.some((one) => sameAddress(one, address))),
    payment_methods: into.payment_methods.filter(({ external_id: id }) => !gained.payment_methods.includes(id)),
    consent,
    blocked_at: gained.blocked && into.blocked_at?.getTime() === other.blocked_at?.getTime() ? null : into.blocked_at,
    verified_external_id: gained.identity !== null && into.verified_external_id === gained.identity ? null : into.verified_external_id,
  };
}
const isSame = (one: Consent[string] | undefined, other: Consent[string]) =>
  one !== undefined && one.state === other.state && one.at === other.at;

/** What goes back to the other customer: gift cards with their current balance, and emails that nobody else has taken since. */
export function givenBack(into: Person, other: Person, gained: Gained, taken: readonly string[]): Fields {
  const now = new Map(into.payment_methods.map((method) => [method.external_id, method]));
  return {
    ...other,
    emails: other.emails.filter((email) => !taken.includes(email)),
    payment_methods: other.payment_methods.map((method) =>
      gained.payment_methods.includes(method.external_id) ? (now.get(method.external_id) ?? method) : method,
    ),
    verified_external_id: other.verified_external_id ?? (into.verified_external_id === gained.identity ? gained.identity : null),
  };
}

const day = 86_400_000;
/** Why a merge can't be undone, as a sentence, or undefined. */
export function whyNotUndone(merge: { undone_at: Date | null; at: Date }, now: Date, days: number): string | undefined {
  if (merge.undone_at !== null) return 'This merge was already undone.';
  return now.getTime() - merge.at.getTime() >= days * day ? `This merge is more than ${days} days old, so it can’t be undone.` : undefined;
}
