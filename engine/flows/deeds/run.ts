import type { Outcome } from '../../port.ts';
import { type Details, needsVerification, type Order } from '../../tools.ts';
import { type Deed, type DeedKind, newDeed } from '../../memory.ts';
import { compose } from '../../speech.ts';
import { answerWith, handTo, namesOfLater, type Talk } from '../../talk.ts';
import type { Wish } from '../../understand.ts';
import { findKnowledge, sourceOf as articleSource, tell } from '../knowledge.ts';
import { cardOf, sourceOf } from '../order-words.ts';
import { prove } from '../verification.ts';
import { flows } from './deeds.ts';
import { hopeless, put, refused } from './refusals.ts';
import { shown, told } from './show.ts';
import { current, type Stage, sourcesOf } from './stage.ts';

/** A wish becomes a deed: what was already said fills it, what is missing is asked for. `intro` is said first. */
export async function startDeed(talk: Talk, wish: Wish, kind: DeedKind, order: Order | null, intro = ''): Promise<Outcome> {
  const opened = await openStage(talk, wish, begun(talk, kind, order?.order_number ?? null), order);
  if (!isStage(opened)) return opened;
  const said = hopeless(opened);
  if (said) return withIntro(await said, intro);
  const heard = await flows[kind].hear(opened, wish.text);
  let stage: Stage = { ...opened, deed: heard.deed, gone: heard.gone ?? '' };
  // What came since the wish, such as which of the orders, may say more.
  const isSince = talk.memory.wish?.text === wish.text || !talk.heard.text.includes(wish.text.slice(0, 20));
  if (isSince && talk.heard.text !== wish.text && !wish.text.includes(talk.heard.text)) {
    const more = await flows[kind].hear(stage, talk.heard.text);
    stage = { ...stage, deed: more.deed, gone: more.gone ?? stage.gone };
  }
  return withIntro(await goOn(stage), intro);
}
/** Who would rather exchange than return what they named need not name it again. */
function begun({ memory: { deed: before } }: Talk, kind: DeedKind, order: string | null): Deed {
  const deed = newDeed(kind, order);
  if (!before || before.order !== order || !ofPieces.includes(kind) || !ofPieces.includes(before.kind)) return deed;
  return { ...deed, lines: before.lines.map((line) => ({ ...line, variant_id: null, what: line.what.split(' → ')[0] ?? line.what })) };
}
const ofPieces: readonly DeedKind[] = ['return', 'exchange', 'items'];
const withIntro = (outcome: Outcome, intro: string): Outcome => ({ ...outcome, text: compose(intro, outcome.text) });

/** Everything that is known of a deed; or the question who they are, if nobody is verified any more. */
export async function openStage(talk: Talk, wish: Wish, deed: Deed, order: Order | null): Promise<Stage | Outcome> {
  const { tools } = talk;
  const [policy, found] = [await tools.call('get_policy', {}), await tools.call('find_customer', {})];
  if (needsVerification(found)) {
    const proof = await prove({ ...talk, verified: false }, wish, talk.told);
    if (!proof.verified) return proof.outcome;
  }
  return { talk, wish, deed, order, policy, customer: needsVerification(found) ? null : found.customer, gone: '', misses: 0 };
}
export const isStage = (one: Stage | Outcome): one is Stage => 'policy' in one;

/** Asks for what is missing, or shows what would be done. */
export async function goOn(stage: Stage): Promise<Outcome> {
  const question = await flows[stage.deed.kind].ask(stage);
  if (question === null) return propose(stage, stage.gone);
  if ('decision' in question) return question;
  // A question about pieces says itself what cannot be had.
  return put(stage, question.awaiting === 'method' ? { ...question, text: compose(stage.gone, question.text) } : question);
}

/** Tries it, and shows what would come of it. */
export async function propose(stage: Stage, lead: string): Promise<Outcome> {
  const result = await flows[stage.deed.kind].call(stage, false);
  if (needsVerification(result)) return put(stage, { awaiting: 'email', text: stage.talk.say.askEmail });
  if (result.state === 'needs_confirmation') {
    const cards = stage.order ? [cardOf(stage.order)] : [];
    return put(stage, { awaiting: 'confirmation', text: compose(lead, shown(stage, result.details)), cards });
  }
  // A run before this one did it and could not say so.
  return result.state === 'done' ? tellDone(stage, result.details) : settled(stage, result);
}

/** They said yes: it is done, or shown again, or a colleague is asked. */
export async function carryOut(stage: Stage): Promise<Outcome> {
  const { talk, deed, wish } = stage;
  const { say } = talk;
  const result = await flows[deed.kind].call(stage, true);
  if (needsVerification(result)) return put(stage, { awaiting: 'email', text: say.askEmail });
  if (result.state === 'done') return tellDone(stage, result.details);
  if (result.state === 'details_changed')
    return put(stage, { awaiting: 'confirmation', text: compose(say.deed.changedMeanwhile, shown(stage, result.details)) });
  if (result.state === 'not_agreed') return propose(stage, say.deed.plainYes);
  if (result.state === 'needs_approval')
    return handTo(current(stage), 'policy_restriction', wish, {
      text: say.deed.approval,
      facts: [result.summary],
      sources: sourcesOf(stage, sourceOf),
    });
  return settled(stage, result);
}

async function tellDone(stage: Stage, details: Details): Promise<Outcome> {
  const { talk, deed, wish } = stage;
  const next = await whatNext(stage);
  return answerWith(talk, {
    text: compose(told(stage, details), next.text, whatElse(talk)),
    cards: await cardsAfter(stage),
    sources: [...sourcesOf(stage, sourceOf), ...next.sources],
    confidence: 0.97,
    intent: wish.intent,
    remember: { done: deed.kind, later: talk.memory.later, told: { ...talk.told, ...(deed.order && { order_number: deed.order }) } },
  });
}

/** What else they had asked for, or whether there is anything. */
const whatElse = ({ say, memory: { later } }: Talk) => (later.length > 0 ? say.alsoSaw(namesOfLater(say, later)) : say.deed.anythingElse);

async function settled(stage: Stage, result: { state: string; code?: string; reason?: string }): Promise<Outcome> {
  const { talk, wish } = stage;
  if (result.state === 'refused') return refused(stage, result.code ?? '', result.reason ?? '');
  // A draft, or something nobody foresaw: a person does it.
  return handTo(current(stage), 'unsupported_request', wish, {
    text: talk.say.handoverWish(talk.say.wish[wish.intent]),
    sources: sourcesOf(stage, sourceOf),
  });
}

/** The order as it is now. */
async function cardsAfter({ order, talk: { tools } }: Stage) {
  const found = order && (await tools.call('find_order', { order_number: order.order_number }));
  return found && 'order' in found && found.order ? [cardOf(found.order)] : [];
}

/** How a return goes on, in the shop's own words where it wrote any. */
async function whatNext({ deed, talk, wish }: Stage) {
  if (deed.kind !== 'return' && deed.kind !== 'exchange') return { text: '', sources: [] };
  const { intent } = flows[deed.kind];
  const found = await findKnowledge(talk, { ...wish, intent }, goesOn[deed.kind][talk.heard.language]);
  return found ? { text: tell(talk, found), sources: [articleSource(found)] } : { text: '', sources: [] };
}
const goesOn = {
  return: {
    en: 'how do I send it back, return label',
    es: 'cómo lo devuelvo, etiqueta de devolución',
    fr: 'comment le renvoyer, étiquette de retour',
    de: 'wie sende ich es zurück, Etikett für die Rückgabe',
    pt: 'como devolvo, etiqueta de devolução',
  },
  exchange: {
    en: 'how do I send it back to exchange it',
    es: 'cómo lo devuelvo para cambiarlo',
    fr: "comment le renvoyer pour l'échanger",
    de: 'wie sende ich es zum Umtausch zurück',
    pt: 'como devolvo para trocar',
  },
};
