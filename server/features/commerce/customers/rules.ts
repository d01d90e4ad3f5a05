import type { Address } from '@parley/contract/addresses';
import type { consentStates, CustomerSummary } from '@parley/contract/customers';
import { type Principal, mayDo } from '@parley/contract/permissions';

type Requester = { id: string } & Principal;
/** Authors may delete their own notes, and people who may change settings any note. */
export const mayDelete = (note: { user_id: string | null }, requester: Requester) =>
  note.user_id === requester.id || mayDo(requester, 'settings:write');

export type ConsentRecord = { state: (typeof consentStates)[number]; source: string; at: string | null };
export type Consent = Record<string, ConsentRecord>;
/** `balance` is a decimal string, for gift cards only. */
export type PaymentMethod = { external_id: string; kind: string; label: string; balance: string | null };

/** The actions this person may take on a customer now. */
export function actionsOf(
  { blocked, mergeableBack }: { blocked: boolean; mergeableBack: boolean },
  requester: Principal,
): CustomerSummary['actions'] {
  if (!mayDo(requester, 'customers:write')) return [];
  return [
    'edit',
    'merge',
    ...(mergeableBack ? (['unmerge'] as const) : []),
    blocked ? 'unblock' : 'block',
    'note',
    'tag',
    ...(mayDo(requester, 'customers:erase') ? (['erase'] as const) : []),
  ];
}

type Called = { first_name: string; last_name: string; emails: readonly string[]; phones: readonly string[] };
const fullName = ({ first_name, last_name }: Called) => `${first_name} ${last_name}`.trim();
const contactOf = ({ emails, phones }: Called) => emails[0] ?? phones[0] ?? '';

/** A customer's display name: their name, otherwise the name they gave in a chat, otherwise an address. '' if they have none of these. */
export function nameOf(wanted: Called, before?: Called & { name: string }): string {
  const full = fullName(wanted);
  if (full !== '') return full;
  const own = before && fullName(before) === '' && before.name !== contactOf(before) ? before.name : '';
  return own || contactOf(wanted);
}

/** Removes duplicates by `keyOf`, keeping the order. */
export const distinct = (values: readonly string[], keyOf = (value: string) => value) =>
  values.filter((value, place) => values.findIndex((one) => keyOf(one) === keyOf(value)) === place);
export const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** A refusal always wins, and an answer beats no answer. */
export function stricterConsent(one: Consent, other: Consent): Consent {
  const result: Consent = { ...one };
  for (const [channel, theirs] of Object.entries(other)) {
    const ours = result[channel];
    if (!ours || ours.state === 'unknown' || (ours.state === 'granted' && theirs.state === 'refused')) result[channel] = theirs;
  }
  return result;
}

/** Compares addresses, ignoring spelling differences. */
export const sameAddress = (one: Address, other: Address) => addressWords(one) === addressWords(other);
const addressWords = ({ name = '', line1, line2 = '', city, postcode, country }: Address) =>
  [name, line1, line2, city, postcode, country].map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join('|');
