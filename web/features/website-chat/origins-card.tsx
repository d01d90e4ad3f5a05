import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { SectionProps } from './settings-form.ts';
import { t } from './words.ts';

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim().toLowerCase().replace(/\/$/, ''))
    .filter(Boolean);

/** One website on each line. What is typed stays as it is while it means the same. */
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
