import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { keyOf } from './present.ts';
import { deleteUnused, hasFile } from './store.ts';

/** How long an upload can stay unused, in milliseconds. */
export const unusedFor = 24 * 60 * 60 * 1000;
export const dropUnused = job('files.drop_unused', z.object({ merchant: z.uuid(), file_id: z.uuid() }));

/** Deletes unused files, rows and bytes, and bytes without a row. */
export async function dropIfUnused(ctx: JobCtx, { merchant, file_id: id }: { merchant: string; file_id: string }) {
  const kept = await ctx.write(async ({ db }) => {
    await deleteUnused(db, id);
    return hasFile(db, id);
  });
  if (kept) return;
  for (const variant of ['whole', 'thumb'] as const) await ctx.outside.files.remove(keyOf({ merchant, id }, variant));
}
