import type { Result } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/passkeys';
import type { Http } from '../../../../platform/http/http.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Routes } from '../../../../platform/http/route.ts';
import { newSecret } from '../../../../platform/lib/ids.ts';
import type { Parts } from '../sign-in.ts';
import { deviceOf } from '../users/rules.ts';
import { challengeTime } from './challenge.ts';
import { logInWithPasskey, startPasskeyLogIn } from './log-in.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './manage.ts';
import { relyingPartyOf } from './relying-party-rules.ts';

type KeepCookie = (result: Result<typeof contract.logInWithPasskey>, http: Http) => void;
export type PasskeyParts = Parts & { secure: boolean; addresses: Parameters<typeof relyingPartyOf>[0] };

/** Binds an attempt to log in to the browser that started it, so that nobody can be logged in to somebody else's account. */
const browserCookie = 'parley_passkey';

export function passkeyRoutes(route: Routes, parts: PasskeyParts, keepCookie: KeepCookie) {
  const { vault, secure, addresses } = parts;
  const partyFor = (http: Http) => {
    const party = relyingPartyOf(addresses, http.header('host') ?? '');
    if (!party) throw new Problem('passkey.unavailable');
    return party;
  };
  const cookie = { httpOnly: true, sameSite: 'strict' as const, path: '/api/auth/passkey', secure, maxAge: challengeTime / 1000 };
  route(contract.listPasskeys, (ctx) => listPasskeys(ctx));
  route(contract.startPasskey, (ctx, input, http) => startPasskey(ctx, vault, partyFor(http), input));
  route(contract.addPasskey, (ctx, input, http) =>
    addPasskey(ctx, vault, partyFor(http), { ...input, name: input.name ?? deviceOf(http.device) }),
  );
  route(contract.renamePasskey, (ctx, input) => renamePasskey(ctx, input));
  route(contract.removePasskey, (ctx, input) => removePasskey(ctx, vault, input));
  route(contract.startPasskeyLogIn, async (ctx, _input, http) => {
    const party = partyFor(http);
    // One secret for all of a browser's tabs.
    const browser = http.cookies[browserCookie] ?? newSecret();
    http.setCookie(browserCookie, browser, cookie);
    return startPasskeyLogIn(ctx, vault, party, browser);
  });
  route(
    contract.logInWithPasskey,
    (ctx, { credential }, http) =>
      logInWithPasskey(ctx, parts, partyFor(http), { credential, browser: http.cookies[browserCookie] ?? '', device: http.device }),
    { after: keepCookie },
  );
}
