import type { AiTexts } from '@parley/contract/ai-settings';
import { type Language, languages } from '@parley/contract/intents';
import { useState } from 'react';
import { useAuth } from '../../../../data/auth.ts';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { t } from '../messages.ts';
import { languageNames } from './languages.ts';
import type { TabProps } from './use-draft.ts';

const names = ['welcome', 'handoff_online', 'handoff_offline', 'error', 'resolution'] as const satisfies (keyof AiTexts)[];
const maxTextLength = 500;
const none: AiTexts = { welcome: '', handoff_online: '', handoff_offline: '', error: '', resolution: '' };

/** The shop's own texts, one language at a time; empty fields show the default as a placeholder. */
export function TextsCard({ draft: { values, setAgent, error, hasError } }: TabProps) {
  const { agent } = values;
  const offered = agent.languages.length > 0 ? agent.languages : languages;
  const [selected, setSelected] = useState<Language>(offered[0] ?? 'en');
  const wrong = languages.find((code) => hasError(`agent.texts.${code}`));
  const language = wrong ?? (offered.includes(selected) ? selected : (offered[0] ?? 'en'));
  const shop = useAuth((auth) => auth.user?.merchant_name ?? '');
  const defaultTexts = ownWords[language](shop);
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
            onChange={({ target }) => setSelected(languages.find((code) => code === target.value) ?? 'en')}
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
            aside={texts[name].length > maxTextLength - 80 ? `${texts[name].length} / ${maxTextLength}` : undefined}
            error={error(`agent.texts.${language}.${name}`)}
          >
            <Textarea
              name={`agent.texts.${language}.${name}`}
              rows={2}
              lang={language}
              placeholder={name === 'resolution' ? t('agent.resolution_empty') : defaultTexts[name]}
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
 * The default texts in the customer's language, not the screen's, as the server has them (features/intelligence/assistant: shop-texts, and
 * the built-in engine's texts).
 */
const ownWords: Record<Language, (shop: string) => Omit<AiTexts, 'resolution'>> = {
  en: (shop) => ({
    welcome: `I’m the AI assistant at ${shop}.`,
    handoff_online: 'Of course! Someone from our team will read this chat and reply here.',
    handoff_offline: 'Of course! Someone from our team will read this chat and reply here. Our team is away until {hours}.',
    error: 'Sorry, something isn’t working on our side, so I can’t look that up. Someone from our team will read this chat and reply here.',
  }),
  es: (shop) => ({
    welcome: `Soy el asistente de IA de ${shop}.`,
    handoff_online: '¡Claro! Alguien de nuestro equipo leerá este chat y te responderá aquí.',
    handoff_offline: '¡Claro! Alguien de nuestro equipo leerá este chat y te responderá aquí. Nuestro equipo vuelve el {hours}.',
    error:
      'Lo siento, algo no funciona por nuestra parte y no puedo consultarlo. Alguien de nuestro equipo leerá este chat y te responderá aquí.',
  }),
  fr: (shop) => ({
    welcome: `Je suis l’assistant IA de ${shop}.`,
    handoff_online: 'Bien sûr ! Quelqu’un de notre équipe va lire cette conversation et vous répondre ici.',
    handoff_offline:
      'Bien sûr ! Quelqu’un de notre équipe va lire cette conversation et vous répondre ici. Notre équipe sera de retour {hours}.',
    error:
      'Désolé, quelque chose ne fonctionne pas de notre côté et je ne peux pas vérifier. Quelqu’un de notre équipe va lire cette conversation et vous répondre ici.',
  }),
  de: (shop) => ({
    welcome: `Ich bin der KI-Assistent von ${shop}.`,
    handoff_online: 'Natürlich! Jemand aus unserem Team liest diesen Chat und antwortet Ihnen hier.',
    handoff_offline:
      'Natürlich! Jemand aus unserem Team liest diesen Chat und antwortet Ihnen hier. Unser Team ist wieder erreichbar: {hours}.',
    error:
      'Bei uns funktioniert gerade etwas nicht, deshalb kann ich das leider nicht nachsehen. Jemand aus unserem Team liest diesen Chat und antwortet Ihnen hier.',
  }),
  pt: (shop) => ({
    welcome: `Sou o assistente de IA da ${shop}.`,
    handoff_online: 'Claro! Alguém da nossa equipa vai ler este chat e responder-lhe aqui.',
    handoff_offline: 'Claro! Alguém da nossa equipa vai ler este chat e responder-lhe aqui. A nossa equipa volta: {hours}.',
    error:
      'Lamento, algo não está a funcionar do nosso lado e não consigo ver isso. Alguém da nossa equipa vai ler este chat e responder-lhe aqui.',
  }),
  nl: (shop) => ({
    welcome: `Ik ben de AI-assistent van ${shop}.`,
    handoff_online: 'Natuurlijk! Iemand van ons team leest deze chat en antwoordt je hier.',
    handoff_offline: 'Natuurlijk! Iemand van ons team leest deze chat en antwoordt je hier. Ons team is er weer: {hours}.',
    error:
      'Sorry, er werkt iets niet aan onze kant, dus ik kan dit niet opzoeken. Iemand van ons team leest deze chat en antwoordt je hier.',
  }),
  it: (shop) => ({
    welcome: `Sono l’assistente IA di ${shop}.`,
    handoff_online: 'Certo! Qualcuno del nostro team leggerà questa chat e ti risponderà qui.',
    handoff_offline: 'Certo! Qualcuno del nostro team leggerà questa chat e ti risponderà qui. Il nostro team torna: {hours}.',
    error:
      'Scusa, qualcosa non funziona dalla nostra parte e non posso controllare. Qualcuno del nostro team leggerà questa chat e ti risponderà qui.',
  }),
};
