import { updateOrderStatus } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { hasStock, NotifyBox, RestockBox } from './shared-fields.tsx';
import { refundNote } from './refund-note.ts';
import { t } from './messages.ts';

type Refund = 'all' | 'none' | 'some';

/** Cancels an order in one step: refund, restock, and whether to notify the customer. */
export default function CancelForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const wasPaid = Number(order.refundable) > 0;
  const [kind, setKind] = useState<Refund>('all');
  const [amount, setAmount] = useState(order.refundable);
  const form = useContractForm(async () => updateOrderStatus, {
    defaults: {
      merchant,
      id: order.id,
      status: 'cancelled',
      note: '',
      restock: true,
      notify: false,
      ...(wasPaid && { refund: kind === 'some' ? { amount } : kind }),
    },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  const refundable = formatMoney(order.refundable, order.currency);
  return (
    <ActionDialog
      keep={t('orders.keep')}
      title={t('orders.cancel_title', { number: order.order_number })}
      text={textOf(wasPaid, hasStock(order))}
      does={t('orders.cancel_do')}
      danger
      form={form}
      onClose={onClose}
    >
      {wasPaid && (
        <Field label={t('orders.cancel_refund')} hint={kind !== 'none' && refundNote(order)}>
          <Select value={kind} onChange={({ target }) => setKind(target.value as Refund)}>
            <option value="all">{t('orders.cancel_refund_all', { amount: refundable })}</option>
            <option value="some">{t('orders.cancel_refund_some')}</option>
            <option value="none">{t('orders.cancel_refund_none')}</option>
          </Select>
        </Field>
      )}
      {wasPaid && kind === 'some' && (
        <Field
          label={t('orders.amount')}
          hint={t('orders.at_most', { amount: refundable })}
          error={form.error('refund.amount') ?? form.error('refund')}
        >
          <AmountInput name="refund" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
      )}
      <RestockBox order={order} checked={form.values.restock ?? true} onChange={(checked) => form.set('restock', checked)} />
      <Field label={t('orders.reason')} error={form.error('note')} optional>
        <Input {...form.field('note')} maxLength={500} />
      </Field>
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}

function textOf(wasPaid: boolean, canRestock: boolean): string {
  if (canRestock) return wasPaid ? t('orders.cancel_text') : t('orders.cancel_text_unpaid');
  return wasPaid ? t('orders.cancel_text_refund') : t('orders.cancel_text_none');
}
