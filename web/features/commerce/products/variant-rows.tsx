import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { nameOfDraft, type VariantDraft } from './variant-drafts.ts';
import { t } from './messages.ts';

type RowsProps = {
  drafts: readonly VariantDraft[];
  onChange: (drafts: VariantDraft[]) => void;
  onRemove: (key: string) => void;
  error: (path: string) => string | undefined;
};

const line = 'grid items-center gap-x-2 gap-y-1.5 max-md:grid-cols-2 md:grid-cols-[minmax(90px,1.4fr)_1fr_1fr_0.9fr_1.2fr_1.2fr_52px_28px]';

/** The variants, one line each; two lines on a phone. */
export function VariantRows({ drafts, onChange, onRemove, error }: RowsProps) {
  const change = (place: number, part: Partial<VariantDraft>) => {
    const draft = drafts[place];
    if (draft) onChange(drafts.with(place, { ...draft, ...part }));
  };
  const heads = ['variant', 'price', 'was', 'stock', 'sku', 'barcode', 'for_sale'] as const;
  return (
    <div className="grid gap-2">
      <div aria-hidden className={`${line} text-xs text-ink-3 max-md:hidden!`}>
        {heads.map((head) => (
          <span key={head}>{t(`products.${head}`)}</span>
        ))}
      </div>
      <ul className="grid grid-cols-1 gap-2 max-md:gap-4">
        {drafts.map((draft, place) => (
          <VariantRow
            key={draft.key}
            draft={draft}
            place={place}
            error={error}
            onChange={(part) => change(place, part)}
            onRemove={drafts.length > 1 ? () => onRemove(draft.key) : null}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  draft: VariantDraft;
  place: number;
  error: RowsProps['error'];
  onChange: (part: Partial<VariantDraft>) => void;
  onRemove: (() => void) | null;
};

function VariantRow({ draft, place, error, onChange, onRemove }: RowProps) {
  const issueId = useId();
  const name = nameOfDraft(draft, t('products.only_variant'));
  const at = (field: string) => error(`variants.${place}.${field}`);
  const issues = [
    ...new Set(['price', 'compare_at_price', 'stock', 'sku', 'barcode', 'options'].map(at).filter((issue) => issue !== undefined)),
  ];
  const field = (field: string, label: string): ComponentProps<typeof Input> => ({
    name: `variants.${place}.${field}`,
    'aria-label': label,
    autoComplete: 'off',
    ...(at(field) && { 'aria-invalid': true, 'aria-describedby': issueId }),
  });
  return (
    <li className={line}>
      <span className="truncate font-medium max-md:self-center" title={name}>
        {name}
      </span>
      <Captioned caption={t('products.price')}>
        <AmountInput
          {...field('price', t('products.price_of', { name }))}
          value={draft.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Captioned>
      <Captioned caption={t('products.was')}>
        <AmountInput
          {...field('compare_at_price', t('products.was_of', { name }))}
          value={draft.was}
          onChange={({ target }) => onChange({ was: target.value })}
        />
      </Captioned>
      <Captioned caption={t('products.stock')}>
        <Input
          {...field('stock', t('products.stock_of', { name }))}
          inputMode="numeric"
          maxLength={10}
          value={draft.stock}
          onChange={({ target }) => onChange({ stock: unitsIn(target.value), isStockTouched: true })}
        />
      </Captioned>
      <Captioned caption={t('products.sku')}>
        <Input
          {...field('sku', t('products.sku_of', { name }))}
          maxLength={80}
          value={draft.sku}
          onChange={({ target }) => onChange({ sku: target.value })}
        />
      </Captioned>
      <Captioned caption={t('products.barcode')}>
        <Input
          {...field('barcode', t('products.barcode_of', { name }))}
          maxLength={60}
          value={draft.barcode}
          onChange={({ target }) => onChange({ barcode: target.value })}
        />
      </Captioned>
      <Captioned caption={t('products.for_sale')}>
        <Checkbox
          hideLabel
          className="max-md:h-control md:justify-self-center"
          label={t('products.for_sale_of', { name })}
          checked={draft.available}
          onChange={({ target }) => onChange({ available: target.checked })}
        />
      </Captioned>
      <span className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        {onRemove && <IconButton className="size-7!" label={t('products.remove_variant', { name })} icon={<X />} onClick={onRemove} />}
      </span>
      {issues.length > 0 && (
        <p id={issueId} role="alert" className="col-span-full text-sm text-bad">
          {issues.join(' ')}
        </p>
      )}
    </li>
  );
}

/** On a phone there are no column headers, so each field shows its label. */
const Captioned = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <span className="grid gap-0.5">
    <span aria-hidden className="text-xs text-ink-3 md:hidden">
      {caption}
    </span>
    {children}
  </span>
);

/** Units are whole numbers; stock may be negative. */
export const unitsIn = (text: string) => text.replace(/[^\d-]/g, '').replace(/(?!^)-/g, '');
