import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityProviders } from './index.ts';
import { browse, openTestProvider, testClient } from './make.ts';

const redirect = 'http://127.0.0.1:9/login/sso/callback';
const providers = openIdentityProviders({ now: () => new Date(), allowPrivate: true, timeoutMs: 500 });
const servers: Server[] = [];
/** A server that answers like this. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const json =
  (of: (issuer: string) => object): RequestListener =>
  (request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(of(`http://${request.headers.host}`)));
const document = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
});
const of = (issuer: string) => ({ issuer, ...testClient });
const whyOf = async (issuer: string) => {
  const checked = await providers.check(of(issuer));
  return checked.is === 'failed' ? checked.why : checked.is;
};

let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  provider = await openTestProvider({ claimsInToken: true });
  provider.allow(redirect);
});
afterAll(async () => {
  await provider.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('says what is wrong with a provider', async () => {
  expect(await whyOf(await serve(json(document)))).toBe('fine');
  expect(await whyOf(await serve(json((issuer) => ({ ...document(issuer), issuer: 'https://other.example' }))))).toBe('other_issuer');
  expect(await whyOf(await serve(json((issuer) => ({ ...document(issuer), response_types_supported: ['id_token'] }))))).toBe('no_code');
  expect(await whyOf(await serve((_request, response) => void response.writeHead(200).end('<html>')))).toBe('not_openid');
  expect(await whyOf(await serve((_request, response) => void response.writeHead(404).end()))).toBe('not_openid');
  expect(await whyOf('http://127.0.0.1:9')).toBe('unreachable');
});

test('a provider that is silent, endless, or redirects gets no more than its time and size', async () => {
  expect(await whyOf(await serve(() => undefined))).toBe('slow');
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more));
    };
    more();
  };
  expect(await whyOf(await serve(endless))).toBe('too_large');
  const trickling: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(timer));
  };
  expect(await whyOf(await serve(trickling))).toBe('slow');
  const visited: string[] = [];
  const target = await serve((request, response) => {
    visited.push(request.url ?? '');
    response.end('{}');
  });
  expect(await whyOf(await serve((_request, response) => void response.writeHead(302, { location: target }).end()))).toBe('not_openid');
  expect(visited).toEqual([]);
});

test('private addresses and http are refused where the installation doesn’t allow them, also those that a provider names', async () => {
  const strict = openIdentityProviders({ now: () => new Date() });
  for (const issuer of [
    'http://id.example',
    'https://127.0.0.1',
    'https://localhost',
    'https://10.0.0.1',
    'https://u:p@id.example',
    'ftp://x',
    'x',
  ]) {
    expect(strict.accepts(issuer)).toBe(false);
    expect(await strict.check(of(issuer))).toEqual({ is: 'failed', why: 'address' });
  }
  expect(strict.accepts('https://id.example')).toBe(true);
  const strange = await serve(json((issuer) => ({ ...document(issuer), token_endpoint: 'ftp://10.0.0.1/token' })));
  const started = await providers.start(of(strange), redirect);
  if (started.is === 'failed') throw new Error(started.why);
  const back = new URL(`${redirect}?code=1&state=${started.attempt.state}`);
  expect(await providers.finish(of(strange), back, started.attempt)).toEqual({ is: 'failed', why: 'address' });
});

const person = { sub: 'ada', email: 'Ada@Company.example', email_verified: true, name: 'Ada Byron' };
async function attempt(client = of(provider.issuer)) {
  const started = await providers.start(client, redirect);
  if (started.is === 'failed') throw new Error(started.why);
  return { ...started, back: await browse(started.url) };
}

test('returns the person of the ID token, and refuses another state, nonce, verifier or secret', async () => {
  provider.person = person;
  const right = await attempt();
  expect(await providers.finish(of(provider.issuer), right.back, right.attempt)).toEqual({
    is: 'known',
    person: { subject: 'ada', email: 'ada@company.example', emailVerified: true, name: 'Ada Byron' },
  });
  const changes = [{ state: 'other' }, { nonce: 'other' }, { verifier: 'o'.repeat(43) }];
  const failures = [];
  for (const change of changes) {
    const { back, attempt: kept } = await attempt();
    const finished = await providers.finish(of(provider.issuer), back, { ...kept, ...change });
    failures.push(finished.is === 'failed' && finished.why);
  }
  expect(failures).toEqual(['response', 'token', 'client']);
  const { back, attempt: kept } = await attempt();
  const wrong = { ...of(provider.issuer), clientSecret: 'not this one' };
  expect(await providers.finish(wrong, back, kept)).toEqual({ is: 'failed', why: 'client' });
});
