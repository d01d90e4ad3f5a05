import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { StoredAttachment } from './present.ts';
import { useFiles } from './store.ts';

/** Claims the files with these ids, in this order. Throws `file.missing` when one doesn't exist or can't be sent by this uploader. */
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
