import type { Approval } from '@parley/contract/approvals';
import { formatMoney } from '../../../../lib/format.ts';
import { t } from './words.ts';

/** What is asked, as a question. */
export const questionOf = ({ deed, order }: Pick<Approval, 'deed' | 'order'>): string =>
  t(`deed.${deed}_question`, { order: order?.number ?? '' });

/** The same in few words, for a list. */
export const shortOf = ({ deed, order }: Pick<Approval, 'deed' | 'order'>): string =>
  t(`deed.${deed}_short`, { order: order?.number ?? '' });

export const whyOf = ({ why, amount, currency, customer: { name } }: Approval): string =>
  why === 'limit' ? t('approvals.why_limit', { amount: formatMoney(amount, currency), name }) : t('approvals.why_permission', { name });

/** What moves, a line each; what is nothing is left out. */
export const movesOf = ({ money, currency }: Pick<Approval, 'money' | 'currency'>): string[] =>
  money
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ kind, when, label, amount: cents }) => {
      const amount = formatMoney(cents, currency);
      return label === null ? t(`approvals.${kind}_${when}_plain`, { amount }) : t(`approvals.${kind}_${when}`, { amount, label });
    });

export const placeOf = (address: NonNullable<Approval['address']>): string =>
  [address.line1, address.line2, `${address.postcode} ${address.city}`.trim(), address.region, address.country].filter(Boolean).join(', ');
