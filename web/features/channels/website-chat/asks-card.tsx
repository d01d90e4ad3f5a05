import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { SectionProps, Settings } from './settings-form.ts';
import { t } from './messages.ts';

type Asks = Settings['asks'];
type Yes = { [Name in keyof Asks]: Asks[Name] extends boolean ? Name : never }[keyof Asks];

export function AsksCard({ form: { values, set, error } }: SectionProps) {
  const { asks } = values;
  const put = (change: Partial<Settings['asks']>) => set('asks', { ...values.asks, ...change });
  const box = (name: Yes) => (
    <Checkbox
      name={`asks.${name}`}
      label={t(`chat.${name}`)}
      checked={asks[name]}
      onChange={({ target }) => put({ [name]: target.checked })}
    />
  );
  return (
    <Card title={t('chat.asks')}>
      <div className="grid gap-4">
        <Field label={t('chat.contact')} className="max-w-[320px]">
          <Select name="asks.contact" value={asks.contact} onChange={({ target }) => put({ contact: target.value as Asks['contact'] })}>
            <option value="never">{t('chat.contact_never')}</option>
            <option value="optional">{t('chat.contact_optional')}</option>
            <option value="required">{t('chat.contact_required')}</option>
          </Select>
        </Field>
        <div className="grid gap-2">
          {box('offline_form')}
          {box('attachments')}
          {box('csat')}
          {box('consent')}
        </div>
        {asks.consent && (
          <div className="grid gap-4 border-s ps-4">
            <Field label={t('chat.consent_text')} error={error('asks.consent_text')}>
              <Textarea
                name="asks.consent_text"
                rows={2}
                value={asks.consent_text}
                onChange={({ target }) => put({ consent_text: target.value })}
              />
            </Field>
            <Field label={t('chat.privacy_url')} error={error('asks.privacy_url')}>
              <Input
                name="asks.privacy_url"
                type="url"
                inputMode="url"
                placeholder="https://shop.example/privacy"
                value={asks.privacy_url}
                onChange={({ target }) => put({ privacy_url: target.value })}
              />
            </Field>
          </div>
        )}
      </div>
    </Card>
  );
}
