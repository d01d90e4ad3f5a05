import type { Address } from '@parley/contract/addresses';
import type { Customer, CustomerSummary } from '@parley/contract/customers';
import { languageName } from '../../../lib/languages.ts';
import { formatMonth } from '../../../lib/format.ts';
import type { StatusTone } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

/** The name, or the contact detail of a customer without one. */
export const nameOf = ({ name, email, phone }: Pick<CustomerSummary, 'name' | 'email' | 'phone'>): string =>
  name || email || phone || t('customers.nameless');

/** "Customer since Mar 2025 · German". */
export function sinceWords({ created_at: since, language }: Pick<Customer, 'created_at' | 'language'>): string {
  const date = formatMonth(since);
  return language ? t('customers.since_in', { date, language: languageName(language) }) : t('customers.since', { date });
}

export const addressWords = ({ name, line1, line2, postcode, city, region, country }: Address): string =>
  [name, line1, line2, [postcode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', ');

/** The colour only repeats the word. */
export const consentTone: Record<CustomerSummary['consent_email'], StatusTone> = { granted: 'ok', refused: 'bad', unknown: 'neutral' };
