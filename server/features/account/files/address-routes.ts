import { z } from 'zod';
import type { FilesPort } from '../../../integrations/ports.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { same } from '../../../platform/vault/vault.ts';
import { keyOf, signatureOf, type StoredAttachment, type Variant } from './present.ts';
import { rangeOf } from './rules.ts';
import { readFile } from './store.ts';

type Server = Http['request']['server'];
type Parts = { readingOf(merchant: string): Parameters<typeof readFile>[0]; outside: { files: FilesPort }; now(): Date };
const address = z.object({
  merchant: z.uuid(),
  id: z.uuid(),
  variant: z.enum(['whole', 'thumb']),
  expires: z.coerce.number().int().min(0).max(9_999_999_999),
  signature: z.string().max(64),
});
type Address = z.infer<typeof address>;

/** Serves files to `<img>`, `<video>` and links in the app and on shops' pages. A signed address grants access until it expires. */
export function serveFiles(app: Server, parts: Parts) {
  app.get('/files/:merchant/:id/:variant/:expires/:signature/*', { compress: false }, async (request, reply) => {
    const asked = address.safeParse(request.params);
    if (!asked.success) throw new Problem('route.missing');
    return send(reply, request.headers.range, await signedFor(parts, asked.data), asked.data, parts);
  });
}

async function signedFor({ readingOf, now }: Parts, { merchant, id, variant, expires, signature }: Address): Promise<StoredAttachment> {
  const file = await readFile(readingOf(merchant), id);
  if (!file || !same(signature, signatureOf(file, expires, variant)) || (variant === 'thumb' && !file.has_thumb))
    throw new Problem('route.missing');
  if (expires * 1000 <= now().getTime())
    throw new Problem('route.missing', { detail: 'This link has expired. Reopen the conversation to get a new one.' });
  return file;
}

async function send(reply: Http['reply'], asked: string | undefined, file: StoredAttachment, { variant, expires }: Address, parts: Parts) {
  const range = variant === 'whole' ? rangeOf(asked, file.size) : undefined;
  if (range === 'refused') return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  const bytes = await parts.outside.files.read(keyOf(file, variant), range);
  if (!bytes) throw new Problem('route.missing');
  reply.headers(headersOf(file, variant)).header('cache-control', `private, immutable, max-age=${secondsLeft(expires, parts.now())}`);
  if (variant === 'whole') reply.header('accept-ranges', 'bytes').header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(bytes);
}
/** A permanent address is cached for a year, the longest that caches should be told. */
const secondsLeft = (expires: number, now: Date) => Math.min(31_536_000, Math.floor(expires - now.getTime() / 1000));

/** Displayed in the browser only if nothing in it can run; otherwise offered as a download. */
function headersOf({ type, kind, name }: StoredAttachment, variant: Variant) {
  const shown = kind !== 'document' || type === 'application/pdf';
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    'content-type': variant === 'thumb' ? 'image/webp' : type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
}
