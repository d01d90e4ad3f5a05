import { type Order, recordPayment } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { t } from './messages.ts';

/** Records a payment. */
export default function PaymentForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const form = useContractForm(async () => recordPayment, {
    defaults: { merchant, id: order.id, amount: order.balance, method: firstOf(order) },
    blame: { 'payment.too_much': 'amount', 'payment.method_refused': 'method', 'payment.balance_low': 'amount' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  /** The code of a gift card is asked for where no method is chosen. */
  const choose = (method: string) => {
    form.set('method', method || null);
    form.set('gift_card_code', method ? undefined : '');
  };
  return (
    <ActionDialog
      title={t('orders.payment_title', { number: order.order_number })}
      does={t('orders.payment_do')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field
        label={t('orders.amount')}
        hint={t('orders.at_most', { amount: formatMoney(order.balance, order.currency) })}
        error={form.error('amount')}
      >
        <AmountInput {...form.field('amount')} autoFocus />
      </Field>
      <Field label={t('orders.method_from')} error={form.error('method')}>
        <Select name="method" value={form.values.method ?? ''} onChange={({ target }) => choose(target.value)}>
          {payable(order).map(({ id, label, balance }) => (
            <option key={id} value={id}>
              {balance === null ? label : t('orders.method_balance', { label, balance: formatMoney(balance, order.currency) })}
            </option>
          ))}
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`orders.method_${kind}`)}
            </option>
          ))}
          <option value="">{t('orders.gift_card_code')}</option>
        </Select>
      </Field>
      {form.values.method === null && (
        <Field label={t('orders.gift_card_code')} hint={t('orders.gift_card_hint')} error={form.error('gift_card_code')}>
          <Input
            name="gift_card_code"
            autoComplete="off"
            maxLength={60}
            value={form.values.gift_card_code ?? ''}
            onChange={({ target }) => form.set('gift_card_code', target.value)}
          />
        </Field>
      )}
    </ActionDialog>
  );
}

/** A balance that is used up pays nothing. */
const payable = ({ customer }: Order) => (customer?.payment_methods ?? []).filter(({ balance }) => balance === null || Number(balance) > 0);

const kinds = ['cash', 'bank_transfer', 'card', 'other'] as const;

/** What paid last; before the first payment a stored method of the customer, but none with a balance, which may be too low. */
function firstOf({ ledger, customer }: Order): string {
  const methods = customer?.payment_methods.filter(({ balance }) => balance === null) ?? [];
  const last = ledger.findLast(({ kind, provider_state: state }) => kind === 'payment' && state !== 'failed')?.method;
  if (last && [...methods.map(({ id }) => id), ...kinds].includes(last)) return last;
  return methods[0]?.id ?? 'cash';
}
