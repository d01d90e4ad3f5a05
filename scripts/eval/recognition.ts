// What recognition must not fall below, on sentences nothing learns from: `npm run eval` fails where it does.
import { intents, languages } from '../../engine/intents.ts';
import { languageOf } from '../../engine/language.ts';
import { recogniserOf } from '../../engine/understand.ts';
import { heldOutCases } from './held-out-sentences.ts';
import type { Section } from './section.ts';

type Case = (typeof heldOutCases)[number];
/** `found` has to be more than `least`; both are shares, or both are counts. */
type Bar = { what: string; found: number; least: number };
/** From here on the engine answers without asking back. */
const sure = 0.45;
/** Nobody asks for these in words of their own. */
const unheld: readonly string[] = ['bot_question', 'capabilities'];

const recognitionBars = (cases: readonly Case[]): Bar[] => {
  const heard = cases.map((one) => {
    const recogniser = recogniserOf(one.language);
    const [top] = recogniser.guess(recogniser.read(one.text));
    return { ...one, right: top?.intent === one.intent, likelihood: top?.likelihood ?? 0, spoken: languageOf(one.text, 'en') };
  });
  const shareOf = (all: readonly { right: boolean }[]) => (all.length ? all.filter(({ right }) => right).length / all.length : 0);
  const certain = heard.filter(({ likelihood }) => likelihood >= sure);
  return [
    { what: 'recognised', found: shareOf(heard), least: 0.95 },
    { what: 'recognised where it is sure', found: shareOf(certain), least: 0.97 },
    { what: 'sure', found: certain.length / heard.length, least: 0.93 },
    ...languages.map((language) => ({
      what: `recognised in ${language}`,
      found: shareOf(heard.filter((one) => one.language === language)),
      least: 0.93,
    })),
    { what: 'language told', found: shareOf(heard.map((one) => ({ right: one.spoken === one.language }))), least: 0.97 },
    ...intents
      .filter((intent) => !unheld.includes(intent))
      .flatMap((intent) => {
        const own = heard.filter((one) => one.intent === intent);
        return [
          { what: `sentences of ${intent}`, found: own.length, least: 19 },
          { what: `recognised of ${intent}`, found: shareOf(own), least: 0.75 },
        ];
      }),
  ];
};

export function report(cases: readonly Case[] = heldOutCases): Promise<Section> {
  const bars = recognitionBars(cases);
  const below = bars.filter(({ found, least }) => found <= least).map(inWords);
  return Promise.resolve({
    title: `Bars: recognition on ${cases.length} sentences nothing learns from`,
    lines: bars.slice(0, 3 + languages.length + 1).map(inWords),
    below,
  });
}

const inWords = ({ what, found, least }: Bar) => `${what}: ${figure(found)}, more than ${figure(least)} required`;
const figure = (value: number) => (value > 1 ? String(value) : value.toFixed(3));
