import { addOrderNote } from '@parley/contract/orders';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { DeedDialog } from '../../../ui/deed-dialog.tsx';
import { type OrderFormProps, useShow } from './deeds-data.ts';
import { t } from './words.ts';

/** A line in the timeline for the team. */
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
    <DeedDialog
      title={t('orders.note_title', { number: order.order_number })}
      does={t('orders.do_note')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field label={t('orders.event_note')} hint={t('orders.note_hint')} error={form.error('text')}>
        <Textarea {...form.field('text')} maxLength={2000} autoFocus />
      </Field>
    </DeedDialog>
  );
}
