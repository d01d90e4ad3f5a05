import type { Discount } from '@parley/contract/checkout';
import { AmountInput } from '../../ui/amount-input.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { t } from './checkout-words.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';

export type DiscountBody = Pick<Discount, 'kind' | 'value' | 'minimum' | 'starts_at' | 'ends_at' | 'max_uses' | 'active'>;
export type DiscountSetters = { [Name in keyof DiscountBody]: (value: DiscountBody[Name]) => void };
type FieldsProps = {
  values: Partial<DiscountBody>;
  error: (path: string) => string | undefined;
  currency: string;
  set: DiscountSetters;
};

export function DiscountFields({ values, error, currency, set }: FieldsProps) {
  const { kind = 'percent', value = '', minimum = '', max_uses: most = null, active = true } = values;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('checkout.discount_kind')} error={error('kind')}>
          <Select name="kind" value={kind} onChange={({ target }) => set.kind(target.value === 'fixed' ? 'fixed' : 'percent')}>
            <option value="percent">{t('checkout.discount_kind_percent')}</option>
            <option value="fixed">{t('checkout.discount_kind_fixed')}</option>
          </Select>
        </Field>
        <Field label={t('checkout.discount_value')} error={error('value')}>
          <AmountInput
            name="value"
            value={value}
            onChange={({ target }) => set.value(target.value.trim())}
            end={<span className="pe-1.5 text-sm text-ink-3">{kind === 'percent' ? '%' : currency}</span>}
          />
        </Field>
        <Field label={t('checkout.discount_minimum_label')} hint={t('checkout.discount_minimum_hint')} error={error('minimum')}>
          <AmountInput
            name="minimum"
            value={minimum}
            onChange={({ target }) => set.minimum(target.value.trim())}
            end={<span className="pe-1.5 text-sm text-ink-3">{currency}</span>}
          />
        </Field>
        <Field label={t('checkout.discount_max_uses')} hint={t('checkout.discount_max_uses_hint')} error={error('max_uses')}>
          <Input
            type="number"
            min={1}
            name="max_uses"
            value={most ?? ''}
            onChange={({ target }) => set.max_uses(target.value === '' ? null : target.valueAsNumber)}
          />
        </Field>
        <Moment name="starts_at" label={t('checkout.discount_starts')} values={values} error={error} set={set} />
        <Moment name="ends_at" label={t('checkout.discount_ends')} values={values} error={error} set={set} />
      </div>
      <Checkbox
        name="active"
        label={t('checkout.discount_active')}
        checked={active}
        onChange={({ target }) => set.active(target.checked)}
      />
    </>
  );
}

type MomentProps = Omit<FieldsProps, 'currency'> & { name: 'starts_at' | 'ends_at'; label: string };

const Moment = ({ name, label, values, error, set }: MomentProps) => (
  <Field label={label} optional error={error(name)}>
    <Input
      type="datetime-local"
      name={name}
      value={toLocalTime(values[name] ?? null)}
      onChange={({ target }) => set[name](fromLocalTime(target.value))}
    />
  </Field>
);
