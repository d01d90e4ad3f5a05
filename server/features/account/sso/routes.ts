import * as contract from '@parley/contract/single-sign-on';
import * as settings from '@parley/contract/sso-settings';
import type { IdentityProviderPort } from '../../../integrations/identity-provider-port.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { keepCookie, type SignInParts } from '../identity/index.ts';
import { attemptTime } from './attempt.ts';
import { finishLogIn, startLogIn } from './log-in.ts';
import { addressOf } from './rules.ts';
import { scimRoutes } from './scim/routes.ts';
import { createToken, deleteToken, read, save, test, turnOff } from './settings.ts';

export type SsoParts = SignInParts & { secure: boolean; publicUrl: string; providers: IdentityProviderPort };

const attemptCookie = 'parley_sso';

export function ssoRoutes(route: Routes, parts: SsoParts) {
  const { vault, secure, publicUrl } = parts;
  const address = (http: Http) => addressOf(publicUrl, http.header('host') ?? '');
  const mustAddress = (http: Http) => {
    const found = address(http);
    if (!found) throw new Problem('sso.unavailable');
    return found;
  };
  // Lax: the browser comes back from the provider’s website.
  const cookie = { httpOnly: true, sameSite: 'lax' as const, path: '/api/auth/sso', secure, maxAge: attemptTime / 1000 };

  scimRoutes(route, parts);
  route(settings.getSingleSignOn, (ctx, _input, http) => read(ctx, address(http)));
  route(settings.saveSingleSignOn, (ctx, input, http) => save(ctx, parts, address(http), input));
  route(settings.testSingleSignOn, (ctx, input) => test(ctx, input));
  route(settings.deleteSingleSignOn, (ctx) => turnOff(ctx));
  route(settings.createScimToken, (ctx) => createToken(ctx));
  route(settings.deleteScimToken, (ctx) => deleteToken(ctx));
  route(contract.startSingleSignOn, async (ctx, input, http) => {
    const started = await startLogIn(ctx, vault, mustAddress(http), input);
    http.setCookie(attemptCookie, started.cookie, cookie);
    return { url: started.url };
  });
  route(
    contract.finishSingleSignOn,
    async (ctx, { query }, http) => {
      const result = await finishLogIn(ctx, parts, mustAddress(http), { query, cookie: http.cookies[attemptCookie], device: http.device });
      http.clearCookie(attemptCookie, cookie);
      return result;
    },
    { after: keepCookie(parts) },
  );
}
