import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { WordsInput } from './tags-field.tsx';
import { combine, countOf, mostVariants, type Option, renamed, type VariantDraft } from './variant-drafts.ts';
import { VariantRows } from './variant-rows.tsx';
import { t } from './messages.ts';

export type Variants = { options: Option[]; drafts: VariantDraft[] };
type EditorProps = { variants: Variants; onChange: (variants: Variants) => void; error: (path: string) => string | undefined };

/** The product's options, and the variants they result in. */
export function VariantsEditor({ variants: { options, drafts }, onChange, error }: EditorProps) {
  const put = (place: number, option: Option) => options.with(place, option);
  const rename = (place: number, to: string) => {
    const option = options[place];
    if (option) onChange({ options: put(place, { ...option, name: to }), drafts: renamed(drafts, option.name, to) });
  };
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="sr-only">{t('products.variants')}</legend>
      <div>
        <h3>{t('products.options')}</h3>
        <p className="text-sm text-ink-3">{t('products.options_text')}</p>
      </div>
      {options.map(({ name, values }, place) => {
        const called = name || t('products.option_nth', { place: place + 1 });
        return (
          // Its name changes while typing, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="grid grid-cols-[minmax(90px,1fr)_3fr_auto] items-start gap-2">
            <Input
              aria-label={t('products.option_name', { place: place + 1 })}
              placeholder={t('products.option_name_example')}
              maxLength={60}
              value={name}
              onChange={({ target }) => rename(place, target.value)}
            />
            <WordsInput
              name=""
              label={t('products.option_values', { name: called })}
              placeholder={t('products.option_value_example')}
              words={values}
              most={120}
              onChange={(next) => onChange({ options: put(place, { name, values: next }), drafts })}
            />
            <IconButton
              label={t('products.option_remove', { name: called })}
              icon={<X />}
              onClick={() => onChange({ options: options.toSpliced(place, 1), drafts })}
            />
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<Plus />}
          disabled={options.length >= 5}
          onClick={() => onChange({ options: [...options, { name: '', values: [] }], drafts })}
        >
          {t('products.option_add')}
        </Button>
        <Combine options={options} drafts={drafts} onMade={(made) => onChange({ options, drafts: made })} />
      </div>
      <VariantRows drafts={drafts} onChange={(next) => onChange({ options, drafts: next })} error={error} />
      <p className="text-sm text-ink-3">{t('products.variants_hint')}</p>
    </fieldset>
  );
}

type CombineProps = { options: Option[]; drafts: VariantDraft[]; onMade: (drafts: VariantDraft[]) => void };

/** Shown when options and variants don't match; says beforehand what will be added and removed. */
function Combine({ options, drafts, onMade }: CombineProps) {
  const count = countOf(options);
  if (count > mostVariants)
    return (
      <p role="alert" className="text-sm text-bad">
        {t('products.combine_too_many', { count })}
      </p>
    );
  const made = combine(options, drafts);
  const isSame = made.added === 0 && made.removed === 0 && made.drafts.every(({ key, options: has }) => sameAs(drafts, key, has));
  if (isSame) return null;
  const words = [
    made.added > 0 && t('products.combine_add', { count: made.added }),
    made.removed > 0 && t('products.combine_remove', { count: made.removed }),
  ].filter(Boolean);
  return (
    <>
      <Button variant="primary" onClick={() => onMade(made.drafts)}>
        {t('products.combine')}
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {words.join(', ')}
      </span>
    </>
  );
}

const sameAs = (drafts: readonly VariantDraft[], key: string, options: Record<string, string>) =>
  JSON.stringify(Object.entries(drafts.find((draft) => draft.key === key)?.options ?? {}).toSorted()) ===
  JSON.stringify(Object.entries(options).toSorted());
