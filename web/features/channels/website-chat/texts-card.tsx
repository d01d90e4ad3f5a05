import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { languages } from './languages.ts';
import type { SectionProps, Settings } from './settings-form.ts';
import { t } from './messages.ts';

const most = 300;
const left = (text: string) => (text.length > most - 50 ? `${text.length} / ${most}` : undefined);

export function TextsCard({ form: { values, set, error } }: SectionProps) {
  const { texts } = values;
  const put = (change: Partial<Settings['texts']>) => set('texts', { ...values.texts, ...change });
  return (
    <Card title={t('chat.texts')}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t('chat.texts_text')}</p>
        <Field label={t('chat.texts_title')} error={error('texts.title')} hint={t('chat.texts_title_hint')}>
          <Input name="texts.title" maxLength={60} value={texts.title} onChange={({ target }) => put({ title: target.value })} />
        </Field>
        <Field label={t('chat.welcome')} error={error('texts.welcome')} aside={left(texts.welcome)}>
          <Textarea name="texts.welcome" rows={2} value={texts.welcome} onChange={({ target }) => put({ welcome: target.value })} />
        </Field>
        <Field label={t('chat.away')} error={error('texts.away')} hint={t('chat.away_hint')} aside={left(texts.away)}>
          <Textarea name="texts.away" rows={2} value={texts.away} onChange={({ target }) => put({ away: target.value })} />
        </Field>
        <Field label={t('chat.questions')} error={error('texts.quick_replies')} hint={t('chat.questions_hint')}>
          <Textarea
            name="texts.quick_replies"
            rows={2}
            value={texts.quick_replies.join('\n')}
            onChange={({ target }) => put({ quick_replies: target.value.split('\n') })}
            onBlur={() => put({ quick_replies: texts.quick_replies.filter((question) => question.trim() !== '') })}
          />
        </Field>
        <Field label={t('chat.product_url')} error={error('product_url')} hint={t('chat.product_url_hint', { open: '{', close: '}' })}>
          <Input
            name="product_url"
            inputMode="url"
            maxLength={500}
            value={values.product_url}
            onChange={({ target }) => set('product_url', target.value)}
          />
        </Field>
        <Field
          label={t('chat.disclosure')}
          error={error('texts.disclosure')}
          hint={t('chat.disclosure_hint')}
          aside={left(texts.disclosure)}
        >
          <Textarea
            name="texts.disclosure"
            rows={2}
            value={texts.disclosure}
            onChange={({ target }) => put({ disclosure: target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}

/** The order matters: the first language is the fallback. */
export function LanguagesCard({ form: { values, set } }: SectionProps) {
  const chosen = values.languages;
  const toggle = (code: string, on: boolean) => set('languages', on ? [...chosen, code] : chosen.filter((other) => other !== code));
  return (
    <Card title={t('chat.languages')}>
      <fieldset className="m-0 grid gap-3 border-0 p-0">
        <legend className="mb-3 p-0 text-ink-2">{t('chat.languages_text')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {languages.map(({ code, name }) => (
            <Checkbox
              key={code}
              name={`languages.${code}`}
              label={chosen[0] === code && chosen.length > 1 ? t('chat.language_first', { language: name }) : name}
              checked={chosen.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
