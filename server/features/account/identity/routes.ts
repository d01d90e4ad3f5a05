import * as auth from '@parley/contract/auth';
import type { Result } from '@parley/contract/endpoint';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { bearerOf } from '../../../platform/http/bearer.ts';
import { csrfTokenFor, refreshCookie, sessionCookie } from '../../../platform/http/csrf.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { askReset, confirmEmail, mailVerification, setNewPassword } from './links.ts';
import { absoluteDays } from './rules.ts';
import { beginningOf, presentUser, shopOf } from './session-user.ts';
import { type Parts, refresh, signIn, signOut, signUp } from './sign-in.ts';
import * as store from './store.ts';

const cookie = (secure: boolean, path: '/api/auth' | '/') => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path,
  secure,
  maxAge: absoluteDays * 86_400,
});
/** Browsers store the refresh token in an HttpOnly cookie; programs take it from the body. */
export const keepCookie =
  ({ tokens, secure }: Pick<Parts, 'tokens'> & { secure: boolean }) =>
  (result: Result<typeof auth.logIn>, http: Http) => {
    if (!('refresh_token' in result)) return;
    http.setCookie(refreshCookie, result.refresh_token, cookie(secure, '/api/auth'));
    http.setCookie(sessionCookie, tokens.sessionOf(result.refresh_token) ?? '', cookie(secure, '/'));
  };

export function authRoutes(route: Routes, parts: Parts & { secure: boolean }) {
  const after = { after: keepCookie(parts) };
  route(auth.getCsrfToken, async (ctx, _input, http) => {
    http.setHeader('cache-control', 'no-store');
    const session = (await parts.tokens.verify(bearerOf(http.header('authorization')) ?? '', ctx.now()))?.session;
    return { csrf_token: csrfTokenFor(parts.vault, http, { secure: parts.secure, session }) };
  });
  route(auth.logIn, (ctx, input, http) => signIn(ctx, parts, input, http.device), after);
  route(auth.register, (ctx, input, http) => signUp(ctx, parts, input, http.device), after);
  route(auth.refreshSession, (ctx, input, http) => refresh(ctx, parts, input.refresh_token ?? http.cookies[refreshCookie]), after);
  route(auth.logOut, (ctx, input, http) => {
    http.clearCookie(refreshCookie, cookie(parts.secure, '/api/auth'));
    http.clearCookie(sessionCookie, cookie(parts.secure, '/'));
    return signOut(ctx, parts, input.refresh_token ?? http.cookies[refreshCookie]);
  });
  route(auth.getSession, (ctx) => currentUser(ctx, parts));
  route(auth.switchShop, (ctx, input) => switchShop(ctx, parts, input.merchant_id));
  route(auth.forgotPassword, (ctx, input) => askReset(ctx, input));
  route(auth.resetPassword, (ctx, input) => setNewPassword(ctx, input));
  route(auth.verifyEmail, (ctx, input) => confirmEmail(ctx, input));
  route(auth.sendVerification, async (ctx) => {
    await mailVerification(ctx, { id: ctx.actor.id });
    return { message: 'Verification email sent.' };
  });
}

async function currentUser(ctx: ReadCtx<UserActor>, { countsOf }: Parts) {
  const user = await store.findUser(ctx.db, ctx.actor.id);
  if (!user) throw new Problem('session.ended');
  const shops = await shopOf(ctx.db, user, await beginningOf(ctx.db, ctx.actor.sessionId));
  return presentUser({ ...ctx, db: shops.current ? ctx.readerOf(shops.current.merchant_id) : ctx.db }, user, shops, countsOf);
}

async function switchShop(ctx: WriteCtx<UserActor>, { countsOf }: Parts, merchant: string) {
  const session = await beginningOf(ctx.db, ctx.actor.sessionId);
  const shops = await store.membershipsOf(ctx.db, ctx.actor.id, session.sso_merchant_id);
  const current = shops.find(({ merchant_id }) => merchant_id === merchant);
  if (!current) throw new Problem('merchant.missing');
  // The shop that a session by password opens first is the account's, not a provider's to choose.
  const user = session.sso_merchant_id
    ? await store.findUser(ctx.db, ctx.actor.id)
    : await store.changeUser(ctx.db, ctx.actor.id, { last_merchant_id: merchant });
  if (!user) throw new Problem('session.ended');
  await ctx.enter(merchant);
  return presentUser(ctx, user, { shops, current, session }, countsOf);
}
