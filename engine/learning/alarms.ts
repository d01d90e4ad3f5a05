import { isAngry } from '../nlu/anger.ts';
import { sensitiveIn } from '../nlu/sensitive.ts';
import { type TrainedLanguage, trainedLanguages } from '../intents.ts';
import { alarmKinds } from '../phrases/alarm.ts';
import { alarms } from '../phrases/alarms.ts';
import { pack } from '../weights/packing.ts';
import { sha256 } from '../weights/read.ts';
import { tokenize } from '../words.ts';
import { Chance } from './chance.ts';
import { corpusOf } from './corpus.ts';
import { linesOf, sentenceOf } from './grammar.ts';
import { mistyped } from './noise.ts';
import { type Lesson, type Noise, train } from './train.ts';

// Alarms, which cause a handoff, are learned like intents but separately: from other sentences, into a small file.

/** The trained alarm model, stored in `weights/`. */
export type LearnedAlarms = { fingerprint: string; weights: Uint8Array };
export type TaughtAlarm = { text: string; kind: number };

/** The class after the alarm kinds: no alarm. */
const ordinary = alarmKinds.length;
const perLine = { en: 70, es: 50, fr: 50, de: 50, pt: 50 } satisfies Record<TrainedLanguage, number>;

export type Fold = 'all' | 'most' | 'rest';
/** `most` leaves out every fifth line, as a test set of unseen sentences. */
const isIn = (fold: Fold, at: number) => fold === 'all' || (at % 5 === 2) === (fold === 'rest');

export function alarmSentences(language: TrainedLanguage, fold: Fold = 'all'): TaughtAlarm[] {
  const { lists: written, ...blocks } = alarms[language];
  const lists = Object.fromEntries(Object.entries(written).map(([name, list]) => [name, list.split('|')]));
  const chance = new Chance(trainedLanguages.indexOf(language) + 911);
  return [...alarmKinds, 'ordinary' as const].flatMap((kind, at) =>
    linesOf(blocks[kind])
      .filter((_, line) => isIn(fold, line))
      .flatMap((line) => [...new Set(Array.from({ length: perLine[language] }, () => sentenceOf(line, lists, chance)))])
      .map((text) => ({ text, kind: at })),
  );
}

/** Takes every nth training sentence of the intents; of complaints only those that rules don't classify as anger. */
const every = 4;
function ordinarySentences(language: TrainedLanguage, step: number): TaughtAlarm[] {
  return corpusOf(language)
    .filter(({ intent }, at) => at % step === 0 && intent !== 'contact_human_agent')
    .filter(({ text, intent }) => !(intent === 'complaint' || intent === 'out_of_scope') || !(isAngry(text) || sensitiveIn(text)))
    .map(({ text }) => ({ text, kind: ordinary }));
}

export const taughtAlarms = (fold: Fold = 'all', step = every) =>
  trainedLanguages.flatMap((language) => [...alarmSentences(language, fold), ...ordinarySentences(language, step)]);

export function fingerprintOfAlarms(sentences: readonly TaughtAlarm[]) {
  return sha256(sentences.map(({ text, kind }) => `${kind} ${text}\n`).join('')).slice(0, 16);
}

const noise: Noise = ({ tokens }, chance) => {
  const mistypes = chance.in(0.2);
  const drops = chance.in(0.5);
  const noised = tokens.flatMap((token) => {
    if (drops && chance.in(0.12)) return [];
    return [mistypes && token.length > 3 && chance.in(0.25) ? mistyped(token, chance) : token];
  });
  return noised.length ? noised : tokens;
};

export function teachAlarms(fold: Fold = 'all', step = every, rounds = 5): LearnedAlarms {
  const sentences = taughtAlarms(fold, step);
  const lessons = sentences.map(({ text, kind }): Lesson => ({ tokens: tokenize(text), intent: kind, weight: 1 }));
  const { row, weights } = train(lessons, noise, rounds, ordinary + 1);
  return { fingerprint: fingerprintOfAlarms(sentences), weights: pack(row, weights, ordinary + 1) };
}
