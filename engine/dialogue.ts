import type { HandoffReason } from '@parley/contract/conversations';
import type { Card, Source } from '@parley/contract/messages';
import type { Briefing, Outcome } from './port.ts';
import type { Product, Toolbox } from './tools.ts';
import { orderIntents } from './flows/order-intents.ts';
import { consentIn } from './nlu/consent.ts';
import { inOwnWords } from './nlu/gloss.ts';
import { spokenLanguage } from './language.ts';
import { isTrained, type Language } from './intents.ts';
import { type Awaited, blank, type Action, type Memory, recall, type Slots } from './memory.ts';
import { compose, textsIn } from './speech.ts';
import { orderNumbersIn } from './entities.ts';
import { shortNumberIn } from './short-number.ts';
import { fillSlots } from './slots.ts';
import { placeSaid } from './places.ts';
import type { Texts } from './texts/texts.ts';
import { ungrounded, type Ground } from './ground.ts';
import { read, type Message } from './read.ts';
import { isCourtesy, type NluResult, classify, type DetectedIntent } from './classify.ts';
import { laterOf, namesOfLater, openRequests } from './open-requests.ts';

/** One turn of a conversation while the engine answers it. */
export type DialogueContext = {
  briefing: Briefing;
  tools: Toolbox;
  nlu: NluResult;
  /** The memory before this turn. */
  memory: Memory;
  /** The customer's language if the shop supports it, else the shop's. */
  replyLanguage: Language;
  say: Texts;
  slots: Slots;
  /** The customer verified their identity, in this turn or before. */
  verified: boolean;
  message: Message;
  ground: Ground;
  /** What the message most likely asks for; undefined when it only says what the customer doesn't want. */
  lead?: DetectedIntent | undefined;
  /** The product this message refers to, among those shown before. */
  pointed?: Product;
};

const dataSlots: readonly Awaited[] = [
  ...(['order_number', 'email', 'code', 'name', 'postcode'] as const),
  ...(['address', 'pieces', 'variant', 'method', 'confirmation'] as const),
];

/** What holds a digit or an @ in any language; words alone are something else. */
const ofSigns: readonly Awaited[] = ['order_number', 'email', 'code', 'postcode'];

/** Reads the customer's message; nothing is looked up yet. */
export const openDialogue = (briefing: Briefing, tools: Toolbox): DialogueContext =>
  openText(briefing, tools, unanswered(briefing.turns), recall(briefing.memory));

/** A part of the message as if the customer had written nothing else; what they said about themselves stays known. */
export const openPart = ({ briefing, tools, slots, nlu }: DialogueContext, text: string, memory: Memory): DialogueContext =>
  openText(
    briefing,
    tools,
    text,
    { ...memory, slots: { ...slots, ...memory.slots }, language: memory.language ?? nlu.language },
    !isTrained(nlu.language),
  );

/** `isRead`: the text is part of a message that was read in English already. */
function openText(briefing: Briefing, tools: Toolbox, said: string, memory: Memory, isRead = false): DialogueContext {
  const isData =
    memory.awaiting !== null &&
    dataSlots.includes(memory.awaiting) &&
    said.split(/\s+/).length <= 5 &&
    (!ofSigns.includes(memory.awaiting) || /[\d@]/.test(said));
  // "ja", "ok" and the name of a version belong to several languages, so they don't change the current one.
  const isVersion = memory.awaiting === 'product' && said.trim().split(/\s+/).length <= 2;
  const isPlain = memory.language !== null && (consentIn(said) !== undefined || said.trim().length <= 3 || isVersion);
  const asWritten = isRead || isVerbatim(said, memory.awaiting);
  const nlu = classify(said, memory.language ?? spokenLanguage(briefing.shop.locale), isData || isPlain || isRead, asWritten);
  const { text } = nlu;
  const replyLanguage = replyLanguageFor(briefing, nlu.language);
  const extracted = fillSlots(text, memory);
  const short = shortNumberIn(text, memory.awaiting === 'order_number');
  // "It's an older one, 1874", in reply to a request for the email address.
  const isBare = memory.awaiting === 'email' && !text.includes('@') && extracted.order_number === undefined;
  const number = orderNumbersIn(text).length === 0 ? (short ?? (isBare ? orderNumbersIn(text, true)[0] : undefined)) : undefined;
  const slots = number === undefined ? extracted : { ...extracted, order_number: number };
  const message = read(nlu);
  return {
    briefing,
    tools,
    nlu,
    message,
    ground: ungrounded,
    memory,
    replyLanguage,
    say: inTheirWords(textsIn(replyLanguage), nlu),
    slots,
    verified: briefing.customer.verified,
  };
}

/** What the customer named is quoted in their own words, although it was read in English. */
function inTheirWords(say: Texts, { text, said, language }: NluResult): Texts {
  if (isTrained(language) || text === said) return say;
  const own = (phrase: string) => inOwnWords(phrase, said, language);
  return {
    ...say,
    noneIn: (which) => say.noneIn(own(which)),
    notMadeIn: (name, which, others) => say.notMadeIn(name, own(which), others),
    shopping: { ...say.shopping, notCarried: (what) => say.shopping.notCarried(own(what)) },
  };
}

/** Names and addresses stay as written, whatever their words mean elsewhere. */
const isVerbatim = (text: string, awaiting: Awaited | null) =>
  (awaiting === 'name' && text.trim().split(/\s+/).length <= 4) ||
  ((awaiting === 'address' || awaiting === 'postcode' || awaiting === 'email') && /[\d@]/.test(text));

const replyLanguageFor = ({ agent: { languages } }: Briefing, detectedLanguage: Language): Language =>
  languages.length === 0 || languages.includes(detectedLanguage) ? detectedLanguage : (languages[0] ?? detectedLanguage);

/** The customer's messages since the last answer, or their last message if there are none. */
export function unanswered(turns: Briefing['turns']): string {
  const answered = turns.findLastIndex(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  const since = turns.slice(answered + 1).filter(({ author }) => author === 'customer');
  const messages = since.length ? since : turns.filter(({ author }) => author === 'customer').slice(-1);
  // Invisible characters would take words apart.
  return inLines(messages.map(({ text }) => text.replace(/\p{Cf}/gu, '')));
}

/** Joins messages; "I'm looking for", "a lamp", "for the tent" is one sentence sent in pieces. */
function inLines(messages: readonly string[]): string {
  return messages.reduce((all, text) => {
    const last = all.slice(all.lastIndexOf('\n') + 1);
    const isFragment =
      all !== '' && /\p{L}\s*$/u.test(last) && !text.includes('\n') && Math.min(wordCount(last), wordCount(text)) <= mostInFragment;
    return all === '' ? text : `${all}${isFragment ? ' ' : '\n'}${text}`;
  }, '');
}
const wordCount = (text: string) => text.trim().split(/\s+/).length;
const mostInFragment = 3;

type Reply = { text: string; cards?: Card[]; sources?: Source[]; confidence: number; intent: string | null; remember?: Partial<Memory> };

/** The memory kept by default: who the customer is and what was shown, but not what was asked. */
const baseMemory = ({ nlu, memory, slots }: DialogueContext): Memory => ({
  ...blank,
  language: nlu.language,
  slots,
  product: memory.product,
  shown: memory.shown,
  picked: memory.picked,
  considered: memory.considered,
  need: memory.need,
  // A link made before can still be replaced, and an offer outlives a question in between.
  purchase: memory.purchase,
  changes_open: memory.changes_open,
  about: memory.about,
  // A fact and an article are followed up at once or not at all; a courtesy in between changes nothing.
  ...(isCourtesy(nlu.detectedIntents[0]?.intent ?? 'out_of_scope') && { topic: memory.topic, page: memory.page }),
  place: placeSaid(nlu.text) ?? memory.place,
  stated: memory.stated,
  last: memory.last,
});

function topicOf(sources: readonly Source[], intent: string | null): Partial<Memory> {
  const isOf = (kind: Source['kind']) => sources.some((source) => source.kind === kind);
  return { ...aboutOf(isOf, sources, intent), ...pageOf(sources) };
}
/** The article that was quoted, for what is asked about it next. */
function pageOf(sources: readonly Source[]): Partial<Memory> {
  const page = sources.find(({ kind }) => kind === 'article');
  return page ? { page: { id: page.id.slice(0, 64), title: page.title.slice(0, 300) } } : {};
}
function aboutOf(isOf: (kind: Source['kind']) => boolean, sources: readonly Source[], intent: string | null): Partial<Memory> {
  if (isOf('order') || (sources.length === 0 && [...orderIntents].some((one) => one === intent))) return { about: 'order' };
  return isOf('product') ? { about: 'product' } : {};
}

const outcome = (dialogue: DialogueContext, { text, cards = [], sources = [], confidence, intent, remember }: Reply) => ({
  text,
  cards,
  sources,
  confidence,
  intent,
  memory: { ...baseMemory(dialogue), ...topicOf(sources, intent), ...remember } satisfies Memory,
});

export const answerWith = (dialogue: DialogueContext, reply: Reply): Outcome => ({
  decision: 'answer',
  ...outcome(dialogue, {
    ...reply,
    // Two questions at once could not both be answered by one yes.
    text: compose(reply.text, asksMore(dialogue, reply) && mentionOpen(dialogue, reply.intent)),
    // A yes continues with the intents that the answer mentions last.
    remember: { ...(openRequests(dialogue, reply.intent).length > 0 && { later: laterOf(dialogue, reply.intent) }), ...reply.remember },
  }),
});
/** Mentions what else the message asks for, so that it isn't lost. */
function mentionOpen(dialogue: DialogueContext, intent: string | null) {
  const rest = openRequests(dialogue, intent);
  return rest.length ? dialogue.say.alsoSaw(namesOfLater(dialogue.say, rest)) : '';
}
/** A teammate decides themselves what comes next. */
const asksMore = ({ briefing }: DialogueContext, { remember }: Reply) => remember?.awaiting !== 'person' && briefing.teammate === undefined;
export const askBack = (dialogue: DialogueContext, reply: Reply): Outcome => ({ decision: 'ask', ...outcome(dialogue, reply) });

/** Hands off: tells the customer what happens next, and the team what it is about. */
export async function handOff(
  dialogue: DialogueContext,
  reason: HandoffReason,
  detected: DetectedIntent | null,
  more: { text?: string; facts?: string[]; sources?: Source[]; remember?: Partial<Memory> } = {},
): Promise<Outcome> {
  const { say, nlu, tools } = dialogue;
  const summary = summaryOf(dialogue, detected, more.facts ?? []);
  await tools.call('hand_off', { reason, summary });
  const text = more.text ?? say.handoff[reason];
  const mainIntent = detected ?? nlu.detectedIntents.find(({ likelihood }) => likelihood >= 0.3);
  return {
    decision: 'hand_off',
    reason,
    summary,
    ...outcome(dialogue, {
      text,
      sources: more.sources ?? [],
      confidence: mainIntent?.likelihood ?? 0,
      intent: mainIntent?.intent ?? null,
      ...(more.remember && { remember: more.remember }),
    }),
  };
}

/** The handoff summary for the team, in the shop's language: intent, known facts and the customer's own words. */
function summaryOf({ briefing, nlu, memory }: DialogueContext, detected: DetectedIntent | null, facts: string[]) {
  const names = textsIn(spokenLanguage(briefing.shop.locale)).intentName;
  const intentNames = [detected, ...nlu.detectedIntents].flatMap((one) =>
    one && !isCourtesy(one.intent) && one.likelihood > 0.4 ? [names[one.intent]] : [],
  );
  const isEarlier = detected && isTrained(nlu.language) && !nlu.text.includes(detected.text);
  const before = isEarlier ? detected.text : previousMessage(briefing.turns, nlu.said);
  const words = (before ? `${before} … ${nlu.said}` : nlu.said).replace(/\s+/g, ' ').slice(0, 400);
  const actionSummary = memory.action ? describeAction(memory.action) : '';
  // A mere yes to the offer of a person says nothing about the issue.
  const { order_number: number } = memory.slots;
  const about =
    memory.awaiting === 'person' && number !== undefined && !facts.some((fact) => fact.includes(number)) ? `Order ${number}.` : '';
  return [about, intentNames.length ? `${capital([...new Set(intentNames)].join('; '))}.` : '', ...facts, actionSummary, `“${words}”`]
    .filter((part) => part !== '')
    .join(' ');
}
/** The customer's last message before a message of a few words. */
function previousMessage(turns: Briefing['turns'], text: string): string | undefined {
  if (text.trim().split(/\s+/).length > 4) return undefined;
  return turns.findLast((turn) => turn.author === 'customer' && !text.includes(turn.text) && turn.text.trim().split(/\s+/).length > 4)
    ?.text;
}
/** Describes a prepared but unfinished action, for the teammate who continues it. */
function describeAction({ kind, order, reason, address, lines, method }: Action) {
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
