import { holdOrder } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { t } from './messages.ts';

/** Puts an order on hold, with a reason. */
export default function HoldForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const form = useContractForm(async () => holdOrder, {
    defaults: { merchant, id: order.id, reason: '' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.hold_title', { number: order.order_number })}
      text={t('orders.hold_text')}
      does={t('orders.do_hold')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field label={t('orders.reason')} error={form.error('reason')}>
        <Input {...form.field('reason')} maxLength={500} autoFocus />
      </Field>
    </ActionDialog>
  );
}
