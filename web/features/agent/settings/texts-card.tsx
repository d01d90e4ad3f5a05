import { type AiTexts, aiTexts } from '@parley/contract/ai-settings';
import { type Language, languages } from '@parley/contract/intents';
import { useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { t } from '../words.ts';
import { languageNames } from './languages.ts';
import { ownWords } from './own-words.ts';
import type { TabProps } from './use-draft.ts';

const names = ['welcome', 'handoff_online', 'handoff_offline', 'error', 'resolution'] as const satisfies (keyof AiTexts)[];
const most = 500;
const none: AiTexts = aiTexts.parse({});

/** The shop's own words, a language at a time; in the empty fields one sees what is said instead. */
export function TextsCard({ draft: { values, setAgent, error, hasError } }: TabProps) {
  const { agent } = values;
  const offered = agent.languages.length > 0 ? agent.languages : languages;
  const [wanted, setWanted] = useState<Language>(offered[0] ?? 'en');
  const wrong = languages.find((code) => hasError(`agent.texts.${code}`));
  const language = wrong ?? (offered.includes(wanted) ? wanted : (offered[0] ?? 'en'));
  const shop = useAuth((auth) => auth.user?.merchant_name ?? '');
  const usual = ownWords[language](shop);
  const texts = agent.texts[language] ?? none;
  const put = (change: Partial<AiTexts>) => setAgent({ texts: { ...agent.texts, [language]: { ...texts, ...change } } });
  const labelOf = (code: Language) => {
    const count = Object.values(agent.texts[code] ?? {}).filter((text) => text.trim() !== '').length;
    return count > 0 ? t('agent.texts_written', { language: languageNames[code], own: String(count) }) : languageNames[code];
  };
  return (
    <Card title={t('agent.texts')}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t('agent.texts_text')}</p>
        <Field label={t('agent.texts_language')} className="max-w-[240px]">
          <Select
            name="texts-language"
            value={language}
            onChange={({ target }) => setWanted(languages.find((code) => code === target.value) ?? 'en')}
          >
            {offered.map((code) => (
              <option key={code} value={code}>
                {labelOf(code)}
              </option>
            ))}
          </Select>
        </Field>
        {names.map((name) => (
          <Field
            key={name}
            label={t(`agent.${name}`)}
            hint={name === 'handoff_offline' ? t('agent.handoff_offline_hint', { hours: '{hours}' }) : undefined}
            aside={texts[name].length > most - 80 ? `${texts[name].length} / ${most}` : undefined}
            error={error(`agent.texts.${language}.${name}`)}
          >
            <Textarea
              name={`agent.texts.${language}.${name}`}
              rows={2}
              lang={language}
              placeholder={name === 'resolution' ? t('agent.resolution_empty') : usual[name]}
              value={texts[name]}
              onChange={({ target }) => put({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}
