import type { ListSelection } from '@parley/contract/lists';
import type { RawBuilder } from 'kysely';
import type { UserActor, WriteCtx } from '../context.ts';
import type { Reader } from './db/tenant.ts';

/** A row's state before or after a change, as far as an undo needs it. */
export type BulkStand = Record<string, unknown>;

/** What a list provides for bulk changes: which rows it has, and how to change one under the same rules as a single change. */
export type BulkList<C> = {
  /** The ids of the selected rows that the actor can see, as SQL to insert from; at most `most`. */
  chosen(ctx: WriteCtx<UserActor>, selection: ListSelection, most: number): Promise<RawBuilder<{ id: string }>>;
  /** Checks once that everything the change refers to exists, before applying it to many rows; throws a Problem. */
  check(ctx: WriteCtx<UserActor>, change: C): Promise<void>;
  /** Locks all rows of a transaction in the common order, before the first one changes. Unnecessary when each has its own. */
  lock?(ctx: WriteCtx<UserActor>, ids: readonly string[]): Promise<unknown>;
  /** Changes one row, or throws a Problem whose detail becomes the row's reason. null: there is nothing to undo. */
  change(ctx: WriteCtx<UserActor>, id: string, change: C): Promise<{ before: BulkStand; after: BulkStand } | null>;
  /**
   * Undoes the change of a row that has not changed since; otherwise throws `bulk.not_undoable`. Without it, the list's changes can't be
   * undone.
   */
  undo?(ctx: WriteCtx<UserActor>, id: string, stand: { before: BulkStand; after: BulkStand }, change: C): Promise<void>;
  /** A readable label for each row. */
  labels(db: Reader, ids: readonly string[]): Promise<Map<string, string>>;
};
