import type { Outcome } from '../../port.ts';
import { type Details, needsVerification, type Order } from '../../tools.ts';
import { type Action, type ActionKind, newAction } from '../../memory.ts';
import { compose } from '../../speech.ts';
import { answerWith, handOff, type DialogueContext } from '../../dialogue.ts';
import { namesOfLater } from '../../open-requests.ts';
import type { DetectedIntent } from '../../classify.ts';
import { findKnowledge, sourceOf as articleSource, describe } from '../knowledge.ts';
import { cardOf, sourceOf } from '../order-words.ts';
import { verify } from '../verification.ts';
import { actionRule } from './action-rules.ts';
import { flows } from './actions.ts';
import { rejectEarly, rejectLate, askQuestion, explainRefusal } from './refusals.ts';
import { detailsAgain, detailsToConfirm, detailsDone, moneyIn } from './show.ts';
import { dialogueWithAction, type ActionContext, sourcesOf } from './action-context.ts';

/** Starts an action for an intent: fills it from the message and asks for what is missing. `intro` comes first in the answer. */
export async function startAction(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  kind: ActionKind,
  order: Order | null,
  intro = '',
): Promise<Outcome> {
  const opened = await openActionContext(dialogue, detected, initialAction(dialogue, kind, order?.order_number ?? null), order);
  if (!isActionContext(opened)) return opened;
  const rejection = rejectEarly(opened) ?? (await rejectLate(opened));
  if (rejection) return withIntro(await rejection, intro);
  const collected = await flows[kind].collect(opened, detected.text);
  let ctx: ActionContext = { ...opened, action: collected.action, unavailable: collected.unavailable ?? '' };
  // Later messages, such as the choice of an order, may contain more.
  const isSince = dialogue.memory.detected?.text === detected.text || !dialogue.nlu.text.includes(detected.text.slice(0, 20));
  if (isSince && dialogue.nlu.text !== detected.text && !detected.text.includes(dialogue.nlu.text)) {
    const more = await flows[kind].collect(ctx, dialogue.nlu.text);
    ctx = { ...ctx, action: more.action, unavailable: more.unavailable ?? ctx.unavailable };
  }
  return withIntro(await askOrPropose(ctx), intro);
}
/** A customer who switches from a return to an exchange need not name the items again. */
function initialAction({ memory: { action: before } }: DialogueContext, kind: ActionKind, order: string | null): Action {
  const action = newAction(kind, order);
  if (!before || before.order !== order || !unitActions.includes(kind) || !unitActions.includes(before.kind)) return action;
  return { ...action, lines: before.lines.map((line) => ({ ...line, variant_id: null, what: line.what.split(' → ')[0] ?? line.what })) };
}
const unitActions: readonly ActionKind[] = ['return', 'exchange', 'items'];
const withIntro = (outcome: Outcome, intro: string): Outcome => ({ ...outcome, text: compose(intro, outcome.text) });

/** Loads the context of an action; or asks for verification if the customer isn't verified any more. */
export async function openActionContext(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  action: Action,
  order: Order | null,
): Promise<ActionContext | Outcome> {
  const { tools } = dialogue;
  const [policy, found] = [await tools.call('get_policy', {}), await tools.call('find_customer', {})];
  if (needsVerification(found)) {
    const proof = await verify({ ...dialogue, verified: false }, detected, dialogue.slots);
    if (!proof.verified) return proof.outcome;
  }
  return {
    dialogue,
    detected,
    action,
    order,
    policy,
    customer: needsVerification(found) ? null : found.customer,
    unavailable: '',
    misses: 0,
  };
}
export const isActionContext = (one: ActionContext | Outcome): one is ActionContext => 'policy' in one;

/** Asks for missing data, or shows the dry run. */
export async function askOrPropose(ctx: ActionContext): Promise<Outcome> {
  const question = await flows[ctx.action.kind].ask(ctx);
  if (question === null) return propose(ctx, ctx.unavailable);
  if ('decision' in question) return question;
  // A question about units already says what isn't available.
  if (question.reset) return askQuestion({ ...ctx, action: { ...ctx.action, address: {} } }, question);
  return askQuestion(ctx, question.awaiting === 'method' ? { ...question, text: compose(ctx.unavailable, question.text) } : question);
}

/** Runs the action dry and shows the result. */
export async function propose(ctx: ActionContext, lead: string, isBrief = false): Promise<Outcome> {
  const result = await flows[ctx.action.kind].call(ctx, false);
  if (needsVerification(result)) return askQuestion(ctx, { awaiting: 'email', text: ctx.dialogue.say.askEmail });
  if (result.state === 'needs_confirmation') {
    const cards = ctx.order ? [cardOf(ctx.order, ctx.dialogue)] : [];
    return askQuestion(ctx, {
      awaiting: 'confirmation',
      text: compose(lead, (isBrief ? detailsAgain : detailsToConfirm)(ctx, result.details)),
      cards,
    });
  }
  // An earlier run completed it but could not report it.
  return result.state === 'done' ? describeDone(ctx, result.details) : explainFailure(ctx, result);
}

/** After a yes: runs the action, shows changed details again, or requests an approval. */
export async function execute(ctx: ActionContext): Promise<Outcome> {
  const { dialogue, action, detected } = ctx;
  const { say } = dialogue;
  const result = await flows[action.kind].call(ctx, true);
  if (needsVerification(result)) return askQuestion(ctx, { awaiting: 'email', text: say.askEmail });
  if (result.state === 'done') return describeDone(ctx, result.details);
  if (result.state === 'details_changed')
    return askQuestion(ctx, {
      awaiting: 'confirmation',
      text: compose(say.action.changedMeanwhile, detailsToConfirm(ctx, result.details)),
    });
  if (result.state === 'not_agreed') return propose(ctx, say.action.plainYes);
  if (result.state === 'needs_approval')
    return handOff(dialogueWithAction(ctx), 'policy_restriction', detected, {
      text: say.action.approval,
      facts: [result.summary],
      sources: sourcesOf(ctx, sourceOf),
    });
  return explainFailure(ctx, result);
}

async function describeDone(ctx: ActionContext, details: Details): Promise<Outcome> {
  const { dialogue, action, detected } = ctx;
  const next = await nextSteps(ctx);
  return answerWith(dialogue, {
    text: compose(detailsDone(ctx, details), next.text, remainingIntents(dialogue)),
    cards: await cardsAfter(ctx),
    sources: [...sourcesOf(ctx, sourceOf), ...next.sources],
    confidence: 0.97,
    intent: detected.intent,
    remember: {
      done: action.kind,
      last: { kind: action.kind, order: action.order, done: true, money: moneyIn(dialogue, details, action.kind).slice(0, 400) },
      later: dialogue.memory.later,
      slots: { ...dialogue.slots, ...(action.order && { order_number: action.order }) },
    },
  });
}

/** The remaining intents, or "anything else?". */
const remainingIntents = ({ say, memory: { later } }: DialogueContext) =>
  later.length > 0 ? say.alsoSaw(namesOfLater(say, later)) : say.action.anythingElse;

async function explainFailure(ctx: ActionContext, result: { state: string; code?: string; reason?: string }): Promise<Outcome> {
  const { dialogue, detected } = ctx;
  if (result.state === 'refused') return explainRefusal(ctx, result.code ?? '', result.reason ?? '');
  // A draft or an unknown refusal goes to a teammate.
  return handOff(dialogueWithAction(ctx), 'unsupported_request', detected, {
    text: dialogue.say.handoffIntent(dialogue.say.intentName[detected.intent]),
    sources: sourcesOf(ctx, sourceOf),
  });
}

/** The current order as a card. */
async function cardsAfter({ order, dialogue }: ActionContext) {
  const found = order && (await dialogue.tools.call('find_order', { order_number: order.order_number }));
  return found && 'order' in found && found.order ? [cardOf(found.order, dialogue)] : [];
}

/** The next steps of a return, in the shop's own words if its pages have any. */
async function nextSteps({ action, dialogue, detected }: ActionContext) {
  if (action.kind !== 'return' && action.kind !== 'exchange') return { text: '', sources: [] };
  const { intent } = flows[action.kind];
  const found =
    (await actionRule(dialogue, action.kind, 'label')) ??
    (await findKnowledge(dialogue, { ...detected, intent }, nextStepQuestions[action.kind][dialogue.nlu.language]));
  return found ? { text: describe(dialogue, found), sources: [articleSource(found)] } : { text: '', sources: [] };
}
const nextStepQuestions = {
  return: {
    en: 'return label, what does it cost',
    es: 'etiqueta de devolución, cuánto cuesta',
    fr: 'étiquette de retour, combien coûte-t-elle',
    de: 'Etikett für die Rückgabe, was kostet es',
    pt: 'etiqueta de devolução, quanto custa',
    nl: 'return label, what does it cost',
    it: 'return label, what does it cost',
  },
  exchange: {
    en: 'how do I send it back to exchange it',
    es: 'cómo lo devuelvo para cambiarlo',
    fr: "comment le renvoyer pour l'échanger",
    de: 'wie sende ich es zum Umtausch zurück',
    pt: 'como devolvo para trocar',
    nl: 'how do I send it back to exchange it',
    it: 'how do I send it back to exchange it',
  },
};
