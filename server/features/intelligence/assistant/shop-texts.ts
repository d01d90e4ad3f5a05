import type { AiAgent, AiTexts } from '@parley/contract/ai-settings';
import type { HandoffReason } from '@parley/contract/conversations';
import { type Language, languages } from '@parley/contract/intents';
import { compose, inOneLine, spokenLanguage, textsIn } from '@parley/engine';
import type { Openness } from '../../conversations/hours/index.ts';
import { conductWords } from './conduct-words.ts';

/** In whose words, in which language and when something is said. */
export type Voice = {
  agent: AiAgent;
  shop: { name: string; locale: string; timeZone: string };
  language: Language;
  hours: Openness;
  now: Date;
};

/** The customer's language if the AI answers in it, otherwise the shop's first. */
export const answeringIn = ({ languages: spoken }: Pick<AiAgent, 'languages'>, theirs: Language): Language =>
  spoken.length === 0 || spoken.includes(theirs) ? theirs : (spoken[0] ?? theirs);

/** The shop's own words: in the customer's language, otherwise in its first; '' where it wrote none. */
export const shopText = (voice: Pick<Voice, 'agent' | 'shop' | 'language'>, which: keyof AiTexts): string =>
  voice.agent.texts[writtenIn(voice, which)]?.[which] ?? '';

/** The language its own words are found in, so that a time put into them is said in the same. */
function writtenIn({ agent, shop, language }: Pick<Voice, 'agent' | 'shop' | 'language'>, which: keyof AiTexts): Language {
  const first = agent.languages[0] ?? spokenLanguage(shop.locale);
  return agent.texts[language]?.[which] ? language : first;
}

const day = 86_400_000;
/** "Monday at 09:00": a time in the shop's zone as people of a language say it; with the date when it is not within a week. */
export function whenInWords(at: Date, now: Date, timeZone: string, language: Language): string {
  const isNear = at.getTime() - now.getTime() < 6 * day;
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    ...(!isNear && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}

/**
 * What a customer hears when a person is fetched. The shop's own words stand in the place of Parley's usual ones, and behind what an engine
 * said about this very case. A matter of safety keeps its words.
 */
export function handoverText(voice: Voice, reason: HandoffReason, said: string): string {
  const { language, hours, now, shop } = voice;
  const usual = said.trim() === '' ? textsIn(language).handover[reason] : said;
  const isUsual = languages.some((one) => [textsIn(one).handover[reason], textsIn(one).someoneReads].includes(usual));
  const words = conductWords[language];
  const opening = hours.changesAt ? whenInWords(hours.changesAt, now, shop.timeZone, language) : null;
  if (reason !== 'sensitive_topic') {
    const which = hours.open ? 'handoff_online' : 'handoff_offline';
    const spoken = writtenIn(voice, which);
    const opens = hours.changesAt ? whenInWords(hours.changesAt, now, shop.timeZone, spoken) : conductWords[spoken].someTime;
    const own = shopText(voice, which).replaceAll('{hours}', opens);
    if (own !== '') return isUsual ? own : compose(withoutPromise(usual), own);
  }
  return inOneLine(usual, !hours.open && opening !== null && words.opensAgain(opening));
}

/** That somebody reads and answers is what the shop's own words say; nobody needs to hear it twice. */
const withoutPromise = (text: string) =>
  languages
    .reduce((rest, one) => rest.replace(textsIn(one).someoneReads, ''), text)
    .replace(/ {2,}/g, ' ')
    .trim();

/** What a customer hears when no engine could answer, before a person does. */
export function failureText(voice: Voice): string {
  const { language, hours, now, shop } = voice;
  const opening = !hours.open && hours.changesAt ? whenInWords(hours.changesAt, now, shop.timeZone, language) : null;
  return (
    shopText(voice, 'error') ||
    inOneLine(textsIn(language).handover.tool_failure, opening !== null && conductWords[language].opensAgain(opening))
  );
}

/**
 * In front of the AI's first words in a conversation: that it is automated, where the channel does not say so all along as the website's
 * chat does, and the shop's welcome. A greeting of the engine's own gives way to the welcome.
 */
export function opened(
  voice: Voice,
  channel: string,
  { text, isGreeting, isHandover }: { text: string; isGreeting: boolean; isHandover: boolean },
) {
  const { agent, shop, language } = voice;
  const disclosure = channel === 'website' ? '' : conductWords[language].disclosure(shop.name, agent.name);
  const welcome = isHandover ? '' : shopText(voice, 'welcome');
  return compose(inOneLine(disclosure, welcome), welcome !== '' && isGreeting ? '' : text);
}
