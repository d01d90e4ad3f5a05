import type { Outcome } from '../port.ts';
import type { DetectedIntent } from '../classify.ts';
import { reasonIn } from '../flows/actions/cancel.ts';
import { continueAction } from '../flows/actions/continue.ts';
import { withdraws } from '../flows/actions/withdrawals.ts';
import { fails } from '../flows/discounts.ts';
import { asksState } from '../flows/numbered.ts';
import { answerOtherOrders, changesSomething, serveOrder } from '../flows/orders.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { askFor, isFilled, lastAnswer, pendingQuestion } from '../flows/verification.ts';
import {
  agreesAfterAll,
  answersPending,
  asFollowUp,
  changesOrAsks,
  isSideQuestion,
  lacksEmail,
  lacksNumber,
  pendingIntent,
} from '../dialogue-policy.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { orderNumbersIn } from '../entities.ts';
import { serve } from '../fulfillment.ts';
import { blank, isOfAction, recall } from '../memory.ts';
import { compose, inOneLine } from '../speech.ts';
import { plain } from '../words.ts';
import { knownReasons } from '../texts/action-texts.ts';
import { notUnderstood } from '../flows/courtesies.ts';
import { asideIn, decide } from './decide.ts';
import { ownOrders } from './orders/own-orders.ts';
import { requests } from './requests.ts';
import { expected, type Skill } from './skill.ts';

// What the state of the conversation calls for: answers to what the AI asked, and what a few words refer to.

const answerRequest = (scene: DialogueContext, lead: DetectedIntent) => decide({ ...scene, lead }, requests);

/** An action in preparation, or shown and waiting for a yes. */
export const action: Skill = (scene) =>
  scene.memory.action && isOfAction(scene.memory.awaiting)
    ? [expected('action', () => continueAction(scene, scene.lead, answerRequest, (other) => asideInAction(other)))]
    : [];

/** Beside an action a remark asks for no products: "I wear it over a fleece". */
async function asideInAction(scene: DialogueContext) {
  const found = await asideIn(scene, [ownOrders, ...requests]);
  const asks = scene.message.form !== null || scene.nlu.text.includes('?');
  return found?.skill === 'recommendation' && !asks ? undefined : found;
}

/** A yes, no or withdrawal when nothing was asked. */
export const closing: Skill = (scene) =>
  scene.memory.awaiting === null && (scene.nlu.consent || agreesAfterAll(scene.nlu.text))
    ? [expected('closing', () => afterAnswer(scene), 0.99)]
    : [];

/** "All of them", "and the jacket?" after an order's state. */
export const otherOrders: Skill = async (scene) => {
  const outcome = await answerOtherOrders(scene);
  return outcome ? [expected('other_orders', () => outcome, 0.98)] : [];
};

/** The AI offered a person, and the customer goes on with the same problem. */
export const offeredPerson: Skill = (scene) => {
  const { memory, nlu, lead } = scene;
  if (memory.awaiting !== 'person') return [];
  const isVague =
    !lead ||
    lead.intent === 'out_of_scope' ||
    lead.likelihood < 0.6 ||
    (lead.intent === 'track_order' && !lead.question && !nlu.text.includes('?'));
  const isProduct = nlu.text.includes('?') && (scene.ground.products[0]?.score ?? 0) >= namesProduct;
  const goesOn = !isProduct && memory.about === 'order' && isVague && nlu.consent === undefined && orderNumbersIn(nlu.text).length === 0;
  return goesOn || (fails(nlu.text) && !nlu.text.includes('?'))
    ? [expected('offered_person', () => handOff(scene, 'customer_request', null), 0.97)]
    : [];
};

/** From this score on, a question is about a product of the shop. */
const namesProduct = 0.6;

/** "Never mind", or a no to what the AI asked. */
export const withdrawal: Skill = (scene) => {
  const { nlu, memory, say } = scene;
  if (leavesIt(scene))
    return [
      expected(
        'withdrawal',
        () => askBack(scene, { text: say.action.nothingDone, confidence: 0.9, intent: null, remember: { later: declined(scene) } }),
        0.97,
      ),
    ];
  return nlu.consent === 'never_mind' || (nlu.consent === 'no' && memory.awaiting !== null)
    ? [
        expected(
          'withdrawal',
          () =>
            askBack(scene, {
              text: say.neverMind,
              confidence: 0.9,
              intent: null,
              remember: { later: declined(scene), ...(memory.purchase?.linked !== true && { purchase: null, considered: [] }) },
            }),
          0.9,
        ),
      ]
    : [];
};

/** "Leave both": takes back a change before its order or the customer is known. */
function leavesIt(scene: DialogueContext): boolean {
  const { nlu } = scene;
  const pending = pendingIntent(scene);
  const isChange = pending !== undefined && changesSomething(pending);
  const isReason = pending?.intent === 'cancel_order' && reasonIn(knownReasons, nlu.text) !== null;
  return isChange && !isReason && !nlu.text.includes('?') && orderNumbersIn(nlu.text).length === 0 && withdraws(nlu.text);
}

/** Data the AI asked for: who the customer is, which order, which product. */
export const pendingData: Skill = async (scene) => {
  const { nlu, memory, say, briefing, lead } = scene;
  const pending = pendingIntent(scene);
  if (!pending) return [];
  const needsNumber = !scene.verified && briefing.shop.verification === 'order_and_email' && scene.slots.order_number === undefined;
  if (needsNumber && lacksNumber(nlu.text))
    return [
      expected(
        'lacks_number',
        () =>
          // The AI explained where to find the number and the customer still lacks it; a teammate can find another way.
          memory.awaiting === 'order_number'
            ? handOff(scene, 'customer_request', pending, { facts: ['Does not have the order number.'] })
            : askFor(scene, pending, scene.slots, 'order_number', say.askOrderNumber),
        0.88,
      ),
    ];
  if (!scene.verified && memory.awaiting === 'email' && lacksEmail(nlu.text))
    return [
      expected(
        'lacks_email',
        () => askBack(scene, { text: say.withoutProof, confidence: 0.9, intent: pending.intent, remember: { awaiting: 'person' } }),
        0.98,
      ),
    ];
  const isGiven = memory.awaiting === null || isFilled(scene, memory.awaiting);
  const aside = !isGiven && scene.message.form !== null ? await asideIn(withoutPending(scene), requests) : undefined;
  if (aside) return [expected('side_question', async () => backTo(scene, pending, await aside.answer()), 0.96)];
  if (answersPending(scene, lead)) return [expected('requested_data', () => continueWith(scene, pending), 0.86)];
  return lead && isSideQuestion(scene, pending, lead)
    ? [expected('side_question', () => answerSideQuestion(scene, pending, lead), 0.85)]
    : [];
};

/** "I'm Yusuf Rossi, yusuf@…": an introduction and nothing else. */
export const introduction: Skill = (scene) => {
  const { nlu, memory, say, briefing, lead } = scene;
  if (!nlu.introduced || nlu.text.trim() === '' || (lead && changesOrAsks(lead))) return [];
  const hasBegun = lastAnswer(scene) !== undefined;
  // A customer who gives an order number and then introduces themselves wants that order's status.
  const answer =
    scene.slots.order_number !== undefined && hasBegun && !memory.done
      ? () => serveOrder(scene, asksState(nlu.text))
      : () => askBack(scene, { text: hasBegun ? say.here : say.greeting(briefing.shop.name), confidence: 0.9, intent: 'greeting' });
  return [expected('introduction', answer, 0.84)];
};

/** The reply to "is it about A, or about B?" */
export const choice: Skill = (scene) =>
  scene.memory.awaiting === 'intent' ? [expected('choice', () => choose(scene, scene.lead), 0.83)] : [];

/** "And to Belgium?" after a question about the shop. */
export const followUp: Skill = (scene) => {
  const further = asFollowUp(scene, scene.lead);
  return further
    ? [expected('follow_up', () => answerRequest({ ...scene, nlu: { ...scene.nlu, text: further.text, known: 1 } }, further), 0.82)]
    : [];
};

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

/** An order number that still waits for its proof has nothing to do with a question beside it. */
const withoutPending = (dialogue: DialogueContext): DialogueContext => ({
  ...dialogue,
  ...(!dialogue.verified && { slots: {} }),
  memory: { ...dialogue.memory, awaiting: null, detected: null, misses: 0, listed: [] },
});

const answerSideQuestion = async (dialogue: DialogueContext, pending: DetectedIntent, lead: DetectedIntent) =>
  backTo(dialogue, pending, await answerRequest(withoutPending(dialogue), lead));

/** An answer beside what is pending, which is asked for again. */
function backTo(dialogue: DialogueContext, pending: DetectedIntent, answer: Outcome): Outcome {
  const { memory } = dialogue;
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
  const { memory } = dialogue;
  const isAnswered = memory.awaiting === null || isFilled(dialogue, memory.awaiting);
  // A yes to "could you check the number?" names no order, and no other one may take its place.
  const isNotFound = memory.awaiting === 'order_number' && memory.listed.length === 0 && memory.misses > 0 && dialogue.verified;
  if (isNotFound && !isAnswered) return askFor(dialogue, detected, dialogue.slots, 'order_number', dialogue.say.askOrderNumber);
  // The customer didn't give it twice; a teammate can find another way.
  if (!isAnswered && lastAnswer(dialogue) === dialogue.say.whyAsked) return handOff(dialogue, 'customer_request', detected);
  if (!isAnswered && memory.misses >= 2)
    return handOff(
      dialogue,
      'low_confidence',
      detected,
      memory.awaiting === 'code' ? { text: dialogue.say.someoneReads, facts: ['Could not be verified.'] } : {},
    );
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
    return answerRequest(
      { ...dialogue, memory: { ...memory, misses: 0 } },
      { intent: chosen, likelihood: 0.9, text: nlu.text, question: false },
    );
  return lead ? answerRequest(dialogue, lead) : notUnderstood(dialogue);
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
