import type { FactKind } from '@parley/contract/facts';
import { answerWith, askBack, handOff, type DialogueContext } from '../../dialogue.ts';
import { isLastSaid } from '../../flows/knowledge.ts';
import { languages } from '../../intents.ts';
import { countryOf, type Place } from '../../places.ts';
import type { Outcome } from '../../port.ts';
import { type Aspect, paymentMethodsIn } from '../../shop-topics.ts';
import { inOneLine, sayAmount } from '../../speech.ts';
import { factTexts } from '../../texts/fact-texts.ts';
import { turnTexts } from '../../texts/turn-texts.ts';
import type { Fact } from '../../tools.ts';

// How an answer from the shop's facts is put together.

/** What a message asks about the shop; `text` is the part of the message that asks. */
export type Question = {
  kind: FactKind;
  text: string;
  /** The places it names, or the one asked about before. */
  places: readonly Place[];
  aspects: readonly Aspect[];
  isFollowUp: boolean;
  isGuess: boolean;
};

export const sourcesOf = (used: readonly Fact[]) =>
  used.slice(0, 3).map(({ id, article_id: article, article_title: title, text, name, kind }) => ({
    kind: article === null ? ('shop' as const) : ('article' as const),
    id: article ?? id,
    title: title ?? name ?? kind,
    score: 1,
    excerpt: text.slice(0, 300),
  }));

/** `brief`: the yes or no, or the time, where the rest was said just before. */
type Said = { text: string; brief?: string; used: readonly Fact[]; asks?: boolean };
export function say(
  scene: DialogueContext,
  { kind, places, text: asked }: Question,
  { text, brief = '', used, asks = false }: Said,
): Outcome {
  // What isn't known of a place says nothing about the next question.
  const isUnknown = asks && used.length === 0;
  const place = isUnknown ? null : (places.at(-1) ?? null);
  const isRepeated = !asks && isLastSaid(scene, text.slice(brief.length).trim());
  const isAll = isRepeated && brief === '';
  const asksPerson = asks || isAll;
  const reply = {
    text: isAll ? inOneLine(scene.say.ofOrder.onlyThis, text, turnTexts[scene.replyLanguage].askColleague) : isRepeated ? brief : text,
    sources: sourcesOf(used),
    confidence: isAll ? 0.6 : 0.95,
    intent: scene.lead && ofShop.has(scene.lead.intent) ? scene.lead.intent : (intentOf[kind] ?? scene.lead?.intent ?? null),
    remember: {
      topic: { kind, place: place && { name: place.name.slice(0, 80), code: place.code } },
      ...(isUnknown && { place: null }),
      ...(place && { place: { name: place.name.slice(0, 80), code: place.code } }),
      ...(kind === 'payment_method' && { method: paymentMethodsIn(asked).at(-1)?.slice(0, 80) ?? scene.memory.method }),
      stated: [...new Set([...scene.memory.stated, ...used.map(({ id }) => id)])].slice(-20),
      ...(asksPerson && { awaiting: 'person' as const }),
    },
  };
  return asksPerson ? askBack(scene, reply) : answerWith(scene, reply);
}
/** Intents that ask about the shop, which name the question more exactly than its kind. */
const ofShop: ReadonlySet<string> = new Set([
  'delivery_options',
  'delivery_period',
  'payment_methods',
  'check_refund_policy',
  'store_hours',
]);
const intentOf: Partial<Record<FactKind, string>> = {
  delivery: 'delivery_options',
  payment_method: 'payment_methods',
  returns: 'check_refund_policy',
};

export const inConflict = (scene: DialogueContext, fact: Fact) =>
  handOff(scene, 'missing_knowledge', scene.lead ?? null, {
    text: inOneLine(factTexts[scene.replyLanguage].conflict, scene.say.someoneReads),
    facts: [`Our sources contradict each other: “${fact.text}”`],
    sources: sourcesOf([fact]),
  });

/** A fact in the shop's words, or in its values where the words are in another language; `first` is the yes or no before it. */
export function quoteOrLine(scene: DialogueContext, asked: Question, fact: Fact, more = '', first?: string): Outcome | Promise<Outcome> {
  if (fact.conflict) return inConflict(scene, fact);
  const isReadable = fact.language === scene.replyLanguage;
  // Only what delivery takes and costs is whole in its values: a gift card's days are no working days.
  const parts = fact.kind === 'delivery' ? partsOf(scene, fact, ['time', 'cost', 'free']) : [];
  const quoted = `${scene.say.quoted(scene.say.languageName[languages.find((one) => one === fact.language) ?? 'en'])} ${fact.text}`;
  const text = isReadable ? fact.text : parts.length > 0 ? `${capital(parts.join(', '))}.` : quoted;
  const texts = factTexts[scene.replyLanguage];
  const isOffer =
    scene.message.form === 'yes_no' &&
    asked.aspects.length === 0 &&
    (offers.has(fact.kind) || fact.allowed === false || (fact.kind === 'hours' && fact.allowed === true));
  const brief = first ?? (isOffer ? (fact.allowed === false ? texts.no : texts.yes) : '');
  return say(scene, asked, { text: inOneLine(brief, text, more), brief, used: [fact] });
}
/** Kinds whose fact means that the shop offers it. */
const offers: ReadonlySet<FactKind> = new Set(['gift_wrap', 'gift_card', 'pickup', 'exchange', 'warranty', 'invoice']);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A fact's time and costs, as far as they are asked for. */
export function partsOf({ replyLanguage }: DialogueContext, fact: Fact, aspects: readonly Aspect[]): string[] {
  const texts = factTexts[replyLanguage];
  const amount = (value: string) => sayAmount(value, fact.currency ?? 'EUR', replyLanguage);
  const { days_min: min, days_max: max, amount: cost, free_from: free } = fact;
  return [
    aspects.includes('time') && max !== null ? texts.workingDays(min ?? max, max) : '',
    aspects.includes('cost') && cost !== null ? (Number(cost) === 0 ? texts.free : amount(cost)) : '',
    (aspects.includes('free') || aspects.includes('cost')) && free !== null ? texts.freeFrom(amount(free)) : '',
  ].filter((part) => part !== '');
}

/** The fact about a place: about that part of the country, the country, or everywhere else. */
export const ofPlace = (known: readonly Fact[], { code }: Place) =>
  [code, countryOf(code), '*'].flatMap((one) => known.find(({ countries }) => countries?.includes(one)) ?? [])[0];
