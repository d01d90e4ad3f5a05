import { type Intent, intents, type TrainedLanguage, trainedLanguages } from '../intents.ts';
import { packs, phrases } from '../phrases.ts';
import { nothing } from '../phrases/nothing.ts';
import type { Pack } from '../phrases/pack.ts';
import { Chance } from './chance.ts';
import { gerund, linesOf, sentenceOf } from './grammar.ts';

export type TrainingSentence = { text: string; intent: Intent | 'nothing'; language: TrainedLanguage; weight: number };

/** Sentences per intent. English is the most common language, and out-of-scope text the most varied. */
const sentenceCount = (language: TrainedLanguage, intent: Intent) => (language === 'en' ? 2000 : 900) * (intent === 'out_of_scope' ? 8 : 1);

const courtesies: readonly Intent[] = ['greeting', 'thanks', 'goodbye', 'bot_question', 'capabilities'];
/** A customer who can't open an account has registration problems, whatever words they use. */
const troubleExcluded: readonly Intent[] = ['create_account', 'payment_methods', 'delivery_options', 'store_hours', 'check_refund_policy'];

type Maker = { weight: number; make: (chance: Chance) => string };

const listsOf = (pack: Pack) => Object.fromEntries(Object.entries(pack.lists).map(([name, list]) => [name, list.split('|')]));

/** The generators of one intent's sentences in a language. */
function makersOf(pack: Pack, lines: string, intent: Intent): Maker[] {
  const lists = listsOf(pack);
  const blocks = { asking: linesOf(pack.asking), trouble: linesOf(pack.trouble), asked: linesOf(pack.asked) };
  const openers = linesOf(pack.openers);
  const closers = linesOf(pack.closers);
  const stories = linesOf(pack.stories);
  const ways = pack.ways.flatMap((one) => one[intent] ?? []);
  const fill = (line: string, chance: Chance) => sentenceOf(line, lists, chance);
  const framed = (frames: string[], chance: Chance, phrase: string, ending: (phrase: string) => string) =>
    fill(chance.of(frames).replace('{v}', '\u0001').replace('{g}', '\u0002').replace('{n}', '\u0001'), chance)
      .replace('\u0001', phrase)
      .replace('\u0002', ending(phrase));
  const dressed = (sentence: string, chance: Chance) => {
    if (courtesies.includes(intent)) return sentence;
    const slots = chance.in(0.06) ? `${fill(chance.of(stories), chance)} ${sentence}` : sentence;
    const opened = chance.in(0.16) ? `${chance.of(openers)} ${slots}` : slots;
    return chance.in(0.14) ? `${opened} ${chance.of(closers)}` : opened;
  };
  const actions = ways.flatMap((way) => linesOf(way.do ?? ''));
  const subjects = ways.flatMap((way) => linesOf(way.about ?? ''));
  const sentences = ways.flatMap((way) => linesOf(way.say ?? ''));
  const frames = troubleExcluded.includes(intent) ? blocks.asking : [...blocks.asking, ...blocks.trouble];
  const making = (lines: string[], weight: number, make: (line: string, chance: Chance) => string): Maker[] =>
    lines.map((line) => ({ weight, make: (chance) => dressed(make(line, chance), chance) }));
  return [
    ...making(actions, 3, (line, chance) => framed(frames, chance, fill(line, chance), gerund)),
    ...making(subjects, 1.5, (line, chance) => framed(blocks.asked, chance, fill(line, chance), (phrase) => phrase)),
    ...making(sentences, 1.4, fill),
    ...making(linesOf(lines), 1, fill),
  ];
}

/** All sentences of one intent in one language, the same on every run. */
function sentencesFor(language: TrainedLanguage, intent: Intent): TrainingSentence[] {
  const chance = new Chance(intents.indexOf(intent) * 31 + trainedLanguages.indexOf(language) * 7919 + 17);
  const makers = makersOf(packs[language], phrases[language][intent], intent);
  const sum = makers.reduce((total, { weight }) => total + weight, 0);
  const count = sentenceCount(language, intent);
  const found = new Set<string>();
  for (const { weight, make } of makers) {
    const share = Math.ceil((weight / sum) * count);
    for (let tries = 0, cache = 0; tries < share * 3 && cache < share; tries++) {
      const text = make(chance);
      if (!found.has(text)) cache++;
      found.add(text);
    }
  }
  return [...found].map((text) => ({ text, intent, language, weight: intent === 'out_of_scope' ? refusalWeight : 1 }));
}

/** Out-of-scope sentences weigh more: shop requests share more vocabulary than everything else does. */
const refusalWeight = 1.2;

/** Sentences without an intent, as many as one intent has. */
function remarks(language: TrainedLanguage): TrainingSentence[] {
  const chance = new Chance(trainedLanguages.indexOf(language) + 4711);
  const lists = listsOf(packs[language]);
  const lines = linesOf(nothing[language]);
  const found = new Set(
    lines.flatMap((line) => Array.from({ length: language === 'en' ? 80 : 50 }, () => sentenceOf(line, lists, chance))),
  );
  return [...found].map((text) => ({ text, intent: 'nothing', language, weight: 1 }));
}

const cache = new Map<TrainedLanguage, readonly TrainingSentence[]>();
/** All sentences of a language, generated once: it takes a second. */
export function corpusOf(language: TrainedLanguage): readonly TrainingSentence[] {
  const known = cache.get(language) ?? [...intents.flatMap((intent) => sentencesFor(language, intent)), ...remarks(language)];
  cache.set(language, known);
  return known;
}
export const corpus = (): readonly TrainingSentence[] => trainedLanguages.flatMap(corpusOf);
