import type { ImportRun } from '@parley/contract/import-runs';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMapping, useStart } from './data.ts';
import { Notices, Recognized } from './notices.tsx';
import { OptionFields } from './option-fields.tsx';
import { t } from './messages.ts';

type MappingStepProps = { run: ImportRun; onBack: () => void; onStarted: () => void };

/** Maps columns to fields, with sample values, and sets how texts are read. */
export function MappingStep({ run, onBack, onStarted }: MappingStepProps) {
  const merchant = useMerchantId();
  const [mapping, setMapping] = useState(() => mappingOf(run));
  const [options, setOptions] = useState(run.options);
  const save = useMapping();
  const start = useStart();
  const missing = missingFields(run, mapping);
  const begin = async (dry: boolean) => {
    try {
      const columns = Object.entries(mapping).map(([column, field]) => ({ column, field }));
      await save.mutateAsync({ merchant, id: run.id, mapping: columns, options });
      await start.mutateAsync({ merchant, id: run.id, dry });
      onStarted();
    } catch {
      // A toast reports the error; the mapping stays as chosen.
    }
  };
  const isBusy = save.isPending || start.isPending;
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('imports.mapping_text', { count: run.total_rows ?? 0, name: run.file_name })}</p>
      <Recognized run={run} />
      <Notices run={run} />
      <Columns run={run} mapping={mapping} onChange={setMapping} />
      <OptionFields kind={run.kind} options={options} onChange={setOptions} />
      <p aria-live="polite" className="text-sm text-bad">
        {missing.length > 0 && t('imports.lacking', { fields: missing.join(', ') })}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="me-auto text-sm text-ink-3">{t('imports.check_hint')}</span>
        <Button onClick={onBack}>{t('imports.another')}</Button>
        <Button onClick={() => void begin(false)} disabled={missing.length > 0} busy={isBusy}>
          {t('imports.start')}
        </Button>
        <Button variant="primary" onClick={() => void begin(true)} disabled={missing.length > 0} busy={isBusy}>
          {t('imports.check')}
        </Button>
      </div>
    </div>
  );
}

type ColumnsProps = { run: ImportRun; mapping: Mapping; onChange: (mapping: Mapping) => void };

function Columns({ run, mapping, onChange }: ColumnsProps) {
  return (
    <div className="max-h-[46vh] overflow-y-auto rounded-lg border">
      <table className="w-full text-start">
        <thead className="sticky top-0 bg-raised text-sm text-ink-3">
          <tr>
            <th className="px-3 py-2 text-start font-medium">{t('imports.column')}</th>
            <th className="px-3 py-2 text-start font-medium max-md:hidden">{t('imports.examples')}</th>
            <th className="px-3 py-2 text-start font-medium">{t('imports.is')}</th>
          </tr>
        </thead>
        <tbody className="divide-y border-t">
          {run.columns.map(({ name, samples }) => (
            <tr key={name}>
              <th scope="row" className="max-w-40 px-3 py-1.5 text-start font-medium break-words">
                {name}
              </th>
              <td className="max-w-56 truncate px-3 py-1.5 text-sm text-ink-2 max-md:hidden">{samples.slice(0, 3).join(' · ')}</td>
              <td className="px-3 py-1.5">
                <Select
                  aria-label={t('imports.taken_for', { column: name })}
                  value={mapping[name] ?? ''}
                  onChange={({ target }) => onChange(withField(run, mapping, name, target.value || null))}
                >
                  <option value="">{t('imports.left_out')}</option>
                  {run.fields.map(({ field, label, required }) => (
                    <option key={field} value={field}>
                      {required ? t('imports.required', { label }) : label}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Mapping = Readonly<Record<string, string | null>>;
const mappingOf = ({ columns }: ImportRun): Mapping => Object.fromEntries(columns.map(({ name, field }) => [name, field]));

/** Most fields can have only one column: choosing it clears the other column. */
function withField({ fields }: ImportRun, mapping: Mapping, column: string, field: string | null): Mapping {
  const isShared = fields.some((one) => one.field === field && one.many);
  const others = Object.entries(mapping).map(([name, had]) => [name, had === field && !isShared ? null : had] as const);
  return { ...Object.fromEntries(others), [column]: field };
}

/** Labels of required fields without a column, and without one of a field that can stand in. */
const missingFields = ({ fields }: ImportRun, mapping: Mapping): string[] =>
  fields
    .filter(({ field, required, or }) => required && ![field, ...or].some((one) => Object.values(mapping).includes(one)))
    .map(({ label }) => label);
