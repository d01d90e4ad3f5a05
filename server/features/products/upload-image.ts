import type { Result } from '@parley/contract/endpoint';
import type { uploadProductImage } from '@parley/contract/products';
import type { CallCtx, UserActor } from '../../context.ts';
import type { ReceivedFile } from '../../platform/lib/received-file.ts';
import { keepPicture } from '../files/index.ts';

/** The most a product's picture may weigh, in bytes. */
export const largestImage = 10 * 1024 * 1024;

/** Keeps a picture at the address a product will show it at; it goes after a day when none does. */
export async function uploadImage(ctx: CallCtx<UserActor>, received: ReceivedFile | undefined): Promise<Result<typeof uploadProductImage>> {
  return { ...(await keepPicture(ctx, received, { kind: 'user', id: ctx.actor.id })), alt: '' };
}
