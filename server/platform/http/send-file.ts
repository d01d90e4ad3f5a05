import type { Http } from './http.ts';

type Sent = { name: string; type: string; bytes: NodeJS.ReadableStream | Buffer; size?: number | undefined };

/** Sends a file as a download. Writes the response itself, so its return value is unused. */
export async function sendFile({ reply }: Http, { name, type, bytes, size }: Sent): Promise<string> {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff');
  if (size !== undefined) reply.header('content-length', size);
  await reply.send(bytes);
  return '';
}
