import type { Address } from '@parley/contract/addresses';
import { can } from '@parley/contract/permissions';
import type { Actor } from '../../../context.ts';
import { maskDeep, maskEmail, maskName, maskPhone, maskText } from '../../../platform/lib/mask.ts';
import { personOf } from './person.ts';
import type { OrderPerson } from './rules.ts';

/** In whose eyes an order is shown: what they may do, and how much of a customer they see. */
export type Eyes = {
  person: OrderPerson;
  name(name: string): string;
  email(email: string | null): string | null;
  phone(phone: string | null): string | null;
  words<T extends string | null>(text: T): T | string;
  deep(value: unknown): unknown;
  address(address: Address | null): Address | null;
};

export function eyesOf({ actor }: { actor: Actor }, refundLimitCents: number): Eyes {
  const person = personOf({ actor }, refundLimitCents);
  const sees = actor.kind !== 'user' || (actor.teamRole !== null && can(actor.teamRole, 'personal_data:read'));
  if (sees) {
    const same = <T>(value: T) => value;
    return { person, name: same, email: same, phone: same, words: same, deep: same, address: same };
  }
  return {
    person,
    name: maskName,
    email: maskEmail,
    phone: maskPhone,
    words: (text) => (text === null ? text : maskText(text)),
    deep: maskDeep,
    address: (address) => address && maskAddress(address),
  };
}

/** Where to, as far as it may be counted: the street and whose it is are nobody's to know. */
const maskAddress = ({ name, city, region, country }: Address): Address => ({
  ...(name && { name: maskName(name) }),
  line1: '•••',
  city,
  ...(region && { region }),
  postcode: '•••',
  country,
});
