import type { Engine, Outcome } from './port.ts';
import type { Product } from './tools.ts';
import { orderNumbersIn } from './entities.ts';
import { notUnderstood } from './flows/courtesies.ts';
import { fails } from './flows/discounts.ts';
import { reasonIn } from './flows/deeds/cancel.ts';
import { continueDeed } from './flows/deeds/continue.ts';
import { isAngry } from './hearing/anger.ts';
import { knownReasons } from './texts/deed-texts.ts';
import { orderWishes } from './flows/order-wishes.ts';
import { asksState } from './flows/numbered.ts';
import { changesSomething, othersAsked, serveOrder } from './flows/orders.ts';
import { asksToCompare, namedToCompare, othersShown, pointedAt, whichOfShown } from './flows/offered.ts';
import { compare, tellWhich } from './flows/comparing.ts';
import { whichOne } from './flows/products.ts';
import { makeLink, offerPurchase } from './flows/purchase.ts';
import { cheaper, recommend } from './flows/recommendation.ts';
import { asCount, refines } from './flows/taking.ts';
import { versionNamed } from './flows/versions.ts';
import { isTold, lastSaid, pendingQuestion, wait } from './flows/verification.ts';
import {
  agreesAfterAll,
  asFollowUp,
  asPurchase,
  asTaking,
  asWhereabouts,
  changesOrAsks,
  isAside,
  lacksNumber,
  staysWith,
  waitingWish,
  wantsPerson,
} from './leading.ts';
import { blank, isOfDeed, recall } from './memory.ts';
import { compose, inOneLine } from './speech.ts';
import { answerWith, askBack, handTo, openTalk, type Talk } from './talk.ts';
import type { Wish } from './understand.ts';
import { plain } from './words.ts';
import { aboutProduct, fulfil, serve } from './serving.ts';

/** The engine that needs no key: it recognises what is wanted, reads the shop, and says what it found; or asks, or fetches a person. */
export const builtin: Engine = {
  name: 'builtin',
  model: 'builtin-1',
  async answer(briefing, tools) {
    const talk = openTalk(briefing, tools);
    return announced(talk, await converse(talk));
  },
};

async function converse(talk: Talk): Promise<Outcome> {
  const { heard, memory, say, briefing } = talk;
  const lead = asCount(talk, asTaking(talk, asPurchase(asWhereabouts(talk, heard.wishes[0]))));
  if (heard.sensitive) return handTo(talk, 'sensitive_topic', lead ?? null, { text: say.sensitive[heard.sensitive] });
  if (wantsPerson(talk)) return handTo(talk, 'customer_request', waitingWish(talk) ?? lead ?? null);
  // "I made a mistake" is why, however upset it sounds.
  const isReason = memory.awaiting === 'reason' && reasonIn(knownReasons, heard.text) !== null && !isAngry(heard.text);
  if (heard.angry && !isReason) return handTo(talk, 'negative_sentiment', lead ?? null);
  if (isFile.test(heard.text)) return askBack(talk, { text: say.fileOnly, confidence: 0.9, intent: null, remember: memory });
  if (memory.deed && isOfDeed(memory.awaiting)) return continueDeed(talk, lead, fulfil);
  if (memory.awaiting === null && (heard.consent || agreesAfterAll(heard.text))) return afterAnswer(talk);
  const others = await othersAsked(talk);
  if (others) return others;
  // A person was offered for the trouble they go on about.
  const isVague =
    !lead ||
    lead.intent === 'out_of_scope' ||
    lead.likelihood < 0.6 ||
    (lead.intent === 'track_order' && !lead.question && !heard.text.includes('?'));
  if (
    memory.awaiting === 'person' &&
    memory.about === 'order' &&
    isVague &&
    heard.consent === undefined &&
    orderNumbersIn(heard.text).length === 0
  )
    return handTo(talk, 'customer_request', null);
  if (memory.awaiting === 'person' && fails(heard.text) && !heard.text.includes('?')) return handTo(talk, 'customer_request', null);
  const pointed = await pointedAt(talk, lead);
  if (pointed) return aboutPointed(talk, pointed, lead);
  const besides = lead && (await othersShown(talk));
  if (besides && besides.length > 0) return whichOne(talk, { ...lead, intent: 'product_question' }, besides);
  const less = await cheaper(talk);
  if (less) return less;
  if (memory.wish?.intent === 'recommendation' && refines(talk, lead))
    return recommend(talk, { intent: 'recommendation', likelihood: 0.8, text: heard.text, question: false });
  const which = tellWhich(talk, await whichOfShown(talk));
  if (which) return which;
  const compared = memory.awaiting === null || memory.awaiting === 'product' ? await namedToCompare(talk) : [];
  if (lead && compared.length > 0) return compare(talk, { ...lead, intent: 'product_question' }, compared);
  if (lead && asksToCompare(talk)) return compare(talk, { ...lead, intent: 'product_question' });
  if (heard.consent === 'never_mind' || (heard.consent === 'no' && memory.awaiting !== null))
    return askBack(talk, { text: say.neverMind, confidence: 0.9, intent: null, remember: { later: declined(talk) } });
  const waiting = waitingWish(talk);
  const needsNumber = waiting && !talk.verified && briefing.shop.verification === 'order_and_email' && talk.told.order_number === undefined;
  if (waiting && needsNumber && lacksNumber(heard.text)) {
    // Told where it stands, and still without it: a person can find another way.
    if (memory.awaiting === 'order_number')
      return handTo(talk, 'customer_request', waiting, { facts: ['Does not have the order number.'] });
    return wait(talk, waiting, talk.told, 'order_number', say.askOrderNumber);
  }
  if (waiting && staysWith(talk, lead)) return continueWith(talk, waiting);
  if (waiting && lead && isAside(talk, waiting, lead)) return answerAside(talk, waiting, lead);
  if (heard.introduced && heard.text.trim() !== '' && !(lead && changesOrAsks(lead))) {
    const hasBegun = lastSaid(talk) !== undefined;
    // Who tells an order's number and then who they are wants to hear of it.
    if (talk.told.order_number !== undefined && hasBegun && !memory.done) return serveOrder(talk, asksState(heard.text));
    return askBack(talk, { text: hasBegun ? say.here : say.greeting(briefing.shop.name), confidence: 0.9, intent: 'greeting' });
  }
  if (memory.awaiting === 'wish') return choose(talk, lead);
  const further = asFollowUp(talk, lead);
  if (further) return fulfil({ ...talk, heard: { ...heard, text: further.text, known: 1 } }, further);
  if (!lead)
    return heard.text.trim() === '' ? notUnderstood(talk) : askBack(talk, { text: say.refusedWish, confidence: 0.8, intent: null });
  return fulfil(talk, lead);
}

/** A file that came without a word stands there by its name. */
const isFile = /^\s*\[[^\]\n]{1,200}\.\w{2,5}\](?:\s*\[[^\]\n]{1,200}\.\w{2,5}\])*\s*$/;

/** What a no was said to, should it become a yes. */
function declined({ memory }: Talk): Talk['memory']['later'] {
  if (memory.awaiting === 'person') return [{ intent: 'contact_human_agent', text: '' }];
  return memory.wish && memory.awaiting !== null ? [{ intent: memory.wish.intent, text: memory.wish.text }] : [];
}

/** A yes goes on with what else was asked, or was declined; a second yes does nothing twice; a no to "anything else?" is a goodbye. */
async function afterAnswer(talk: Talk): Promise<Outcome> {
  const { say, heard, memory } = talk;
  const [next, ...rest] = memory.later;
  const agrees = heard.consent === 'yes' || agreesAfterAll(heard.text);
  if (agrees && next?.intent === 'contact_human_agent') return handTo(talk, 'customer_request', null);
  if (agrees && next) {
    // The order it named, not the one spoken of last.
    const [number] = orderNumbersIn(next.text);
    const told = number === undefined ? talk.told : { ...talk.told, order_number: number };
    const wish = { ...next, likelihood: 0.9 };
    return serve({ ...talk, told, memory: { ...memory, told, later: rest, wish } }, { ...wish, question: false });
  }
  const asked = agrees ? askedByAnother(talk) : undefined;
  if (asked !== undefined) return handTo(talk, 'low_confidence', null, { text: say.someoneReads, facts: [`A yes to: “${asked}”`] });
  if (agrees) return askBack(talk, { text: memory.done ? say.deed.nothingTwice : say.deed.anythingElse, confidence: 0.9, intent: null });
  if (heard.consent === 'never_mind') return askBack(talk, { text: say.neverMind, confidence: 0.9, intent: null });
  return answerWith(talk, { text: say.goodbye, confidence: 0.95, intent: 'goodbye' });
}

/** A question of an engine whose memory is not this one's: "anything else?" after a yes to it would sound as if it were done. */
function askedByAnother({ briefing: { turns }, memory }: Talk): string | undefined {
  const last = turns.findLast(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  return memory === blank && last?.author === 'ai' && /[?？]/.test(last.text.slice(-200))
    ? last.text.replace(/\s+/g, ' ').slice(-400)
    : undefined;
}

/** "The second one", of what was shown: bought, where that is wished; otherwise what was asked before is asked of it, or it is described. */
async function aboutPointed(talk: Talk, pointed: Product, lead: Wish | undefined): Promise<Outcome> {
  const { memory, heard } = talk;
  const now = { ...talk, pointed, memory: { ...memory, product: pointed.id } };
  const waits = memory.awaiting === 'product' || memory.awaiting === 'purchase' ? memory.wish : null;
  const isBought = waits?.intent === 'place_order' || (lead?.intent === 'place_order' && lead.likelihood >= 0.5 && !lead.question);
  const taken = waits?.intent === 'place_order' ? waits : lead;
  const offer = isBought && taken ? await offerPurchase(now, { ...taken, question: false }) : undefined;
  if (offer) return offer;
  const asks = lead && (lead.intent === 'product_question' || lead.intent === 'stock_question') && lead.likelihood >= 0.6;
  if (asks && !waits) return serve(now, lead);
  if (waits) return serve(now, { ...waits, text: `${waits.text} ${heard.text}`, question: true });
  return aboutProduct(now, { intent: 'product_question', likelihood: 0.85, text: heard.text, question: lead?.question ?? false });
}

async function answerAside(talk: Talk, waiting: Wish, lead: Wish): Promise<Outcome> {
  const { memory } = talk;
  const answer = await fulfil({ ...talk, memory: { ...memory, awaiting: null, wish: null, misses: 0, listed: [] } }, lead);
  const question = pendingQuestion(talk);
  // It asks for the very same: nobody is asked twice in one breath.
  const isSame = answer.decision === 'ask' && recall(answer.memory).awaiting === memory.awaiting;
  if (answer.decision === 'hand_over' || question === undefined) return answer;
  const { intent, text, likelihood } = waiting;
  return askBack(talk, {
    text: isSame ? question : compose(answer.text, inOneLine(talk.say.deed.backTo, question)),
    cards: answer.cards,
    sources: answer.sources,
    confidence: 0.9,
    intent: answer.intent,
    remember: { awaiting: memory.awaiting, wish: { intent, text, likelihood }, listed: memory.listed, later: memory.later },
  });
}

async function continueWith(talk: Talk, wish: Wish): Promise<Outcome> {
  const { memory, heard } = talk;
  const told = memory.awaiting === null || isTold(talk, memory.awaiting);
  // Asked twice for something that never comes: a person can find another way.
  if (!told && lastSaid(talk) === talk.say.whyAsked) return handTo(talk, 'customer_request', wish);
  if (!told && memory.misses >= 2)
    return handTo(
      talk,
      'low_confidence',
      wish,
      memory.awaiting === 'code' ? { text: talk.say.someoneReads, facts: ['Could not be verified.'] } : {},
    );
  if (memory.awaiting === 'purchase') return told ? makeLink(talk, wish) : serve(talk, wish);
  const version = memory.awaiting === 'product' && wish.intent === 'product_question' ? await versionNamed(talk) : undefined;
  if (version) return version;
  if (memory.awaiting === 'product') return fulfil(talk, { ...wish, text: `${wish.text} ${heard.text}` });
  return orderWishes.has(wish.intent) || changesSomething(wish) ? serveOrder(talk, wish) : serve(talk, wish);
}

/** After "is it about A, or about B?". */
async function choose(talk: Talk, lead: Wish | undefined): Promise<Outcome> {
  const { heard, memory } = talk;
  const words = plain(heard.text);
  const place = /\b(second|latter|segund[oa]|deuxieme|second[ea]|zweite[rns]?|letztere)\b/.test(words)
    ? 1
    : heard.consent === 'yes' || /\b(first|former|primer[oa]?|premiere?|erste[rns]?|primeir[oa])\b/.test(words)
      ? 0
      : -1;
  const chosen = memory.offered[place];
  if (chosen) return fulfil(talk, { intent: chosen, likelihood: 0.9, text: heard.text, question: false });
  return lead ? fulfil(talk, lead) : notUnderstood(talk);
}

/** After this long a customer may have forgotten that nobody sits here; in milliseconds. */
const longPause = 24 * 3_600_000;

/** Says again that it is automated when a person wrote in between, or long ago was the last word. */
function announced({ briefing, say }: Talk, outcome: Outcome): Outcome {
  const { turns, shop } = briefing;
  const said = turns.findLastIndex(({ author }) => author === 'ai');
  const last = turns[said];
  const [now] = turns.slice(-1);
  const afterPerson = turns.slice(said + 1).some(({ author }) => author === 'teammate');
  const afterPause = last !== undefined && now !== undefined && now.at.getTime() - last.at.getTime() > longPause;
  return (afterPerson || afterPause) && outcome.decision !== 'hand_over'
    ? { ...outcome, text: inOneLine(say.automatedAgain(shop.name), outcome.text) }
    : outcome;
}
