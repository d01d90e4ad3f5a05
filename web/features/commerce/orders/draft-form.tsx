import { updateDraft } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { DeedDialog } from '../../../ui/deed-dialog.tsx';
import { type OrderFormProps, useShow } from './deeds-data.ts';
import { DraftFields, type DraftLine } from './draft-fields.tsx';
import { detailOfLine } from './shared-fields.tsx';
import { t } from './words.ts';

/** Changes a draft. */
export default function DraftForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  // What was seen when the form was opened: a change that a teammate made since is not written over.
  const [version] = useState(order.version);
  const [lines, setLines] = useState<DraftLine[] | null>(null);
  const [before] = useState<DraftLine[]>(() =>
    order.lines.flatMap(({ variant_id: variant, name, quantity, price, ...line }) =>
      variant ? [{ variant_id: variant, name, detail: detailOfLine(line), quantity, price, currency: order.currency }] : [],
    ),
  );
  const form = useContractForm(async () => updateDraft, {
    defaults: {
      merchant,
      id: order.id,
      version,
      // Lines and code are sent only when they were changed: what the form cannot show, an amount off or a product that is gone, stays so.
      ...(lines && { lines: lines.map(({ variant_id, quantity, price }) => ({ variant_id, quantity, price })) }),
      shipping: order.shipping,
      payment_terms: order.payment_terms,
    },
    blame: { 'discount.refused': 'discount_code' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <DeedDialog title={t('orders.do_edit_draft')} does={t('orders.save_draft')} form={form} onClose={onClose}>
      <DraftFields
        lines={lines ?? before}
        onLines={setLines}
        code={(form.values.discount_code === undefined ? order.discount_code : form.values.discount_code) ?? ''}
        onCode={(code) => form.set('discount_code', code || null)}
        shipping={form.field('shipping')}
        terms={form.field('payment_terms')}
        error={form.error}
      />
    </DeedDialog>
  );
}
