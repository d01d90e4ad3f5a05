import { recordPayment } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { MethodField } from './shared-fields.tsx';
import { t } from './messages.ts';

/** Records a payment. */
export default function PaymentForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const form = useContractForm(async () => recordPayment, {
    defaults: { merchant, id: order.id, amount: order.balance, method: null },
    blame: { 'payment.too_much': 'amount', 'payment.method_refused': 'method', 'payment.balance_low': 'amount' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
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
      <MethodField
        order={order}
        pays
        label={t('orders.method_from')}
        value={form.values.method ?? null}
        error={form.error('method')}
        onChange={(method) => form.set('method', method)}
      />
      {form.values.method === null && (
        <Field label={t('orders.gift_card_code')} hint={t('orders.gift_card_hint')} error={form.error('gift_card_code')} optional>
          <Input
            name="gift_card_code"
            autoComplete="off"
            maxLength={60}
            value={form.values.gift_card_code ?? ''}
            onChange={({ target }) => form.set('gift_card_code', target.value || undefined)}
          />
        </Field>
      )}
    </ActionDialog>
  );
}
