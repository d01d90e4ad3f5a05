import { type MetafieldValue } from '@parley/contract/metafield-values';
import { listMetafields, type Metafield } from '@parley/contract/metafields';
import type { Product } from '@parley/contract/products';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { t } from './messages.ts';

type Values = Record<string, MetafieldValue | null>;
type FieldsProps = {
  /** The product's values; changed ones are in `changed`. */
  saved: Product['metafields'];
  changed: Values;
  onChange: (changed: Values) => void;
  error: (path: string) => string | undefined;
};

/** The fields that the shop defined, for one product. */
export function MetafieldFields({ saved, changed, onChange, error }: FieldsProps) {
  const { data, isError } = useRead(listMetafields, { merchant: useMerchantId() });
  if (isError && !data)
    return (
      <p role="alert" className="text-sm text-bad">
        {t('metafields.failed')}
      </p>
    );
  if (!data || data.items.length === 0) return null;
  const valueOf = (key: string) => (key in changed ? (changed[key] ?? null) : (saved.find((one) => one.key === key)?.value ?? null));
  return (
    <fieldset className="grid gap-4 border-t pt-4">
      <legend className="sr-only">{t('metafields.title')}</legend>
      <h3>{t('metafields.title')}</h3>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {data.items.map((field) => (
          <MetafieldField
            key={field.id}
            field={field}
            value={valueOf(field.key)}
            error={error(`metafields.${field.key}`)}
            onChange={(value) => onChange({ ...changed, [field.key]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OneProps = {
  field: Metafield;
  value: MetafieldValue | null;
  error: string | undefined;
  onChange: (value: MetafieldValue | null) => void;
};

function MetafieldField({ field, value, error, onChange }: OneProps) {
  const { key, name, type, unit, choices } = field;
  const named = { name: `metafields.${key}`, autoComplete: 'off' };
  if (type === 'choice') return <Choices field={field} value={Array.isArray(value) ? value : []} onChange={onChange} choices={choices} />;
  return (
    <Field label={unit ? `${name} (${unit})` : name} error={error} optional>
      {type === 'flag' ? (
        <Select
          {...named}
          value={value === null ? '' : String(value)}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
        >
          <option value="">{t('metafields.not_set')}</option>
          <option value="true">{t('metafields.yes')}</option>
          <option value="false">{t('metafields.no')}</option>
        </Select>
      ) : type === 'number' || type === 'measurement' ? (
        <NumberInput {...named} value={value} onChange={onChange} />
      ) : (
        <Input
          {...named}
          type={type === 'date' ? 'date' : 'text'}
          maxLength={1000}
          value={value === null ? '' : String(value)}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )}
    </Field>
  );
}

type NumberProps = { name: string; autoComplete: string; value: MetafieldValue | null; onChange: (value: MetafieldValue | null) => void };

/** Takes a decimal comma. What isn't a number is sent as it was typed, and refused with a sentence. */
function NumberInput({ value, onChange, ...named }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text.trim().replace(',', '.'));
    onChange(text.trim() === '' ? null : Number.isFinite(number) ? number : text);
  };
  return (
    <Input
      {...named}
      inputMode="decimal"
      maxLength={30}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={({ target }) => type(target.value)}
    />
  );
}

type ChoicesProps = { field: Metafield; choices: readonly string[]; value: string[]; onChange: (value: string[] | null) => void };

function Choices({ field: { name }, choices, value, onChange }: ChoicesProps) {
  // A choice that was removed from the field can still be taken off.
  const offered = [...choices, ...value.filter((one) => !choices.includes(one))];
  const put = (choice: string, isChosen: boolean) => {
    const next = offered.filter((one) => (one === choice ? isChosen : value.includes(one)));
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{name}</legend>
      {offered.map((choice) => (
        <Checkbox key={choice} label={choice} checked={value.includes(choice)} onChange={({ target }) => put(choice, target.checked)} />
      ))}
    </fieldset>
  );
}
