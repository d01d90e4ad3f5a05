import type * as chat from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import { parseJson } from '../lib/json.ts';
import type { World } from '../world.ts';
import { failureOf, readRetryAfter, tryLater } from './answer.ts';
import type { Answer } from './answer.ts';
import { bearer } from './calls.ts';
import type { Calls } from './calls.ts';

type Upload = { file: File; onProgress: (part: number) => void; signal: AbortSignal };

/** No timeout, since a file may be large; reports progress from 0 to 1. */
export async function uploadFile(
  world: World,
  calls: Calls,
  token: string,
  upload: Upload,
): Promise<Answer<Result<typeof chat.uploadChatFile>>> {
  try {
    const { status, text, retryAfter } = await world.upload(calls.addressOf('attachments'), { headers: bearer(token), ...upload });
    const parsed = parseJson(text);
    if (status === 201) return { ok: true, body: parsed as Result<typeof chat.uploadChatFile> };
    return failureOf(status, parsed, readRetryAfter(retryAfter, world.now()));
  } catch {
    // No network, or the visitor removed the file.
    return tryLater();
  }
}
