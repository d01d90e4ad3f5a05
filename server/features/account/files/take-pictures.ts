import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { fileIdIn, lastingAddress } from './present.ts';
import { takeFiles } from './take-files.ts';

/** A picture for everybody: an upload of ours by its id, or an address elsewhere. */
export type Picture = { id: string | null; url: string };

/**
 * The pictures as they are to be kept, those of ours used from now on and at the address that lasts. Throws `file.missing` for what is not
 * there or is no picture, and `input.invalid` for an address that is none.
 */
export async function takePictures(ctx: WriteCtx, wanted: readonly Picture[], path: string): Promise<Picture[]> {
  const named = wanted.map(({ id, url }) => ({ id: id ?? fileIdIn(url, ctx.actor.merchant), url }));
  const files = await takeFiles(ctx, [...new Set(named.flatMap(({ id }) => (id === null ? [] : [id])))], { kind: 'user' });
  const addresses = new Map(files.map((file) => [file.id, file.kind === 'image' ? lastingAddress(file) : undefined]));
  return named.map(({ id, url }) => {
    if (id === null) return { id, url: isAddress(url) ? url : refuse(path) };
    const address = addresses.get(id);
    if (address === undefined) throw new Problem('file.missing');
    return { id, url: address };
  });
}

/** Of a page elsewhere, or of a file this server brings along. */
const isAddress = (url: string) => /^https?:\/\/[^\s/]+/i.test(url) || /^\/[^/\\]/.test(url);

function refuse(path: string): never {
  const message = 'Use an address that begins with https://.';
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
}
