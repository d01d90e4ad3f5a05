import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { SectionProps, Settings } from './settings-form.ts';
import { t } from './messages.ts';

const isColour = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/i.test(text);

export function LookCard({ form: { values, set, error } }: SectionProps) {
  const { look } = values;
  const put = (change: Partial<Settings['look']>) => set('look', { ...values.look, ...change });
  return (
    <Card title={t('chat.look')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('chat.position')}>
          <Select
            name="look.position"
            value={look.position}
            onChange={({ target }) => put({ position: target.value as typeof look.position })}
          >
            <option value="right">{t('chat.position_right')}</option>
            <option value="left">{t('chat.position_left')}</option>
          </Select>
        </Field>
        <Field label={t('chat.theme')}>
          <Select name="look.theme" value={look.theme} onChange={({ target }) => put({ theme: target.value as typeof look.theme })}>
            <option value="auto">{t('chat.theme_auto')}</option>
            <option value="light">{t('chat.theme_light')}</option>
            <option value="dark">{t('chat.theme_dark')}</option>
          </Select>
        </Field>
        <Field label={t('chat.accent')} error={error('look.accent')} hint={t('chat.accent_hint')}>
          <Input
            name="look.accent"
            placeholder="#1f2937"
            maxLength={7}
            spellCheck={false}
            value={look.accent ?? ''}
            onChange={({ target }) => put({ accent: target.value.trim() || null })}
            end={
              <input
                type="color"
                aria-label={t('chat.accent_pick')}
                value={isColour(look.accent) ? look.accent : '#000000'}
                onChange={({ target }) => put({ accent: target.value })}
                className="h-6 w-7 cursor-pointer rounded-sm border bg-transparent p-0.5"
              />
            }
          />
        </Field>
        <Field label={t('chat.launcher_text')} error={error('look.launcher_text')} hint={t('chat.launcher_hint')}>
          <Input
            name="look.launcher_text"
            maxLength={40}
            value={look.launcher_text}
            onChange={({ target }) => put({ launcher_text: target.value })}
          />
        </Field>
        <Checkbox
          name="look.hide_bubble"
          className="sm:col-span-2"
          label={t('chat.hide_bubble')}
          hint={t('chat.hide_bubble_hint')}
          checked={look.hide_bubble}
          onChange={({ target }) => put({ hide_bubble: target.checked })}
        />
      </div>
    </Card>
  );
}
