import { type ApprovableDeed, isLimited, permissionOf } from '@parley/contract/ai-policy';
import type { DeedResult, Details, NeedsVerification, Why } from '@parley/engine';
import { z } from 'zod';
import type { WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import { lockConversation, readTurns } from '../../../conversations/inbox/index.ts';
import { type By, lockOrder } from '../../../commerce/orders/index.ts';
import { approvalRequested } from '../events.ts';
import { isAgreedTo } from './agreement.ts';
import { digestOf, inWords } from './details.ts';
import { ordersOf } from './order-store.ts';
import { orderKey } from './orders.ts';
import { limitOf, whyNotPermitted } from './policy-rules.ts';
import { readPolicy } from './policy-store.ts';
import * as store from './proposal-store.ts';
import { detailsOf, type Effect, type OrderStage, type Outcome, Refused, refuseIf, type Stage } from './stage.ts';
import { type Done, privateTool, type Risk, type Tool, type VerifiedScene } from './tool.ts';
import { tellWithdrawn } from './withdraw.ts';

type Common = { purpose: string; risk: Risk; deed: ApprovableDeed };
type Plain = { name: string; input: object; subject: { id: string; number: string | null }; deed: ApprovableDeed };
type Perform = (stage: Stage) => Promise<Effect>;

/** A tool that changes something. `redo` does it again with arguments that were kept, in the name of whoever stands in the stage. */
export type DeedTool<I extends z.ZodType> = Tool<I, DeedResult | NeedsVerification> & {
  deed: ApprovableDeed;
  redo(stage: Stage, orderId: string | null, kept: unknown): Promise<Effect>;
};

/** Carries what a trial came to out of the transaction it undoes. */
class Tried extends Error {
  readonly effect: Judged;
  constructor(effect: Judged) {
    super('A trial is undone.');
    this.effect = effect;
  }
}
class Changed extends Error {}
type Judged = Outcome & { why: Why };

const confirmed = z
  .boolean()
  .default(false)
  .describe('First call without it, show the customer the details that come back, and call again with it once they said yes to them.');
const head = z.object({ order_number: z.string().trim().min(1).max(40), confirmed });

type Of<Shape extends z.ZodRawShape, On> = Common & {
  input: z.ZodObject<Shape>;
  run(stage: On, input: z.output<z.ZodObject<Shape>>): Promise<Effect>;
};

const noOrder = (number: string) => new Refused({ code: 'order_missing', reason: `The customer has no order ${number}.` });

/** A tool that changes an order of the verified customer, named by its number. */
export function orderDeed<Shape extends z.ZodRawShape>(name: string, { input, run, ...common }: Of<Shape, OrderStage>) {
  const perform = async (stage: Stage, orderId: string, wanted: z.output<z.ZodObject<Shape>>) => {
    const held = await lockOrder(stage.w, orderId);
    // Read under the lock: the order may have become another's since.
    if (held.order.customer_id !== stage.customerId) throw noOrder(held.order.order_number);
    // A shop that changed its currency since has orders in both.
    return { ...(await run({ ...stage, held }, wanted)), currency: held.order.currency };
  };
  const tool = writer(common, input.extend(head.shape), async (scene, given) => {
    const { order_number: number, confirmed: isConfirmed } = head.parse(given);
    const wanted = input.parse(given);
    const [row] = await ordersOf(scene.ctx.db, scene.customerId, { most: 1, key: orderKey(number) });
    if (!row) throw noOrder(number);
    const plain = { name, input: wanted, subject: { id: row.id, number: row.order_number }, deed: common.deed };
    const work = (stage: Stage) => perform(stage, row.id, wanted);
    return isConfirmed ? carryOut(scene, plain, work) : propose(scene, plain, work);
  });
  return {
    ...tool,
    deed: common.deed,
    async redo(stage: Stage, orderId: string | null, kept: unknown) {
      if (orderId === null) throw noOrder('');
      return perform(stage, orderId, input.parse(kept));
    },
  };
}

/** A tool that changes what the shop knows of the verified customer. */
export function customerDeed<Shape extends z.ZodRawShape>(name: string, { input, run, ...common }: Of<Shape, Stage>) {
  const tool = writer(common, input.extend({ confirmed }), async (scene, given) => {
    const wanted = input.parse(given);
    const plain = { name, input: wanted, subject: { id: scene.customerId, number: null }, deed: common.deed };
    const perform = (stage: Stage) => run(stage, wanted);
    return head.pick({ confirmed: true }).parse(given).confirmed ? carryOut(scene, plain, perform) : propose(scene, plain, perform);
  });
  return { ...tool, deed: common.deed, redo: async (stage: Stage, _: string | null, kept: unknown) => run(stage, input.parse(kept)) };
}

/** Drafts write nothing; what is refused is an answer, and no failure. */
function writer<I extends z.ZodType>(
  { purpose, risk }: Common,
  input: I,
  work: (scene: VerifiedScene, given: z.output<I>) => Promise<Done<DeedResult>>,
): Tool<I, DeedResult | NeedsVerification> {
  return privateTool<I, DeedResult>({
    purpose,
    risk,
    input,
    async run(scene, given) {
      if (scene.draft) return { result: { state: 'unavailable' }, summary: 'A draft changes nothing.' };
      try {
        return await work(scene, given);
      } catch (error) {
        const why = error instanceof Refused ? error.why : error instanceof Problem ? { code: error.code, reason: error.message } : null;
        if (!why) throw error;
        return { result: { state: 'refused', ...why }, summary: `Refused: ${why.reason}` };
      }
    },
  });
}

/** Does it and undoes it: what comes out is exactly what would be done, and what would be refused is refused now. */
async function propose(scene: VerifiedScene, plain: Plain, perform: Perform): Promise<Done<DeedResult>> {
  const untold = await doneUntold(scene, plain);
  if (untold) return doneBefore(untold);
  const { details } = await tryOut(scene, plain, perform);
  const { ctx, customerId } = scene;
  await ctx.write((w) =>
    store.putProposal(w.db, {
      ...keyOf(scene, plain),
      merchant: w.actor.merchant,
      customerId,
      argumentsDigest: digestOf(plain.input),
      digest: digestOf(details),
      details,
      now: w.now(),
    }),
  );
  return { result: { state: 'needs_confirmation', details }, summary: `To be confirmed: ${inWords(details)}` };
}

/** Done already, and nobody has said anything since: the run that did it ended before its words went out, or they were dropped. */
async function doneUntold(scene: VerifiedScene, plain: Plain): Promise<Details | undefined> {
  const before = await store.readProposal(scene.ctx.db, keyOf(scene, plain));
  const doneAt = before?.state === 'done' ? before.done_at : null;
  if (!before || !doneAt || before.arguments_digest !== digestOf(plain.input) || before.customer_id !== scene.customerId) return undefined;
  const turns = await readTurns(scene.ctx.db, scene.conversationId);
  return turns.some(({ author, note, at }) => author !== 'customer' && !note && at >= doneAt) ? undefined : before.details;
}

async function tryOut(scene: VerifiedScene, plain: Plain, perform: Perform, isUnlimited = false): Promise<Judged> {
  try {
    return await scene.ctx.write(async (w): Promise<never> => {
      throw new Tried(await act(w, scene, plain, perform, isUnlimited));
    });
  } catch (error) {
    if (error instanceof Tried) return error.effect;
    if (isUnlimited || !isAboveLimit(error)) throw error;
    const tried = await tryOut(scene, plain, perform, true);
    return { ...tried, details: { ...tried.details, needs_approval: true } };
  }
}

/** After the customer's yes: what was shown is done, once; above the limit, or where the shop wants to be asked, a teammate is asked instead. */
async function carryOut(scene: VerifiedScene, plain: Plain, perform: Perform): Promise<Done<DeedResult>> {
  const key = keyOf(scene, plain);
  const proposal = await store.readProposal(scene.ctx.db, key);
  if (!proposal || proposal.arguments_digest !== digestOf(plain.input) || proposal.customer_id !== scene.customerId)
    return notAgreed('This was never shown to the customer. Call it without `confirmed` first, and show them the details.');
  if (proposal.state === 'done') return doneBefore(proposal.details);
  const turns = await readTurns(scene.ctx.db, scene.conversationId);
  if (!isAgreedTo(turns, { say: proposal.details.say, since: proposal.created_at }))
    return notAgreed('The customer has not said yes to these details.');
  if (proposal.details.needs_approval) return askTeammate(scene, plain, perform, proposal);
  try {
    const details = await scene.ctx.write(async (w) => {
      const locked = await store.lockProposal(w.db, key);
      if (locked?.state === 'done') return locked.details;
      const done = await act(w, scene, plain, perform, false);
      if (!locked || digestOf(done.details) !== locked.digest) throw new Changed('It is not what was shown any more.');
      await store.endProposal(w.db, key, 'done', w.now());
      // Looked at again under its lock, after the order's as everywhere: a takeover came before, and undoes this, or finds it done.
      if ((await lockConversation(w.db, scene.conversationId))?.handler !== 'ai') throw takenOver();
      return done.details;
    });
    return { result: { state: 'done', details }, summary: `Done: ${inWords(details)}` };
  } catch (error) {
    if (!(error instanceof Changed) && !isAboveLimit(error)) throw error;
    return showAgain(scene, plain, perform);
  }
}

/** It would come to something else than the customer agreed to, so that they are shown what. */
async function showAgain(scene: VerifiedScene, plain: Plain, perform: Perform): Promise<Done<DeedResult>> {
  const { result, summary } = await propose(scene, plain, perform);
  if (result.state !== 'needs_confirmation') return { result, summary };
  return { result: { state: 'details_changed', details: result.details }, summary };
}

/** The deed itself within a transaction, by the policy and limit of the moment. */
async function act(w: WriteCtx, scene: VerifiedScene, plain: Plain, perform: Perform, isUnlimited: boolean): Promise<Judged> {
  const stand = await store.readStand(w.db, scene.conversationId);
  if (stand?.handler !== 'ai') throw takenOver();
  if (stand.customer_id === null || stand.customer_id !== (await store.currentCustomer(w.db, scene.customerId)))
    throw new Refused({ code: 'not_verified', reason: 'Nobody is verified in this conversation.' });
  const { policy, limitCents } = await readPolicy(w.db);
  refuseIf(whyNotPermitted(policy, plain.deed));
  const isAsked = permissionOf(policy, plain.deed) === 'ask';
  const limit = limitOf(policy, isLimited(plain.deed) ? plain.deed : null, limitCents, toCents);
  const { cancel, change, returns } = policy;
  const selfService = { cancel: cancel.states, change: change.states, itemsOnce: change.items_once, returnOnce: returns.once };
  const refundLimitCents = isUnlimited || isAsked || limit === null ? Number.MAX_SAFE_INTEGER : limit;
  const by: By = { kind: 'ai', id: null, name: null, selfService, refundLimitCents };
  const effect = await perform({ w, by, policy, customerId: stand.customer_id });
  const cents = effect.cents ?? 0;
  // A limit says nothing of another currency.
  const isForeign = effect.currency !== undefined && effect.currency !== scene.currency;
  const needsApproval = isAsked || (limit !== null && (cents > limit || (isForeign && cents > 0)));
  const shown = { name: plain.name, number: plain.subject.number, currency: scene.currency, needsApproval };
  return { cents, details: detailsOf(effect, shown), why: isAsked ? 'permission' : 'limit' };
}

/** The customer agreed, and the AI may not: it is kept for a teammate, and a person is to be fetched. */
async function askTeammate(scene: VerifiedScene, plain: Plain, perform: Perform, shown: store.Proposal): Promise<Done<DeedResult>> {
  const key = keyOf(scene, plain);
  // It waits already where a run is repeated, or where the same was shown and agreed to once more.
  const isSame = (one: store.Waiting | undefined) =>
    one !== undefined && digestOf(one.arguments) === shown.arguments_digest && digestOf(one.details) === shown.digest;
  const waiting = await store.openApproval(scene.ctx.db, key);
  if (waiting && (shown.state === 'approval' || isSame(waiting))) return asked(waiting.id, waiting.why, waiting.details);
  const { details, cents, why } = await tryOut(scene, plain, perform);
  if (digestOf(details) !== shown.digest) return showAgain(scene, plain, perform);
  const id = await scene.ctx.write(async (w) => {
    const locked = await store.lockProposal(w.db, key);
    const known = await store.openApproval(w.db, key);
    if (known && (locked?.state === 'approval' || isSame(known))) return known.id;
    const approval = {
      merchant: w.actor.merchant,
      id: w.newId(),
      conversationId: scene.conversationId,
      customerId: scene.customerId,
      orderId: plain.subject.number === null ? null : plain.subject.id,
    };
    await store.insertApproval(w.db, { ...approval, tool: plain.name, input: plain.input, details, cents, why, now: w.now() });
    await store.endProposal(w.db, key, 'approval', w.now());
    await announceApproval(w, scene.conversationId, approval.id, plain.deed);
    // What they agreed to last is what they want; one of both is decided. Withdrawn under the lock of the conversation, as a teammate decides.
    if (known) tellWithdrawn(w, scene.conversationId, await store.withdrawApproval(w.db, known.id));
    const detail = { tool: plain.name, amount: toAmount(cents), why };
    w.audit({ action: 'ai.approval_asked', object: ['conversation', scene.conversationId], detail });
    return approval.id;
  });
  return asked(id, why, details);
}

const asked = (id: string, why: Why, details: Details): Done<DeedResult> => {
  const because = why === 'limit' ? "Above the AI's limit" : 'A teammate has to allow this';
  const summary = `${because}, the customer said yes: ${inWords(details)}`;
  return { result: { state: 'needs_approval', approval_id: id, why, summary, details }, summary };
};

async function announceApproval(w: WriteCtx, conversationId: string, approvalId: string, deed: ApprovableDeed) {
  await w.emit(approvalRequested, { merchant: w.actor.merchant, conversation_id: conversationId, approval_id: approvalId, deed });
  w.signal({ type: 'changed', topic: 'approvals', id: approvalId, version: null }, { conversationId });
}

const takenOver = () => new Refused({ code: 'taken_over', reason: 'A person holds this conversation now.' });
const isAboveLimit = (error: unknown) => error instanceof Problem && error.code === 'refund.above_limit';
const doneBefore = (details: Details): Done<DeedResult> => ({
  result: { state: 'done', details },
  summary: `Was done before: ${inWords(details)}`,
});
const notAgreed = (reason: string): Done<DeedResult> => ({ result: { state: 'not_agreed', reason }, summary: `Refused: ${reason}` });
const keyOf = ({ conversationId }: VerifiedScene, { name, subject }: Plain): store.ProposalKey => ({
  conversationId,
  tool: name,
  subjectId: subject.id,
});
