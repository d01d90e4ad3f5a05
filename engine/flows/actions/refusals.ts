import { permissionOf } from '@parley/contract/ai-policy';
import type { Outcome } from '../../port.ts';
import { type Action, newAction } from '../../memory.ts';
import { compose, sayDay } from '../../speech.ts';
import { daysOver } from '../shop-facts.ts';
import { reasonOfReturn } from './returning.ts';
import { askBack, handOff } from '../../dialogue.ts';
import { laterOf } from '../../open-requests.ts';
import { findKnowledge, sourceOf as articleSource, describe } from '../knowledge.ts';
import { cardOf, sourceOf } from '../order-words.ts';
import { ruleAfterShipping } from './action-rules.ts';
import { flows } from './actions.ts';
import { dialogueWithAction, type Question, type ActionContext, sourcesOf } from './action-context.ts';

type Instead = 'cancel' | 'items' | 'return' | 'exchange';
const unshipped = ['pending', 'confirmed', 'processing'];

/** Rejects an action that the order's state rules out, before asking for anything; null when it may be possible. */
export function rejectEarly(ctx: ActionContext): Promise<Outcome> | Outcome | null {
  const { action, order, policy } = ctx;
  if (permissionOf(policy, flows[action.kind].permission) === 'never')
    return action.kind === 'exchange' && order?.status === 'delivered' && permissionOf(policy, 'return') !== 'never'
      ? returnInstead(ctx)
      : explainRefusal(ctx, 'not_permitted', 'The shop does not let the AI do this.');
  if (!order) return null;
  const isReturn = action.kind === 'return' || action.kind === 'exchange';
  const states: readonly string[] = isReturn ? ['delivered'] : action.kind === 'cancel' ? policy.cancel.states : policy.change.states;
  if (!states.includes(order.status)) return explainRefusal(ctx, 'wrong_state', `Order ${order.order_number} is ${order.status}.`);
  if (!isReturn && policy.change.items_once && order.items_changed)
    return explainRefusal(ctx, 'already_changed', 'Its items were changed before.');
  return null;
}

/** Rejects a return or an exchange when the shop's own days for it must be over; null when they may not be. */
export async function rejectLate(ctx: ActionContext): Promise<Outcome | null> {
  const { action, order, dialogue } = ctx;
  if (!order || (action.kind !== 'return' && action.kind !== 'exchange')) return null;
  // What arrived broken or wrong isn't bound to those days.
  if (['damaged', 'wrong_item', 'not_as_described'].includes(reasonOfReturn(ctx.detected.text))) return null;
  const days = await daysOver(dialogue, order, action.kind);
  if (days === undefined) return null;
  const date = sayDay(order.placed_at, dialogue.briefing.shop.timeZone, dialogue.replyLanguage);
  return explainClosed(ctx, dialogue.say.ofOrder.tooLate(order.order_number, days, date));
}

/** Explains a tool's refusal in the customer's language and offers an alternative; otherwise hands off. */
export function explainRefusal(ctx: ActionContext, code: string, reason: string): Promise<Outcome> | Outcome {
  const { dialogue, action, order } = ctx;
  const { say } = dialogue;
  const number = action.order ?? '';
  switch (code) {
    case 'wrong_state':
      return wrongState(ctx, reason);
    case 'already_changed':
      return handOffRefused(ctx, say.action.changedBefore(number), reason);
    case 'already_returned':
      return handOffRefused(ctx, say.action.returnedBefore(number), reason);
    case 'reason_refused':
      return askAgain(ctx, { ...action, reason: null }, '');
    case 'order.out_of_stock':
      return askAgain(ctx, { ...action, lines: action.lines.map((line) => ({ ...line, variant_id: null })) }, say.action.outOfStock);
    case 'payment.balance_low':
    case 'method_refused':
    case 'payment.method_refused':
      return otherMethod(ctx, code === 'payment.balance_low' ? say.action.balanceLow : say.action.methodRefused, reason);
    case 'order_missing':
      return askBack(dialogue, {
        text: say.orderNotFound(number),
        confidence: 0.9,
        intent: ctx.detected.intent,
        sources: order ? [sourceOf(order)] : [],
      });
    default:
      return handOffRefused(ctx, say.action.notAllowed, reason);
  }
}

function wrongState(ctx: ActionContext, reason: string): Promise<Outcome> | Outcome {
  const { dialogue, action, order, policy } = ctx;
  const { say } = dialogue;
  const { status = '', order_number: number = '' } = order ?? {};
  const isReturn = action.kind === 'return' || action.kind === 'exchange';
  if (status === 'cancelled' || status === 'returned') return explainClosed(ctx, say.action.over[status](number));
  if (isReturn && unshipped.includes(status)) {
    const instead: Instead = action.kind === 'return' ? 'cancel' : 'items';
    const states: readonly string[] = instead === 'cancel' ? policy.cancel.states : policy.change.states;
    return states.includes(status)
      ? offerInstead(ctx, instead, say.action.notDelivered(number))
      : handOffRefused(ctx, say.action.notDelivered(number), reason);
  }
  if (isReturn) return explainClosed(ctx, say.action.notDelivered(number));
  if (unshipped.includes(status)) return handOffRefused(ctx, say.action.beingPrepared(number), reason);
  if (status === 'delivered' && action.kind === 'cancel') return offerInstead(ctx, 'return', say.action.delivered(number));
  if (status === 'delivered' && action.kind === 'items') return offerInstead(ctx, 'exchange', say.action.delivered(number));
  if (status === 'delivered') return explainClosed(ctx, say.action.delivered(number));
  return explainClosed(ctx, action.kind === 'order_address' ? say.action.shippedAddress(number) : say.action.shipped(number));
}

/** No one can do it; the customer may still ask for a person. */
async function explainClosed(ctx: ActionContext, text: string): Promise<Outcome> {
  const { dialogue, detected, order, action } = ctx;
  // The shop's pages may say what to do instead: refuse the parcel, or whom to contact.
  const rule =
    (order?.status === 'shipped' ? await ruleAfterShipping(dialogue, action.kind) : undefined) ??
    (await findKnowledge(dialogue, detected, detected.text));
  return askBack(dialogue, {
    text: compose(text, rule ? describe(dialogue, rule) : '', dialogue.say.offerPersonHere),
    cards: order ? [cardOf(order, dialogue)] : [],
    sources: [...sourcesOf(ctx, sourceOf), ...(rule ? [articleSource(rule)] : [])],
    confidence: 0.9,
    intent: detected.intent,
    remember: { awaiting: 'person', slots: { ...dialogue.slots, ...(action.order && { order_number: action.order }) } },
  });
}

/** A shop without exchanges says so on its pages; what doesn't suit can be returned. */
async function returnInstead(ctx: ActionContext): Promise<Outcome> {
  const rule = await findKnowledge(ctx.dialogue, ctx.detected, exchangeQuestions[ctx.dialogue.nlu.language]);
  if (!rule) return explainRefusal(ctx, 'not_permitted', 'The shop does not let the AI do this.');
  const offered = offerInstead(ctx, 'return', describe(ctx.dialogue, rule));
  return { ...offered, sources: [...offered.sources, articleSource(rule)] };
}
const exchangeQuestions = {
  en: 'exchange for another size or colour',
  de: 'Umtausch gegen eine andere Größe oder Farbe',
  fr: 'échange contre une autre taille ou couleur',
  es: 'cambio por otra talla o color',
  pt: 'troca por outro tamanho ou cor',
  nl: 'ruilen voor een andere maat of kleur',
  it: 'cambio con un’altra taglia o colore',
};

/** Offers another action instead. */
function offerInstead(ctx: ActionContext, instead: Instead, text: string): Outcome {
  const { dialogue, detected, order, action } = ctx;
  return askBack(dialogue, {
    text: compose(text, dialogue.say.action.offer[instead]),
    cards: order ? [cardOf(order, dialogue)] : [],
    sources: sourcesOf(ctx, sourceOf),
    confidence: 0.9,
    intent: detected.intent,
    remember: {
      awaiting: 'instead',
      action: { ...newAction(instead, action.order), lines: action.kind === 'exchange' || action.kind === 'items' ? action.lines : [] },
      detected: { intent: detected.intent, text: detected.text, likelihood: detected.likelihood },
    },
  });
}

/** Asks for a rejected value once more, with the reason. */
async function askAgain(ctx: ActionContext, action: Action, why: string): Promise<Outcome> {
  const next = { ...ctx, action, misses: 1 };
  const question = await flows[action.kind].ask(next);
  if (question === null) return handOffRefused(ctx, ctx.dialogue.say.action.notAllowed, why);
  return 'decision' in question ? question : askQuestion(next, { ...question, text: compose(why, question.text) });
}

/** Asks a question and stores the data collected so far. */
export function askQuestion(ctx: ActionContext, { awaiting, text, cards = [] }: Question): Outcome {
  const { dialogue, detected, action, misses } = ctx;
  return askBack(dialogue, {
    text,
    cards,
    sources: sourcesOf(ctx, sourceOf),
    confidence: 0.9,
    intent: detected.intent,
    remember: {
      awaiting,
      action,
      misses,
      later: laterOf(dialogue, detected.intent),
      detected: { intent: detected.intent, text: detected.text.slice(0, 2000), likelihood: detected.likelihood },
      slots: { ...dialogue.slots, ...(action.order && { order_number: action.order }) },
    },
  });
}

function otherMethod(ctx: ActionContext, text: string, reason: string): Promise<Outcome> | Outcome {
  const { customer, action, dialogue } = ctx;
  const others = (customer?.payment_methods ?? []).filter(({ id }) => id !== action.method);
  if (others.length === 0) return handOffRefused(ctx, text, reason);
  return askQuestion(
    { ...ctx, action: { ...action, method: null } },
    { awaiting: 'method', text: compose(text, dialogue.say.action.whichMethod(others.map(({ label }) => label))) },
  );
}

export const handOffRefused = (ctx: ActionContext, text: string, reason: string): Promise<Outcome> =>
  handOff(dialogueWithAction(ctx), 'policy_restriction', ctx.detected, {
    text: compose(text, ctx.dialogue.say.someoneReads),
    facts: [reason],
    sources: sourcesOf(ctx, sourceOf),
  });
