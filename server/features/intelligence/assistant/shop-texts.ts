import type { AiAgent, AiTexts } from '@parley/contract/ai-settings';
import { type Channel, channelLimits } from '@parley/contract/channels';
import type { HandoffReason } from '@parley/contract/conversations';
import { type Language, languages } from '@parley/contract/intents';
import { compose, inOneLine, isOtherSentence, textsIn, whenInWords } from '@parley/engine';
import type { Openness } from '../../conversations/hours/index.ts';
import { conductWords } from './conduct-words.ts';

/** The texts, language and time of a reply. */
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

/** The shop's own text in the language of the reply; '' if it wrote none, since a reply in two languages helps nobody. */
export const shopText = ({ agent, language }: Pick<Voice, 'agent' | 'language'>, which: keyof AiTexts): string =>
  agent.texts[language]?.[which] ?? '';

/**
 * The handoff reply. The shop's own text replaces Parley's default and follows what an engine said about this case. Safety replies stay
 * as they are.
 */
export function handoffText(voice: Voice, reason: HandoffReason, said: string): string {
  // A language that the AI doesn't answer in has a sentence of its own; nothing in another may follow it.
  if (isOtherSentence(said)) return said;
  const { language, hours, now, shop } = voice;
  const usual = said.trim() === '' ? textsIn(language).handoff[reason] : said;
  const isUsual = languages.some((one) => [textsIn(one).handoff[reason], textsIn(one).someoneReads].includes(usual));
  const words = conductWords[language];
  const opening = hours.changesAt ? whenInWords(hours.changesAt, now, shop.timeZone, language) : null;
  if (reason !== 'sensitive_topic') {
    const own = awayText(voice);
    if (own !== '') return isUsual ? own : compose(withoutPromise(usual), own);
  }
  return inOneLine(usual, !hours.open && opening !== null && words.opensAgain(opening));
}

/** The shop's own words about when somebody answers, with the time; '' if it wrote none. */
export function awayText(voice: Voice): string {
  const { hours, now, shop, language } = voice;
  const which = hours.open ? 'handoff_online' : 'handoff_offline';
  const opens = hours.changesAt ? whenInWords(hours.changesAt, now, shop.timeZone, language) : conductWords[language].someTime;
  return shopText(voice, which).replaceAll('{hours}', opens);
}

/** Removes the engine's promise that somebody will answer, which the shop's text already makes. */
const withoutPromise = (text: string) =>
  languages
    .reduce((rest, one) => rest.replace(textsIn(one).someoneReads, ''), text)
    .replace(/ {2,}/g, ' ')
    .trim();

/** The reply when no engine could answer, before a person does. */
export function failureText(voice: Voice): string {
  const { language, hours, now, shop } = voice;
  const opening = !hours.open && hours.changesAt ? whenInWords(hours.changesAt, now, shop.timeZone, language) : null;
  return (
    shopText(voice, 'error') ||
    inOneLine(textsIn(language).handoff.tool_failure, opening !== null && conductWords[language].opensAgain(opening))
  );
}

/**
 * Starts the AI's first message: the disclosure, where the channel doesn't show it permanently as the website chat does, and the shop's
 * welcome, which replaces the engine's greeting.
 */
export function opened(
  voice: Voice,
  channel: Channel,
  { text, isGreeting, isHandoff }: { text: string; isGreeting: boolean; isHandoff: boolean },
) {
  const { agent, shop, language } = voice;
  const disclosure = channelLimits[channel].disclosesAi ? '' : conductWords[language].disclosure(shop.name, agent.name);
  const welcome = isHandoff ? '' : shopText(voice, 'welcome');
  return compose(inOneLine(disclosure, welcome), welcome !== '' && isGreeting ? '' : text);
}
