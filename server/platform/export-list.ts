import type { Filter } from '@parley/contract/filters';
import type { Permission } from '@parley/contract/permissions';
import type { ReadCtx, UserActor } from '../context.ts';

export type ExportAsked = {
  q?: string | undefined;
  filter?: Filter | undefined;
  ids?: readonly string[] | undefined;
  /** The columns to write; all by default. */
  columns?: readonly string[] | undefined;
};
/** What a list provides for exports: its columns and its rows, page by page, as the actor can see them. */
export type ExportList = {
  permission: Permission;
  /** In default order; `header` is the title in the file's first line. */
  columns: readonly { key: string; header: string }[];
  /** Columns that the shop defined, after the others. */
  more?(ctx: ReadCtx<UserActor>): Promise<readonly { key: string; header: string }[]>;
  /**
   * The next rows after `after` (null means the beginning), in keyset order. Cells are text; personal data is masked for actors who can't
   * read it.
   */
  read(
    ctx: ReadCtx<UserActor>,
    asked: ExportAsked,
    after: string | null,
    most: number,
  ): Promise<{ rows: Record<string, string>[]; next: string | null }>;
};
