import type { Filter } from '@parley/contract/filters';
import type { Permission } from '@parley/contract/permissions';
import type { ReadCtx, UserActor } from '../context.ts';

export type ExportAsked = { q?: string | undefined; filter?: Filter | undefined; ids?: readonly string[] | undefined };
/** What a list offers to exports: its columns and its rows, page by page, as the actor may see them. */
export type ExportList = {
  permission: Permission;
  /** In their usual order; `header` is what stands in the file’s first line. */
  columns: readonly { key: string; header: string }[];
  /** The next rows after `after` (null is the beginning), in keyset order; cells as text, personal data masked for who may not read it. */
  read(
    ctx: ReadCtx<UserActor>,
    asked: ExportAsked,
    after: string | null,
    most: number,
  ): Promise<{ rows: Record<string, string>[]; next: string | null }>;
};
