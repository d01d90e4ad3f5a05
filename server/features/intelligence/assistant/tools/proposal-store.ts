import type { Details } from '@parley/engine';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../../platform/db/tenant.ts';

export type ProposalKey = { conversationId: string; tool: string; subjectId: string };
export type Proposal = Omit<Selectable<Tables['ai_proposals']>, 'details' | 'state'> & {
  details: Details;
  state: 'proposed' | 'done' | 'approval';
};
type New = ProposalKey & { merchant: string; customerId: string; argumentsDigest: string; digest: string; details: Details; now: Date };

/** Replaces the tool's earlier proposal for the same order. */
export async function putProposal(db: Writer, { merchant, conversationId, tool, subjectId, customerId, details, now, ...digests }: New) {
  const row = {
    customer_id: customerId,
    arguments_digest: digests.argumentsDigest,
    digest: digests.digest,
    details: JSON.stringify(details),
    state: 'proposed' as const,
    created_at: now,
    done_at: null,
  };
  await db
    .insertInto('ai_proposals')
    .values({ merchant_id: merchant, conversation_id: conversationId, tool, subject_id: subjectId, ...row })
    .onConflict((at) => at.columns(['merchant_id', 'conversation_id', 'tool', 'subject_id']).doUpdateSet(row))
    .execute();
}

export const readProposal = (db: Reader, { conversationId, tool, subjectId }: ProposalKey) =>
  db
    .selectFrom('ai_proposals')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('tool', '=', tool)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst() as Promise<Proposal | undefined>;

/** Locked, so that simultaneous confirmations execute it once. Lock order: before the order. */
export const lockProposal = (db: Writer, { conversationId, tool, subjectId }: ProposalKey) =>
  db
    .selectFrom('ai_proposals')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('tool', '=', tool)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst() as Promise<Proposal | undefined>;

export const endProposal = (db: Writer, { conversationId, tool, subjectId }: ProposalKey, state: 'done' | 'approval', now: Date) =>
  db
    .updateTable('ai_proposals')
    .set({ state, done_at: now })
    .where('conversation_id', '=', conversationId)
    .where('tool', '=', tool)
    .where('subject_id', '=', subjectId)
    .execute();

/** Actions executed in a conversation since then. */
export const doneSince = (db: Reader, conversationId: string, since: Date) =>
  db
    .selectFrom('ai_proposals')
    .select(['tool', 'details'])
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'done')
    .where('done_at', '>', since)
    .orderBy('done_at')
    .execute() as Promise<Pick<Proposal, 'tool' | 'details'>[]>;

type NewApproval = {
  merchant: string;
  id: string;
  conversationId: string | null;
  customerId: string | null;
  orderId: string | null;
  tool: string;
  input: object;
  details: Details;
  cents: number;
  why: 'limit' | 'permission';
  /** The teammate who asks; null: the AI. */
  requestedBy: string | null;
  now: Date;
};
/** An approval request for a teammate. It replaces the open one for the same action on the same order or customer. */
export async function putApproval(
  db: Writer,
  { merchant, id, conversationId, customerId, orderId, tool, input, details, cents, why, requestedBy, now }: NewApproval,
) {
  const row = {
    id,
    conversation_id: conversationId,
    customer_id: customerId,
    arguments: JSON.stringify(input),
    details: JSON.stringify(details),
    amount_cents: cents,
    why,
    requested_by: requestedBy,
    created_at: now,
  };
  await db
    .insertInto('ai_approvals')
    .values({ merchant_id: merchant, order_id: orderId, tool, state: 'proposed', ...row })
    .onConflict((at) =>
      at
        .expression(sql`merchant_id, (coalesce(order_id, customer_id)), tool`)
        .where(sql<boolean>`state = 'proposed'`)
        .doUpdateSet(row),
    )
    .execute();
}

export type Waiting = {
  id: string;
  conversation_id: string | null;
  why: 'limit' | 'permission';
  arguments: unknown;
  details: Details;
};
/** The open request for an action on an order or a customer, whoever asked in whichever conversation. */
export const openApproval = (db: Reader, { tool, subjectId }: Pick<ProposalKey, 'tool' | 'subjectId'>) =>
  db
    .selectFrom('ai_approvals')
    .select(['id', 'conversation_id', 'why', 'arguments', 'details'])
    .where('tool', '=', tool)
    .where(sql`coalesce(order_id, customer_id)`, '=', subjectId)
    .where('state', '=', 'proposed')
    .executeTakeFirst() as Promise<Waiting | undefined>;

/** Withdraws the AI's requests since then that nobody has decided. */
export const withdrawApprovals = (db: Writer, conversationId: string, since: Date) =>
  db
    .deleteFrom('ai_approvals')
    .where('conversation_id', '=', conversationId)
    .where('requested_by', 'is', null)
    .where('state', '=', 'proposed')
    .where('created_at', '>=', since)
    .returning(['id', 'tool'])
    .execute();

/** Withdraws one that nobody has decided. */
export const withdrawApproval = (db: Writer, id: string) =>
  db.deleteFrom('ai_approvals').where('id', '=', id).where('state', '=', 'proposed').returning(['id', 'tool']).execute();

/** A conversation's current handler and verified customer, following merges. */
export const readHandlerAndCustomer = (db: Writer, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'c.merchant_id').onRef('k.id', '=', 'c.verified_customer_id'))
    .select(['c.handler', sql<string | null>`coalesce(k.merged_into_id, k.id)`.as('customer_id')])
    .where('c.id', '=', conversationId)
    .executeTakeFirst();

/** The current id of a customer who may have been merged. */
export async function currentCustomer(db: Reader, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(sql<string>`coalesce(merged_into_id, id)`.as('id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

export const methodsOf = async (db: Writer, customerId: string) => {
  const row = await db.selectFrom('customers').select('payment_methods').where('id', '=', customerId).executeTakeFirst();
  return (row?.payment_methods ?? []) as { external_id: string; kind: string; label: string; balance: string | null }[];
};

/** Returns and exchanges of an order that weren't canceled. */
export async function countReturns(db: Writer, orderId: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_returns')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['declined', 'cancelled'])
    .executeTakeFirstOrThrow();
  return n;
}

/** Locks the order, then its conversation (and the one it was merged into) and another in id order, as merging does. */
export async function lockOrderAndConversations(db: Writer, orderId: string | null, conversationId: string): Promise<void> {
  const order =
    orderId === null
      ? undefined
      : await db.selectFrom('orders').select('conversation_id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  const conversations = [conversationId, ...(order?.conversation_id ? [order.conversation_id] : [])];
  const merged = await db.selectFrom('conversations').select('merged_into_id').where('id', 'in', conversations).execute();
  const all = [...conversations, ...merged.flatMap(({ merged_into_id: into }) => into ?? [])];
  await db.selectFrom('conversations').select('id').where('id', 'in', all).orderBy('id').forUpdate().execute();
}
