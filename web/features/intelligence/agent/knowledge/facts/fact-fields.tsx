import { countryCodes, regionCodes } from '@parley/contract/countries';
import { elsewhere, type FactKind, factKinds, type FactValues } from '@parley/contract/facts';
import { languages } from '@parley/contract/intents';
import { useMemo } from 'react';
import { languageName } from '../../../../../lib/languages.ts';
import { AmountInput } from '../../../../../ui/amount-input.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Input } from '../../../../../ui/input.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { Textarea } from '../../../../../ui/textarea.tsx';
import { useCurrency } from '../../data.ts';
import { countryName, dayName, kindName, possible, weekDays } from './fact-words.ts';
import { t } from './messages.ts';

type Part = 'countries' | 'name' | 'value' | 'amount' | 'free_from' | 'days_min' | 'days_max' | 'hours' | 'allowed';
/** What a fact of each kind can say. A part that has a value is shown as well. */
const partsOf: Record<FactKind, readonly Part[]> = {
  delivery: ['name', 'countries', 'amount', 'free_from', 'days_min', 'days_max'],
  delivery_country: ['countries', 'allowed'],
  pickup: ['allowed', 'amount'],
  returns: ['allowed', 'days_max'],
  return_cost: ['name', 'countries', 'amount'],
  return_exception: ['name', 'allowed'],
  refund_time: ['name', 'days_min', 'days_max'],
  exchange: ['allowed', 'amount', 'days_max'],
  warranty: ['name', 'days_max'],
  payment_method: ['name', 'countries', 'allowed'],
  hours: ['name', 'hours'],
  contact: ['name', 'value'],
  gift_wrap: ['allowed', 'amount'],
  gift_card: ['name', 'value', 'days_max'],
  invoice: ['name', 'allowed'],
  discount: ['name', 'value', 'allowed'],
  other: ['name', 'value'],
};
const usualHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

/** Values that a fact of another kind can't have go. */
function ofKind(kind: FactKind, { hours }: FactValues): Partial<FactValues> {
  const all = new Set(Object.values(partsOf).flat());
  const cleared = Object.fromEntries([...all].filter((part) => !partsOf[kind].includes(part)).map((part) => [part, null]));
  return { kind, ...cleared, ...(kind === 'hours' && { hours: hours ?? usualHours }) };
}

type FieldsProps = {
  values: FactValues;
  onChange: (change: Partial<FactValues>) => void;
  error: (path: string) => string | undefined;
};

export function FactFields({ values, onChange, error }: FieldsProps) {
  const shop = useCurrency();
  const currency = values.currency ?? shop;
  const has = (part: Part) => partsOf[values.kind].includes(part) || (values[part] !== null && part !== 'allowed');
  const setMoney = (name: 'amount' | 'free_from', typed: string) => {
    onChange({ [name]: typed.trim() === '' ? null : typed.trim(), ...(currency !== '' && { currency }) });
  };
  const setDays = (name: 'days_min' | 'days_max', typed: string) => onChange({ [name]: typed.trim() === '' ? null : Number(typed) });
  const countriesError = error('countries') ?? values.countries?.map((_, at) => error(`countries.${at}`)).find(Boolean);
  const money = (name: 'amount' | 'free_from', label: string, hint?: string) =>
    has(name) && (
      <Field label={label} hint={hint} error={error(name)}>
        <AmountInput name={name} value={values[name] ?? ''} autoComplete="off" onChange={({ target }) => setMoney(name, target.value)} />
      </Field>
    );
  const days = (name: 'days_min' | 'days_max', label: string) =>
    has(name) && (
      <Field label={label} error={error(name)}>
        <Input
          name={name}
          inputMode="numeric"
          value={shownNumber(values[name])}
          autoComplete="off"
          onChange={({ target }) => setDays(name, target.value)}
        />
      </Field>
    );
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={t('facts.kind')} error={error('kind')}>
          <Select
            name="kind"
            value={values.kind}
            onChange={({ target }) => {
              const kind = factKinds.find((one) => one === target.value) ?? 'other';
              onChange(ofKind(kind, values));
            }}
          >
            {factKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind)}
              </option>
            ))}
          </Select>
        </Field>
        {partsOf[values.kind].includes('allowed') && (
          <Field label={t('facts.allowed_label')} error={error('allowed')}>
            <Select name="allowed" value={String(values.allowed)} onChange={({ target }) => onChange({ allowed: allowedOf(target.value) })}>
              {([true, false, null] as const).map((one) => (
                <option key={String(one)} value={String(one)}>
                  {possible(one)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {has('name') && (
        <Field label={t('facts.name')} hint={t('facts.name_hint')} error={error('name')}>
          <Input
            name="name"
            value={values.name ?? ''}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value === '' ? null : target.value })}
          />
        </Field>
      )}
      {has('value') && (
        <Field label={t('facts.value')} error={error('value')}>
          <Input
            name="value"
            value={values.value ?? ''}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onChange({ value: target.value === '' ? null : target.value })}
          />
        </Field>
      )}
      {has('countries') && (
        <Countries countries={values.countries} error={countriesError} onChange={(countries) => onChange({ countries })} />
      )}
      <div className="grid items-start gap-3 empty:hidden sm:grid-cols-2">
        {money('amount', t('facts.amount', { currency }), t('facts.amount_hint'))}
        {money('free_from', t('facts.free_from_label', { currency }))}
        {days('days_min', t('facts.days_min'))}
        {days('days_max', t('facts.days_max'))}
      </div>
      {has('hours') && <Hours hours={values.hours ?? usualHours} error={error} onChange={(hours) => onChange({ hours })} />}
      <Field label={t('facts.sentence')} hint={t('facts.sentence_hint')} error={error('text')} required>
        <Textarea name="text" value={values.text} rows={3} onChange={({ target }) => onChange({ text: target.value })} />
      </Field>
      <Field label={t('facts.language')} error={error('language')} className="sm:w-1/2">
        <Select name="language" value={values.language} onChange={({ target }) => onChange({ language: target.value })}>
          {[...new Set<string>([...languages, values.language])].map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const allowedOf = (value: string) => (value === 'null' ? null : value === 'true');
const shownNumber = (days: number | null) => (days === null || Number.isNaN(days) ? '' : String(days));

type CountriesProps = { countries: string[] | null; error: string | undefined; onChange: (countries: string[] | null) => void };

/** The places of a fact: a choice adds one, and each can be removed. */
function Countries({ countries, error, onChange }: CountriesProps) {
  const chosen = countries ?? [];
  const choices = useMemo(
    () => [...countryCodes, ...regionCodes].map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name)),
    [],
  );
  const put = (codes: string[]) => onChange(codes.length === 0 ? null : codes);
  return (
    <Field label={t('facts.countries')} error={error} {...(countries === null && { hint: t('facts.every_country') })}>
      <Select name="countries" value="" onChange={({ target }) => put([...chosen, target.value])}>
        <option value="">{t('facts.add_country')}</option>
        {[{ code: elsewhere, name: countryName(elsewhere) }, ...choices]
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t('facts.countries')}>
          {chosen.map((code) => (
            <li key={code} className="max-w-full min-w-0">
              <Tag name={countryName(code)} className="max-w-full" onRemove={() => put(chosen.filter((other) => other !== code))}>
                <span className="truncate">{countryName(code)}</span>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}

type Opening = NonNullable<FactValues['hours']>;
type HoursProps = { hours: Opening; error: (path: string) => string | undefined; onChange: (hours: Opening) => void };

function Hours({ hours, error, onChange }: HoursProps) {
  const toggle = (day: number) =>
    onChange({
      ...hours,
      days: hours.days.includes(day) ? hours.days.filter((one) => one !== day) : [...hours.days, day].sort((a, b) => a - b),
    });
  return (
    <>
      <fieldset>
        <legend className="font-medium">{t('facts.hours_days')}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
          {weekDays.map((day) => (
            <Checkbox key={day} label={dayName(day, 'long')} checked={hours.days.includes(day)} onChange={() => toggle(day)} />
          ))}
        </div>
        {error('hours.days') && <p className="mt-1 text-sm text-bad">{error('hours.days')}</p>}
      </fieldset>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={t('facts.hours_from')} error={error('hours.from')}>
          <Input name="hours.from" type="time" value={hours.from} onChange={({ target }) => onChange({ ...hours, from: target.value })} />
        </Field>
        <Field label={t('facts.hours_to')} error={error('hours.to')}>
          <Input name="hours.to" type="time" value={hours.to} onChange={({ target }) => onChange({ ...hours, to: target.value })} />
        </Field>
      </div>
    </>
  );
}
