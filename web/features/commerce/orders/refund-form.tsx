import { refundOrder } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { MethodField, NotifyBox } from './shared-fields.tsx';
import { t } from './messages.ts';

/** Refunds at most what was paid and not refunded yet. */
export default function RefundForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const form = useContractForm(async () => refundOrder, {
    defaults: { merchant, id: order.id, amount: order.refundable, method: null, reason: '', notify: false },
    blame: { 'refund.too_much': 'amount', 'refund.above_limit': 'amount', 'payment.method_refused': 'method' },
    onDone: (changed) => {
      show(changed);
      notify.success(t('orders.refunded_done'));
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.refund_title', { number: order.order_number })}
      does={t('orders.refund_do', { amount: formatMoney(form.values.amount, order.currency) })}
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field
        label={t('orders.amount')}
        hint={t('orders.at_most', { amount: formatMoney(order.refundable, order.currency) })}
        error={form.error('amount')}
      >
        <AmountInput {...form.field('amount')} autoFocus />
      </Field>
      <MethodField
        order={order}
        label={t('orders.method')}
        value={form.values.method ?? null}
        error={form.error('method')}
        onChange={(method) => form.set('method', method)}
      />
      <Field label={t('orders.reason')} error={form.error('reason')} optional>
        <Input {...form.field('reason')} maxLength={500} />
      </Field>
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}
