import { createOrder } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { DeedDialog } from '../../ui/deed-dialog.tsx';
import { CustomerFinder } from './customer-finder.tsx';
import { DraftFields, type DraftLine } from './draft-fields.tsx';
import { t } from './words.ts';

type NewOrderProps = { onMade: (id: string) => void; onClose: () => void };

/** A draft by hand. */
export default function NewOrder({ onMade, onClose }: NewOrderProps) {
  const merchant = useMerchantId();
  const [lines, setLines] = useState<DraftLine[]>([]);
  const form = useContractForm(async () => createOrder, {
    defaults: {
      merchant,
      customer_id: null,
      lines: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
      discount_code: null,
      shipping: '0',
      payment_terms: 'prepaid',
    },
    blame: { 'discount.refused': 'discount_code' },
    onDone: ({ id }) => {
      onClose();
      onMade(id);
    },
  });
  return (
    <DeedDialog title={t('orders.new_order')} does={t('orders.make_draft')} form={form} onClose={onClose}>
      <CustomerFinder value={form.values.customer_id ?? null} onChange={(customer) => form.set('customer_id', customer)} />
      <DraftFields
        lines={lines}
        onLines={setLines}
        code={form.values.discount_code ?? ''}
        onCode={(code) => form.set('discount_code', code || null)}
        shipping={form.field('shipping')}
        terms={form.field('payment_terms')}
        error={form.error}
      />
    </DeedDialog>
  );
}
