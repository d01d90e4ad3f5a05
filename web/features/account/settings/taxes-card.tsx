import { deleteTaxRate, getTaxes, type TaxRate, updateTaxes } from '@parley/contract/taxes';
import Pencil from 'lucide-react/icons/pencil';
import Percent from 'lucide-react/icons/percent';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { AskBefore } from './ask-before.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { t } from './tax-messages.ts';
import { type Countries, useCountries } from './use-countries.ts';

/** The shop's tax rates by country, and whether prices include them. */
export function TaxesCard() {
  const merchant = useMerchantId();
  const mayRead = useMay('settings:read');
  const mayChange = useMay('settings:write');
  const taxes = useRead(getTaxes, { merchant }, { enabled: mayRead });
  const countries = useCountries();
  const [edited, setEdited] = useState<TaxRate | 'new'>();
  if (!mayRead) return null;
  const { data } = taxes;
  const add = mayChange && <Button onClick={() => setEdited('new')}>{t('taxes.new')}</Button>;
  return (
    <Card id="taxes" flush title={t('taxes.title')} aside={data && data.items.length > 0 && add}>
      {data && <TaxSettings included={data.prices_include_tax} country={data.country} countries={countries} />}
      {data && data.items.length > 0 && (
        <ul className="border-t">
          {data.items.map((rate) => (
            <RateRow key={rate.id} rate={rate} place={nameOf(countries, rate.country)} onEdit={() => setEdited(rate)} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={<Percent />} title={t('taxes.empty')} text={t('taxes.empty_text')} action={add} className="py-8!" />
      )}
      {taxes.isError && !data && <ErrorState retry={() => void taxes.refetch()} busy={taxes.isFetching} />}
      {taxes.isPending && <SkeletonRows rows={2} rowHeight={64} />}
      {edited && (
        <TaxDialog
          rate={edited === 'new' ? undefined : edited}
          classes={data?.classes ?? []}
          countries={countries}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

const nameOf = (countries: Countries, country: string) => countries.find(({ code }) => code === country)?.name ?? country;

type SettingsProps = { included: boolean; country: string | null; countries: Countries };

/** Applied at once. */
function TaxSettings({ included, country, countries }: SettingsProps) {
  const merchant = useMerchantId();
  const mayChange = useMay('settings:write');
  const save = useCommand(updateTaxes, { onDone: () => notify.success(t('taxes.settings_saved')) });
  return (
    <fieldset disabled={!mayChange || save.isPending} className="grid items-start gap-4 p-3 sm:grid-cols-2">
      <Switch
        label={t('taxes.included')}
        hint={t('taxes.included_hint')}
        checked={(save.isPending ? save.variables.prices_include_tax : undefined) ?? included}
        onChange={({ target }) => save.mutate({ merchant, prices_include_tax: target.checked })}
      />
      <Field label={t('taxes.country')} hint={t('taxes.country_hint')}>
        <Select name="country" value={country ?? ''} onChange={({ target }) => save.mutate({ merchant, country: target.value || null })}>
          <option value="">{t('taxes.country_none')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  );
}

type RowProps = { rate: TaxRate; place: string; onEdit: () => void };

function RateRow({ rate, place, onEdit }: RowProps) {
  const merchant = useMerchantId();
  const mayChange = useMay('settings:write');
  const { id, name } = rate;
  const tax = `${name} ${formatPercent(Number(rate.rate) / 100, 4)}`;
  const label = `${tax}, ${place}`;
  return (
    <li className="flex min-h-16 items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium tabular-nums">{`${place} · ${tax}`}</p>
        <p className="text-sm text-ink-3">{factsOf(rate).join(' · ')}</p>
      </div>
      {mayChange && (
        <div className="flex gap-1">
          <IconButton label={t('taxes.edit', { name: label })} icon={<Pencil />} onClick={onEdit} />
          <AskBefore
            endpoint={deleteTaxRate}
            input={{ merchant, id }}
            icon={<Trash />}
            label={t('taxes.delete', { name: label })}
            title={t('taxes.delete_title', { name: label })}
            text={t('taxes.delete_text')}
            action={t('taxes.delete_do')}
            done={t('taxes.deleted')}
          />
        </div>
      )}
    </li>
  );
}

const factsOf = ({ regions, tax_class: taxClass, replaces_country: replaces, on_shipping: isOnShipping }: TaxRate): string[] => [
  regions.length === 0 ? t('taxes.whole_country') : regions.join(', '),
  t('taxes.class_of', { name: taxClass }),
  ...(replaces ? [t('taxes.replaces')] : []),
  ...(isOnShipping || taxClass !== 'standard' ? [] : [t('taxes.not_shipping')]),
];
