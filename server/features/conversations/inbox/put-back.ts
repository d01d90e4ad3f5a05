import type { Activity } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { addLine, announceConversation } from './announce.ts';
import { applyChange } from './apply-change.ts';
import { emitChanges } from './emit-changes.ts';
import { returnedToAi } from './events.ts';
import { wakeConversation } from './jobs.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';

type Status = 'open' | 'pending' | 'snoozed' | 'resolved';
type Kept = string | number | null;
const statusColumns = ['status', 'snoozed_until', 'resolved_at', 'resolved_by', 'waiting_since', 'answered_seq'] as const;
const handlerColumns = ['handler', 'handoff_accepted_at', 'handoff_by'] as const;
const columns = [
  ...statusColumns,
  ...handlerColumns,
  'assignee_id',
  'team_id',
  'brand_id',
  'priority',
  'muted_at',
  'customer_seq',
] as const;

/** The state of a conversation that a teammate's change can affect; instants are text so that JSON can store them. */
export type Stand = Record<(typeof columns)[number], Kept>;
export const standOf = (row: store.ConversationRow): Stand =>
  Object.fromEntries(columns.map((column) => [column, row[column] instanceof Date ? row[column].toISOString() : row[column]])) as Stand;

/**
 * Undoes a change: restores the locked conversation to the stored state. Transition rules don't apply, because it was in that state before.
 * Messages already sent stay sent. Throws when the former teammate or team no longer exists.
 */
export async function putBack(
  ctx: WriteCtx,
  current: store.ConversationRow,
  stand: Partial<Stand>,
  by: { id: string; name: string; quiet?: boolean },
): Promise<store.ConversationRow> {
  const placed = await applyChange(ctx, current, wantedBy(stand), by);
  const change = pick(stand, [...statusColumns, ...handlerColumns]);
  if (Object.keys(change).length === 0) return placed;
  const line = stand.status === undefined ? undefined : statusLine(stand, by.name);
  const seq = placed.message_count + (line ? 1 : 0);
  if (line) await addLine(ctx, placed, seq, line);
  const after = await store.changeConversation(ctx.db, placed.id, { ...change, message_count: seq });
  announceConversation(ctx, after, await stateFor(ctx.db, after.id));
  const about = { merchant: after.merchant_id, conversation_id: after.id };
  if (after.status === 'snoozed' && after.snoozed_until)
    ctx.enqueue(
      wakeConversation,
      { ...about, until: after.snoozed_until.toISOString() },
      { runAt: after.snoozed_until, key: `wake:${after.id}` },
    );
  if (after.handler === 'ai' && (current.handler !== 'ai' || after.answered_seq < current.answered_seq))
    await ctx.emit(returnedToAi, about);
  await emitChanges(ctx, placed, after, { restored: true });
  return after;
}

const wantedBy = ({ assignee_id: assignee, team_id: team, brand_id: brand, priority, muted_at: muted }: Partial<Stand>) => ({
  ...(assignee !== undefined && { assignee_id: assignee as string | null }),
  ...(team !== undefined && { team_id: team as string | null }),
  ...(brand !== undefined && { brand_id: brand as string | null }),
  ...(priority !== undefined && { priority: priority as 'low' }),
  ...(muted !== undefined && { muted: muted !== null }),
});

const pick = (stand: Partial<Stand>, names: readonly (keyof Stand)[]): store.Change =>
  Object.fromEntries(names.flatMap((name) => (stand[name] === undefined ? [] : [[name, stand[name]]])));

const statusLine = ({ status, snoozed_until: until }: Partial<Stand>, actor: string): Activity => ({
  kind: ({ open: 'reopened', pending: 'pending', snoozed: 'snoozed', resolved: 'resolved' } as const)[status as Status],
  actor,
  reason: null,
  note: typeof until === 'string' ? until : null,
});
