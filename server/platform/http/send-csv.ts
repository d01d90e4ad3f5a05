import type { Http } from './http.ts';

/** Sends a table as a CSV download. Writes the response itself, so its return value is unused. */
export async function sendCsv({ reply }: Http, name: string, bytes: NodeJS.ReadableStream, size?: number): Promise<string> {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff');
  if (size !== undefined) reply.header('content-length', size);
  await reply.send(bytes);
  return '';
}
