import type { Sent } from '@parley/contract/endpoint';
import { type editItems, type Order, previewItems } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type Edit = Required<Pick<Sent<typeof editItems>, 'add' | 'remove' | 'apply_discount' | 'settle' | 'method'>> & {
  changes: readonly { line_id: string; variant_id: string; quantity: number }[];
};

/** What the edit comes to, as the server calculates it: `isLoading` until that is about what is entered. */
export function useEditSums(order: Order, { changes, add, remove, apply_discount: isDiscounted, settle, method }: Edit) {
  const asked = {
    ...(changes.length > 0 && { changes: changes.map((one) => `${one.line_id}:${one.variant_id}:${one.quantity}`).join(',') }),
    ...(add.length > 0 && { add: add.map((one) => `${one.variant_id}:${one.quantity}`).join(',') }),
    ...(remove.length > 0 && { remove: remove.map((one) => `${one.line_id}:${one.quantity}`).join(',') }),
  };
  const isAsked = Object.keys(asked).length > 0;
  const how = { settle, apply_discount: isDiscounted ? 'true' : 'false', ...(method !== null && settle === 'now' && { method }) };
  const entered = JSON.stringify({ ...asked, ...how });
  const settledDown = useDebounced(entered, 250);
  const input = { merchant: useMerchantId(), id: order.id, ...(JSON.parse(settledDown) as typeof how) };
  const isSame = entered === settledDown;
  const { data, error, isFetching } = useRead(previewItems, input, { enabled: isAsked && isSame, keepPrevious: true });
  return {
    data: isAsked ? data : undefined,
    problem: isAsked && isSame ? error?.detail : undefined,
    isLoading: isAsked && (isFetching || !isSame),
  };
}
type Sums = ReturnType<typeof useEditSums>;

const isNone = (amount: string) => Number(amount) === 0;

/** The button says what it moves. */
export function buttonFor({ data }: Sums, { currency }: Order): string {
  if (data && !isNone(data.charged)) return t('orders.items_charge_do', { amount: formatMoney(data.charged, currency) });
  if (data && !isNone(data.refunded)) return t('orders.items_refund_do', { amount: formatMoney(data.refunded, currency) });
  return t('orders.items_do');
}

/** The order's sums after the edit, and what is charged, refunded or left. */
export function EditSums({ sums: { data, problem, isLoading }, order: { currency } }: { sums: Sums; order: Order }) {
  if (problem)
    return (
      <p role="alert" className="text-sm text-bad">
        {problem}
      </p>
    );
  if (!data) return null;
  const to = data.method_label;
  const rows: { label: string; amount: string; strong?: boolean; minus?: boolean }[] = [
    { label: t('orders.subtotal'), amount: data.subtotal },
    ...(isNone(data.discount) ? [] : [{ label: t('orders.discount'), amount: data.discount, minus: true }]),
    { label: t('orders.shipping'), amount: data.shipping },
    ...(data.tax_included || isNone(data.tax) ? [] : [{ label: t('orders.tax'), amount: data.tax }]),
    { label: t('orders.items_total'), amount: data.total, strong: true },
    ...(data.tax_included && !isNone(data.tax) ? [{ label: t('orders.tax_included', { tax: t('orders.tax') }), amount: data.tax }] : []),
    ...(isNone(data.charged)
      ? []
      : [{ label: to ? t('orders.items_charged_to', { method: to }) : t('orders.items_charged'), amount: data.charged, strong: true }]),
    ...(isNone(data.refunded)
      ? []
      : [{ label: to ? t('orders.items_refunded_to', { method: to }) : t('orders.items_refunded'), amount: data.refunded, strong: true }]),
    ...(Number(data.balance) > 0 ? [{ label: t('orders.still_due'), amount: data.balance, strong: true }] : []),
    ...(Number(data.balance) < 0 ? [{ label: t('orders.overpaid'), amount: data.balance.replace('-', ''), strong: true }] : []),
  ];
  return (
    <dl aria-live="polite" aria-busy={isLoading} className={cx('grid gap-1 border-t pt-3 tabular-nums', isLoading && 'opacity-60')}>
      {rows.map(({ label, amount, strong, minus }) => (
        <div key={label} className={cx('flex justify-between gap-3', strong ? 'font-strong' : 'text-ink-2')}>
          <dt>{label}</dt>
          <dd>{`${minus ? '−' : ''}${formatMoney(amount, currency)}`}</dd>
        </div>
      ))}
    </dl>
  );
}

type SettleProps = { sums: Sums; value: 'now' | 'later'; onChange: (value: 'now' | 'later') => void };

/** Whether the difference is charged or refunded now, or left. */
export function SettleField({ sums: { data }, value, onChange }: SettleProps) {
  if (!data || isNone(data.difference)) return null;
  const isMore = Number(data.difference) > 0;
  return (
    <Field
      label={t('orders.items_settle')}
      hint={isMore && value === 'now' && isNone(data.charged) ? t('orders.items_no_method') : undefined}
    >
      <Select name="settle" value={value} onChange={({ target }) => onChange(target.value === 'later' ? 'later' : 'now')}>
        <option value="now">{isMore ? t('orders.items_charge') : t('orders.items_refund')}</option>
        <option value="later">{isMore ? t('orders.items_leave_due') : t('orders.items_leave_overpaid')}</option>
      </Select>
    </Field>
  );
}
