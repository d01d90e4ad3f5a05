import type { JobCtx } from '../../../context.ts';
import type { MediaRef } from '../../../integrations/channel-port.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { keepUpload } from '../../account/files/index.ts';

/** How often a download is tried before the message is stored without the file. */
const maxTries = 4;

type Kept = { ids: string[]; notes: string[]; by: string };

/**
 * Downloads a message's files and examines them like uploads. A file that can't be downloaded is mentioned in the text, so that the team
 * can ask for it.
 */
export async function keepMedia(
  ctx: JobCtx,
  media: readonly MediaRef[],
  { fetch }: { fetch(media: MediaRef): Promise<ReceivedFile> },
): Promise<Kept> {
  const kept: Kept = { ids: [], notes: [], by: ctx.newId() };
  for (const one of media) {
    try {
      kept.ids.push((await keepUpload(ctx, await fetch(one), { kind: 'visitor', id: kept.by })).id);
    } catch (error) {
      const isForGood = error instanceof Problem && error.status < 500;
      if (!isForGood && ctx.attempt < maxTries) throw error;
      kept.notes.push(`[${one.name || 'File'} couldn’t be loaded]`);
    }
  }
  return kept;
}
