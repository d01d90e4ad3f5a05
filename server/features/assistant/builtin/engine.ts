import type { Engine, Outcome } from '../engine.ts';
import { orderNumbersIn, priceLimitIn } from './entities.ts';
import { courtesy, notUnderstood, strayed } from './flows/courtesies.ts';
import { answerAboutDiscounts, fails } from './flows/discounts.ts';
import { asksInGeneral, asksOfOrder, explain, serveUnderRules } from './flows/general.ts';
import { answerFound, answerFromKnowledge, findKnowledge, questionOf } from './flows/knowledge.ts';
import { reasonIn } from './flows/deeds/cancel.ts';
import { continueDeed } from './flows/deeds/continue.ts';
import { isAngry } from './hearing/anger.ts';
import { knownReasons } from './texts/deed-texts.ts';
import { orderWishes } from './flows/order-wishes.ts';
import { asksState, ofNumbered } from './flows/numbered.ts';
import { asksTotal, saysMissing } from './flows/order-state.ts';
import { changesSomething, othersAsked, serveOrder } from './flows/orders.ts';
import { asksToCompare, namedToCompare, othersShown, pointedAt, readShown, whichOfShown } from './flows/offered.ts';
import { compare, tellWhich } from './flows/comparing.ts';
import { answerAboutProduct, asksPrice, meantProduct, namedWhole, whichOne } from './flows/products.ts';
import { makeLink, offerPurchase } from './flows/purchase.ts';
import { cheaper, recommend } from './flows/recommendation.ts';
import { withOffer } from './flows/selling.ts';
import { amongSeveral, answerAboutStock } from './flows/stock.ts';
import { heardAs } from './hearing/pattern.ts';
import { asCount, refines } from './flows/taking.ts';
import { askForVariant, asShelf, versionNamed } from './flows/versions.ts';
import { isTold, lastSaid, pendingQuestion } from './flows/verification.ts';
import type { Intent } from './intents.ts';
import type { Product } from '../tools/products.ts';
import {
  agreesAfterAll,
  asksToHave,
  asPurchase,
  asTaking,
  asWhereabouts,
  changesOrAsks,
  isAside,
  staysWith,
  waitingWish,
  wantsPerson,
} from './leading.ts';
import { blank, isOfDeed } from './memory.ts';
import { compose, inOneLine } from './speech.ts';
import { answerWith, askBack, handTo, openTalk, type Talk } from './talk.ts';
import type { Wish } from './understand.ts';
import { plain } from './words.ts';

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
  if (waiting && staysWith(talk, lead)) return continueWith(talk, waiting);
  if (waiting && lead && isAside(talk, waiting, lead)) return answerAside(talk, waiting, lead);
  if (heard.introduced && heard.text.trim() !== '' && !(lead && changesOrAsks(lead))) {
    const hasBegun = lastSaid(talk) !== undefined;
    // Who tells an order's number and then who they are wants to hear of it.
    if (talk.told.order_number !== undefined && hasBegun && !memory.done) return serveOrder(talk, asksState(heard.text));
    return askBack(talk, { text: hasBegun ? say.here : say.greeting(briefing.shop.name), confidence: 0.9, intent: 'greeting' });
  }
  if (memory.awaiting === 'wish') return choose(talk, lead);
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
  if (answer.decision === 'hand_over' || question === undefined) return answer;
  const { intent, text, likelihood } = waiting;
  return askBack(talk, {
    text: compose(answer.text, inOneLine(talk.say.deed.backTo, question)),
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

const ofDelivery = /ship|deliver|postage|versand|liefer|envio|enviar|livr|entrega|porte|return|refund|devol|retour|ruck/;

async function fulfil(talk: Talk, wish: Wish): Promise<Outcome> {
  const { heard, briefing } = talk;
  const sure = wish.likelihood * (heard.known < 0.5 ? 0.6 : 1);
  const again = sure < 0.8 || wish.intent === 'out_of_scope' ? await askForVariant(talk) : undefined;
  if (again) return again;
  if (wish.intent === 'out_of_scope' && sure >= 0.6) {
    // A name may sound like anything; said whole it is of this shop.
    const named = sure < 0.95 ? await namedWhole(talk) : undefined;
    if (named) return answerAboutProduct({ ...talk, pointed: named }, { ...wish, intent: 'product_question', likelihood: 0.7 });
    // A page may answer what sounds like no shop's business ("is there parking near you?").
    const found = sure < 0.95 ? await findKnowledge(talk, null, heard.text) : undefined;
    return found ? answerFound(talk, wish, found) : strayed(talk);
  }
  // Its price, whatever else the words of its name sound like.
  const asksItsPrice = asksPrice.test(plain(heard.text)) && !ofDelivery.test(plain(heard.text));
  const priced = asksItsPrice && talk.memory.awaiting === null ? await namedWhole(talk) : undefined;
  if (priced)
    return aboutProduct({ ...talk, pointed: priced }, { ...wish, intent: 'product_question', likelihood: 0.85, text: heard.text });
  const isLate = saysMissing(heard.text) && !(orderWishes.has(wish.intent) && sure >= 0.6);
  const isSpoken = talk.verified && talk.memory.about === 'order' && talk.told.order_number !== undefined;
  if (isSpoken && isLate && !changesSomething(wish) && wish.intent !== 'complaint') return serveOrder(talk, asksState(heard.text));
  if (isSpoken && sure < 0.6 && asksTotal.test(heardAs(heard.text))) return serveOrder(talk, asksState(heard.text));
  const about = ofNumbered(talk, wish);
  if (about) return serveOrder(talk, about);
  if (sure >= Math.max(0.4, briefing.shop.confidenceThreshold) && wish.intent !== 'out_of_scope') return serve(talk, wish);
  const found = await lookAnyway(talk, wish);
  if (found) return found;
  return asksToHave(heard.text) && wish.intent !== 'out_of_scope'
    ? answerAboutStock(talk, { ...wish, intent: 'stock_question' })
    : notUnderstood(talk);
}

/** Not sure what is wanted; but a product that is named, or a page that covers the question, is an answer all the same. */
async function lookAnyway(talk: Talk, wish: Wish): Promise<Outcome | undefined> {
  const { heard } = talk;
  if (heard.consent || heard.text.trim().length < 4) return undefined;
  const version = heard.text.trim().split(/\s+/).length <= 5 ? await versionNamed(talk) : undefined;
  if (version) return version;
  if (wish.intent === 'recommendation' && wish.likelihood >= 0.25 && priceLimitIn(heard.text) !== undefined) return recommend(talk, wish);
  const found = await findKnowledge(talk, null, heard.text);
  if (found) return answerFound(talk, { ...wish, likelihood: 0.6 }, found);
  const choice = await meantProduct(talk, heard.text);
  if (wish.intent === 'out_of_scope' || 'none' in choice) return undefined;
  // "Jacket": the name of a shelf and nothing else.
  if ('several' in choice)
    return heard.text.trim().split(/\s+/).length <= 3
      ? amongSeveral(talk, { ...wish, intent: 'stock_question', likelihood: 0.6 }, choice.several, heard.text)
      : undefined;
  return answerAboutProduct(talk, { ...wish, intent: 'product_question', likelihood: 0.6 });
}

/** Wishes a person has to carry out when the shop's pages do not. */
const handed: ReadonlySet<Intent> = new Set([
  'edit_account',
  'switch_account',
  'set_shipping_address',
  'payment_issue',
  'registration_problems',
  'recover_password',
  'newsletter_subscription',
  'review',
  'get_invoice',
  'check_invoice',
]);

async function serve(talk: Talk, wish: Wish): Promise<Outcome> {
  const { intent } = wish;
  const polite = courtesy(talk, intent);
  if (polite) return polite;
  if (intent === 'product_question') return aboutProduct(talk, wish);
  if (intent === 'stock_question') return answerAboutStock(talk, wish);
  if (intent === 'recommendation') return recommend(talk, wish);
  if (intent === 'complaint') return handTo(talk, 'negative_sentiment', wish);
  if (intent === 'delete_account') return closeAccount(talk, wish);
  if (intent === 'contact_customer_service') return sayContact(talk, wish);
  if (intent === 'delivery_period' && asksOfOrder(talk)) return serveOrder(talk, { ...wish, intent: 'track_order' });
  const isOfOne = orderNumbersIn(talk.heard.text).length > 0;
  if (orderWishes.has(intent) || (changesSomething(wish) && (!wish.question || isOfOne)))
    return asksInGeneral(talk, wish) ? explain(talk, wish) : serveUnderRules(talk, wish);
  // "How do I order?" is about the shop's way; "I'll take two" is an order.
  const offered = intent === 'place_order' && !wish.question ? await offerPurchase(talk, wish) : undefined;
  if (offered) return offered;
  if (intent === 'place_order' && !wish.question && talk.memory.about === 'product' && talk.memory.shown.length > 0)
    return whichOfThem(talk, wish);
  if (intent === 'discount_question') return answerAboutDiscounts(talk, wish);
  const found = handed.has(intent) ? await findKnowledge(talk, wish, questionOf(talk, wish)) : undefined;
  if (found) return answerFound(talk, wish, found);
  if (changesSomething(wish)) return serveOrder(talk, wish);
  if (handed.has(intent)) return handTo(talk, 'unsupported_request', wish, { text: talk.say.handoverWish(talk.say.wish[intent]) });
  return answerFromKnowledge(talk, wish);
}

/** What is said of one product, and where the shop wants it, how to get it. */
async function aboutProduct(talk: Talk, wish: Wish): Promise<Outcome> {
  const shelf = talk.pointed ? undefined : await asShelf(talk, wish);
  if (shelf) return shelf;
  const outcome = await answerAboutProduct(talk, wish);
  const [source] = outcome.sources;
  if (talk.briefing.agent.sales !== 'strategic' || outcome.decision !== 'answer' || source?.kind !== 'product') return outcome;
  const { product } = await talk.tools.call('get_product', { product_id: source.id });
  return product ? withOffer(talk, product, outcome) : outcome;
}

/** "I'd like to buy it", after several were recommended. */
const whichOfThem = async (talk: Talk, wish: Wish) => whichOne(talk, wish, await readShown(talk));

async function closeAccount(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  return handTo(talk, 'unsupported_request', wish, { text: inOneLine(found?.text, talk.say.handoverWish(talk.say.wish.delete_account)) });
}

async function sayContact(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  if (found) return answerFound(talk, wish, found);
  return askBack(talk, {
    text: talk.say.offerPersonHere,
    confidence: wish.likelihood,
    intent: wish.intent,
    remember: { awaiting: 'person' },
  });
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
