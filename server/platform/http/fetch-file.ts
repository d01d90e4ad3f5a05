import { Readable } from 'node:stream';
import { type ReceivedFile, writeReceived } from '../lib/received-file.ts';
import type { GuardedFetch } from './guarded-fetch.ts';

type Fetching = { name: string; maxBytes: number; headers?: Record<string, string>; timeoutMs?: number };

/** Downloads a file to disk; the caller removes it. Throws when it is refused, too large, or times out. */
export async function fetchFile(
  fetch: GuardedFetch,
  url: string,
  { name, maxBytes, headers = {}, timeoutMs = 60_000 }: Fetching,
): Promise<ReceivedFile> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The file couldn’t be downloaded: HTTP ${response.status}.`);
  }
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body.cancel();
    throw tooLarge(maxBytes);
  }
  return writeReceived(Readable.from(limited(response.body, maxBytes)), name);
}

/** A failed download also closes the partly written file. */
async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}
const tooLarge = (maxBytes: number) => new Error(`The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
