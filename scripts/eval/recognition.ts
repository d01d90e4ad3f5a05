// Thresholds for recognition on held-out sentences: `npm run eval` fails below them.
import { intents, trainedLanguages } from '../../engine/intents.ts';
import { languageOf } from '../../engine/language.ts';
import { recognizerOf } from '../../engine/classify.ts';
import { heldOutCases } from './held-out-sentences.ts';
import type { Section } from './section.ts';

type Case = (typeof heldOutCases)[number];
/** `found` must exceed `least`; both are shares or both are counts. */
type Threshold = { what: string; found: number; least: number };
/** From this confidence on the engine answers without asking back. */
const minConfidence = 0.45;
/** Intents without held-out sentences. */
const notMeasured: readonly string[] = ['bot_question', 'capabilities'];

const thresholds = (cases: readonly Case[]): Threshold[] => {
  const nlu = cases.map((one) => {
    const recognizer = recognizerOf(one.language);
    const [top] = recognizer.guess(recognizer.read(one.text));
    return { ...one, right: top?.intent === one.intent, likelihood: top?.likelihood ?? 0, spoken: languageOf(one.text, 'en') };
  });
  const shareOf = (all: readonly { right: boolean }[]) => (all.length ? all.filter(({ right }) => right).length / all.length : 0);
  const certain = nlu.filter(({ likelihood }) => likelihood >= minConfidence);
  return [
    { what: 'recognised', found: shareOf(nlu), least: 0.95 },
    { what: 'recognised where it is sure', found: shareOf(certain), least: 0.97 },
    { what: 'sure', found: certain.length / nlu.length, least: 0.93 },
    ...trainedLanguages.map((language) => ({
      what: `recognised in ${language}`,
      found: shareOf(nlu.filter((one) => one.language === language)),
      least: 0.93,
    })),
    { what: 'language told', found: shareOf(nlu.map((one) => ({ right: one.spoken === one.language }))), least: 0.97 },
    ...intents
      .filter((intent) => !notMeasured.includes(intent))
      .flatMap((intent) => {
        const own = nlu.filter((one) => one.intent === intent);
        return [
          { what: `sentences of ${intent}`, found: own.length, least: 19 },
          { what: `recognised of ${intent}`, found: shareOf(own), least: 0.75 },
        ];
      }),
  ];
};

export function report(cases: readonly Case[] = heldOutCases): Promise<Section> {
  const bars = thresholds(cases);
  const below = bars.filter(({ found, least }) => found <= least).map(describe);
  return Promise.resolve({
    title: `Bars: recognition on ${cases.length} sentences nothing learns from`,
    lines: bars.slice(0, 3 + trainedLanguages.length + 1).map(describe),
    below,
  });
}

const describe = ({ what, found, least }: Threshold) => `${what}: ${figure(found)}, more than ${figure(least)} required`;
const figure = (value: number) => (value > 1 ? String(value) : value.toFixed(3));
