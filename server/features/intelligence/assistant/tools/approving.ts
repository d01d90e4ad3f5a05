import { type AiPolicy, aiPolicy, type ApprovableAction } from '@parley/contract/ai-policy';
import type { Details } from '@parley/engine';
import type { WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { By } from '../../../commerce/orders/index.ts';
import { digestOf } from './details.ts';
import * as store from './proposal-store.ts';
import { detailsOf, type Outcome, Refused } from './action-context.ts';
import { tools } from './toolbox.ts';

const actions = new Map(Object.entries(tools).flatMap(([name, tool]) => ('replay' in tool ? [[name, tool] as const] : [])));
/** The action of a tool that may need approval; undefined for others. */
export const actionOfTool = (tool: string): ApprovableAction | undefined => actions.get(tool)?.action;

/** AI limits don't apply to people; the orders' own rules do. */
const asPeopleDo: AiPolicy = aiPolicy.parse({
  cancel: { states: ['pending', 'confirmed', 'processing'], reasons: [] },
  change: { states: ['pending', 'confirmed', 'processing'], items_once: false },
  returns: { once: false, refund_to: 'original_or_gift_card' },
});

/** An approval request: a row of `ai_approvals` that the caller has locked. */
export type Requested = {
  conversation_id: string;
  customer_id: string;
  order_id: string | null;
  tool: string;
  arguments: unknown;
  details: Details;
};

/** Locks in the common order: the proposal, the order, its conversation and the one of the request. */
export async function lockApproved(
  w: WriteCtx,
  asked: Pick<Requested, 'conversation_id' | 'customer_id' | 'order_id' | 'tool'>,
): Promise<void> {
  await store.lockProposal(w.db, keyOf(asked));
  await store.lockOrderAndConversations(w.db, asked.order_id, asked.conversation_id);
}

/**
 * Executes an approved action in the name and within the limits of `by`, after `lockApproved`. Returns the outcome, which may differ from
 * the request: the caller checks it and may roll back. Throws `approval.refused` with the reason when the shop's rules refuse it, and
 * `refund.above_limit` unchanged.
 */
export async function carryOutApproval(w: WriteCtx, asked: Requested, by: By): Promise<Outcome> {
  const { order_id: orderId, tool: name } = asked;
  const tool = actions.get(name);
  if (!tool) throw new Problem('approval.refused', { detail: 'Parley no longer supports this action. Decline the approval instead.' });
  const key = keyOf(asked);
  const proposal = await store.readProposal(w.db, key);
  const customerId = (await store.currentCustomer(w.db, asked.customer_id)) ?? asked.customer_id;
  const effect = await tool.replay({ w, by, policy: asPeopleDo, customerId }, orderId, asked.arguments).catch(refuse);
  const { order_number: number, currency, needs_approval: needsApproval } = asked.details;
  if (proposal?.arguments_digest === digestOf(asked.arguments)) await store.endProposal(w.db, key, 'done', w.now());
  return { details: detailsOf(effect, { name, number, currency, needsApproval }), cents: effect.cents ?? 0 };
}

const keyOf = ({ conversation_id: conversationId, customer_id, order_id, tool }: Omit<Requested, 'arguments' | 'details'>) => ({
  conversationId,
  tool,
  subjectId: order_id ?? customer_id,
});

function refuse(error: unknown): never {
  if (error instanceof Refused) throw new Problem('approval.refused', { detail: error.why.reason });
  if (error instanceof Problem && error.code !== 'refund.above_limit') throw new Problem('approval.refused', { detail: error.message });
  throw error;
}
