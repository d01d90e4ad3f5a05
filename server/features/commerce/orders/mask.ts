import type { Address } from '@parley/contract/addresses';
import type { Actor } from '../../../context.ts';
import { actorMay, isInShop } from '../../../platform/lib/actors.ts';
import { maskDeep, maskEmail, maskName, maskPhone, maskText } from '../../../platform/lib/mask.ts';
import { personOf } from './person.ts';
import type { OrderPerson } from './rules.ts';

/** How an order is masked: what the viewer may do, and how much of the customer they see. */
export type Mask = {
  person: OrderPerson;
  name(name: string): string;
  email(email: string | null): string | null;
  phone(phone: string | null): string | null;
  words<T extends string | null>(text: T): T | string;
  deep(value: unknown): unknown;
  address(address: Address | null): Address | null;
};

export function maskFor({ actor }: { actor: Actor }, refundLimitCents: number): Mask {
  const person = personOf({ actor }, refundLimitCents);
  const sees = !isInShop(actor) || actorMay(actor, 'personal_data:read');
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

/** Keeps only what statistics need of an address; hides the name and the street. */
const maskAddress = ({ name, city, region, country }: Address): Address => ({
  ...(name && { name: maskName(name) }),
  line1: '•••',
  city,
  ...(region && { region }),
  postcode: '•••',
  country,
});
