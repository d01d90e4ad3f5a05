import * as users from '@parley/contract/users';
import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Routes } from '../../../platform/http/route.ts';
import type { Parts } from '../sign-in.ts';
import { uploadAvatar } from './avatar.ts';
import { changePassword } from './password.ts';
import { getProfile, updateProfile } from './profile.ts';
import { disableTwoFactor, enableTwoFactor, getTwoFactor, verifyTwoFactor } from './second-step.ts';
import { listSessions, revokeSession, revokeSessions } from './sessions.ts';

// Each of these calls is about the person who makes it.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export function userRoutes(route: Routes, { vault }: Parts) {
  route(users.getProfile, (ctx) => getProfile(ctx as Reader));
  route(users.updateProfile, (ctx, input) => updateProfile(ctx as Writer, input));
  route(users.uploadAvatar, async (ctx, _input, http) => uploadAvatar(ctx as CallCtx<UserActor>, await fileOf(http, 'avatar')));
  route(users.changePassword, (ctx, input) => changePassword(ctx as Writer, input));
  route(users.enableTwoFactor, (ctx, _input, http) => {
    keepNowhere(http);
    return enableTwoFactor(ctx as Writer, vault);
  });
  route(users.verifyTwoFactor, (ctx, { code }, http) => {
    keepNowhere(http);
    return verifyTwoFactor(ctx as Writer, vault, code);
  });
  route(users.disableTwoFactor, (ctx, { code }) => disableTwoFactor(ctx as Writer, vault, code));
  route(users.getTwoFactor, (ctx) => getTwoFactor(ctx as Reader));
  route(users.listSessions, (ctx) => listSessions(ctx as Reader));
  route(users.revokeSession, (ctx, { session }) => revokeSession(ctx as Writer, session));
  route(users.revokeSessions, (ctx) => revokeSessions(ctx as Writer));
}

const keepNowhere = (http: Http) => http.setHeader('cache-control', 'no-store');

/** The file of a multipart field, whole; the server's limit on its size answers 413. Undefined when the request brings none. */
async function fileOf({ request }: Http, field: string): Promise<Buffer | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file();
    if (part?.fieldname === field) return await part.toBuffer();
    part?.file.resume();
    return undefined;
  } catch (error) {
    // A form that breaks off has no status of its own, but it is the sender's fault.
    throw error instanceof Error && 'statusCode' in error ? error : new Problem('input.unreadable', { cause: error });
  }
}
