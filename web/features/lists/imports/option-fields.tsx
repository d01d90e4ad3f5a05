import type { ImportRun } from '@parley/contract/import-runs';
import { useMemo } from 'react';
import { timeZoneChoices } from '../../../lib/places.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type Options = ImportRun['options'];
type OptionFieldsProps = { kind: ImportRun['kind']; options: Options; onChange: (options: Options) => void };
const statuses = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'] as const;
const payments = ['awaiting', 'paid'] as const;

/** How texts of the file are read, and defaults for what orders leave out. */
export function OptionFields({ kind, options, onChange }: OptionFieldsProps) {
  const set = (part: Partial<Options>) => onChange({ ...options, ...part });
  const zones = useMemo(() => timeZoneChoices(options.time_zone), [options.time_zone]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{t('imports.options')}</legend>
      {kind !== 'customers' && (
        <Checkbox
          label={t('imports.decimal_comma')}
          checked={options.decimal_comma}
          onChange={({ target }) => set({ decimal_comma: target.checked })}
        />
      )}
      {kind !== 'products' && (
        <Field label={t('imports.time_zone')}>
          <Select value={options.time_zone} onChange={({ target }) => set({ time_zone: target.value })}>
            {zones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind === 'orders' && (
        <Checkbox
          label={t('imports.incomplete_orders')}
          checked={options.incomplete_orders === 'import'}
          onChange={({ target }) => set({ incomplete_orders: target.checked ? 'import' : 'refuse' })}
        />
      )}
      {kind === 'orders' && (
        <div className="grid gap-3 md:grid-cols-3">
          <Field label={t('imports.order_status')}>
            <Select
              value={options.order_status}
              onChange={({ target }) => set({ order_status: statuses.find((one) => one === target.value) ?? options.order_status })}
            >
              {statuses.map((one) => (
                <option key={one} value={one}>
                  {t(`imports.status_${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('imports.payment_status')}>
            <Select
              value={options.payment_status}
              onChange={({ target }) => set({ payment_status: payments.find((one) => one === target.value) ?? options.payment_status })}
            >
              {payments.map((one) => (
                <option key={one} value={one}>
                  {t(`imports.pay_${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('imports.credit_prefix')} hint={t('imports.credit_prefix_hint')} optional>
            <Input value={options.credit_prefix} onChange={({ target }) => set({ credit_prefix: target.value })} maxLength={20} />
          </Field>
        </div>
      )}
    </fieldset>
  );
}
