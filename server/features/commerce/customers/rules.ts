import type { Address } from '@parley/contract/addresses';
import type { consentStates, CustomerSummary } from '@parley/contract/customers';
import { can, type TeamRole } from '@parley/contract/permissions';

type Asker = { id: string; teamRole: TeamRole | null };
/** One's own note, or anyone's for those who may change settings. */
export const mayDelete = (note: { user_id: string }, { id, teamRole }: Asker) =>
  note.user_id === id || (teamRole !== null && can(teamRole, 'settings:write'));

export type ConsentRecord = { state: (typeof consentStates)[number]; source: string; at: string | null };
export type Consent = Record<string, ConsentRecord>;
/** `balance` is a decimal string, of a gift card. */
export type PaymentMethod = { external_id: string; kind: string; label: string; balance: string | null };

/** What this person may do with a customer now. */
export function actionsOf(
  { blocked, mergeableBack }: { blocked: boolean; mergeableBack: boolean },
  role: TeamRole | null,
): CustomerSummary['actions'] {
  if (role === null || !can(role, 'customers:write')) return [];
  return [
    'edit',
    'merge',
    ...(mergeableBack ? (['unmerge'] as const) : []),
    blocked ? 'unblock' : 'block',
    'note',
    'tag',
    ...(can(role, 'customers:erase') ? (['erase'] as const) : []),
  ];
}

type Called = { first_name: string; last_name: string; emails: readonly string[]; phones: readonly string[] };
const fullName = ({ first_name, last_name }: Called) => `${first_name} ${last_name}`.trim();
const contactOf = ({ emails, phones }: Called) => emails[0] ?? phones[0] ?? '';

/**
 * What a customer is called: their name, otherwise what they called themself in a chat, otherwise an address of theirs. '' when nothing is
 * left to call them by.
 */
export function nameOf(wanted: Called, before?: Called & { name: string }): string {
  const full = fullName(wanted);
  if (full !== '') return full;
  const own = before && fullName(before) === '' && before.name !== contactOf(before) ? before.name : '';
  return own || contactOf(wanted);
}

/** Each once, in the order given; `keyOf` says what makes two the same. */
export const distinct = (values: readonly string[], keyOf = (value: string) => value) =>
  values.filter((value, place) => values.findIndex((one) => keyOf(one) === keyOf(value)) === place);
export const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** Who refused stays refused, whatever the other said; who said something counts over who said nothing. */
export function stricterConsent(one: Consent, other: Consent): Consent {
  const result: Consent = { ...one };
  for (const [channel, theirs] of Object.entries(other)) {
    const ours = result[channel];
    if (!ours || ours.state === 'unknown' || (ours.state === 'granted' && theirs.state === 'refused')) result[channel] = theirs;
  }
  return result;
}

/** The same but for spelling. */
export const sameAddress = (one: Address, other: Address) => addressWords(one) === addressWords(other);
const addressWords = ({ name = '', line1, line2 = '', city, postcode, country }: Address) =>
  [name, line1, line2, city, postcode, country].map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join('|');
