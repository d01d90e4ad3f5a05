import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { StoredAttachment } from './present.ts';
import { useFiles } from './store.ts';

/** The files of these ids, in this order, used from now on. Throws `file.missing` when one is not there or is not theirs to send. */
export async function takeFiles(
  ctx: WriteCtx,
  ids: readonly string[],
  by: { kind: 'user' } | { kind: 'visitor'; id: string },
): Promise<StoredAttachment[]> {
  if (ids.length === 0) return [];
  const found = new Map((await useFiles(ctx.db, ids, by, ctx.now())).map((file) => [file.id, file]));
  return ids.map((id) => {
    const file = found.get(id);
    if (!file) throw new Problem('file.missing');
    return file;
  });
}
