import { createTaxRate, type TaxRate, updateTaxRate } from '@parley/contract/taxes';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './tax-messages.ts';
import type { Countries } from './use-countries.ts';

type DialogProps = { classes: readonly string[]; countries: Countries; onClose: () => void };

export const TaxDialog = ({ rate, ...rest }: DialogProps & { rate: TaxRate | undefined }) =>
  rate ? <EditRate rate={rate} {...rest} /> : <NewRate {...rest} />;

function NewRate({ classes, countries, onClose }: DialogProps) {
  const form = useContractForm(async () => createTaxRate, {
    defaults: {
      ...{ merchant: useMerchantId(), name: '', rate: '', country: '', regions: [] as string[], tax_class: 'standard' },
      ...{ replaces_country: false, on_shipping: true },
    },
    blame: { 'tax.rate_exists': 'name' },
    onDone: () => {
      notify.success(t('taxes.created'));
      onClose();
    },
  });
  const set: RateSetters = {
    name: (value) => form.set('name', value),
    rate: (value) => form.set('rate', value),
    country: (value) => form.set('country', value),
    regions: (value) => form.set('regions', value),
    tax_class: (value) => form.set('tax_class', value),
    replaces_country: (value) => form.set('replaces_country', value),
    on_shipping: (value) => form.set('on_shipping', value),
  };
  return (
    <ActionDialog title={t('taxes.new_title')} does={t('taxes.create')} form={form} onClose={onClose}>
      <RateFields values={form.values} error={form.error} set={set} classes={classes} countries={countries} />
    </ActionDialog>
  );
}

function EditRate({ rate: { created_at: _created, ...rate }, classes, countries, onClose }: DialogProps & { rate: TaxRate }) {
  const form = useContractForm(async () => updateTaxRate, {
    defaults: { merchant: useMerchantId(), ...rate },
    blame: { 'tax.rate_exists': 'name' },
    onDone: () => {
      notify.success(t('taxes.saved'));
      onClose();
    },
  });
  const set: RateSetters = {
    name: (value) => form.set('name', value),
    rate: (value) => form.set('rate', value),
    country: (value) => form.set('country', value),
    regions: (value) => form.set('regions', value),
    tax_class: (value) => form.set('tax_class', value),
    replaces_country: (value) => form.set('replaces_country', value),
    on_shipping: (value) => form.set('on_shipping', value),
  };
  return (
    <ActionDialog title={t('taxes.edit_title')} does={t('taxes.save')} form={form} onClose={onClose}>
      <RateFields values={form.values} error={form.error} set={set} classes={classes} countries={countries} />
    </ActionDialog>
  );
}

type RateBody = Pick<TaxRate, 'name' | 'rate' | 'country' | 'regions' | 'tax_class' | 'replaces_country' | 'on_shipping'>;
type RateSetters = { [Name in keyof RateBody]: (value: RateBody[Name]) => void };
type FieldsProps = {
  values: Partial<RateBody>;
  error: (path: string) => string | undefined;
  set: RateSetters;
  classes: readonly string[];
  countries: Countries;
};

function RateFields({ values, error, set, classes, countries }: FieldsProps) {
  const { name = '', rate = '', country = '', regions = [], tax_class: taxClass = 'standard' } = values;
  const [typed, setTyped] = useState(regions.join(', '));
  const regionsError = error('regions') ?? regions.map((_, place) => error(`regions.${place}`)).find(Boolean);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('taxes.name')} hint={t('taxes.name_hint')} error={error('name')}>
          <Input name="name" value={name} onChange={({ target }) => set.name(target.value)} />
        </Field>
        <Field label={t('taxes.rate')} error={error('rate')}>
          <AmountInput
            name="rate"
            value={rate}
            onChange={({ target }) => set.rate(target.value.trim())}
            end={<span className="pe-1.5 text-sm text-ink-3">%</span>}
          />
        </Field>
        <Field label={t('taxes.country_label')} error={error('country')}>
          <Select name="country" value={country} onChange={({ target }) => set.country(target.value)}>
            <option value="">{t('taxes.choose_country')}</option>
            {countries.map(({ code, name: label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('taxes.class')} hint={t('taxes.class_hint')} error={error('tax_class')}>
          <Input
            name="tax_class"
            list="tax-classes"
            autoComplete="off"
            value={taxClass}
            onChange={({ target }) => set.tax_class(target.value)}
          />
        </Field>
      </div>
      <datalist id="tax-classes">
        {classes.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Field label={t('taxes.regions')} hint={t('taxes.regions_hint')} error={regionsError} optional>
        <Input
          name="regions"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            set.regions(
              target.value
                .split(',')
                .map((one) => one.trim())
                .filter(Boolean),
            );
          }}
        />
      </Field>
      {regions.length > 0 && (
        <Checkbox
          name="replaces_country"
          label={t('taxes.replaces_label')}
          checked={values.replaces_country ?? false}
          onChange={({ target }) => set.replaces_country(target.checked)}
        />
      )}
      {taxClass === 'standard' && (
        <Checkbox
          name="on_shipping"
          label={t('taxes.shipping_label')}
          checked={values.on_shipping ?? true}
          onChange={({ target }) => set.on_shipping(target.checked)}
        />
      )}
    </>
  );
}
