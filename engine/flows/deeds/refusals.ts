import { permissionOf } from '@parley/contract/ai-policy';
import type { Outcome } from '../../port.ts';
import { type Deed, newDeed } from '../../memory.ts';
import { compose } from '../../speech.ts';
import { askBack, handTo, laterOf } from '../../talk.ts';
import { findKnowledge, sourceOf as articleSource, tell } from '../knowledge.ts';
import { cardOf, sourceOf } from '../order-words.ts';
import { flows } from './deeds.ts';
import { current, type Question, type Stage, sourcesOf } from './stage.ts';

type Instead = 'cancel' | 'items' | 'return' | 'exchange';
const unsent = ['pending', 'confirmed', 'processing'];

/** Why it cannot be done as the order stands, before anything is asked about it; null when it may be possible. */
export function hopeless(stage: Stage): Promise<Outcome> | Outcome | null {
  const { deed, order, policy } = stage;
  if (permissionOf(policy, flows[deed.kind].permission) === 'never')
    return refused(stage, 'not_permitted', 'The shop does not let the AI do this.');
  if (!order) return null;
  const isReturn = deed.kind === 'return' || deed.kind === 'exchange';
  const states: readonly string[] = isReturn ? ['delivered'] : deed.kind === 'cancel' ? policy.cancel.states : policy.change.states;
  if (!states.includes(order.status)) return refused(stage, 'wrong_state', `Order ${order.order_number} is ${order.status}.`);
  if (!isReturn && policy.change.items_once && order.items_changed)
    return refused(stage, 'already_changed', 'Its items were changed before.');
  return null;
}

/** The tool said no: the customer hears why in their words, and what is possible instead; otherwise a person takes over. */
export function refused(stage: Stage, code: string, reason: string): Promise<Outcome> | Outcome {
  const { talk, deed, order } = stage;
  const { say } = talk;
  const number = deed.order ?? '';
  switch (code) {
    case 'wrong_state':
      return wrongState(stage, reason);
    case 'already_changed':
      return toPerson(stage, say.deed.changedBefore(number), reason);
    case 'already_returned':
      return toPerson(stage, say.deed.returnedBefore(number), reason);
    case 'reason_refused':
      return again(stage, { ...deed, reason: null }, '');
    case 'order.out_of_stock':
      return again(stage, { ...deed, lines: deed.lines.map((line) => ({ ...line, variant_id: null })) }, say.deed.outOfStock);
    case 'payment.balance_low':
    case 'method_refused':
    case 'payment.method_refused':
      return otherMethod(stage, code === 'payment.balance_low' ? say.deed.balanceLow : say.deed.methodRefused, reason);
    case 'order_missing':
      return askBack(talk, {
        text: say.orderNotFound(number),
        confidence: 0.9,
        intent: stage.wish.intent,
        sources: order ? [sourceOf(order)] : [],
      });
    default:
      return toPerson(stage, say.deed.notAllowed, reason);
  }
}

function wrongState(stage: Stage, reason: string): Promise<Outcome> | Outcome {
  const { talk, deed, order, policy } = stage;
  const { say } = talk;
  const { status = '', order_number: number = '' } = order ?? {};
  const isReturn = deed.kind === 'return' || deed.kind === 'exchange';
  if (status === 'cancelled' || status === 'returned') return closed(stage, say.deed.over[status](number));
  if (isReturn && unsent.includes(status)) {
    const instead: Instead = deed.kind === 'return' ? 'cancel' : 'items';
    const states: readonly string[] = instead === 'cancel' ? policy.cancel.states : policy.change.states;
    return states.includes(status)
      ? offer(stage, instead, say.deed.notDelivered(number))
      : toPerson(stage, say.deed.notDelivered(number), reason);
  }
  if (isReturn) return closed(stage, say.deed.notDelivered(number));
  if (unsent.includes(status)) return toPerson(stage, say.deed.beingPrepared(number), reason);
  if (status === 'delivered' && deed.kind === 'cancel') return offer(stage, 'return', say.deed.delivered(number));
  if (status === 'delivered' && deed.kind === 'items') return offer(stage, 'exchange', say.deed.delivered(number));
  if (status === 'delivered') return closed(stage, say.deed.delivered(number));
  return closed(stage, deed.kind === 'order_address' ? say.deed.shippedAddress(number) : say.deed.shipped(number));
}

/** Nothing can be done about it by anyone; a person may be fetched all the same. */
async function closed(stage: Stage, text: string): Promise<Outcome> {
  const { talk, wish, order, deed } = stage;
  // The shop may have written what then: to refuse the parcel, or whom to write to.
  const rule = await findKnowledge(talk, wish, wish.text);
  return askBack(talk, {
    text: compose(text, rule ? tell(talk, rule) : '', talk.say.offerPersonHere),
    cards: order ? [cardOf(order)] : [],
    sources: [...sourcesOf(stage, sourceOf), ...(rule ? [articleSource(rule)] : [])],
    confidence: 0.9,
    intent: wish.intent,
    remember: { awaiting: 'person', told: { ...talk.told, ...(deed.order && { order_number: deed.order }) } },
  });
}

/** Another deed in place of this one, if they want it. */
function offer(stage: Stage, instead: Instead, text: string): Outcome {
  const { talk, wish, order, deed } = stage;
  return askBack(talk, {
    text: compose(text, talk.say.deed.offer[instead]),
    cards: order ? [cardOf(order)] : [],
    sources: sourcesOf(stage, sourceOf),
    confidence: 0.9,
    intent: wish.intent,
    remember: {
      awaiting: 'instead',
      deed: { ...newDeed(instead, deed.order), lines: deed.kind === 'exchange' || deed.kind === 'items' ? deed.lines : [] },
      wish: { intent: wish.intent, text: wish.text, likelihood: wish.likelihood },
    },
  });
}

/** A slot was no good: it is asked for once more, with why. */
async function again(stage: Stage, deed: Deed, why: string): Promise<Outcome> {
  const next = { ...stage, deed, misses: 1 };
  const question = await flows[deed.kind].ask(next);
  if (question === null) return toPerson(stage, stage.talk.say.deed.notAllowed, why);
  return 'decision' in question ? question : put(next, { ...question, text: compose(why, question.text) });
}

/** Asks, and keeps what was collected. */
export function put(stage: Stage, { awaiting, text, cards = [] }: Question): Outcome {
  const { talk, wish, deed, misses } = stage;
  return askBack(talk, {
    text,
    cards,
    sources: sourcesOf(stage, sourceOf),
    confidence: 0.9,
    intent: wish.intent,
    remember: {
      awaiting,
      deed,
      misses,
      later: laterOf(talk, wish.intent),
      wish: { intent: wish.intent, text: wish.text.slice(0, 2000), likelihood: wish.likelihood },
      told: { ...talk.told, ...(deed.order && { order_number: deed.order }) },
    },
  });
}

function otherMethod(stage: Stage, text: string, reason: string): Promise<Outcome> | Outcome {
  const { customer, deed, talk } = stage;
  const others = (customer?.payment_methods ?? []).filter(({ id }) => id !== deed.method);
  if (others.length === 0) return toPerson(stage, text, reason);
  return put(
    { ...stage, deed: { ...deed, method: null } },
    { awaiting: 'method', text: compose(text, talk.say.deed.whichMethod(others.map(({ label }) => label))) },
  );
}

export const toPerson = (stage: Stage, text: string, reason: string): Promise<Outcome> =>
  handTo(current(stage), 'policy_restriction', stage.wish, {
    text: compose(text, stage.talk.say.someoneReads),
    facts: [reason],
    sources: sourcesOf(stage, sourceOf),
  });
