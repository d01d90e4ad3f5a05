import { editPayment } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { methodNote } from './refund-note.ts';
import { t } from './messages.ts';

/** Switches to another payment method of the customer. */
export default function PaymentMethodForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const others = (order.customer?.payment_methods ?? []).filter(
    ({ id, balance }) => id !== order.payment_method && (balance === null || Number(balance) > 0),
  );
  const form = useContractForm(async () => editPayment, {
    defaults: { merchant, id: order.id, method: others[0]?.id ?? '' },
    blame: { 'payment.method_refused': 'method', 'payment.balance_low': 'method' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.payment_method_title', { number: order.order_number })}
      text={methodNote(order)}
      does={t('orders.do_edit_payment')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field label={t('orders.paid_with')} error={form.error('method')}>
        <Select {...form.field('method')}>
          {others.map(({ id, label, balance }) => (
            <option key={id} value={id}>
              {balance === null ? label : t('orders.method_balance', { label, balance: formatMoney(balance, order.currency) })}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}
