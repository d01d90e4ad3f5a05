import type { Engine, Outcome } from './port.ts';
import type { Product } from './tools.ts';
import { orderNumbersIn } from './entities.ts';
import { notUnderstood } from './flows/courtesies.ts';
import { fails } from './flows/discounts.ts';
import { reasonIn } from './flows/actions/cancel.ts';
import { continueAction } from './flows/actions/continue.ts';
import { isAngry } from './nlu/anger.ts';
import { knownReasons } from './texts/action-texts.ts';
import { orderIntents } from './flows/order-intents.ts';
import { asksState } from './flows/numbered.ts';
import { changesSomething, answerOtherOrders, serveOrder } from './flows/orders.ts';
import { asksToCompare, namedToCompare, othersShown, referencedProduct, whichOfShown } from './flows/references.ts';
import { compare, answerWhich } from './flows/comparing.ts';
import { askWhichProduct } from './flows/products.ts';
import { makeLink, offerPurchase } from './flows/purchase.ts';
import { cheaper, recommend } from './flows/recommendation.ts';
import { asCount, refines } from './flows/short-follow-ups.ts';
import { namedVariant } from './flows/versions.ts';
import { isFilled, lastAnswer, pendingQuestion, askFor } from './flows/verification.ts';
import {
  agreesAfterAll,
  asFollowUp,
  asPurchase,
  asSelection,
  asStatusQuestion,
  changesOrAsks,
  isSideQuestion,
  lacksNumber,
  answersPending,
  pendingIntent,
  wantsPerson,
} from './dialogue-policy.ts';
import { blank, isOfAction, recall } from './memory.ts';
import { compose, inOneLine } from './speech.ts';
import { answerWith, askBack, handOff, openDialogue, type DialogueContext } from './dialogue.ts';
import type { DetectedIntent } from './classify.ts';
import { whileWaiting } from './skills/waiting.ts';
import { plain } from './words.ts';
import { aboutProduct, fulfill, serve } from './fulfillment.ts';

/** The built-in engine, which needs no API key: classifies the message, reads the shop's data through tools, then answers, asks or hands off. */
export const builtin: Engine = {
  name: 'builtin',
  model: 'builtin-1',
  async answer(briefing, tools) {
    const dialogue = openDialogue(briefing, tools);
    return announced(dialogue, await (briefing.waiting ? whileWaiting(dialogue, route) : route(dialogue)));
  },
};

async function route(dialogue: DialogueContext): Promise<Outcome> {
  const { nlu, memory, say, briefing } = dialogue;
  const lead = asCount(dialogue, asSelection(dialogue, asPurchase(asStatusQuestion(dialogue, nlu.detectedIntents[0]))));
  if (nlu.sensitive) return handOff(dialogue, 'sensitive_topic', lead ?? null, { text: say.sensitive[nlu.sensitive] });
  if (wantsPerson(dialogue)) return handOff(dialogue, 'customer_request', pendingIntent(dialogue) ?? lead ?? null);
  // "I made a mistake" is a cancellation reason, however upset it sounds.
  const isReason = memory.awaiting === 'reason' && reasonIn(knownReasons, nlu.text) !== null && !isAngry(nlu.text);
  if (nlu.angry && !isReason) return handOff(dialogue, 'negative_sentiment', lead ?? null);
  if (isFile.test(nlu.text)) return askBack(dialogue, { text: say.fileOnly, confidence: 0.9, intent: null, remember: memory });
  if (memory.action && isOfAction(memory.awaiting)) return continueAction(dialogue, lead, fulfill);
  if (memory.awaiting === null && (nlu.consent || agreesAfterAll(nlu.text))) return afterAnswer(dialogue);
  const otherOrders = await answerOtherOrders(dialogue);
  if (otherOrders) return otherOrders;
  // The AI just offered a person, and the customer continues with the same problem.
  const isVague =
    !lead ||
    lead.intent === 'out_of_scope' ||
    lead.likelihood < 0.6 ||
    (lead.intent === 'track_order' && !lead.question && !nlu.text.includes('?'));
  if (
    memory.awaiting === 'person' &&
    memory.about === 'order' &&
    isVague &&
    nlu.consent === undefined &&
    orderNumbersIn(nlu.text).length === 0
  )
    return handOff(dialogue, 'customer_request', null);
  if (memory.awaiting === 'person' && fails(nlu.text) && !nlu.text.includes('?')) return handOff(dialogue, 'customer_request', null);
  const referenced = await referencedProduct(dialogue, lead);
  if (referenced) return aboutReferenced(dialogue, referenced, lead);
  const candidates = lead && (await othersShown(dialogue));
  if (candidates && candidates.length > 0) return askWhichProduct(dialogue, { ...lead, intent: 'product_question' }, candidates);
  const cheaperOutcome = await cheaper(dialogue);
  if (cheaperOutcome) return cheaperOutcome;
  if (memory.detected?.intent === 'recommendation' && refines(dialogue, lead))
    return recommend(dialogue, { intent: 'recommendation', likelihood: 0.8, text: nlu.text, question: false });
  const whichOutcome = answerWhich(dialogue, await whichOfShown(dialogue));
  if (whichOutcome) return whichOutcome;
  const compared = memory.awaiting === null || memory.awaiting === 'product' ? await namedToCompare(dialogue) : [];
  if (lead && compared.length > 0) return compare(dialogue, { ...lead, intent: 'product_question' }, compared);
  if (lead && asksToCompare(dialogue)) return compare(dialogue, { ...lead, intent: 'product_question' });
  if (nlu.consent === 'never_mind' || (nlu.consent === 'no' && memory.awaiting !== null))
    return askBack(dialogue, { text: say.neverMind, confidence: 0.9, intent: null, remember: { later: declined(dialogue) } });
  const pending = pendingIntent(dialogue);
  const needsNumber =
    pending && !dialogue.verified && briefing.shop.verification === 'order_and_email' && dialogue.slots.order_number === undefined;
  if (pending && needsNumber && lacksNumber(nlu.text)) {
    // The AI explained where to find the number and the customer still lacks it; a teammate can find another way.
    if (memory.awaiting === 'order_number')
      return handOff(dialogue, 'customer_request', pending, { facts: ['Does not have the order number.'] });
    return askFor(dialogue, pending, dialogue.slots, 'order_number', say.askOrderNumber);
  }
  if (pending && answersPending(dialogue, lead)) return continueWith(dialogue, pending);
  if (pending && lead && isSideQuestion(dialogue, pending, lead)) return answerSideQuestion(dialogue, pending, lead);
  if (nlu.introduced && nlu.text.trim() !== '' && !(lead && changesOrAsks(lead))) {
    const hasBegun = lastAnswer(dialogue) !== undefined;
    // A customer who gives an order number and then introduces themselves wants that order's status.
    if (dialogue.slots.order_number !== undefined && hasBegun && !memory.done) return serveOrder(dialogue, asksState(nlu.text));
    return askBack(dialogue, { text: hasBegun ? say.here : say.greeting(briefing.shop.name), confidence: 0.9, intent: 'greeting' });
  }
  if (memory.awaiting === 'intent') return choose(dialogue, lead);
  const further = asFollowUp(dialogue, lead);
  if (further) return fulfill({ ...dialogue, nlu: { ...nlu, text: further.text, known: 1 } }, further);
  if (!lead)
    return nlu.text.trim() === '' ? notUnderstood(dialogue) : askBack(dialogue, { text: say.refusedIntent, confidence: 0.8, intent: null });
  return fulfill(dialogue, lead);
}

/** A message that consists only of attachments; each shows up as its file name. */
const isFile = /^\s*\[[^\]\n]{1,200}\.\w{2,5}\](?:\s*\[[^\]\n]{1,200}\.\w{2,5}\])*\s*$/;

/** What the customer declined, in case they change their mind. */
function declined({ memory }: DialogueContext): DialogueContext['memory']['later'] {
  if (memory.awaiting === 'person') return [{ intent: 'contact_human_agent', text: '' }];
  return memory.detected && memory.awaiting !== null ? [{ intent: memory.detected.intent, text: memory.detected.text }] : [];
}

/** A yes continues with the remaining or declined intents; a second yes repeats nothing; a no to "anything else?" is a goodbye. */
async function afterAnswer(dialogue: DialogueContext): Promise<Outcome> {
  const { say, nlu, memory } = dialogue;
  const [next, ...rest] = memory.later;
  const agrees = nlu.consent === 'yes' || agreesAfterAll(nlu.text);
  if (agrees && next?.intent === 'contact_human_agent') return handOff(dialogue, 'customer_request', null);
  if (agrees && next) {
    // Use the order this intent named, not the last one discussed.
    const [number] = orderNumbersIn(next.text);
    const slots = number === undefined ? dialogue.slots : { ...dialogue.slots, order_number: number };
    const detected = { ...next, likelihood: 0.9 };
    return serve({ ...dialogue, slots, memory: { ...memory, slots, later: rest, detected } }, { ...detected, question: false });
  }
  const foreignQuestion = agrees ? askedByAnotherEngine(dialogue) : undefined;
  if (foreignQuestion !== undefined)
    return handOff(dialogue, 'low_confidence', null, { text: say.someoneReads, facts: [`A yes to: “${foreignQuestion}”`] });
  if (agrees)
    return askBack(dialogue, { text: memory.done ? say.action.nothingTwice : say.action.anythingElse, confidence: 0.9, intent: null });
  if (nlu.consent === 'never_mind') return askBack(dialogue, { text: say.neverMind, confidence: 0.9, intent: null });
  return answerWith(dialogue, { text: say.goodbye, confidence: 0.95, intent: 'goodbye' });
}

/** A question another engine asked, whose memory this one doesn't have: replying "anything else?" to a yes would sound as if it were done. */
function askedByAnotherEngine({ briefing: { turns }, memory }: DialogueContext): string | undefined {
  const last = turns.findLast(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  return memory === blank && last?.author === 'ai' && /[?？]/.test(last.text.slice(-200))
    ? last.text.replace(/\s+/g, ' ').slice(-400)
    : undefined;
}

/** Handles "the second one": buys it, applies the pending question to it, or describes it. */
async function aboutReferenced(dialogue: DialogueContext, referenced: Product, lead: DetectedIntent | undefined): Promise<Outcome> {
  const { memory, nlu } = dialogue;
  const now = { ...dialogue, pointed: referenced, memory: { ...memory, product: referenced.id } };
  const pendingProduct = memory.awaiting === 'product' || memory.awaiting === 'purchase' ? memory.detected : null;
  const isPurchase =
    pendingProduct?.intent === 'place_order' || (lead?.intent === 'place_order' && lead.likelihood >= 0.5 && !lead.question);
  const purchaseIntent = pendingProduct?.intent === 'place_order' ? pendingProduct : lead;
  const offer = isPurchase && purchaseIntent ? await offerPurchase(now, { ...purchaseIntent, question: false }) : undefined;
  if (offer) return offer;
  const asks = lead && (lead.intent === 'product_question' || lead.intent === 'stock_question') && lead.likelihood >= 0.6;
  if (asks && !pendingProduct) return serve(now, lead);
  if (pendingProduct) return serve(now, { ...pendingProduct, text: `${pendingProduct.text} ${nlu.text}`, question: true });
  return aboutProduct(now, { intent: 'product_question', likelihood: 0.85, text: nlu.text, question: lead?.question ?? false });
}

async function answerSideQuestion(dialogue: DialogueContext, pending: DetectedIntent, lead: DetectedIntent): Promise<Outcome> {
  const { memory } = dialogue;
  const answer = await fulfill({ ...dialogue, memory: { ...memory, awaiting: null, detected: null, misses: 0, listed: [] } }, lead);
  const question = pendingQuestion(dialogue);
  // Both want the same answer; don't ask twice in one message.
  const isSame = answer.decision === 'ask' && recall(answer.memory).awaiting === memory.awaiting;
  if (answer.decision === 'hand_off' || question === undefined) return answer;
  const { intent, text, likelihood } = pending;
  return askBack(dialogue, {
    text: isSame ? question : compose(answer.text, inOneLine(dialogue.say.action.backTo, question)),
    cards: answer.cards,
    sources: answer.sources,
    confidence: 0.9,
    intent: answer.intent,
    remember: { awaiting: memory.awaiting, detected: { intent, text, likelihood }, listed: memory.listed, later: memory.later },
  });
}

async function continueWith(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { memory, nlu } = dialogue;
  const isAnswered = memory.awaiting === null || isFilled(dialogue, memory.awaiting);
  // The customer didn't give it twice; a teammate can find another way.
  if (!isAnswered && lastAnswer(dialogue) === dialogue.say.whyAsked) return handOff(dialogue, 'customer_request', detected);
  if (!isAnswered && memory.misses >= 2)
    return handOff(
      dialogue,
      'low_confidence',
      detected,
      memory.awaiting === 'code' ? { text: dialogue.say.someoneReads, facts: ['Could not be verified.'] } : {},
    );
  if (memory.awaiting === 'purchase') return isAnswered ? makeLink(dialogue, detected) : serve(dialogue, detected);
  const version = memory.awaiting === 'product' && detected.intent === 'product_question' ? await namedVariant(dialogue) : undefined;
  if (version) return version;
  if (memory.awaiting === 'product') return fulfill(dialogue, { ...detected, text: `${detected.text} ${nlu.text}` });
  return orderIntents.has(detected.intent) || changesSomething(detected) ? serveOrder(dialogue, detected) : serve(dialogue, detected);
}

/** Handles the reply to "is it about A, or about B?". */
async function choose(dialogue: DialogueContext, lead: DetectedIntent | undefined): Promise<Outcome> {
  const { nlu, memory } = dialogue;
  const words = plain(nlu.text);
  const place = /\b(second|latter|segund[oa]|deuxieme|second[ea]|zweite[rns]?|letztere)\b/.test(words)
    ? 1
    : nlu.consent === 'yes' || /\b(first|former|primer[oa]?|premiere?|erste[rns]?|primeir[oa])\b/.test(words)
      ? 0
      : subjectIn(words);
  const chosen = memory.offered[place];
  // What was asked back is answered, so nothing is missed any more.
  if (chosen)
    return fulfill({ ...dialogue, memory: { ...memory, misses: 0 } }, { intent: chosen, likelihood: 0.9, text: nlu.text, question: false });
  return lead ? fulfill(dialogue, lead) : notUnderstood(dialogue);
}

/** "An order", "a product": an answer to `otherWords`, which offers these two. */
function subjectIn(words: string): number {
  if (words.split(/\s+/).length > 4) return -1;
  if (
    /^(?:(?:an?|my|the|about|un|mi|une|ma|eine?|meine|uma|minha|sobre|por|de|d|um)\s)*(?:orders?|pedido|commande|bestellung|encomenda)$/.test(
      words,
    )
  )
    return 0;
  return /^(?:(?:an?|the|about|un|ein|um|sobre|por|de|d)\s)*(?:products?|producto|produit|produkt|produto|item|articulo|article|artikel|artigo)$/.test(
    words,
  )
    ? 1
    : -1;
}

/** After a pause this long the AI says again that it is automated; in milliseconds. */
const longPause = 24 * 3_600_000;

/** Repeats that the AI is automated after a teammate wrote or after a long pause. */
function announced({ briefing, say }: DialogueContext, outcome: Outcome): Outcome {
  const { turns, shop, teammate } = briefing;
  if (teammate !== undefined) return outcome;
  const lastAi = turns.findLastIndex(({ author }) => author === 'ai');
  const last = turns[lastAi];
  const [now] = turns.slice(-1);
  const afterPerson = turns.slice(lastAi + 1).some(({ author }) => author === 'teammate');
  const afterPause = last !== undefined && now !== undefined && now.at.getTime() - last.at.getTime() > longPause;
  return (afterPerson || afterPause) && outcome.decision !== 'hand_off'
    ? { ...outcome, text: inOneLine(say.automatedAgain(shop.name), outcome.text) }
    : outcome;
}
