import type { HandoffReason } from '@parley/contract/conversations';
import type { Source } from '@parley/contract/messages';
import { openPart, type DialogueContext } from '../dialogue.ts';
import { orderNumbersIn } from '../entities.ts';
import type { Intent, Language } from '../intents.ts';
import { isCourtesy } from '../classify.ts';
import { spokenLanguage } from '../language.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { recall } from '../memory.ts';
import { normalizeText } from '../nlu/pattern.ts';
import { personRequestIn } from '../nlu/person.ts';
import { notedIn, sentenceIn } from '../nlu/other-language.ts';
import {
  asksPresence,
  asksToAct,
  asksWhen,
  content,
  contrast,
  damaged,
  hoursAsked,
  offersToSend,
  openers,
  patient,
  showsCard,
  solved,
  thanks,
} from '../nlu/waiting.ts';
import { whenInWords } from '../opening-time.ts';
import type { Briefing, Outcome } from '../port.ts';
import { inOneLine } from '../speech.ts';
import { type WaitingTexts, waitingTexts } from '../texts/waiting.ts';
import { sentencesOf, tokenize } from '../words.ts';
import { isProductIntent } from './shopping/plan.ts';
import { answerAboutReport } from './problems/report.ts';
import { ruleFor } from './waiting-rules.ts';
import { detailsIn, file, isFile, listed } from './waiting-details.ts';

/**
 * After a handoff, until a teammate takes over: answers what can be read, adds everything else to the team's summary, and says truthfully
 * when somebody is back. Changes nothing and hands off no second time. `answer` decides as usual, with tools that only read.
 */
export async function whileWaiting(dialogue: DialogueContext, answer: (dialogue: DialogueContext) => Promise<Outcome>): Promise<Outcome> {
  const { nlu, briefing, say } = dialogue;
  const voice = voiceOf(briefing, dialogue.replyLanguage);
  const { words } = voice;
  const rest = otherThanWaiting(dialogue);
  const lead = rest.nlu.detectedIntents[0] ?? nlu.detectedIntents[0];
  const details = newDetails(dialogue, rest);
  const added = details.length > 0 ? pick(voice, words.added(listed(words, details))) : '';
  // A gloss is no text for the team: they read what the customer wrote.
  const quote = quoted(nlu.said === nlu.text ? rest.nlu.text || nlu.text : nlu.said);
  const reply = (text: string, noted = ''): Outcome => ({
    ...{ decision: 'answer', text, cards: [], sources: [], confidence: 0.9, intent: lead?.intent ?? null, memory: briefing.memory },
    ...{ courtesy: true, ...(noted !== '' && { noted }) },
  });
  if (nlu.other) return reply(voice.last === sentenceIn(nlu.other) ? notedIn(nlu.other) : sentenceIn(nlu.other), quote);
  const safety = nlu.sensitive && say.sensitive[nlu.sensitive];
  if (safety !== undefined && !voice.last.includes(safety)) return reply(safety, quote);
  if (nlu.angry) return reply(pick(voice, words.sorry), quote);
  const summary = waitingTexts[spokenLanguage(briefing.shop.locale)].summary;
  if (isSolved(dialogue)) return reply(pick(voice, words.solved), `${summary.solved} ${quote}`);
  if (nlu.consent === 'never_mind') return reply(pick(voice, words.dropped), quote);
  const sentences = sentencesIn(nlu.text);
  const isMore = added !== '' || sentences.some((sentence) => !offersToSend.test(normalizeText(sentence)));
  if (sentences.some((sentence) => offersToSend.test(normalizeText(sentence))))
    return reply(inOneLine(added, showsCard.test(normalizeText(nlu.text)) ? words.cover : pick(voice, words.send)), isMore ? quote : '');
  const question = informative(rest, details.length > 0);
  // A matter of safety is for the team alone.
  const isOurs = question && briefing.waiting?.reason !== 'sensitive_topic';
  const found = isOurs ? accepted(dialogue, voice.last, (await answerAboutReport(rest)) ?? (await answer(rest))) : undefined;
  const when = isWhen(dialogue, nlu.text) ? whenBack(voice) : '';
  const needed = needs(rest, voice);
  const isPresence = asksPresence.test(normalizeText(nlu.text));
  const closing = (text: string) => (when === '' ? withTeam(voice, text) : inOneLine(text, when));
  // What was noted for the team says already that it answers.
  const passedOn = (text: string, asked: string | false = '') => reply(inOneLine(text, when, asked), quote);
  const rule = found ? undefined : asks(rest) ? await ruleFor(rest, lead) : undefined;
  if (rule) return { ...rule, text: closing(inOneLine(rule.text, added)), ...(added !== '' && { noted: quote }) };
  if (found) return { ...found, text: closing(inOneLine(found.text, added)), ...(added !== '' && { noted: quote }) };
  const isAll = rest.nlu.text === '';
  if (lead?.intent === 'contact_human_agent' && lead.likelihood >= 0.5) {
    const text = inOneLine(pick(voice, words.person), added, when || pick(voice, team(voice)));
    return reply(text, voice.announced && added === '' ? '' : `${summary.person} ${quote}`);
  }
  if (isAll && when !== '') return reply(inOneLine(added, when), added === '' ? '' : quote);
  if (added !== '') return passedOn(added, needed);
  const isAsked = asks(rest) || lead?.question === true;
  const isRequest = lead !== undefined && requests.has(lead.intent) && lead.likelihood >= 0.5;
  if (asksToAct.test(normalizeText(rest.nlu.text)) || (isRequest && !isAsked))
    return passedOn(pick(voice, words.forTeam), needed === words.askOrder && needed);
  if (isPresence && !question) return reply(inOneLine(pick(voice, words.here), pick(voice, team(voice))));
  // "Do I have to send it back?" is neither unknown nor a request.
  if (isAsked && question) return passedOn(pick(voice, isRequest || found === null ? words.noted : words.unknown));
  const courtesy = courtesyOf(rest);
  if (courtesy) return reply(when === '' ? closing(pick(voice, words[courtesy])) : when);
  return passedOn(pick(voice, words.noted), needed);
}

/** A reply for whatever the AI can't answer while a teammate is awaited. */
export function acknowledgement(briefing: Said, language: Language): string {
  const voice = voiceOf(briefing, language);
  return pick(voice, voice.words.noted);
}

type Said = Pick<Briefing, 'turns' | 'waiting'> & { shop: Pick<Briefing['shop'], 'timeZone'> };
/** How the AI speaks here: its texts, what it said last, and how often it wrote since the handoff. */
type Voice = { words: WaitingTexts; last: string; times: number; announced: boolean; own: string; open: boolean; when: string | null };

function voiceOf({ turns, waiting, shop }: Said, language: Language): Voice {
  const said = turns.filter(({ author }) => author === 'ai');
  const now = turns.at(-1)?.at ?? waiting?.since;
  const { since, backAt = null } = waiting ?? {};
  return {
    words: waitingTexts[language],
    last: said.at(-1)?.text ?? '',
    times: said.filter(({ at }) => since !== undefined && at > since).length,
    announced: waiting?.announced ?? false,
    own: waiting?.text ?? '',
    open: waiting?.open ?? true,
    when: backAt && now ? whenInWords(backAt, now, shop.timeZone, language) : null,
  };
}

/** The next wording, never one of the AI's last message. */
function pick({ last, times }: Pick<Voice, 'last' | 'times'>, wordings: readonly string[]): string {
  const inTurn = wordings.map((_, place) => wordings[(times + place) % wordings.length] ?? '');
  return inTurn.find((one) => !last.includes(one)) ?? inTurn[0] ?? '';
}

/** That the team replies, and from when on. */
const team = ({ words, open, when }: Voice) => (open ? words.open : when === null ? words.away : words.closed(when));
/** Says once that the team still replies, without the time if that was said just before. */
function withTeam(voice: Voice, text: string): string {
  if (voice.announced) return text;
  const { last, own, when, words } = voice;
  const isKnown = (own !== '' && last.includes(own)) || (when !== null && last.includes(when));
  return inOneLine(text, pick(voice, isKnown ? words.open : team(voice)));
}
/** The shop's own words about it come first. */
const whenBack = (voice: Voice) =>
  voice.own !== '' && !voice.last.includes(voice.own) ? voice.own : pick(voice, voice.open ? voice.words.noTime : team(voice));

function isSolved({ nlu }: DialogueContext): boolean {
  if (nlu.text.includes('?')) return false;
  return solved.test(normalizeText(nlu.text));
}

/** Intents that ask for facts, whether or not they are put as a question. */
const facts: ReadonlySet<Intent> = new Set([
  ...(['track_order', 'track_refund', 'delivery_options', 'delivery_period', 'check_refund_policy', 'check_cancellation_fee'] as const),
  ...([
    'payment_methods',
    'product_question',
    'stock_question',
    'recommendation',
    'discount_question',
    'store_hours',
    'bot_question',
  ] as const),
]);
/** Intents that somebody has to carry out. */
const requests: ReadonlySet<Intent> = new Set([
  ...(['place_order', 'cancel_order', 'change_order', 'set_shipping_address', 'change_shipping_address', 'return_item'] as const),
  ...(['exchange_item', 'get_refund', 'get_invoice', 'create_account', 'edit_account', 'switch_account', 'delete_account'] as const),
  ...(['newsletter_subscription', 'recover_password', 'registration_problems', 'payment_issue'] as const),
]);

const ofOrders: ReadonlySet<Intent> = new Set(['track_order', 'track_refund']);

/** Whether a sentence asks when the team replies. While the team is there, the shop's hours are a fact like any other. */
function isWhen({ briefing }: DialogueContext, text: string): boolean {
  const words = normalizeText(text);
  return asksWhen.test(words) && !(briefing.waiting?.open && hoursAsked.test(words));
}

/** Customers begin sentences in lower case, too. */
const sentencesIn = (text: string) => sentencesOf(text).flatMap((sentence) => sentence.split(/(?<=[?!])\s+(?=\p{L})/u));

/** What the customer gives; next to a question, what they gave before is no news. */
function newDetails({ nlu, briefing: { turns } }: DialogueContext, rest: DialogueContext) {
  const before = turns.flatMap(({ author, text }) => (author === 'customer' && text !== nlu.said ? [text.toLowerCase()] : []));
  return detailsIn(nlu.text).filter(({ value }) => !asks(rest) || !before.some((text) => text.includes(value.toLowerCase())));
}
const asks = ({ nlu, message }: DialogueContext) => nlu.text !== '' && (nlu.text.includes('?') || message.form !== null);

/** The message without the sentences that ask when somebody replies, or for a person. */
function otherThanWaiting(dialogue: DialogueContext): DialogueContext {
  const { nlu } = dialogue;
  const isOther = (text: string) => !isWhen(dialogue, text) && !asksPresence.test(normalizeText(text)) && personRequestIn(text) !== 'yes';
  const sentences = sentencesIn(nlu.text);
  if (sentences.every(isOther)) return dialogue;
  const text = sentences.filter(isOther).join(' ');
  return text === '' ? { ...dialogue, nlu: { ...nlu, text, detectedIntents: [] } } : openPart(dialogue, text, dialogue.memory);
}

/** Handed off because the AI had no answer: what follows may be about something else that it can answer. */
const gaps: readonly (HandoffReason | undefined)[] = ['missing_knowledge', 'low_confidence'];

/**
 * Whether something in the message can be looked up: a question, or words that ask for a fact. Details are no question, whatever they
 * resemble.
 */
function informative(scene: DialogueContext, hasDetails: boolean): boolean {
  const { nlu, message, verified, briefing, memory } = scene;
  if (nlu.consent !== undefined || isFile.test(nlu.text)) return false;
  // Nobody is verified here, so an order stays unread.
  const asked = nlu.detectedIntents.filter(
    ({ intent }) => (verified || !ofOrders.has(intent)) && !isCourtesy(intent) && intent !== 'contact_human_agent',
  );
  if (asked.some(({ intent, likelihood }) => intent === 'bot_question' && likelihood >= 0.5)) return true;
  // Many leave the question mark out.
  if (asked.some(({ question, text }) => question || text.includes('?') || message.form !== null) || asks(scene)) return true;
  if (hasDetails) return false;
  const isGap = gaps.includes(briefing.waiting?.reason);
  // "It was a present for Thursday", told about an order, asks for no present.
  const isOfOrder = memory.about === 'order' || memory.problem !== null;
  return asked.some(({ intent, likelihood }) =>
    isGap
      ? !requests.has(intent)
      : facts.has(intent) && !(isOfOrder && isProductIntent(intent)) && likelihood >= (ofOrders.has(intent) ? 0.4 : 0.55),
  );
}

/** Courtesies that the server may send without a source. */
const sourceless: readonly (string | null)[] = ['bot_question'];

/** The usual answer, if it is one: with a source, sure enough, and without asking for what only an action needs. `null`: it was said just before. */
function accepted({ briefing, say, nlu, memory }: DialogueContext, last: string, outcome: Outcome): Outcome | null | undefined {
  const isOf = (kind: Source['kind']) => outcome.sources.some((source) => source.kind === kind);
  const isSure = outcome.confidence >= briefing.shop.confidenceThreshold;
  const isAnswer = outcome.decision === 'answer' && (sourceless.includes(outcome.intent) || (outcome.sources.length > 0 && isSure));
  const isChoice = outcome.decision === 'ask' && isOf('product') && !isOf('order');
  if (!isAnswer && !isChoice) return undefined;
  const offers = [say.offerPerson, say.offerPersonHere, say.personAnyTime];
  const whole = offers.reduce((rest, offer) => rest.replace(offer, ''), outcome.text).trim();
  if (whole === '') return undefined;
  const text = last.includes(whole) ? partOf(whole, nlu.text) : whole;
  if (text === undefined || text === last) return null;
  const after = recall(outcome.memory);
  // Nobody is offered a second time, and what was reported stays known.
  const awaiting = after.awaiting === 'person' ? null : after.awaiting;
  return { ...outcome, text, memory: { ...after, awaiting, problem: after.problem ?? memory.problem } };
}

/** The sentences of an answer that name what was asked: "tracking?" after the whole order. */
function partOf(answer: string, question: string): string | undefined {
  const asked = tokenize(question).filter((word) => word.length > 3);
  const sentences = answer.split(/(?<=[.!?])\s+|\n+/);
  const named = sentences.filter((sentence) => tokenize(sentence).some((word) => asked.includes(word)));
  return named.length > 0 && named.length < sentences.length ? named.join(' ') : undefined;
}

/** Intents that a teammate looks up an order for. */
const aboutOrder: ReadonlySet<Intent> = new Set([...orderIntents, 'get_invoice', 'payment_issue', 'complaint']);

/** What the teammate will need and the customer hasn't given: which order, then a photo of what is damaged. Each is asked for once. */
function needs({ briefing: { turns, waiting }, nlu, memory }: DialogueContext, { words }: Voice): string {
  if (nlu.text.includes('?') || gaps.includes(waiting?.reason)) return '';
  const by = (who: string) => turns.flatMap(({ author, text }) => (author === who ? [text] : [])).join('\n');
  const [theirs, ours] = [by('customer'), by('ai')];
  const intent = nlu.detectedIntents.find(({ likelihood }) => likelihood >= 0.5)?.intent;
  // What the customer wants now, or explains about what they wanted.
  const isAnother = intent !== undefined && requests.has(intent);
  const isWhere = intent === 'track_order' && orderNumbersIn(nlu.text).length === 0;
  const isDamaged = !isAnother && !isWhere && damaged.test(normalizeText(theirs).replace(ofSite, ' '));
  const isOrder = isDamaged || (intent !== undefined && aboutOrder.has(intent));
  const hasOrder = memory.slots.order_number !== undefined || orderNumbersIn(`${theirs}\n${ours}`).length > 0;
  if (isOrder && !hasOrder && !ours.includes(words.askOrder)) return words.askOrder;
  return isDamaged && theirs.search(file) < 0 && !ours.includes(words.askPhoto) ? words.askPhoto : '';
}

/** "Is your site broken?" is no damaged product. */
const ofSite =
  /\b(?:web ?site|site|page|link|app|code|shop|seite|pagina|lien)\s(?:is |was |ist |est |esta )?(?:broken|faulty|defective|kaputt|defekt|casse|rot[oa])\b/g;

const courtesyWords = { thanks: 'welcome', goodbye: 'welcome', greeting: 'here' } as const;
/** Which short courtesy fits; undefined when the message says more. */
function courtesyOf({ nlu }: DialogueContext): 'welcome' | 'okay' | 'here' | undefined {
  const words = normalizeText(nlu.text);
  if (nlu.consent !== undefined || content.test(words)) return 'okay';
  if (contrast.test(words) || damaged.test(words)) return undefined;
  if (patient.test(words)) return 'okay';
  const length = nlu.text.trim().split(/\s+/).length;
  if (length <= 3 && thanks.test(words) && !nlu.text.includes('?')) return 'welcome';
  const others = nlu.detectedIntents.filter(({ intent, likelihood }) => likelihood >= 0.5 && !isCourtesy(intent));
  const courtesy = nlu.detectedIntents.find(({ intent, likelihood }) => likelihood >= 0.5 && isCourtesy(intent));
  if (courtesy && others.length === 0 && length <= 8) return courtesyWords[courtesy.intent as keyof typeof courtesyWords];
  if (openers.test(words) && length <= 2) return 'here';
  // Punctuation or an emoji.
  return nlu.empty && !/[\p{L}\d]/u.test(nlu.text) ? 'okay' : undefined;
}

const quoted = (text: string) => `“${text.replace(/\s+/g, ' ').trim().slice(0, 400)}”`;
