import * as client from 'openid-client';
import { guardedFetch, isAddressRefused } from '../../platform/http/guarded-fetch.ts';
import { isPrivateAddress } from '../../platform/lib/private-address.ts';
import type {
  Attempt,
  Failed,
  IdentityProvider,
  IdentityProviderPort,
  ProvidedPerson,
  ProviderFailure,
} from '../identity-provider-port.ts';

/** Of an answer, so much is read; a discovery document or a set of keys has some 10 kB. */
const mostBytes = 512 * 1024;
/** How long a discovery document counts, in milliseconds. */
const knownFor = 5 * 60_000;
const mostKnown = 200;
const clockSkewSeconds = 60;

/** An answer longer than we read. */
class TooLarge extends Error {}

type Parts = { now: () => Date; allowPrivate?: boolean; timeoutMs?: number };

/** Identity providers of shops: their addresses are as trustworthy as any that a user entered. */
export function openIdentityProviders({ now, allowPrivate = false, timeoutMs = 10_000 }: Parts): IdentityProviderPort {
  const fetch = guardedFetch({ allowPrivate, connectMs: Math.min(timeoutMs, 5_000) });
  const known = new Map<string, { at: number; config: client.Configuration }>();

  const accepts = (issuer: string) => {
    if (!URL.canParse(issuer)) return false;
    const { protocol, username, password, search, hash } = new URL(issuer);
    if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
    return allowPrivate ? /^https?:$/.test(protocol) : protocol === 'https:' && !isPrivateAddress(issuer);
  };

  /** Every address that the provider names is guarded as well, and none may redirect. */
  const bounded: client.CustomFetch = async (url, options) => {
    if (!accepts(withoutQuery(url))) throw new AddressNotAccepted();
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])]);
    const init = { method: options.method, headers: options.headers, body: options.body as string | null, signal };
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const body = await start(response.body);
    const empty = [101, 204, 205, 304].includes(response.status);
    return new Response(empty ? null : body, { status: response.status, headers: [...response.headers] });
  };

  async function discover({ issuer, clientId, clientSecret }: IdentityProvider): Promise<client.Configuration> {
    const insecure = allowPrivate ? [client.allowInsecureRequests] : [];
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: clockSkewSeconds },
      authenticated(clientSecret),
      // The token's signature is checked too, so that nothing rests on the connection alone.
      { [client.customFetch]: bounded, timeout: timeoutMs / 1000, execute: [...insecure, client.enableNonRepudiationChecks] },
    );
    return config;
  }
  async function configOf(provider: IdentityProvider): Promise<client.Configuration> {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
    const found = known.get(key);
    if (found && now().getTime() - found.at < knownFor) return found.config;
    const config = await discover(provider);
    if (known.size >= mostKnown) known.clear();
    known.set(key, { at: now().getTime(), config });
    return config;
  }
  const guarded = async <T>(issuer: string, work: () => Promise<T>): Promise<T | Failed> => {
    if (!accepts(issuer)) return { is: 'failed', why: 'address' };
    return work().catch((error: unknown): Failed => ({ is: 'failed', why: failureOf(error) }));
  };

  return {
    accepts,
    check: (provider) =>
      guarded(provider.issuer, async () => {
        const metadata = (await discover(provider)).serverMetadata();
        return offersCode(metadata) ? ({ is: 'fine' } as const) : ({ is: 'failed', why: 'no_code' } as const);
      }),
    start: (provider, redirectUrl) =>
      guarded(provider.issuer, async () => {
        const config = await configOf(provider);
        if (!offersCode(config.serverMetadata())) return { is: 'failed', why: 'no_code' } as const;
        const attempt = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUrl,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        });
        return { is: 'started', url: url.href, attempt } as const;
      }),
    finish: (provider, address, attempt) =>
      guarded(provider.issuer, async () => ({ is: 'known', person: await personOf(await configOf(provider), address, attempt) }) as const),
  };
}

class AddressNotAccepted extends Error {}

const withoutQuery = (url: string) => url.split('?')[0] ?? '';

/** The default of OpenID Connect is the header; a provider that doesn't take it says so. */
const authenticated =
  (secret: string): client.ClientAuth =>
  (server, ...more) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const byBody = methods !== undefined && !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    return (byBody ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret))(server, ...more);
  };

const offersCode = ({ authorization_endpoint: authorize, token_endpoint: token, response_types_supported: types }: client.ServerMetadata) =>
  authorize !== undefined && token !== undefined && (types === undefined || types.includes('code'));

async function personOf(config: client.Configuration, address: URL, { state, nonce, verifier }: Attempt): Promise<ProvidedPerson> {
  const tokens = await client.authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('There is no ID token.');
  // Some providers leave out of the ID token what their user info has.
  const more =
    claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const all: Record<string, unknown> = { ...more, ...claims };
  return {
    subject: claims.sub,
    email: textOf(all['email'])?.toLowerCase() ?? null,
    emailVerified: verifiedOf(all['email_verified']),
    name: textOf(all['name']) ?? textOf([all['given_name'], all['family_name']].filter((one) => typeof one === 'string').join(' ')),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
/** Some providers write it as text. */
const verifiedOf = (value: unknown) => (value === true || value === 'true' ? true : value === undefined || value === null ? null : false);

/** Leaving the loop cancels the rest of the download. */
async function start(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > mostBytes) throw new TooLarge();
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

const byCode: Record<string, ProviderFailure> = {
  OAUTH_TIMEOUT: 'slow',
  OAUTH_RESPONSE_BODY_ERROR: 'client',
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: 'client',
  OAUTH_AUTHORIZATION_RESPONSE_ERROR: 'denied',
  OAUTH_INVALID_RESPONSE: 'response',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'address',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'address',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'other_issuer',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'token',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'token',
  OAUTH_KEY_SELECTION_FAILED: 'token',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'not_openid',
  OAUTH_RESPONSE_IS_NOT_JSON: 'not_openid',
  OAUTH_PARSE_ERROR: 'not_openid',
};
function failureOf(error: unknown): ProviderFailure {
  const causes = [...causesOf(error)];
  if (causes.some((one) => one instanceof AddressNotAccepted || isAddressRefused(one))) return 'address';
  if (causes.some((one) => one instanceof TooLarge)) return 'too_large';
  if (causes.some((one) => one.name === 'TimeoutError' || ('code' in one && one.code === 'UND_ERR_CONNECT_TIMEOUT'))) return 'slow';
  for (const one of causes) {
    const why = 'code' in one && typeof one.code === 'string' ? byCode[one.code] : undefined;
    if (why) return why;
  }
  return 'unreachable';
}
