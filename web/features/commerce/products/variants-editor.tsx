import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { announce } from '../../../ui/live.tsx';
import { OptionValues } from './option-values.tsx';
import * as drafts from './variant-drafts.ts';
import { unitsIn, VariantRows } from './variant-rows.tsx';
import { t } from './messages.ts';

type Variants = drafts.Variants;
type EditorProps = { variants: Variants; onChange: (variants: Variants) => void; error: (path: string) => string | undefined };

/** The product's options, and the variants of every combination, which change at once. */
export function VariantsEditor({ variants, onChange, error }: EditorProps) {
  const [asked, ask] = useState<drafts.Removal | null>(null);
  const { options } = variants;
  const change = (next: Variants) => {
    if (next.drafts.length !== variants.drafts.length) announce(t('products.variants_now', { count: next.drafts.length }));
    onChange(next);
  };
  /** Variants with stock go only after somebody said so. */
  const remove = (removal: drafts.Removal) => (drafts.stockedOf(removal.removed).length > 0 ? ask(removal) : change(removal.variants));
  const add = (place: number, values: readonly string[]) => {
    const added = drafts.withValues(variants, place, values);
    if ('variants' in added) return void change(added.variants);
    onChange(drafts.withRefusal(variants, place, true));
    return refusalOf(added.refused);
  };
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="sr-only">{t('products.variants')}</legend>
      <div>
        <h3>{t('products.options')}</h3>
        <p className="text-sm text-ink-3">{t('products.options_text')}</p>
      </div>
      {options.map(({ key, name, values }, place) => {
        const called = name.trim() || t('products.option_nth', { place: place + 1 });
        return (
          <div key={key} className="grid grid-cols-[minmax(90px,1fr)_3fr_auto] items-start gap-2">
            <OptionName
              place={place}
              name={name}
              issue={drafts.nameIssue(options, place)}
              onChange={(typed) => onChange(drafts.withName(variants, place, typed))}
            />
            <OptionValues
              option={called}
              values={values}
              onAdd={(typed) => add(place, typed)}
              onClear={() => onChange(drafts.withRefusal(variants, place, false))}
              onRename={(from, to) => onChange(drafts.withRenamedValue(variants, place, from, to))}
              onRemove={(value) => remove(drafts.withoutValue(variants, place, value))}
            />
            <IconButton
              label={t('products.option_remove', { name: called })}
              icon={<X />}
              onClick={() => remove(drafts.withoutOption(variants, place))}
            />
          </div>
        );
      })}
      {options.length < drafts.mostOptions && (
        <Button className="justify-self-start" icon={<Plus />} onClick={() => onChange(drafts.withOption(variants))}>
          {t('products.option_add')}
        </Button>
      )}
      {variants.drafts.length > 1 && <ForAll variants={variants} onChange={onChange} />}
      <VariantRows
        drafts={variants.drafts}
        onChange={(next) => onChange({ options, drafts: next })}
        onRemove={(key) => remove(drafts.withoutDraft(variants, key))}
        error={error}
      />
      <Lacking variants={variants} onChange={change} />
      <p className="text-sm text-ink-3">{t('products.variants_hint')}</p>
      {asked && (
        <RemovalDialog
          removed={drafts.stockedOf(asked.removed)}
          onClose={() => ask(null)}
          onConfirm={() => {
            ask(null);
            change(asked.variants);
          }}
        />
      )}
    </fieldset>
  );
}

/** Why the product can't be saved with these options. */
export function optionsWait(variants: Variants | null) {
  if (variants?.options.some(({ isRefused }) => isRefused)) return t('products.values_wait');
  return variants?.options.some((_, place) => drafts.nameIssue(variants.options, place)) ? t('products.option_wait') : undefined;
}

function refusalOf({ why, count }: drafts.Refusal) {
  if (why === 'long') return t('products.value_long', { most: drafts.mostValueCharacters });
  if (why === 'values') return t('products.values_most', { count, most: drafts.mostOptionValues });
  return t('products.variants_most', { count, most: drafts.mostVariants });
}

type NameProps = { place: number; name: string; issue: 'missing' | 'twice' | undefined; onChange: (name: string) => void };

function OptionName({ place, name, issue, onChange }: NameProps) {
  const issueId = useId();
  return (
    <div className="grid gap-1.5">
      <Input
        aria-label={t('products.option_name', { place: place + 1 })}
        placeholder={t('products.option_name_example')}
        maxLength={60}
        autoComplete="off"
        value={name}
        {...(issue && { 'aria-invalid': true, 'aria-describedby': issueId })}
        onChange={({ target }) => onChange(target.value)}
      />
      <div aria-live="polite" className="contents">
        {issue && (
          <p id={issueId} className="text-sm text-bad">
            {t(`products.option_name_${issue}`)}
          </p>
        )}
      </div>
    </div>
  );
}

type PartProps = { variants: Variants; onChange: (variants: Variants) => void };

/** One price or stock for every variant. */
function ForAll({ variants, onChange }: PartProps) {
  const [price, setPrice] = useState('');
  const [stock, setStock] = useState('');
  const apply = () => {
    const priced = price.trim() ? drafts.withForAll(variants, 'price', price.trim()) : variants;
    onChange(stock.trim() ? drafts.withForAll(priced, 'stock', stock.trim()) : priced);
    announce(t('products.all_applied', { count: variants.drafts.length }));
    setPrice('');
    setStock('');
  };
  const applyOnEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div role="group" aria-label={t('products.all_variants')} className="flex flex-wrap items-end gap-2">
      <label className="grid w-32 gap-0.5 text-xs text-ink-3">
        {t('products.all_price')}
        <AmountInput autoComplete="off" value={price} onKeyDown={applyOnEnter} onChange={({ target }) => setPrice(target.value)} />
      </label>
      <label className="grid w-32 gap-0.5 text-xs text-ink-3">
        {t('products.all_stock')}
        <Input
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          value={stock}
          onKeyDown={applyOnEnter}
          onChange={({ target }) => setStock(unitsIn(target.value))}
        />
      </label>
      <Button disabled={price.trim() === '' && stock.trim() === ''} onClick={apply}>
        {t('products.all_apply')}
      </Button>
    </div>
  );
}

/** Combinations that were removed can be added again. */
function Lacking({ variants, onChange }: PartProps) {
  const count = drafts.lackingOf(variants);
  if (count <= 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {t('products.lacking', { count })}
      <Button onClick={() => onChange(drafts.withAll(variants))}>{t('products.lacking_add', { count })}</Button>
    </p>
  );
}

type RemovalProps = { removed: readonly drafts.VariantDraft[]; onClose: () => void; onConfirm: () => void };

function RemovalDialog({ removed, onClose, onConfirm }: RemovalProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="small"
      title={t('products.removal_title', { count: removed.length })}
      description={t('products.removal_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('products.removal_keep')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('products.removal_do', { count: removed.length })}
          </Button>
        </>
      }
    >
      <ul className="max-h-60 overflow-y-auto text-sm">
        {removed.map((draft) => (
          <li key={draft.key}>
            {t('products.removal_line', {
              name: drafts.nameOfDraft(draft, t('products.only_variant')),
              stock: Number(draft.stock),
            })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
