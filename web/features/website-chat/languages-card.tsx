import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { languages } from './languages.ts';
import type { SectionProps } from './settings-form.ts';
import { t } from './words.ts';

/** The order in which they were chosen counts: the first is for everybody else. */
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
