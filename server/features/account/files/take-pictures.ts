import { pictureAddressOf } from '@parley/contract/web-address';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isPrivateAddress } from '../../../platform/lib/private-address.ts';
import { fileIdIn, lastingAddress } from './present.ts';
import { takeFiles } from './take-files.ts';

/** A public image: one of our uploads by id, or an external address. */
export type Picture = { id: string | null; url: string };

/**
 * The images to store, with our uploads claimed and given their permanent address. Throws `file.missing` for a missing upload or one that
 * is not an image, and `input.invalid` for an invalid address.
 */
export async function takePictures(ctx: WriteCtx, wanted: readonly Picture[], path: string): Promise<Picture[]> {
  const named = wanted.map(({ id, url }) => ({ id: id ?? fileIdIn(url, ctx.actor.merchant), url }));
  const files = await takeFiles(ctx, [...new Set(named.flatMap(({ id }) => (id === null ? [] : [id])))], { kind: 'user' });
  const addresses = new Map(files.map((file) => [file.id, file.kind === 'image' ? lastingAddress(file) : undefined]));
  return named.map(({ id, url }) => {
    if (id === null) return { id, url: publicAddressOf(url) ?? refuse(path) };
    const address = addresses.get(id);
    if (address === undefined) throw new Problem('file.missing');
    return { id, url: address };
  });
}

/** Customers can't load an image from a private network, and nothing of ours may be led into one. */
function publicAddressOf(url: string): string | undefined {
  const address = pictureAddressOf(url);
  return address === undefined || (!address.startsWith('/') && isPrivateAddress(address)) ? undefined : address;
}
function refuse(path: string): never {
  const message = 'Enter a public address that starts with https:// or http://.';
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
}
