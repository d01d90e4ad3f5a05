import type { Received } from '@parley/contract/endpoint';
import type { Profile, updateProfile as contract } from '@parley/contract/users';
import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import type { ReceivedFile } from '../../../../platform/lib/received-file.ts';
import { drawSquare } from '../../../../platform/lib/square-picture.ts';
import { avatarUrl, beginningOf } from '../session-user.ts';
import { changeUser, findUser, type UserRow } from '../store.ts';
import { keepAvatar } from './avatar-store.ts';
import { pictureKind } from './rules.ts';

export async function getProfile(ctx: ReadCtx<UserActor>) {
  const user = (await findUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
  const { sso_merchant_id: sso } = await beginningOf(ctx.db, ctx.actor.sessionId);
  // How somebody else's account is protected is none of a shop's business.
  return presentProfile(sso && user.sso_merchant_id !== sso ? { ...user, two_factor_enabled_at: null } : user);
}

export async function updateProfile(ctx: WriteCtx<UserActor>, { name, locale, time_zone, open_next }: Received<typeof contract>) {
  const before = (await findUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
  const change = {
    name,
    locale: locale ?? before.locale,
    time_zone: time_zone === undefined ? before.time_zone : time_zone,
    open_next: open_next ?? before.open_next,
  };
  const after = await changeUser(ctx.db, ctx.actor.id, change);
  ctx.forget(`user:${ctx.actor.id}`);
  ctx.audit({
    action: 'profile.updated',
    object: ['user', ctx.actor.id],
    detail: {
      before: { name: before.name, locale: before.locale, time_zone: before.time_zone, open_next: before.open_next },
      after: change,
    },
  });
  return presentProfile(after);
}

/** In bytes. */
export const largestAvatar = 5 * 1024 * 1024;

/** Stores the user's avatar as a small square and removes the upload. The address changes with the image, so it can be cached forever. */
export async function uploadAvatar(ctx: CallCtx<UserActor>, received: ReceivedFile | undefined) {
  if (!received) throw nothingSent();
  try {
    const picture = await squareOf(received);
    return await ctx.write(async (writer) => {
      const user = await keepAvatar(writer.db, writer.actor.id, picture);
      writer.audit({ action: 'avatar.changed', object: ['user', user.id], detail: { version: user.avatar_version } });
      return presentProfile(user);
    });
  } finally {
    await received.remove();
  }
}

async function squareOf({ size, path, part }: ReceivedFile): Promise<Buffer> {
  if (size === 0) throw nothingSent();
  if (!pictureKind(await part(0, 12)))
    throw new Problem('file.unsupported', { detail: 'This file type isn’t supported. Use a PNG, JPEG, WebP or GIF image.' });
  return drawSquare(path);
}

const nothingSent = () =>
  new Problem('input.invalid', { detail: 'Choose an image.', errors: [{ path: 'avatar', message: 'Choose an image.' }] });

const presentProfile = (user: UserRow): Profile => ({
  user_id: user.id,
  name: user.name,
  email: user.email,
  email_verified: user.email_verified_at !== null,
  avatar_url: avatarUrl(user),
  locale: user.locale,
  time_zone: user.time_zone,
  open_next: user.open_next,
  two_factor: user.two_factor_enabled_at !== null,
});
