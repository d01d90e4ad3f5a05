import { type Intent, intents, type Language, languages } from '../intents.ts';
import { packs, phrases } from '../phrases.ts';
import { nothing } from '../phrases/nothing.ts';
import type { Pack } from '../phrases/pack.ts';
import { Chance } from './chance.ts';
import { gerund, linesOf, sentenceOf } from './grammar.ts';

export type Taught = { text: string; intent: Intent | 'nothing'; language: Language; weight: number };

/** Sentences per intent. English is what is heard most, and nothing is as many-sided as what no shop does. */
const wanted = (language: Language, intent: Intent) => (language === 'en' ? 2000 : 900) * (intent === 'out_of_scope' ? 8 : 1);

const courtesies: readonly Intent[] = ['greeting', 'thanks', 'goodbye', 'bot_question', 'capabilities'];
/** Who cannot open an account has problems registering, whatever words they use for it. */
const troubleIsAnother: readonly Intent[] = ['create_account', 'payment_methods', 'delivery_options', 'store_hours', 'check_refund_policy'];

type Maker = { weight: number; make: (chance: Chance) => string };

const listsOf = (pack: Pack) => Object.fromEntries(Object.entries(pack.lists).map(([name, list]) => [name, list.split('|')]));

/** What a language's sentences of one intent are made from. */
function makersOf(pack: Pack, older: string, intent: Intent): Maker[] {
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
    const told = chance.in(0.06) ? `${fill(chance.of(stories), chance)} ${sentence}` : sentence;
    const opened = chance.in(0.16) ? `${chance.of(openers)} ${told}` : told;
    return chance.in(0.14) ? `${opened} ${chance.of(closers)}` : opened;
  };
  const deeds = ways.flatMap((way) => linesOf(way.do ?? ''));
  const subjects = ways.flatMap((way) => linesOf(way.about ?? ''));
  const sentences = ways.flatMap((way) => linesOf(way.say ?? ''));
  const frames = troubleIsAnother.includes(intent) ? blocks.asking : [...blocks.asking, ...blocks.trouble];
  const making = (lines: string[], weight: number, make: (line: string, chance: Chance) => string): Maker[] =>
    lines.map((line) => ({ weight, make: (chance) => dressed(make(line, chance), chance) }));
  return [
    ...making(deeds, 3, (line, chance) => framed(frames, chance, fill(line, chance), gerund)),
    ...making(subjects, 1.5, (line, chance) => framed(blocks.asked, chance, fill(line, chance), (phrase) => phrase)),
    ...making(sentences, 1.4, fill),
    ...making(linesOf(older), 1, fill),
  ];
}

/** All sentences of one intent in one language; the same every time. */
function taught(language: Language, intent: Intent): Taught[] {
  const chance = new Chance(intents.indexOf(intent) * 31 + languages.indexOf(language) * 7919 + 17);
  const makers = makersOf(packs[language], phrases[language][intent], intent);
  const sum = makers.reduce((total, { weight }) => total + weight, 0);
  const count = wanted(language, intent);
  const found = new Set<string>();
  for (const { weight, make } of makers) {
    const share = Math.ceil((weight / sum) * count);
    for (let tries = 0, made = 0; tries < share * 3 && made < share; tries++) {
      const text = make(chance);
      if (!found.has(text)) made++;
      found.add(text);
    }
  }
  return [...found].map((text) => ({ text, intent, language, weight: intent === 'out_of_scope' ? refusalWeight : 1 }));
}

/** A sentence no shop is meant by counts for more: shops' wishes have more words in common than all the rest of the world. */
const refusalWeight = 1.2;

/** What is no wish: as many sentences as an intent has. */
function remarks(language: Language): Taught[] {
  const chance = new Chance(languages.indexOf(language) + 4711);
  const lists = listsOf(packs[language]);
  const lines = linesOf(nothing[language]);
  const found = new Set(
    lines.flatMap((line) => Array.from({ length: language === 'en' ? 80 : 50 }, () => sentenceOf(line, lists, chance))),
  );
  return [...found].map((text) => ({ text, intent: 'nothing', language, weight: 1 }));
}

const made = new Map<Language, readonly Taught[]>();
/** All of a language, made once: it takes a second. */
export function corpusOf(language: Language): readonly Taught[] {
  const known = made.get(language) ?? [...intents.flatMap((intent) => taught(language, intent)), ...remarks(language)];
  made.set(language, known);
  return known;
}
export const corpus = (): readonly Taught[] => languages.flatMap(corpusOf);
