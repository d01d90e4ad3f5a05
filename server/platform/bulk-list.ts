import type { ListSelection } from '@parley/contract/lists';
import type { RawBuilder } from 'kysely';
import type { UserActor, WriteCtx } from '../context.ts';
import type { Reader } from './db/tenant.ts';

/** What a row was or became, as far as an undo needs to know. */
export type BulkStand = Record<string, unknown>;

/** What a list offers to bulk changes: who its rows are, and how one of them is changed under the rules it would have alone. */
export type BulkList<C> = {
  /** The ids chosen, in the eyes of the actor, as SQL to insert from; at most `most`. */
  chosen(ctx: WriteCtx<UserActor>, selection: ListSelection, most: number): Promise<RawBuilder<{ id: string }>>;
  /** What the change speaks of must be there before a thousand rows find out one by one; throws a Problem. */
  check(ctx: WriteCtx<UserActor>, change: C): Promise<void>;
  /** Changes one row or throws a Problem, whose sentence becomes the row's reason. null: nothing an undo could put back. */
  change(ctx: WriteCtx<UserActor>, id: string, change: C): Promise<{ before: BulkStand; after: BulkStand } | null>;
  /** Puts one row back where it still stands as the change left it, otherwise throws `bulk.not_undoable`. Without it no change of the list can be undone. */
  undo?(ctx: WriteCtx<UserActor>, id: string, stand: { before: BulkStand; after: BulkStand }, change: C): Promise<void>;
  /** How people call these rows. */
  labels(db: Reader, ids: readonly string[]): Promise<Map<string, string>>;
};
