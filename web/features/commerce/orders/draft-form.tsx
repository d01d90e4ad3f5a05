import { updateDraft } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { withoutEmpty } from './address-form.tsx';
import { DraftFields, type DraftLine } from './draft-fields.tsx';
import { detailOfLine } from './shared-fields.tsx';
import { t } from './messages.ts';

/** Edits a draft. */
export default function DraftForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  // The version at opening: a change that a teammate made since must not be overwritten.
  const [version] = useState(order.version);
  const [lines, setLines] = useState<DraftLine[] | null>(null);
  const [before] = useState<DraftLine[]>(() =>
    order.lines.flatMap(({ variant_id: variant, name, quantity, price, ...line }) =>
      variant ? [{ variant_id: variant, name, detail: detailOfLine(line), quantity, price, currency: order.currency }] : [],
    ),
  );
  const [address, setAddress] = useState(order.shipping_address);
  const form = useContractForm(async () => updateDraft, {
    defaults: {
      merchant,
      id: order.id,
      version,
      // Lines and code are sent only when changed, so that what the form can't show, such as a fixed discount or a deleted product, stays.
      ...(lines && { lines: lines.map(({ variant_id, quantity, price }) => ({ variant_id, quantity, price })) }),
      ...(address !== order.shipping_address && { shipping_address: address && withoutEmpty(address) }),
      shipping: order.shipping,
      payment_terms: order.payment_terms,
      tax_exempt: order.tax_exempt,
    },
    blame: { 'discount.refused': 'discount_code' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog title={t('orders.do_edit_draft')} does={t('orders.save_draft')} form={form} onClose={onClose}>
      <DraftFields
        lines={lines ?? before}
        onLines={setLines}
        code={(form.values.discount_code === undefined ? order.discount_code : form.values.discount_code) ?? ''}
        onCode={(code) => form.set('discount_code', code || null)}
        shipping={form.field('shipping')}
        terms={form.field('payment_terms')}
        exempt={{ checked: form.values.tax_exempt ?? false, onChange: (checked) => form.set('tax_exempt', checked) }}
        address={address}
        onAddress={setAddress}
        customer={order.customer?.id ?? null}
        error={form.error}
      />
    </ActionDialog>
  );
}
