import * as users from '@parley/contract/users';
import type { Http } from '../../../../platform/http/http.ts';
import type { Routes } from '../../../../platform/http/route.ts';
import { receiveFile } from '../../../../platform/http/upload.ts';
import type { Parts } from '../sign-in.ts';
import { changePassword } from './password.ts';
import { getProfile, largestAvatar, updateProfile, uploadAvatar } from './profile.ts';
import { disableTwoFactor, enableTwoFactor, getTwoFactor, renewRecoveryCodes, verifyTwoFactor } from './second-step.ts';
import { listSessions, revokeSession, revokeSessions } from './sessions.ts';

export function userRoutes(route: Routes, { vault }: Parts) {
  route(users.getProfile, (ctx) => getProfile(ctx));
  route(users.updateProfile, (ctx, input) => updateProfile(ctx, input));
  route(users.uploadAvatar, async (ctx, _input, http) => uploadAvatar(ctx, await receiveFile(http, 'avatar', largestAvatar)));
  route(users.changePassword, (ctx, input) => changePassword(ctx, input));
  route(users.enableTwoFactor, (ctx, input, http) => {
    keepNowhere(http);
    return enableTwoFactor(ctx, vault, input);
  });
  route(users.verifyTwoFactor, (ctx, { code }, http) => {
    keepNowhere(http);
    return verifyTwoFactor(ctx, vault, code);
  });
  route(users.disableTwoFactor, (ctx, { code }) => disableTwoFactor(ctx, vault, code));
  route(users.renewRecoveryCodes, (ctx, { code }, http) => {
    keepNowhere(http);
    return renewRecoveryCodes(ctx, vault, code);
  });
  route(users.getTwoFactor, (ctx) => getTwoFactor(ctx));
  route(users.listSessions, (ctx) => listSessions(ctx));
  route(users.revokeSession, (ctx, { session }) => revokeSession(ctx, session));
  route(users.revokeSessions, (ctx) => revokeSessions(ctx));
}

const keepNowhere = (http: Http) => http.setHeader('cache-control', 'no-store');

/** The file of a multipart field in memory; the server's size limit answers 413. Undefined when the request has none. */
