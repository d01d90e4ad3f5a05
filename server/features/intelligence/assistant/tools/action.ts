import { type ApprovableAction, isLimited, permissionOf } from '@parley/contract/ai-policy';
import type { ActionResult, Details, NeedsVerification, Why } from '@parley/engine';
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
import { detailsOf, type Effect, type OrderActionContext, type Outcome, Refused, refuseIf, type ActionContext } from './action-context.ts';
import { type Done, onlyReads, privateTool, type Risk, type Tool, type VerifiedToolContext } from './tool.ts';
import { notifyWithdrawn } from './withdraw.ts';

type Common = { purpose: string; risk: Risk; action: ApprovableAction };
type Plain = { name: string; input: object; subject: { id: string; number: string | null }; action: ApprovableAction };
type Perform = (actionContext: ActionContext) => Promise<Effect>;

/** A tool that changes something. `replay` does it again with stored arguments for the given actor. */
export type ActionTool<I extends z.ZodType> = Tool<I, ActionResult | NeedsVerification> & {
  action: ApprovableAction;
  replay(actionContext: ActionContext, orderId: string | null, kept: unknown): Promise<Effect>;
};

/** Carries a dry run's outcome out of the transaction that it rolls back. */
class Tried extends Error {
  readonly effect: Judged;
  constructor(effect: Judged) {
    super('Dry run rolled back.');
    this.effect = effect;
  }
}
class Changed extends Error {}
type Judged = Outcome & { why: Why };

const confirmed = z
  .boolean()
  .default(false)
  .describe(
    'Leave this out of the first call and show the customer the details it returns. Set it to true in a second call, once they say yes.',
  );
const head = z.object({ order_number: z.string().trim().min(1).max(40), confirmed });

type Of<Shape extends z.ZodRawShape, On> = Common & {
  input: z.ZodObject<Shape>;
  run(actionContext: On, input: z.output<z.ZodObject<Shape>>): Promise<Effect>;
};

const noOrder = (number: string) => new Refused({ code: 'order_missing', reason: `The customer has no order ${number}.` });

/** A tool that changes an order of the verified customer, identified by its number. */
export function orderAction<Shape extends z.ZodRawShape>(name: string, { input, run, ...common }: Of<Shape, OrderActionContext>) {
  const perform = async (actionContext: ActionContext, orderId: string, wanted: z.output<z.ZodObject<Shape>>) => {
    const locked = await lockOrder(actionContext.w, orderId);
    // Checked again under the lock, because the order may have moved to another customer.
    if (locked.order.customer_id !== actionContext.customerId) throw noOrder(locked.order.order_number);
    // A shop that changed its currency has orders in both.
    return { ...(await run({ ...actionContext, locked }, wanted)), currency: locked.order.currency };
  };
  const tool = writer(common, input.extend(head.shape), async (toolContext, given) => {
    const { order_number: number, confirmed: isConfirmed } = head.parse(given);
    const wanted = input.parse(given);
    const [row] = await ordersOf(toolContext.ctx.db, toolContext.customerId, { most: 1, key: orderKey(number) });
    if (!row) throw noOrder(number);
    const plain = { name, input: wanted, subject: { id: row.id, number: row.order_number }, action: common.action };
    const work = (actionContext: ActionContext) => perform(actionContext, row.id, wanted);
    return isConfirmed ? carryOut(toolContext, plain, work) : propose(toolContext, plain, work);
  });
  return {
    ...tool,
    action: common.action,
    async replay(actionContext: ActionContext, orderId: string | null, kept: unknown) {
      if (orderId === null) throw noOrder('');
      return perform(actionContext, orderId, input.parse(kept));
    },
  };
}

/** A tool that changes the verified customer's data. */
export function customerAction<Shape extends z.ZodRawShape>(name: string, { input, run, ...common }: Of<Shape, ActionContext>) {
  const tool = writer(common, input.extend({ confirmed }), async (toolContext, given) => {
    const wanted = input.parse(given);
    const plain = { name, input: wanted, subject: { id: toolContext.customerId, number: null }, action: common.action };
    const perform = (actionContext: ActionContext) => run(actionContext, wanted);
    return head.pick({ confirmed: true }).parse(given).confirmed
      ? carryOut(toolContext, plain, perform)
      : propose(toolContext, plain, perform);
  });
  return {
    ...tool,
    action: common.action,
    replay: async (actionContext: ActionContext, _: string | null, kept: unknown) => run(actionContext, input.parse(kept)),
  };
}

/** Drafts write nothing; a refusal is a result, not a failure. */
function writer<I extends z.ZodType>(
  { purpose, risk }: Common,
  input: I,
  work: (toolContext: VerifiedToolContext, given: z.output<I>) => Promise<Done<ActionResult>>,
): Tool<I, ActionResult | NeedsVerification> {
  return privateTool<I, ActionResult>({
    purpose,
    risk,
    input,
    async run(toolContext, given) {
      if (toolContext.draft) return { result: { state: 'unavailable' }, summary: onlyReads };
      try {
        return await work(toolContext, given);
      } catch (error) {
        const why = error instanceof Refused ? error.why : error instanceof Problem ? { code: error.code, reason: error.message } : null;
        if (!why) throw error;
        return { result: { state: 'refused', ...why }, summary: `Refused: ${why.reason}` };
      }
    },
  });
}

/** Executes and rolls back, which shows exactly what would be done, or refuses now. */
async function propose(toolContext: VerifiedToolContext, plain: Plain, perform: Perform): Promise<Done<ActionResult>> {
  const unreported = await doneUnreported(toolContext, plain);
  if (unreported) return doneBefore(unreported);
  const { details } = await tryOut(toolContext, plain, perform);
  const { ctx, customerId } = toolContext;
  await ctx.write((w) =>
    store.putProposal(w.db, {
      ...keyOf(toolContext, plain),
      merchant: w.actor.merchant,
      customerId,
      argumentsDigest: digestOf(plain.input),
      digest: digestOf(details),
      details,
      now: w.now(),
    }),
  );
  return { result: { state: 'needs_confirmation', details }, summary: `Awaiting confirmation: ${inWords(details)}` };
}

/** Already done but not yet reported, because the run ended before its answer was sent, or the answer was dropped. */
async function doneUnreported(toolContext: VerifiedToolContext, plain: Plain): Promise<Details | undefined> {
  const before = await store.readProposal(toolContext.ctx.db, keyOf(toolContext, plain));
  const doneAt = before?.state === 'done' ? before.done_at : null;
  if (!before || !doneAt || before.arguments_digest !== digestOf(plain.input) || before.customer_id !== toolContext.customerId)
    return undefined;
  const turns = await readTurns(toolContext.ctx.db, toolContext.conversationId);
  return turns.some(({ author, note, at }) => author !== 'customer' && !note && at >= doneAt) ? undefined : before.details;
}

async function tryOut(toolContext: VerifiedToolContext, plain: Plain, perform: Perform, isUnlimited = false): Promise<Judged> {
  try {
    return await toolContext.ctx.write(async (w): Promise<never> => {
      throw new Tried(await act(w, toolContext, plain, perform, isUnlimited));
    });
  } catch (error) {
    if (error instanceof Tried) return error.effect;
    if (isUnlimited || !isAboveLimit(error)) throw error;
    const tried = await tryOut(toolContext, plain, perform, true);
    return { ...tried, details: { ...tried.details, needs_approval: true } };
  }
}

/** After the customer's confirmation: executes the proposal once. Above the limit, or where the shop requires approval, requests that instead. */
async function carryOut(toolContext: VerifiedToolContext, plain: Plain, perform: Perform): Promise<Done<ActionResult>> {
  const key = keyOf(toolContext, plain);
  const proposal = await store.readProposal(toolContext.ctx.db, key);
  if (!proposal || proposal.arguments_digest !== digestOf(plain.input) || proposal.customer_id !== toolContext.customerId)
    return notAgreed('The customer hasn’t seen these details. Call the tool without `confirmed` first and show them.');
  if (proposal.state === 'done') return doneBefore(proposal.details);
  const turns = await readTurns(toolContext.ctx.db, toolContext.conversationId);
  if (!isAgreedTo(turns, { say: proposal.details.say, since: proposal.created_at }))
    return notAgreed('The customer hasn’t confirmed these details.');
  if (proposal.details.needs_approval) return askTeammate(toolContext, plain, perform, proposal);
  try {
    const details = await toolContext.ctx.write(async (w) => {
      const locked = await store.lockProposal(w.db, key);
      if (locked?.state === 'done') return locked.details;
      const done = await act(w, toolContext, plain, perform, false);
      if (!locked || digestOf(done.details) !== locked.digest) throw new Changed('The outcome no longer matches what the customer saw.');
      await store.endProposal(w.db, key, 'done', w.now());
      // Checked again under its lock, which comes after the order's as everywhere: a takeover either came before and cancels this, or
      // comes after.
      if ((await lockConversation(w.db, toolContext.conversationId))?.handler !== 'ai') throw takenOver();
      return done.details;
    });
    return { result: { state: 'done', details }, summary: `Done: ${inWords(details)}` };
  } catch (error) {
    if (!(error instanceof Changed) && !isAboveLimit(error)) throw error;
    return showAgain(toolContext, plain, perform);
  }
}

/** The outcome would differ from what the customer confirmed, so show them the new proposal. */
async function showAgain(toolContext: VerifiedToolContext, plain: Plain, perform: Perform): Promise<Done<ActionResult>> {
  const { result, summary } = await propose(toolContext, plain, perform);
  if (result.state !== 'needs_confirmation') return { result, summary };
  return { result: { state: 'details_changed', details: result.details }, summary };
}

/** Executes the action in a transaction, by the current policy and limit. */
async function act(w: WriteCtx, toolContext: VerifiedToolContext, plain: Plain, perform: Perform, isUnlimited: boolean): Promise<Judged> {
  const stand = await store.readHandlerAndCustomer(w.db, toolContext.conversationId);
  if (stand?.handler !== 'ai') throw takenOver();
  if (stand.customer_id === null || stand.customer_id !== (await store.currentCustomer(w.db, toolContext.customerId)))
    throw new Refused({ code: 'not_verified', reason: 'The customer isn’t verified in this conversation.' });
  const { policy, limitCents, currency } = await readPolicy(w.db);
  refuseIf(whyNotPermitted(policy, plain.action));
  const isAsked = permissionOf(policy, plain.action) === 'ask';
  const limit = limitOf(policy, isLimited(plain.action) ? plain.action : null, limitCents, (amount) => toCents(amount, currency));
  const { cancel, change, returns } = policy;
  const selfService = { cancel: cancel.states, change: change.states, itemsOnce: change.items_once, returnOnce: returns.once };
  const refundLimitCents = isUnlimited || isAsked || limit === null ? Number.MAX_SAFE_INTEGER : limit;
  const by: By = { kind: 'ai', id: null, name: null, selfService, refundLimitCents };
  const effect = await perform({ w, by, policy, customerId: stand.customer_id });
  const cents = effect.cents ?? 0;
  // A limit doesn't apply to another currency.
  const isForeign = effect.currency !== undefined && effect.currency !== toolContext.currency;
  const needsApproval = isAsked || (limit !== null && (cents > limit || (isForeign && cents > 0)));
  const shown = { name: plain.name, number: plain.subject.number, currency: toolContext.currency, needsApproval };
  return { cents, details: detailsOf(effect, shown), why: isAsked ? 'permission' : 'limit' };
}

/** The customer confirmed but the AI may not, so store an approval request and hand off. */
async function askTeammate(
  toolContext: VerifiedToolContext,
  plain: Plain,
  perform: Perform,
  shown: store.Proposal,
): Promise<Done<ActionResult>> {
  const key = keyOf(toolContext, plain);
  // Already requested when a run is repeated, or when the same proposal was confirmed again.
  const isSame = (one: store.Waiting | undefined) =>
    one !== undefined && digestOf(one.arguments) === shown.arguments_digest && digestOf(one.details) === shown.digest;
  const waiting = await store.openApproval(toolContext.ctx.db, key);
  if (waiting && (shown.state === 'approval' || isSame(waiting))) return asked(waiting.id, waiting.why, waiting.details);
  const { details, cents, why } = await tryOut(toolContext, plain, perform);
  if (digestOf(details) !== shown.digest) return showAgain(toolContext, plain, perform);
  const id = await toolContext.ctx.write(async (w) => {
    const locked = await store.lockProposal(w.db, key);
    const orderId = plain.subject.number === null ? null : plain.subject.id;
    // As decisions do, before the approval. By the order's lock, conversations that ask for the same at once find each other's request.
    await store.lockOrderAndConversations(w.db, orderId, toolContext.conversationId);
    const known = await store.openApproval(w.db, key);
    if (known && (locked?.state === 'approval' || isSame(known))) return known.id;
    // The last confirmation counts. With another id, so that nobody approves what they haven't seen.
    if (known) notifyWithdrawn(w, known.conversation_id ?? toolContext.conversationId, await store.withdrawApproval(w.db, known.id));
    const approval = {
      merchant: w.actor.merchant,
      id: w.newId(),
      conversationId: toolContext.conversationId,
      customerId: toolContext.customerId,
      orderId,
    };
    const asked = { tool: plain.name, input: plain.input, details, cents, why, requestedBy: null };
    await store.putApproval(w.db, { ...approval, ...asked, now: w.now() });
    await store.endProposal(w.db, key, 'approval', w.now());
    await announceApproval(w, toolContext.conversationId, approval.id, plain.action);
    const detail = { tool: plain.name, amount: toAmount(cents, details.currency), why };
    w.audit({ action: 'ai.approval_requested', object: ['conversation', toolContext.conversationId], detail });
    return approval.id;
  });
  return asked(id, why, details);
}

const asked = (id: string, why: Why, details: Details): Done<ActionResult> => {
  const because = why === 'limit' ? ' (above the AI’s limit)' : '';
  const summary = `Asked your team for approval${because}: ${inWords(details)}`;
  return { result: { state: 'needs_approval', approval_id: id, why, summary, details }, summary };
};

async function announceApproval(w: WriteCtx, conversationId: string, approvalId: string, action: ApprovableAction) {
  await w.emit(approvalRequested, { merchant: w.actor.merchant, conversation_id: conversationId, approval_id: approvalId, action });
  w.signal({ type: 'changed', topic: 'approvals', id: approvalId, version: null }, { conversationId });
}

const takenOver = () => new Refused({ code: 'taken_over', reason: 'A teammate has taken over this conversation.' });
const isAboveLimit = (error: unknown) => error instanceof Problem && error.code === 'refund.above_limit';
const doneBefore = (details: Details): Done<ActionResult> => ({
  result: { state: 'done', details },
  summary: `Already done: ${inWords(details)}`,
});
const notAgreed = (reason: string): Done<ActionResult> => ({ result: { state: 'not_agreed', reason }, summary: `Refused: ${reason}` });
const keyOf = ({ conversationId }: VerifiedToolContext, { name, subject }: Plain): store.ProposalKey => ({
  conversationId,
  tool: name,
  subjectId: subject.id,
});
