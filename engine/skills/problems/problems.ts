import type { FactKind } from '@parley/contract/facts';
import type { Outcome } from '../../port.ts';
import { handOff, type DialogueContext } from '../../dialogue.ts';
import type { Intent } from '../../intents.ts';
import { shopQuestionsIn } from '../shop-facts/questions.ts';
import { expected, type Skill } from '../skill.ts';
import { concernedIn, namesItemOf, ordersOf } from './concerned.ts';
import { problemIn, type ProblemKind } from './kinds.ts';
import { continueProblem, problemFacts, reportProblem } from './report.ts';

/** Requests that the AI can fulfill itself, whatever went wrong. */
const ownRequests: readonly Intent[] = ['return_item', 'exchange_item'];
/** Requests that have nothing to do with a problem, however similar their words. */
const otherRequests: readonly Intent[] = ['cancel_order', 'change_order', 'change_shipping_address', 'delete_account', 'place_order'];

/** What went wrong according to this message. */
export async function problemOf(scene: DialogueContext): Promise<ProblemKind | undefined> {
  const { nlu, lead, memory } = scene;
  if (nlu.text.trim().length < 8) return undefined;
  const orders = await ordersOf(scene);
  const isDiscussed = memory.about === 'order' && scene.slots.order_number !== undefined;
  const kind = problemIn(nlu.text, namesItemOf(orders, nlu.text) || isDiscussed);
  const isOther = lead !== undefined && lead.likelihood >= 0.75 && otherRequests.includes(lead.intent);
  return isOther && kind !== 'charged_twice' && kind !== 'account_taken' ? undefined : kind;
}

/** Something went wrong with a purchase, a payment or an account. */
export const problem: Skill = async (scene) => {
  const { memory, lead, nlu } = scene;
  if (memory.action || memory.awaiting === 'code' || nlu.consent !== undefined) return [];
  const kind = await problemOf(scene);
  if (kind === undefined || kind === 'late' || (memory.problem?.kind === kind && memory.awaiting === 'problem')) return [];
  if (kind === 'account_taken') return [expected('account_taken', () => accountTaken(scene), 0.97)];
  const isOwn = lead !== undefined && lead.likelihood >= 0.6 && ownRequests.includes(lead.intent) && kind !== 'wrong_item';
  if (isOwn) return [];
  return [expected(kind, () => reportProblem(scene, kind), 0.96)];
};

const ofShop: readonly FactKind[] = ['pickup', 'hours', 'delivery', 'gift_card', 'gift_wrap'];

/** The reply to what a teammate needs to know about a problem. */
export const pendingProblem: Skill = (scene) => {
  const { memory, nlu, lead, message } = scene;
  const pending = memory.problem;
  const isPending = memory.awaiting === 'problem' || memory.awaiting === 'person';
  if (pending === null || !isPending || nlu.consent === 'no' || nlu.consent === 'never_mind') return [];
  const isOther =
    lead !== undefined && lead.likelihood >= 0.8 && [...otherRequests, 'recommendation', 'stock_question'].includes(lead.intent);
  // A plain question about the shop is answered as one, not from the article about the problem.
  const isOfPayment = pending.kind === 'payment_failed' || pending.kind === 'charged_twice';
  const isElsewhere = (kind: FactKind) => ofShop.includes(kind) || (kind === 'payment_method' && !isOfPayment);
  const isOfShop = shopQuestionsIn(scene).some(({ kind, isGuess, isFollowUp }) => isElsewhere(kind) && !isGuess && !isFollowUp);
  return isOther || (isOfShop && (nlu.text.includes('?') || message.form !== null))
    ? []
    : [expected('problem_details', () => continueProblem(scene, pending), memory.awaiting === 'person' ? 0.985 : 0.95)];
};

/** Someone else uses the account: what to do now, and a person at once. */
async function accountTaken(scene: DialogueContext): Promise<Outcome> {
  const concerned = concernedIn(scene, 'account_taken', await ordersOf(scene));
  return handOff(scene, 'sensitive_topic', null, {
    text: scene.say.sensitive.fraud,
    facts: problemFacts(scene, 'account_taken', concerned),
  });
}

/** What a handoff has to tell about a problem: this message's, or the one being reported. */
export async function problemForTeam(scene: DialogueContext): Promise<string[]> {
  const { memory } = scene;
  const kind = (await problemOf(scene)) ?? memory.problem?.kind;
  if (kind === undefined) return [];
  const said = memory.problem?.said ?? '';
  return problemFacts(scene, kind, concernedIn(scene, kind, await ordersOf(scene), `${scene.nlu.text}\n${said}`), said);
}
