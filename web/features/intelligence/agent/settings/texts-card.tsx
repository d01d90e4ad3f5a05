import { type AiTexts, aiTexts } from '@parley/contract/ai-settings';
import { type Language, languages } from '@parley/contract/intents';
import { useState } from 'react';
import { useAuth } from '../../../../data/auth.ts';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { t } from '../words.ts';
import { languageNames } from './languages.ts';
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

/**
 * What customers hear where the shop has no words of its own, as the server says it (features/intelligence/assistant: shop-texts and the built-in
 * engine's texts). It belongs to the customer's language, not to that of this screen.
 */
const ownWords: Record<Language, (shop: string) => Omit<AiTexts, 'resolution'>> = {
  en: (shop) => ({
    welcome: `I am the automated assistant of ${shop}.`,
    handoff_online: 'I am fetching a person. A person on the team will read this conversation and answer here.',
    handoff_offline: 'I am fetching a person. A person on the team will read this conversation and answer here. The team is back {hours}.',
    error:
      'Something on our side is not working, so I cannot look that up. A person on the team will read this conversation and answer here.',
  }),
  es: (shop) => ({
    welcome: `Soy el asistente automático de ${shop}.`,
    handoff_online: 'Aviso a una persona. Una persona del equipo leerá esta conversación y te responderá aquí.',
    handoff_offline:
      'Aviso a una persona. Una persona del equipo leerá esta conversación y te responderá aquí. El equipo vuelve el {hours}.',
    error:
      'Algo no funciona por nuestra parte y no puedo consultarlo. Una persona del equipo leerá esta conversación y te responderá aquí.',
  }),
  fr: (shop) => ({
    welcome: `Je suis l’assistant automatique de ${shop}.`,
    handoff_online: "J'appelle une personne. Une personne de l'équipe va lire cette conversation et vous répondre ici.",
    handoff_offline:
      "J'appelle une personne. Une personne de l'équipe va lire cette conversation et vous répondre ici. L’équipe est de retour {hours}.",
    error:
      "Quelque chose ne fonctionne pas de notre côté, je ne peux pas vérifier. Une personne de l'équipe va lire cette conversation et vous répondre ici.",
  }),
  de: (shop) => ({
    welcome: `Ich bin der automatische Assistent von ${shop}.`,
    handoff_online: 'Ich hole einen Menschen dazu. Ein Mensch aus dem Team liest diese Unterhaltung und antwortet Ihnen hier.',
    handoff_offline:
      'Ich hole einen Menschen dazu. Ein Mensch aus dem Team liest diese Unterhaltung und antwortet Ihnen hier. Das Team ist wieder da: {hours}.',
    error:
      'Bei uns funktioniert gerade etwas nicht, deshalb kann ich das nicht nachsehen. Ein Mensch aus dem Team liest diese Unterhaltung und antwortet Ihnen hier.',
  }),
  pt: (shop) => ({
    welcome: `Sou o assistente automático de ${shop}.`,
    handoff_online: 'Vou chamar uma pessoa. Uma pessoa da equipa vai ler esta conversa e responder aqui.',
    handoff_offline: 'Vou chamar uma pessoa. Uma pessoa da equipa vai ler esta conversa e responder aqui. A equipa volta: {hours}.',
    error: 'Algo não está a funcionar do nosso lado e não consigo consultar. Uma pessoa da equipa vai ler esta conversa e responder aqui.',
  }),
};
