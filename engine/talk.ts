import type { HandoffReason } from '@parley/contract/conversations';
import type { Card, Source } from '@parley/contract/messages';
import type { Briefing, Outcome } from './port.ts';
import type { Product, Toolbox } from './tools.ts';
import { orderWishes } from './flows/order-wishes.ts';
import { consentIn } from './hearing/consent.ts';
import { spokenLanguage } from './language.ts';
import type { Language } from './intents.ts';
import { type Awaited, blank, type Deed, type Memory, recall, type Told } from './memory.ts';
import { compose, textsIn } from './speech.ts';
import { orderNumbersIn } from './entities.ts';
import { shortNumberIn } from './short-number.ts';
import { listen } from './told.ts';
import type { Texts } from './texts/texts.ts';
import { isCourtesy, type Understanding, understand, type Wish } from './understand.ts';

/** One turn of a conversation while it is being answered. */
export type Talk = {
  briefing: Briefing;
  tools: Toolbox;
  heard: Understanding;
  /** As it was before this turn. */
  memory: Memory;
  /** The language the customer is answered in: theirs, if the shop answers in it. */
  speaks: Language;
  say: Texts;
  told: Told;
  /** Who the customer is was proved, before or in this turn. */
  verified: boolean;
  /** The product this message points at, among those that were shown. */
  pointed?: Product;
};

const asksForData: readonly Awaited[] = [
  ...(['order_number', 'email', 'code', 'name', 'postcode'] as const),
  ...(['address', 'pieces', 'variant', 'method', 'confirmation'] as const),
];

export function openTalk(briefing: Briefing, tools: Toolbox): Talk {
  const memory = recall(briefing.memory);
  const text = unanswered(briefing.turns);
  const isData = memory.awaiting !== null && asksForData.includes(memory.awaiting) && text.split(/\s+/).length <= 5;
  // A "ja" or an "ok" belongs to several languages: it changes none that is spoken.
  const isPlain = memory.language !== null && (consentIn(text) !== undefined || text.trim().length <= 3);
  const heard = understand(text, memory.language ?? spokenLanguage(briefing.shop.locale), isData || isPlain);
  const speaks = spokenBy(briefing, heard.language);
  const heardNow = listen(text, memory);
  const short = shortNumberIn(text, memory.awaiting === 'order_number');
  // "It's an older one, 1874", while the e-mail address is asked for.
  const isBare = memory.awaiting === 'email' && !text.includes('@') && heardNow.order_number === undefined;
  const number = orderNumbersIn(text).length === 0 ? (short ?? (isBare ? orderNumbersIn(text, true)[0] : undefined)) : undefined;
  const told = number === undefined ? heardNow : { ...heardNow, order_number: number };
  return { briefing, tools, heard, memory, speaks, say: textsIn(speaks), told, verified: briefing.customer.verified };
}

const spokenBy = ({ agent: { languages } }: Briefing, theirs: Language): Language =>
  languages.length === 0 || languages.includes(theirs) ? theirs : (languages[0] ?? theirs);

/** What the customer wrote since somebody answered; when nothing is left there, what they wrote last. */
export function unanswered(turns: Briefing['turns']): string {
  const answered = turns.findLastIndex(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  const since = turns.slice(answered + 1).filter(({ author }) => author === 'customer');
  const said = since.length ? since : turns.filter(({ author }) => author === 'customer').slice(-1);
  return said.map(({ text }) => text).join('\n');
}

type Saying = { text: string; cards?: Card[]; sources?: Source[]; confidence: number; intent: string | null; remember?: Partial<Memory> };

/** What stays of the memory unless an answer says otherwise: who they are and what was shown, not what was asked. */
const kept = ({ heard, memory, told }: Talk): Memory => ({
  ...blank,
  language: heard.language,
  told,
  product: memory.product,
  shown: memory.shown,
  picked: memory.picked,
  about: memory.about,
});

function subjectOf(sources: readonly Source[], intent: string | null): Partial<Memory> {
  const isOf = (kind: Source['kind']) => sources.some((source) => source.kind === kind);
  if (isOf('order') || (sources.length === 0 && [...orderWishes].some((one) => one === intent))) return { about: 'order' };
  return isOf('product') ? { about: 'product' } : {};
}

const outcome = (talk: Talk, { text, cards = [], sources = [], confidence, intent, remember }: Saying) => ({
  text,
  cards,
  sources,
  confidence,
  intent,
  memory: { ...kept(talk), ...subjectOf(sources, intent), ...remember } satisfies Memory,
});

export const answerWith = (talk: Talk, saying: Saying): Outcome => ({
  decision: 'answer',
  ...outcome(talk, {
    ...saying,
    text: compose(saying.text, restOf(talk, saying.intent)),
    // "Say the word and I go on with that": a yes is the word.
    remember: { ...(others(talk, saying.intent).length > 0 && { later: laterOf(talk, saying.intent) }), ...saying.remember },
  }),
});
export const askBack = (talk: Talk, saying: Saying): Outcome => ({ decision: 'ask', ...outcome(talk, saying) });

/** Fetches a person: the customer hears what happens next, the team what it is about. */
export async function handTo(
  talk: Talk,
  reason: HandoffReason,
  wish: Wish | null,
  more: { text?: string; facts?: string[]; sources?: Source[] } = {},
): Promise<Outcome> {
  const { say, heard, tools } = talk;
  const summary = summaryOf(talk, wish, more.facts ?? []);
  await tools.call('hand_over', { reason, summary });
  const text = more.text ?? say.handover[reason];
  const meant = wish ?? heard.wishes.find(({ likelihood }) => likelihood >= 0.3);
  return {
    decision: 'hand_over',
    reason,
    summary,
    ...outcome(talk, { text, sources: more.sources ?? [], confidence: meant?.likelihood ?? 0, intent: meant?.intent ?? null }),
  };
}

/** For the team, in the shop's language: what is wanted, what is known, and the customer's own words. */
function summaryOf({ briefing, heard, memory }: Talk, wish: Wish | null, facts: string[]) {
  const names = textsIn(spokenLanguage(briefing.shop.locale)).wish;
  const wanted = [wish, ...heard.wishes].flatMap((one) =>
    one && !isCourtesy(one.intent) && one.likelihood > 0.4 ? [names[one.intent]] : [],
  );
  const before = wish && !heard.text.includes(wish.text) ? wish.text : saidBefore(briefing.turns, heard.text);
  const words = (before ? `${before} … ${heard.text}` : heard.text).replace(/\s+/g, ' ').slice(0, 400);
  const collected = memory.deed ? inWords(memory.deed) : '';
  // A yes to a person tells the team nothing of what it is about.
  const { order_number: number } = memory.told;
  const about =
    memory.awaiting === 'person' && number !== undefined && !facts.some((fact) => fact.includes(number)) ? `Order ${number}.` : '';
  return [about, wanted.length ? `${capital([...new Set(wanted)].join('; '))}.` : '', ...facts, collected, `“${words}”`]
    .filter((part) => part !== '')
    .join(' ');
}
/** What they wrote last before a message of a few words. */
function saidBefore(turns: Briefing['turns'], text: string): string | undefined {
  if (text.trim().split(/\s+/).length > 4) return undefined;
  return turns.findLast((turn) => turn.author === 'customer' && !text.includes(turn.text) && turn.text.trim().split(/\s+/).length > 4)
    ?.text;
}
/** What was collected of a deed that was not done, for the person who goes on with it. */
function inWords({ kind, order, reason, address, lines, method }: Deed) {
  const parts = [
    `Prepared, not done: ${kind.replace('_', ' ')}${order ? ` ${order}` : ''}`,
    reason && `reason: ${reason}`,
    lines.map(({ what }) => what).join(', '),
    [address.line1, address.line2, address.postcode, address.city, address.region, address.country].filter(Boolean).join(', '),
    method && `method: ${method}`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`.slice(0, 600);
}
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What else the message asks for. */
const others = ({ heard }: Talk, intent: string | null) =>
  heard.wishes.slice(1).filter((wish) => wish.intent !== intent && wish.likelihood >= 0.6 && !isCourtesy(wish.intent));

/** "I also saw …": further wishes of the same message are not lost. */
function restOf(talk: Talk, intent: string | null) {
  const rest = others(talk, intent);
  return rest.length ? talk.say.alsoSaw(namesOfLater(talk.say, rest)) : '';
}

/** What is kept to come back to while something takes several turns. */
export function laterOf(talk: Talk, intent: string | null): Memory['later'] {
  const known = talk.memory.later;
  const more = others(talk, intent).filter((wish) => !known.some((one) => one.intent === wish.intent));
  const same = furtherOrders(talk, intent).filter(({ text }) => !known.some((one) => one.text === text));
  return [...known, ...same, ...more.map((wish) => ({ intent: wish.intent, text: wish.text.slice(0, 2000) }))].slice(0, 3);
}

const joined = /,|&|\+|(?<!\p{L})(?:and|as well as|both|y|et|und|e)(?!\p{L})/iu;
/** "Cancel H3001 and H3002": the same for each further order, one after the other. */
function furtherOrders({ heard, told }: Talk, intent: string | null): Memory['later'] {
  const wish = [...orderWishes].find((one) => one === intent);
  const elsewhere = heard.wishes
    .filter((one) => one.intent !== intent && one.text !== heard.text)
    .flatMap(({ text }) => orderNumbersIn(text));
  const numbers = orderNumbersIn(heard.text).filter((number) => !elsewhere.includes(number));
  if (wish === undefined || numbers.length < 2) return [];
  return numbers.slice(1).flatMap((number, place) => {
    const before = numbers[place] ?? '';
    const between = heard.text.slice(heard.text.indexOf(before) + before.length, heard.text.indexOf(number));
    const others = numbers.filter((one) => one !== number);
    const text = others.reduce((rest, other) => rest.replace(other, ' '), heard.text);
    return joined.test(between) && number !== told.order_number ? [{ intent: wish, text: text.slice(0, 2000) }] : [];
  });
}

/** What else was asked for, each with the order it is about. */
export const namesOfLater = (say: Texts, later: readonly { intent: Wish['intent']; text: string }[]) =>
  later.map(({ intent, text }) => {
    const [number] = orderWishes.has(intent) ? orderNumbersIn(text) : [];
    return number === undefined ? say.wish[intent] : `${say.wish[intent]} (${number})`;
  });
