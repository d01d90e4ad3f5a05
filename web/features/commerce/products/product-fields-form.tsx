import { inventoryPolicies, type Product, productStatuses, productTextMaxLength, type productTexts } from '@parley/contract/products';
import { useMemo } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { BrandField } from './bulk-dialog.tsx';
import { ImagesField, type ProductBody, type SetField } from './images-field.tsx';
import { MetafieldFields } from './metafields/metafield-fields.tsx';
import { TagsField } from './tags-field.tsx';
import { sentOf, type Variants, variantsFrom } from './variant-drafts.ts';
import { VariantsEditor } from './variants-editor.tsx';
import { t } from './messages.ts';

type FieldsProps = {
  /** The product's current values, used for untouched fields. */
  base: Omit<ProductBody, 'variants' | 'options' | 'metafields'> & Pick<Product, 'variants' | 'options' | 'metafields'>;
  changed: Partial<ProductBody>;
  set: SetField;
  error: (path: string) => string | undefined;
  /** null while untouched. */
  variants: Variants | null;
  onVariants: (variants: Variants) => void;
  onUploading: (isUploading: boolean) => void;
};

/** All fields of a product: description, vendor, variants and images. */
export function ProductFields({ base, changed, set, error, variants, onVariants, onUploading }: FieldsProps) {
  const now = { ...base, ...changed };
  const { options, variants: saved } = base;
  // Kept while nothing changes, so that the rows stay the same rows.
  const untouched = useMemo(() => variantsFrom({ options, variants: saved }), [options, saved]);
  return (
    <>
      <Field label={t('products.field_name')} error={error('name')}>
        <Input name="name" maxLength={200} autoComplete="off" value={now.name} onChange={({ target }) => set('name', target.value)} />
      </Field>
      <Field label={t('products.description')} error={error('description')} optional>
        <Textarea
          name="description"
          maxLength={10_000}
          rows={4}
          value={now.description}
          onChange={({ target }) => set('description', target.value)}
        />
      </Field>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={t('products.field_status')}>
          <Select
            name="status"
            value={now.status}
            onChange={({ target }) => set('status', productStatuses.find((one) => one === target.value) ?? 'draft')}
          >
            {productStatuses.map((one) => (
              <option key={one} value={one}>
                {t(`products.status_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('products.policy')}>
          <Select
            name="inventory_policy"
            value={now.inventory_policy}
            onChange={({ target }) => set('inventory_policy', inventoryPolicies.find((one) => one === target.value) ?? 'deny')}
          >
            {inventoryPolicies.map((one) => (
              <option key={one} value={one}>
                {t(`products.policy_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <TextField name="category" hint={t('products.category_hint')} now={now} set={set} error={error} />
        <TextField name="brand" hint={t('products.maker_hint')} now={now} set={set} error={error} />
        <Field label={t('products.tax_class')} hint={t('products.tax_class_hint')} error={error('tax_class')}>
          <Input name="tax_class" maxLength={40} value={now.tax_class} onChange={({ target }) => set('tax_class', target.value)} />
        </Field>
        <TagsField tags={now.tags} onChange={(tags) => set('tags', tags)} error={error('tags')} />
        <BrandField value={now.brand_id ?? ''} hint={t('products.brand_hint')} onChange={(brand) => set('brand_id', brand || null)} />
      </div>
      <VariantsEditor
        variants={variants ?? untouched}
        onChange={(next) => {
          onVariants(next);
          set('variants', sentOf(next));
        }}
        error={error}
      />
      <MetafieldFields
        saved={base.metafields}
        changed={changed.metafields ?? {}}
        onChange={(metafields) => set('metafields', metafields)}
        error={error}
      />
      <ImagesField images={now.images} onChange={(images) => set('images', images)} onUploading={onUploading} />
    </>
  );
}

type TextName = (typeof productTexts)[number];
type TextProps = { name: TextName; hint: string; now: Pick<ProductBody, TextName> } & Pick<FieldsProps, 'set' | 'error'>;

const TextField = ({ name, hint, now, set, error }: TextProps) => (
  <Field label={t(`products.field_${name === 'brand' ? 'maker' : name}`)} hint={hint} error={error(name)} optional>
    <Input
      name={name}
      maxLength={productTextMaxLength}
      value={now[name] ?? ''}
      onChange={({ target }) => set(name, target.value.trimStart() || null)}
    />
  </Field>
);
