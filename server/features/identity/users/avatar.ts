import type { CallCtx, UserActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { keepAvatar } from './avatar-store.ts';
import { drawAvatar } from './picture.ts';
import { presentProfile } from './profile.ts';

/** Keeps a picture of oneself as a small square; its address changes with it, so that it may be cached for ever. */
export async function uploadAvatar(ctx: CallCtx<UserActor>, file: Buffer | undefined) {
  if (!file || file.length === 0)
    throw new Problem('input.invalid', { detail: 'Choose a picture.', errors: [{ path: 'avatar', message: 'Choose a picture.' }] });
  const picture = await drawAvatar(file);
  return ctx.write(async (writer) => {
    const user = await keepAvatar(writer.db, writer.actor.id, picture);
    writer.audit({ action: 'avatar.changed', object: ['user', user.id], detail: { version: user.avatar_version } });
    return presentProfile(user);
  });
}
