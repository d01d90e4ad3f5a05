import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { SectionProps, Settings } from './settings-form.ts';
import { t } from './messages.ts';

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim().toLowerCase().replace(/\/$/, ''))
    .filter(Boolean);

/** One website per line. The text stays as typed while it means the same list. */
export function OriginsCard({ form: { values, set, error } }: SectionProps) {
  const [typed, setTyped] = useState(values.allowed_origins.join('\n'));
  const text = linesOf(typed).join() === values.allowed_origins.join() ? typed : values.allowed_origins.join('\n');
  const wrong = values.allowed_origins.findIndex((_, at) => error(`allowed_origins.${at}`));
  const change = (next: string) => {
    setTyped(next);
    set('allowed_origins', linesOf(next));
  };
  return (
    <Card title={t('chat.origins')}>
      <div className="grid gap-3">
        <p className="text-ink-2">{t('chat.origins_text')}</p>
        <Field
          label={t('chat.origins_field')}
          error={wrong < 0 ? error('allowed_origins') : `${values.allowed_origins[wrong]}: ${error(`allowed_origins.${wrong}`)}`}
        >
          <Textarea
            name="allowed_origins"
            rows={3}
            spellCheck={false}
            placeholder="https://shop.example"
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
      </div>
    </Card>
  );
}

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
