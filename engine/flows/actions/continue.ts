import type { Outcome } from '../../port.ts';
import { needsVerification, type Order } from '../../tools.ts';
import { isYes } from '../../nlu/agreement.ts';
import { alone, anywhere, atStart, normalizeText } from '../../nlu/pattern.ts';
import { isNegated } from '../../nlu/phrasing.ts';
import { type Awaited, type Action, isOfAction, recall } from '../../memory.ts';
import { compose, inOneLine } from '../../speech.ts';
import { askBack, handOff, type DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';
import { findKnowledge, sourceOf as articleSource, describe } from '../knowledge.ts';
import { actionRule } from './action-rules.ts';
import { sourceOf } from '../order-words.ts';
import { lastAnswer } from '../verification.ts';
import { orderKey, orderNumbersIn } from '../../entities.ts';
import { serveOrder } from '../orders.ts';
import { addressIn } from './address.ts';
import { actionOf, flows } from './actions.ts';
import { ofNames, variantIn } from './units.ts';
import { asksForAmount, asksForDetails, aboutOtherItem } from './asides.ts';
import { withdraws } from './withdrawals.ts';
import { askQuestion } from './refusals.ts';
import { execute, askOrPropose, isActionContext, openActionContext, propose, startAction } from './run.ts';
import { dialogueWithAction, type ActionContext, sourcesOf } from './action-context.ts';

/** Answers another intent as if nothing were pending. */
export type ServeOther = (dialogue: DialogueContext, detected: DetectedIntent) => Promise<Outcome>;
/** Finds what surely answers a message as if nothing were pending. */
export type FindAside = (dialogue: DialogueContext) => Promise<{ answer(): Promise<Outcome> | Outcome } | undefined>;

const startsWithNo = atStart(`
  no, nope, nah, stop, not yet, para, non, arretez, nein, nee, stopp, halt, nao, pare`);
const changeOfMind = anywhere(`
  actually, instead, rather, on second thought, changed my mind, forget (?:that|it), mejor, en realidad, en vez, al final, plutot, en fait, finalement
  lieber, stattdessen, doch, eigentlich, afinal, antes, na verdade, em vez`);

/** Handles the next message while an action is in preparation. */
export async function continueAction(
  dialogue: DialogueContext,
  lead: DetectedIntent | undefined,
  serveOther: ServeOther,
  findAside: FindAside,
): Promise<Outcome> {
  const { memory, nlu } = dialogue;
  const { action, awaiting } = memory;
  const detected = memory.detected ? { ...memory.detected, question: false } : lead;
  if (!action || !detected)
    return serveOther(withoutPending(dialogue), lead ?? { intent: 'out_of_scope', likelihood: 0, text: nlu.text, question: false });
  const order = await readOrder(dialogue, action);
  const opened = await openActionContext(dialogue, detected, action, order);
  if (!isActionContext(opened)) return opened;
  const elsewhere = await otherOrder(opened, lead);
  if (elsewhere !== undefined) return elsewhere;
  if (awaiting === 'instead') return instead(opened, lead, serveOther);
  if (awaiting === 'confirmation' && isYes(nlu.text, shownTo(dialogue))) return execute(opened);
  if (awaiting === 'confirmation' && hesitates(nlu.text)) return propose({ ...opened, misses: memory.misses }, dialogue.say.action.noHurry);
  if (awaiting === 'confirmation' && asksForDetails(nlu.text)) return propose({ ...opened, misses: memory.misses }, '');
  if (awaiting === 'confirmation' && asksForAmount(nlu.text)) return propose({ ...opened, misses: memory.misses }, '', true);
  const other = otherAction(opened, lead) ?? (await asExchange(opened));
  if (takesBack(nlu.text) && other?.intent !== 'cancel_order') return stopAction(opened);
  if (other && changeOfMind.test(normalizeText(nlu.text))) return serveOther(about(dialogue, action), other);
  const collected = await flows[action.kind].collect(opened, nlu.text);
  const ctx = { ...opened, action: collected.action, unavailable: collected.unavailable ?? '' };
  if (collected.action !== action || ctx.unavailable !== '') return askOrPropose(ctx);
  if (other) return serveOther(about(dialogue, action), other);
  const { line1, postcode } = addressIn(nlu.text);
  if (awaiting === 'confirmation' && line1 !== undefined && postcode !== undefined) return finishFirst(ctx);
  if (saysNo(dialogue)) return stopAction(ctx);
  if (lead?.intent === 'goodbye' && lead.likelihood >= 0.6) return serveOther(withoutPending(dialogue), lead);
  const asks = nlu.consent === undefined && (dialogue.message.form !== null || nlu.text.includes('?'));
  const elsewhereItem = asks ? await aboutOtherItem(ctx) : undefined;
  if (elsewhereItem) return backTo(ctx, elsewhereItem);
  // "I have worn it once, is that ok?": about this action, whatever the wording alone looks like.
  if (asks && !isSideQuestion(lead, action) && (await actionRule(dialogue, action.kind, nlu.text)))
    return answerSideQuestion(ctx, lead ?? { intent: 'check_refund_policy', likelihood: 0.5, text: nlu.text, question: true }, serveOther);
  if (isSideQuestion(lead, action) && (lead.question || awaiting !== 'reason')) return answerSideQuestion(ctx, lead, serveOther);
  const mayBeAside = nlu.consent === undefined && (awaiting !== 'reason' || dialogue.message.form !== null);
  const aside = mayBeAside ? await findAside(withoutPending(dialogue)) : undefined;
  return aside ? backTo(ctx, await aside.answer()) : notUnderstoodInFlow(ctx);
}

const anotherOrder = anywhere(`
  (?:the |my )?other (?:order|one|purchase|parcel)(?! (?:colou?r|size))(?= (?:please|pls|instead|i mean)|$), (?:not (?:this|that)|wrong) (?:order|one|number), (?:different|another) order
  (?:el |mi )?otro pedido, no (?:este|ese)(?: pedido)?$, (?:l |ma )?autre commande, pas cette commande, (?:die |meine )?andere bestellung, nicht diese(?: bestellung)?$, falsche bestellung, (?:a |minha )?outra encomenda, nao (?:essa|esta)(?: encomenda)?$, (?:de |mijn )?andere bestelling`);

/** "No, the other order": the same action for another order, named by its number, an item, or only by being another one. */
async function otherOrder({ dialogue, action, detected }: ActionContext, lead: DetectedIntent | undefined): Promise<Outcome | undefined> {
  const { nlu, tools, slots } = dialogue;
  if (action.order === null || lead?.question || nlu.text.includes('?')) return undefined;
  const isCurrent = (number: string) => orderKey(number) === orderKey(action.order ?? '');
  const number = orderNumbersIn(nlu.text).find((one) => !isCurrent(one));
  const words = normalizeText(nlu.text)
    .replace(/[.!,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (number === undefined && !anotherOrder.test(words)) return undefined;
  // Another request next to another number is a request of its own.
  if (
    number !== undefined &&
    lead &&
    lead.likelihood >= 0.8 &&
    actionOf(lead.intent, lead.text) !== undefined &&
    lead.intent !== detected.intent
  )
    return undefined;
  const found = await tools.call('list_orders', { limit: 10 });
  if (needsVerification(found)) return undefined;
  const others = found.orders.filter((one) => !isCurrent(one.order_number));
  const named = others.filter(({ lines }) => ofNames(lines, nlu.text).length > 0);
  const pool = named.length > 0 ? named : others;
  const chosen = number ?? (pool.length === 1 ? pool[0]?.order_number : undefined);
  const next = { ...withoutPending(dialogue), verified: true, slots: { ...slots, order_number: chosen } };
  const { intent } = flows[action.kind];
  const wanted = actionOf(detected.intent, detected.text) === undefined ? intent : detected.intent;
  return serveOrder(next, { intent: wanted, text: nlu.text, likelihood: 0.9, question: false });
}

const hesitation = alone(`
  wait, hold on, hang on, one (?:sec|second|moment|minute), a (?:sec|second|moment|minute), just a (?:sec|second|moment|minute), let me (?:think|check|see|look)(?: about it)?, h+m+, u+m+, er+m*, not sure(?: yet)?, give me a (?:sec|second|moment|minute)
  espera, espere, un momento, un segundo, dejame pensar(?:lo)?, attends, attendez, un instant, une seconde, une minute, je reflechis, laissez moi reflechir
  warte, warten sie, moment(?: mal)?, einen moment, eine sekunde, sekunde, ich uberlege(?: noch)?, um momento, um segundo, deixe me pensar, espere um pouco`);
/** Not an answer yet, so don't insist on one. */
const hesitates = (text: string) => /^[\s.…]+$/.test(text) || hesitation.test(normalizeText(text).replace(/…/g, ' ').trim());

/** "Actually, can I get an L instead?" turns a return into an exchange for another variant. */
async function asExchange({ dialogue, action, order }: ActionContext): Promise<DetectedIntent | undefined> {
  const { nlu, tools } = dialogue;
  if (action.kind !== 'return' || !order || !changeOfMind.test(normalizeText(nlu.text))) return undefined;
  for (const { line_id } of action.lines) {
    const line = order.lines.find(({ id }) => id === line_id);
    const { product } = line?.product_id ? await tools.call('get_product', { product_id: line.product_id }) : { product: null };
    if (line && product && !('none' in variantIn(product, line, nlu.text)))
      return { intent: 'exchange_item', text: nlu.text, likelihood: 0.8, question: false };
  }
  return undefined;
}

async function readOrder({ tools }: DialogueContext, { order }: Action): Promise<Order | null> {
  if (order === null) return null;
  const found = await tools.call('find_order', { order_number: order });
  return needsVerification(found) ? null : found.order;
}

/** "Then no, leave it": a no and what takes it back, whatever else the words resemble. */
const takesBack = (text: string) => noFirst.test(normalizeText(text)) && withdraws(text);
const noFirst = atStart('(?:(?:then|ok|okay|so|well|entonces|pues|alors|dann|also|entao|dan|allora)\\W+)*(?:no|nope|non|nein|nee|nao)');

function saysNo({ nlu, memory }: DialogueContext) {
  const words = normalizeText(nlu.text);
  if (nlu.consent === 'no' || nlu.consent === 'never_mind' || withdraws(nlu.text) || isNegated(nlu.text)) return true;
  // "No, it was too expensive" answers the question about the reason.
  return memory.awaiting !== 'reason' && startsWithNo.test(words);
}

/** A clear request for a different action. */
function otherAction({ action }: ActionContext, lead: DetectedIntent | undefined): DetectedIntent | undefined {
  if (!lead || lead.question || lead.likelihood < 0.55) return undefined;
  const kind =
    lead.intent === 'get_refund'
      ? action.kind === 'return' || action.kind === 'cancel'
        ? action.kind
        : 'return'
      : actionOf(lead.intent, lead.text);
  return kind !== undefined && kind !== action.kind ? lead : undefined;
}

/** A side question, after whose answer the action continues. */
function isSideQuestion(lead: DetectedIntent | undefined, action: Action): lead is DetectedIntent {
  if (!lead) return false;
  const isSame = actionOf(lead.intent, lead.text) === action.kind && !lead.question;
  return !isSame && lead.likelihood >= (lead.question ? 0.4 : 0.6);
}

async function answerSideQuestion(ctx: ActionContext, lead: DetectedIntent, serveOther: ServeOther): Promise<Outcome> {
  const { dialogue } = ctx;
  const about = actionOf(lead.intent, lead.text) !== undefined || lead.intent === 'get_refund' || lead.intent === 'track_refund';
  // "How long does the refund take?" during an action is about the policy, not about another order.
  const asks = lead.question || dialogue.message.form !== null;
  const rule = asks ? await actionRule(dialogue, ctx.action.kind, dialogue.nlu.text) : undefined;
  const found = rule ?? (about && asks ? await findKnowledge(dialogue, lead, lead.text) : undefined);
  const answer: Outcome = found
    ? {
        text: describe(dialogue, found),
        sources: [articleSource(found)],
        cards: [],
        memory: null,
        confidence: 0.9,
        intent: lead.intent,
        decision: 'answer',
      }
    : await serveOther(withoutPending(dialogue), lead);
  return backTo(ctx, answer);
}

/** An answer beside the action, which is then taken up again. */
async function backTo(ctx: ActionContext, answer: Outcome): Promise<Outcome> {
  const { dialogue } = ctx;
  if (answer.decision === 'hand_off') return answer;
  // Two questions in one message would make a yes ambiguous.
  const { awaiting } = recall(answer.memory);
  // The offer of a teammate needs no answer here: the customer can ask for one.
  const sideAnswer = awaiting === 'person' ? { text: dialogue.say.personAnyTime, cards: [], sources: [] } : answer;
  if (sideAnswer === answer && awaiting !== null && (yesOrNo.includes(awaiting) || isOfAction(awaiting)))
    return dialogue.memory.awaiting === 'confirmation'
      ? propose({ ...ctx, misses: dialogue.memory.misses }, dialogue.say.action.plainYes)
      : askOrPropose(ctx);
  const isShown = dialogue.memory.awaiting === 'confirmation';
  const again = { ...ctx, misses: dialogue.memory.misses };
  const question = isShown ? await propose(again, '', true) : await askOrPropose(again);
  if (question.decision === 'hand_off') return question;
  // A short question may stand again; a list or a summary may not.
  // A yes needs the details right before it, so those stand again.
  const isRepeated = !isShown && question.text.length > mostRepeated && (lastAnswer(dialogue)?.includes(question.text) ?? false);
  const back = isRepeated ? dialogue.say.ofOrder.goOn : compose(isShown ? '' : inOneLine(dialogue.say.action.backTo), question.text);
  return {
    ...question,
    text: compose(sideAnswer.text, back),
    cards: [...sideAnswer.cards, ...question.cards].slice(0, 4),
    sources: [...sideAnswer.sources, ...question.sources],
  };
}

const mostRepeated = 60;

/** Pending questions with a yes or no answer. */
const yesOrNo: readonly Awaited[] = ['purchase', 'confirmation', 'instead', 'intent'];

/** "And send it to …": another change of the order, which comes after this one. */
function finishFirst(ctx: ActionContext): Promise<Outcome> {
  const { dialogue } = ctx;
  const more = { intent: 'change_shipping_address' as const, text: dialogue.nlu.text.slice(0, 2000) };
  const later = [...dialogue.memory.later, more].slice(0, 3);
  const lead = dialogue.say.afterThis(dialogue.say.intentName[more.intent]);
  return propose({ ...ctx, dialogue: { ...dialogue, memory: { ...dialogue.memory, later } }, misses: dialogue.memory.misses }, lead);
}

/** The dialogue without its pending question. */
const withoutPending = (dialogue: DialogueContext): DialogueContext => ({
  ...dialogue,
  // Never sell to a customer who is cancelling.
  briefing: { ...dialogue.briefing, agent: { ...dialogue.briefing.agent, sales: 'none' } },
  memory: { ...dialogue.memory, awaiting: null, detected: null, action: null, misses: 0, listed: [] },
});
/** The other intent is about the same order unless it names one. */
const about = (dialogue: DialogueContext, action: Action): DialogueContext => {
  const { order } = action;
  const next = { ...withoutPending(dialogue), memory: { ...withoutPending(dialogue).memory, action } };
  return dialogue.slots.order_number === undefined && order !== null ? { ...next, slots: { ...next.slots, order_number: order } } : next;
};

async function instead(ctx: ActionContext, lead: DetectedIntent | undefined, serveOther: ServeOther): Promise<Outcome> {
  const { dialogue, action, order } = ctx;
  const same = lead !== undefined && actionOf(lead.intent, lead.text) === action.kind;
  if (isYes(dialogue.nlu.text) || (same && !lead.question)) {
    const detected = { intent: flows[action.kind].intent, text: dialogue.nlu.text, likelihood: 0.9, question: false };
    return startAction({ ...withoutPending(dialogue), verified: true }, detected, action.kind, order);
  }
  if (saysNo(dialogue)) return stopAction(ctx);
  return lead && lead.likelihood >= 0.4 ? serveOther(about(dialogue, action), lead) : notUnderstoodInFlow(ctx);
}

function stopAction(ctx: ActionContext): Outcome {
  const { dialogue, detected, action } = ctx;
  return askBack(dialogue, {
    text: dialogue.say.action.nothingDone,
    confidence: 0.95,
    intent: detected.intent,
    sources: sourcesOf(ctx, sourceOf),
    remember: {
      slots: { ...dialogue.slots, ...(action.order && { order_number: action.order }) },
      last: { kind: action.kind, order: action.order, done: false, money: '' },
      // In case the customer changes their mind.
      later: [{ intent: detected.intent, text: detected.text.slice(0, 2000) }],
    },
  });
}

/** Neither an answer nor another intent: asks once more, then hands off. */
async function notUnderstoodInFlow(ctx: ActionContext): Promise<Outcome> {
  const { dialogue, detected, action } = ctx;
  const { memory, say } = dialogue;
  const why = memory.awaiting === 'reason' ? 'policy_restriction' : 'low_confidence';
  if (memory.misses >= 1)
    return handOff(dialogueWithAction(ctx), why, detected, {
      ...(memory.awaiting === 'reason' && {
        text: compose(say.action.notAllowed, say.someoneReads),
        facts: ['Another reason than the shop accepts.'],
      }),
      sources: sourcesOf(ctx, sourceOf),
    });
  const again = { ...ctx, misses: memory.misses + 1 };
  if (memory.awaiting === 'confirmation') return propose(again, say.action.plainYes);
  if (memory.awaiting !== 'instead') return askOrPropose(again);
  const text = action.kind in say.action.offer ? say.action.offer[action.kind as keyof typeof say.action.offer] : '';
  return askQuestion(again, { awaiting: 'instead', text: compose(say.action.plainYes, text) });
}

/** What the AI said last, to which a yes agrees. */
const shownTo = ({ briefing }: DialogueContext) => briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
