import type { Sent } from '@parley/contract/endpoint';
import { createProduct } from '@parley/contract/products';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ProductFields } from './product-fields-form.tsx';
import { newDraft, sentOf, type Variants } from './variant-drafts.ts';
import { optionsWait } from './variants-editor.tsx';
import { t } from './messages.ts';

const base: Required<Omit<Sent<typeof createProduct>, 'merchant' | 'variants' | 'options'>> = {
  name: '',
  description: '',
  brand: null,
  brand_id: null,
  category: null,
  tags: [],
  status: 'draft',
  inventory_policy: 'deny',
  tax_class: 'standard',
  images: [],
  metafields: {},
};

/** Creates a product, which opens beside the list. */
export default function NewProduct({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const merchant = useMerchantId();
  const [first] = useState<Variants>(() => ({ options: [], drafts: [newDraft()] }));
  const [variants, setVariants] = useState(first);
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm(async () => createProduct, {
    defaults: { merchant, ...base, variants: sentOf(first) },
    onDone: ({ product_id: id }) => {
      notify.success(t('products.made'));
      onClose();
      onMade(id);
    },
  });
  return (
    <FormDialog
      title={t('products.new_product')}
      does={t('products.make')}
      form={form}
      wait={isUploading ? t('products.picture_wait') : optionsWait(variants)}
      onClose={onClose}
    >
      <ProductFields
        base={{ ...base, variants: [], options: [], metafields: [] }}
        changed={form.values}
        set={form.set}
        error={form.error}
        variants={variants}
        onVariants={setVariants}
        onUploading={setUploading}
      />
    </FormDialog>
  );
}
