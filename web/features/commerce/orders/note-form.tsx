import { addOrderNote } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { t } from './messages.ts';

/** Adds an internal note to the timeline. */
export default function NoteForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const form = useContractForm(async () => addOrderNote, {
    defaults: { merchant, id: order.id, text: '' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.note_title', { number: order.order_number })}
      does={t('orders.do_note')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field label={t('orders.event_note')} hint={t('orders.note_hint')} error={form.error('text')}>
        <Textarea {...form.field('text')} maxLength={2000} autoFocus />
      </Field>
    </ActionDialog>
  );
}
