import type { Approval } from '@parley/contract/approvals';
import { formatAnyOf, formatMoney } from '../../../../lib/format.ts';
import { t } from './messages.ts';

/** The action as a question. */
export const questionOf = ({ action, order }: Pick<Approval, 'action' | 'order'>): string =>
  t(`action.${action}_question`, { order: order?.number ?? '' });

/** The action in few words, for a list. */
export const shortOf = ({ action, order }: Pick<Approval, 'action' | 'order'>): string =>
  t(`action.${action}_short`, { order: order?.number ?? '' });

export function reasonOf({ why, amount, currency, customer, requested_by: by }: Approval): string {
  const money = formatMoney(amount, currency);
  if (by) return t('approvals.why_teammate', { amount: money, name: by.name });
  const name = customer?.name ?? t('approvals.customer');
  return why === 'limit' ? t('approvals.why_limit', { amount: money, name }) : t('approvals.why_permission', { name });
}

/** Who can approve it, for those who can't. */
export const approversOf = ({ approvers }: Approval): string =>
  approvers.length > 0
    ? t('approvals.who_can', {
        names: formatAnyOf(approvers.map(({ name }) => name)),
        count: approvers.length,
      })
    : t('approvals.nobody_can');

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
