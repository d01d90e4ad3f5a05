import { productTextMaxLength } from '@parley/contract/products';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useBrands, type ProductChange } from './data.ts';
import { t } from './messages.ts';

export type BulkAction = 'price' | 'category' | 'add_tags' | 'remove_tags' | 'brand' | 'delete';
type DialogProps = { action: BulkAction; onChange: (change: ProductChange) => void; onClose: () => void };

/** The dialog of a bulk action: its input, or a confirmation of what can't be undone. */
export function BulkDialog({ action, onChange, onClose }: DialogProps) {
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const apply = () => {
    const read = changeOf(action, text);
    if ('issue' in read) return setIssue(read.issue);
    onChange(read.change);
    onClose();
  };
  if (action === 'delete')
    return (
      <Frame
        title={t('products.bulk_delete_title')}
        text={t('products.bulk_delete_text')}
        does={t('products.bulk_delete_do')}
        danger
        onApply={apply}
        onClose={onClose}
      />
    );
  const write = (next: string) => {
    setText(next);
    setIssue(undefined);
  };
  return (
    <Frame title={t(`products.bulk_${action}_title`)} does={t('products.bulk_apply')} onApply={apply} onClose={onClose}>
      {action === 'brand' ? (
        <BrandField value={text} onChange={write} />
      ) : (
        <Field label={labels[action]} hint={hints[action]} error={issue}>
          <Input
            autoComplete="off"
            maxLength={action === 'category' ? productTextMaxLength : 1000}
            value={text}
            onChange={({ target }) => write(target.value)}
            {...(action === 'price' && { inputMode: 'decimal' as const, end: <span className="pe-2 text-ink-3">%</span> })}
          />
        </Field>
      )}
    </Frame>
  );
}

const labels = {
  price: t('products.bulk_price_label'),
  category: t('products.field_category'),
  add_tags: t('products.tags'),
  remove_tags: t('products.tags'),
};
const hints = {
  price: t('products.bulk_price_hint'),
  category: t('products.bulk_category_hint'),
  add_tags: t('products.bulk_tags_hint'),
  remove_tags: t('products.bulk_tags_hint'),
};

/** The change that was entered, or why it is invalid. */
export function changeOf(action: BulkAction, text: string): { change: ProductChange } | { issue: string } {
  const words = text.trim();
  if (action === 'delete') return { change: { delete: true } };
  if (action === 'category') return { change: { category: words || null } };
  if (action === 'brand') return { change: { brand_id: words || null } };
  if (action === 'price') {
    const percent = Number(words.replace(',', '.').replace('−', '-') || 'none');
    const isGood = Number.isFinite(percent) && percent !== 0 && percent >= -90 && percent <= 900;
    return isGood ? { change: { price_percent: percent } } : { issue: t('products.bulk_price_fault') };
  }
  const tags = [...new Set(words.split(',').map((tag) => tag.trim()))].filter(Boolean);
  if (tags.length === 0 || tags.length > 20 || tags.some((tag) => tag.length > 60)) return { issue: t('products.bulk_tags_fault') };
  return { change: action === 'add_tags' ? { add_tags: tags } : { remove_tags: tags } };
}

/** '' stands for the default brand. */
export function BrandField({ value, onChange, hint }: { value: string; onChange: (brand: string) => void; hint?: string }) {
  const brands = useBrands().data?.items ?? [];
  return (
    <Field label={t('products.field_brand')} hint={hint}>
      <Select name="brand_id" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{brands.find(({ is_default: isDefault }) => isDefault)?.name ?? t('products.default_brand')}</option>
        {brands.map(
          ({ id, name, is_default: isDefault }) =>
            isDefault || (
              <option key={id} value={id}>
                {name}
              </option>
            ),
        )}
      </Select>
    </Field>
  );
}

type FrameProps = {
  title: string;
  text?: string;
  does: string;
  danger?: boolean;
  onApply: () => void;
  onClose: () => void;
  children?: ReactNode;
};

function Frame({ title, text, does, danger = false, onApply, onClose, children }: FrameProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      {...(text && { description: text })}
      footer={
        <>
          <Button onClick={onClose}>{t('products.cancel')}</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'}>
            {does}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
