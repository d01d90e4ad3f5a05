import { type AiPolicy, aiPolicy, type ApprovableDeed } from '@parley/contract/ai-policy';
import type { Details } from '@parley/engine';
import type { WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { By } from '../../../commerce/orders/index.ts';
import { digestOf } from './details.ts';
import * as store from './proposal-store.ts';
import { detailsOf, type Outcome, Refused } from './stage.ts';
import { tools } from './toolbox.ts';

const deeds = new Map(Object.entries(tools).flatMap(([name, tool]) => ('redo' in tool ? [[name, tool] as const] : [])));
/** What a tool that may be asked about does; undefined of any other. */
export const deedOfTool = (tool: string): ApprovableDeed | undefined => deeds.get(tool)?.deed;

/** What the AI was told not to do by itself binds no person: what they may do, the orders themselves say. */
const asPeopleDo: AiPolicy = aiPolicy.parse({
  cancel: { states: ['pending', 'confirmed', 'processing'], reasons: [] },
  change: { states: ['pending', 'confirmed', 'processing'], items_once: false },
  returns: { once: false, refund_to: 'original_or_gift_card' },
});

/** What was asked for: a row of `ai_approvals` whose lock the caller holds. */
export type Asked = {
  conversation_id: string;
  customer_id: string;
  order_id: string | null;
  tool: string;
  arguments: unknown;
  details: Details;
};

/** Locks what it is about in the order of the house: the proposal, the order, then its conversation and the one it was asked in. */
export async function lockApproved(
  w: WriteCtx,
  asked: Pick<Asked, 'conversation_id' | 'customer_id' | 'order_id' | 'tool'>,
): Promise<void> {
  await store.lockProposal(w.db, keyOf(asked));
  await store.lockOrderAndTalks(w.db, asked.order_id, asked.conversation_id);
}

/**
 * Does what the customer agreed to and the AI may not, in the name and within the limits of `by`, who calls and has locked it by
 * `lockApproved`. Answers what it came to, which may be something else than was shown: the caller judges, and its transaction undoes it. Throws
 * `approval.refused` with the reason where the shop's own rules say no, and `refund.above_limit` as it is.
 */
export async function carryOutApproval(w: WriteCtx, asked: Asked, by: By): Promise<Outcome> {
  const { order_id: orderId, tool: name } = asked;
  const tool = deeds.get(name);
  if (!tool) throw new Problem('approval.refused', { detail: 'Parley does not do this any more.' });
  const key = keyOf(asked);
  const proposal = await store.readProposal(w.db, key);
  const customerId = (await store.currentCustomer(w.db, asked.customer_id)) ?? asked.customer_id;
  const effect = await tool.redo({ w, by, policy: asPeopleDo, customerId }, orderId, asked.arguments).catch(refuse);
  const { order_number: number, currency, needs_approval: needsApproval } = asked.details;
  if (proposal?.arguments_digest === digestOf(asked.arguments)) await store.endProposal(w.db, key, 'done', w.now());
  return { details: detailsOf(effect, { name, number, currency, needsApproval }), cents: effect.cents ?? 0 };
}

const keyOf = ({ conversation_id: conversationId, customer_id, order_id, tool }: Omit<Asked, 'arguments' | 'details'>) => ({
  conversationId,
  tool,
  subjectId: order_id ?? customer_id,
});

function refuse(error: unknown): never {
  if (error instanceof Refused) throw new Problem('approval.refused', { detail: error.why.reason });
  if (error instanceof Problem && error.code !== 'refund.above_limit') throw new Problem('approval.refused', { detail: error.message });
  throw error;
}
