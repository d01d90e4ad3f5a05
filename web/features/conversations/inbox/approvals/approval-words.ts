import type { Approval } from '@parley/contract/approvals';
import { formatMoney } from '../../../../lib/format.ts';
import { t } from './messages.ts';

/** The action as a question. */
export const questionOf = ({ action, order }: Pick<Approval, 'action' | 'order'>): string =>
  t(`action.${action}_question`, { order: order?.number ?? '' });

/** The action in few words, for a list. */
export const shortOf = ({ action, order }: Pick<Approval, 'action' | 'order'>): string =>
  t(`action.${action}_short`, { order: order?.number ?? '' });

export const reasonOf = ({ why, amount, currency, customer: { name } }: Approval): string =>
  why === 'limit' ? t('approvals.why_limit', { amount: formatMoney(amount, currency), name }) : t('approvals.why_permission', { name });

/** What the action changes, one line each; empty values are left out. */
export const movesOf = ({ money, currency }: Pick<Approval, 'money' | 'currency'>): string[] =>
  money
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ kind, when, label, amount: cents }) => {
      const amount = formatMoney(cents, currency);
      return label === null ? t(`approvals.${kind}_${when}_plain`, { amount }) : t(`approvals.${kind}_${when}`, { amount, label });
    });

export const placeOf = (address: NonNullable<Approval['address']>): string =>
  [address.line1, address.line2, `${address.postcode} ${address.city}`.trim(), address.region, address.country].filter(Boolean).join(', ');
