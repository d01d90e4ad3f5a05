import { type Subscription, updateBuyer } from '@parley/contract/billing';
import { countryCodes } from '@parley/contract/countries';
import { useMemo } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { t } from './messages.ts';

/** Whom invoices are made out to, and what decides their tax. */
export function DetailsCard({ subscription: { buyer } }: { subscription: Subscription }) {
  const mayChange = useMay('billing:write');
  const countries = useCountries();
  const form = useContractForm(async () => updateBuyer, {
    defaults: { merchant: useMerchantId(), ...buyer },
    onDone: () => {
      form.reset();
      notify.success(t('billing.details_saved'));
    },
  });
  return (
    <Card title={t('billing.details')}>
      <form {...form.props}>
        <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
          <p className="text-ink-3">{t('billing.details_text')}</p>
          <Field label={t('billing.name')} hint={t('billing.name_hint')} error={form.error('name')}>
            <Input autoComplete="organization" {...form.field('name')} />
          </Field>
          <Field label={t('billing.address')} error={form.error('address')}>
            <Textarea autoComplete="street-address" {...form.field('address')} />
          </Field>
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={t('billing.country')} error={form.error('country')}>
              <Select autoComplete="country" {...form.field('country')}>
                <option value="">{t('billing.country_none')}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('billing.vat_id')} hint={t('billing.vat_id_hint')} error={form.error('vat_id')}>
              <Input autoComplete="off" {...form.field('vat_id')} />
            </Field>
          </div>
          <Field label={t('billing.email')} error={form.error('email')}>
            <Input type="email" autoComplete="email" {...form.field('email')} />
          </Field>
          {mayChange && <SaveBar form={form} place="card" />}
        </fieldset>
      </form>
    </Card>
  );
}

/** All countries by name, in the person's language. */
function useCountries() {
  return useMemo(() => {
    const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
    const { compare } = new Intl.Collator(currentLocale());
    return countryCodes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => compare(a.name, b.name));
  }, []);
}
