import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SectionProps, Settings } from './settings-form.ts';
import { t } from './words.ts';

const limits = [
  'messages_per_minute',
  'messages_per_minute_address',
  'sessions_per_hour_address',
  'files_per_hour',
  'session_days',
] as const satisfies (keyof Settings['guards'])[];

export function LimitsCard({ form: { values, set, error } }: SectionProps) {
  const put = (change: Partial<Settings['guards']>) => set('guards', { ...values.guards, ...change });
  return (
    <Card title={t('chat.limits')}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t('chat.limits_text')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {limits.map((name) => (
            <Field key={name} label={t(`chat.${name}`)} error={error(`guards.${name}`)}>
              <Input
                name={`guards.${name}`}
                type="number"
                inputMode="numeric"
                min={0}
                className="max-w-[140px]"
                value={Number.isNaN(values.guards[name]) ? '' : values.guards[name]}
                onChange={({ target }) => put({ [name]: target.valueAsNumber })}
              />
            </Field>
          ))}
        </div>
      </div>
    </Card>
  );
}
