import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type ProvidersPerson = { sub: string; email?: string; email_verified?: boolean | undefined; name?: string };
type Context = { oidc: { session: { accountId?: string }; client: { clientId?: string }; provider: Provider } };

export const testClient = { clientId: 'parley', clientSecret: 'a client secret for tests' };

/**
 * A company's identity provider on this machine, which logs in whoever `person` is without asking. With `refuses`, it answers with that
 * error. `claimsInToken`: the ID token has the email; otherwise only the user info does.
 */
export async function openTestProvider({ claimsInToken = false } = {}) {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const people = new Map<string, ProvidersPerson>();
  const state = { person: undefined as ProvidersPerson | undefined, refuses: undefined as string | undefined };
  const started: { provider?: Provider; redirects: string[] } = { redirects: [] };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { provider } = started;
    if (!provider) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const { person, refuses } = state;
    if (refuses || !person) return provider.interactionFinished(request, response, { error: refuses ?? 'access_denied' });
    people.set(person.sub, { ...person });
    return provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } });
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Lets Parley at these addresses log people in. */
  function allow(...redirects: string[]) {
    started.provider = new Provider(issuer, {
      clients: [{ client_id: testClient.clientId, client_secret: testClient.clientSecret, redirect_uris: redirects }],
      jwks: { keys: [{ ...key, kid: randomUUID(), alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['a key for tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: !claimsInToken,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
      interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: async (_context: Context, sub: string) => ({ accountId: sub, claims: async () => people.get(sub) ?? { sub } }),
      loadExistingGrant: async ({ oidc }: Context) => {
        const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  }
  async function close() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  return Object.assign(state, { issuer, allow, close });
}

/** As a browser does: follows the provider's redirects with its cookies until one leads elsewhere. Returns that address. */
export async function browse(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  const { origin } = at;
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status} at ${at.href}.`);
    at = new URL(location, at);
    if (at.origin !== origin) return at;
  }
  throw new Error('The provider redirects forever.');
}
