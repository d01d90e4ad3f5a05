import { type Product, updateProduct } from '@parley/contract/products';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useProduct, useShow } from './data.ts';
import type { ProductBody, SetField } from './images-field.tsx';
import { ProductFields } from './product-fields-form.tsx';
import type { Variants } from './variant-drafts.ts';
import { optionsWait } from './variants-editor.tsx';
import { t } from './messages.ts';

type EditProps = { product: Product; onClose: () => void };

/** Sends only what was changed here, so that changes that somebody else made meanwhile stay. */
export default function EditProduct({ product, onClose }: EditProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const { refetch } = useProduct(product.product_id);
  // The product at the first edit; until then the server's current version.
  const [held, hold] = useState(product);
  const [variants, setVariants] = useState<Variants | null>(null);
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm(async () => updateProduct, {
    defaults: { merchant, id: product.product_id, version: held.version },
    onDone: (saved) => {
      show(saved);
      notify.success(t('products.saved'));
      onClose();
    },
  });
  const base = form.dirty ? held : product;
  const isBehind = form.dirty && product.version !== held.version;
  const readAgain = useEffectEvent(() => void refetch());
  // The notice reports a version conflict, and needs the other's changes for it.
  useEffect(() => {
    if (form.problem) readAgain();
  }, [form.problem]);
  const set: SetField = (name, value) => {
    if (!form.dirty) hold(product);
    form.set(name, value);
  };
  const drop = () => {
    form.reset();
    setVariants(null);
    hold(product);
  };
  const notice = isBehind && (
    <Banner
      tone="human"
      className="mb-4"
      action={
        <span className="flex flex-wrap gap-1.5">
          <Button onClick={drop}>{t('products.changed_theirs')}</Button>
          <Button variant="human" onClick={() => hold(product)}>
            {t('products.changed_keep')}
          </Button>
        </span>
      }
    >
      <strong>{t('products.changed_title')}</strong> {t('products.changed_text')}
    </Banner>
  );
  return (
    <FormDialog
      title={t('products.edit_title', product)}
      does={t('products.save')}
      form={form}
      guardsPage
      wait={isUploading ? t('products.picture_wait') : optionsWait(variants)}
      notice={notice}
      onClose={onClose}
    >
      <ProductFields
        base={{ ...base, brand_id: base.shop_brand?.id ?? null }}
        changed={changedOf(form.values)}
        set={set}
        error={form.error}
        variants={variants}
        onVariants={setVariants}
        onUploading={setUploading}
      />
    </FormDialog>
  );
}

/** Form values that are not fields of the product. */
const changedOf = ({
  merchant: _merchant,
  id: _id,
  version: _version,
  ...changed
}: Partial<ProductBody> & { merchant: string; id: string; version?: number | undefined }) =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as Partial<ProductBody>;
