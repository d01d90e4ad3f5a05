import type { CallCtx, UserActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { keepAvatar } from './avatar-store.ts';
import { drawSquare } from '../../../platform/lib/square-picture.ts';
import { presentProfile } from './profile.ts';
import { pictureKind } from './rules.ts';

/** Keeps a picture of oneself as a small square; its address changes with it, so that it may be cached for ever. */
export async function uploadAvatar(ctx: CallCtx<UserActor>, file: Buffer | undefined) {
  if (!file || file.length === 0)
    throw new Problem('input.invalid', { detail: 'Choose a picture.', errors: [{ path: 'avatar', message: 'Choose a picture.' }] });
  if (!pictureKind(file)) throw new Problem('file.unsupported', { detail: 'Use a PNG, JPEG, WebP or GIF.' });
  const picture = await drawSquare(file);
  return ctx.write(async (writer) => {
    const user = await keepAvatar(writer.db, writer.actor.id, picture);
    writer.audit({ action: 'avatar.changed', object: ['user', user.id], detail: { version: user.avatar_version } });
    return presentProfile(user);
  });
}
