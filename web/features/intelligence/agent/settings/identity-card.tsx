import { languages } from '@parley/contract/intents';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { t } from '../messages.ts';
import { languageNames } from './languages.ts';
import type { TabProps } from './use-draft.ts';

/** The AI's name, what it knows about the shop, and its languages in order of preference. */
export function IdentityCard({ draft: { values, setAgent, error } }: TabProps) {
  const { agent } = values;
  const chosen = agent.languages;
  const toggle = (code: (typeof languages)[number], on: boolean) =>
    setAgent({ languages: on ? [...chosen, code] : chosen.filter((other) => other !== code) });
  return (
    <Card title={t('agent.identity')}>
      <div className="grid gap-4">
        <Field label={t('agent.name')} hint={t('agent.name_hint')} error={error('agent.name')} className="max-w-[360px]">
          <Input
            name="agent.name"
            maxLength={60}
            autoComplete="off"
            placeholder={t('agent.name_placeholder')}
            value={agent.name}
            onChange={({ target }) => setAgent({ name: target.value })}
          />
        </Field>
        <Field label={t('agent.about')} hint={t('agent.about_hint')} error={error('agent.about')}>
          <Textarea
            name="agent.about"
            rows={3}
            placeholder={t('agent.about_placeholder')}
            value={agent.about}
            onChange={({ target }) => setAgent({ about: target.value })}
          />
        </Field>
        <fieldset className="m-0 grid gap-1.5 border-0 p-0">
          <legend className="p-0 font-medium">{t('agent.languages')}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            {languages.map((code) => (
              <Checkbox
                key={code}
                name={`agent.languages.${code}`}
                label={
                  chosen[0] === code && chosen.length > 1
                    ? t('agent.language_first', { language: languageNames[code] })
                    : languageNames[code]
                }
                checked={chosen.includes(code)}
                onChange={({ target }) => toggle(code, target.checked)}
              />
            ))}
          </div>
          <p className="text-sm text-ink-3">{t('agent.languages_hint')}</p>
        </fieldset>
      </div>
    </Card>
  );
}
