import type { Engine, Outcome } from '../engine.ts';
import { orderNumbersIn } from './entities.ts';
import { courtesy, notUnderstood, strayed } from './flows/courtesies.ts';
import { answerFound, answerFromKnowledge, findKnowledge, questionOf } from './flows/knowledge.ts';
import { orderWishes, serveOrder } from './flows/orders.ts';
import { answerAboutProduct, meantProduct } from './flows/products.ts';
import { recommend } from './flows/recommendation.ts';
import { answerAboutStock, tellStock } from './flows/stock.ts';
import { isTold } from './flows/verification.ts';
import type { Intent } from './intents.ts';
import { chosenOptions } from './product-choice.ts';
import { inOneLine } from './speech.ts';
import { askBack, handTo, openTalk, type Talk } from './talk.ts';
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
  const lead = heard.wishes[0];
  if (heard.sensitive) return handTo(talk, 'sensitive_topic', lead ?? null, { text: say.sensitive[heard.sensitive] });
  if (wantsPerson(talk)) return handTo(talk, 'customer_request', waitingWish(talk) ?? lead ?? null);
  if (heard.angry) return handTo(talk, 'negative_sentiment', lead ?? null);
  if (heard.consent === 'never_mind' || (heard.consent === 'no' && memory.awaiting !== null))
    return askBack(talk, { text: say.neverMind, confidence: 0.9, intent: null });
  const waiting = waitingWish(talk);
  if (waiting && staysWith(talk, lead)) return continueWith(talk, waiting);
  if (heard.introduced && heard.text.trim() !== '')
    return askBack(talk, { text: say.greeting(briefing.shop.name), confidence: 0.9, intent: 'greeting' });
  if (memory.awaiting === 'wish') return choose(talk, lead);
  if (!lead)
    return heard.text.trim() === '' ? notUnderstood(talk) : askBack(talk, { text: say.refusedWish, confidence: 0.8, intent: null });
  return fulfil(talk, lead);
}

function wantsPerson(talk: Talk) {
  const { heard, memory } = talk;
  // A name or a number that was asked for may look like anything; only a clear call for a person is one then.
  const enough = memory.awaiting !== null && isTold(talk, memory.awaiting) ? 0.8 : 0.4;
  const asked = heard.wishes.some(({ intent, likelihood }) => intent === 'contact_human_agent' && likelihood >= enough);
  return asked || (heard.consent === 'yes' && memory.awaiting === 'person');
}

function waitingWish({ memory: { wish, awaiting } }: Talk): Wish | undefined {
  return wish && awaiting && awaiting !== 'person' && awaiting !== 'wish' ? { ...wish, question: false } : undefined;
}

/** Whether the message is what was asked for; a clear other wish means that the customer changed their mind. */
function staysWith(talk: Talk, lead: Wish | undefined) {
  const { awaiting, wish } = talk.memory;
  if (awaiting === null || isTold(talk, awaiting)) return true;
  if (awaiting === 'order_number' && lead?.question && lead.likelihood >= 0.5) return false;
  const free = awaiting === 'product' || awaiting === 'need';
  const enough = free ? 0.85 : lead?.question ? 0.4 : 0.6;
  const other = lead !== undefined && lead.intent !== wish?.intent && lead.intent !== 'capabilities' && lead.likelihood >= enough;
  return !other;
}

async function continueWith(talk: Talk, wish: Wish): Promise<Outcome> {
  const { memory, heard } = talk;
  const told = memory.awaiting === null || isTold(talk, memory.awaiting);
  // Asked twice for something that never comes: a person can find another way.
  if (!told && memory.misses >= 2) return handTo(talk, 'low_confidence', wish);
  if (memory.awaiting === 'product') return fulfil(talk, { ...wish, text: `${wish.text} ${heard.text}` });
  return orderWishes.has(wish.intent) ? serveOrder(talk, wish) : serve(talk, wish);
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

async function fulfil(talk: Talk, wish: Wish): Promise<Outcome> {
  const { heard, briefing } = talk;
  const sure = wish.likelihood * (heard.known < 0.5 ? 0.6 : 1);
  if (wish.intent === 'out_of_scope' && sure >= 0.6) return strayed(talk);
  const again = sure < 0.8 ? await askForVariant(talk) : undefined;
  if (again) return again;
  if (sure >= Math.max(0.4, briefing.shop.confidenceThreshold) && wish.intent !== 'out_of_scope') return serve(talk, wish);
  return (await lookAnyway(talk, wish)) ?? notUnderstood(talk);
}

/** "And in red?" after a product was shown: a few words, one of them a value it comes in. */
async function askForVariant(talk: Talk): Promise<Outcome | undefined> {
  const { memory, heard, tools } = talk;
  if (!memory.product || heard.text.split(/\s+/).length > 6) return undefined;
  const { product } = await tools.call('get_product', { product_id: memory.product });
  if (!product || Object.keys(chosenOptions(product, heard.text)).length === 0) return undefined;
  return tellStock(talk, { intent: 'stock_question', likelihood: 0.8, text: heard.text, question: true }, product, heard.text);
}

/** Not sure what is wanted; but a product that is named, or a page that covers the question, is an answer all the same. */
async function lookAnyway(talk: Talk, wish: Wish): Promise<Outcome | undefined> {
  const { heard } = talk;
  if (heard.consent || heard.text.trim().length < 4) return undefined;
  const found = await findKnowledge(talk, null, heard.text);
  if (found) return answerFound(talk, { ...wish, likelihood: 0.6 }, found);
  const choice = await meantProduct(talk, heard.text);
  if (!('one' in choice) || wish.intent === 'out_of_scope') return undefined;
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
  if (intent === 'product_question') return answerAboutProduct(talk, wish);
  if (intent === 'stock_question') return answerAboutStock(talk, wish);
  if (intent === 'recommendation') return recommend(talk, wish);
  if (intent === 'complaint') return handTo(talk, 'negative_sentiment', wish);
  if (intent === 'delete_account') return closeAccount(talk, wish);
  if (intent === 'contact_customer_service') return sayContact(talk, wish);
  if (orderWishes.has(intent)) return asksInGeneral(talk, wish) ? explain(talk, wish) : serveOrder(talk, wish);
  const found = handed.has(intent) ? await findKnowledge(talk, wish, questionOf(talk, wish)) : undefined;
  if (found) return answerFound(talk, wish, found);
  if (handed.has(intent)) return handTo(talk, 'unsupported_request', wish, { text: talk.say.handoverWish(talk.say.wish[intent]) });
  return answerFromKnowledge(talk, wish);
}

/** "Can I return …?", without an order named: about the rule, not about an order. */
const asksInGeneral = ({ heard, verified, told }: Talk, { question, intent, text }: Wish) =>
  question &&
  !verified &&
  told.order_number === undefined &&
  intent !== 'track_order' &&
  intent !== 'track_refund' &&
  orderNumbersIn(heard.text).length === 0 &&
  !/\b(already|yesterday|last week|ayer|hier|gestern|ontem)\b/.test(plain(text));

async function explain(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  if (!found) return serveOrder(talk, wish);
  const { intent, text, likelihood } = wish;
  return answerFound(talk, wish, found, {
    more: talk.say.tellOrder,
    remember: { awaiting: 'order_number', wish: { intent, text, likelihood } },
  });
}

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
