import { endpoints } from '@parley/contract/api';
import type { Access, Endpoint } from '@parley/contract/endpoint';
import { logIn } from '@parley/contract/auth';
import { can, operatorScopes, type Permission, permissions, teamRoles } from '@parley/contract/permissions';
import { problems } from '@parley/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusesUnknown, unknownFields } from './platform/http/unknown-fields.ts';
import { newId } from './platform/lib/ids.ts';
import { revokeApiKey } from './features/account/api-keys/index.ts';
import { makeKey, makeOperator, ownerActor, viewShop } from './testing/actors.ts';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { testChannel } from './testing/test-channel/index.ts';
import { allSamples as samples } from './testing/all-samples.ts';
import { fixtureOf, tokenOf } from './testing/fixture.ts';
import type { Fixture } from './testing/samples.ts';

let app: TestApp;
let at: Fixture;
let stranger: Person;
const roles = new Map<string, Person>();
/** For each permission, a teammate whose custom role contains every other one. */
const allBut = new Map<string, Person>();
/** API keys of the shop: one with only the given scope, one with every scope but it. */
const onlyScope = new Map<string, string>();
const withoutScope = new Map<string, string>();
let foreignKey: string;
let deadKeys: string[];
let operator: Person;
let viewer: Person;
beforeAll(async () => {
  // These calls are unsigned, so every delivery is refused for its signature.
  app = await startTestApp({ worker: false, channels: [testChannel({ channel: 'whatsapp', url: '', signingSecret: 'for tests' })] });
  at = await fixtureOf(app);
  const { owner } = at;
  stranger = await app.register();
  for (const role of teamRoles) roles.set(role, await app.teammate(owner.merchant, role));
  for (const scope of permissions) {
    const others = permissions.filter((one) => one !== scope);
    allBut.set(scope, await app.teammate(owner.merchant, 'agent', `All but ${scope}`, others));
    onlyScope.set(scope, (await makeKey(app, owner, { scopes: [scope] })).key);
    withoutScope.set(scope, (await makeKey(app, owner, { scopes: others })).key);
  }
  foreignKey = (await makeKey(app, stranger)).key;
  const expired = await makeKey(app, owner, { expiresAt: new Date(Date.now() - 1000) });
  const revoked = await makeKey(app, owner);
  await app.writeAs(await ownerActor(app, owner), (ctx) => revokeApiKey(ctx, revoked.id));
  deadKeys = [expired.key, revoked.key];
  operator = await makeOperator(app);
  viewer = await makeOperator(app);
  await viewShop(app, viewer, owner.merchant);
});
afterAll(() => app.close());

type Problem = { code?: string; status?: unknown; detail?: string; errors?: { path: string; message: string }[] };
const all = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
/** Its errors are written as SCIM has them. */
const isScim = ({ line }: Endpoint) => line.includes(' /api/scim/');
const isStream = ({ kind }: Endpoint) => kind === 'stream' || kind === 'download';
const isMembers = ({ access }: Endpoint) => !['public', 'visitor', 'user', 'self', 'operator', 'signed'].includes(access);
/** Needs a permission, and so a scope of an API key. */
const isByPermission = (endpoint: Endpoint) => isMembers(endpoint) && endpoint.access !== 'member';
const inputOf = (name: string) => samples[name]?.(at) ?? {};
const call = async (endpoint: Endpoint, input: Record<string, unknown>, token?: string) => {
  const answer = await app.send(endpoint, input, { token });
  return { status: answer.status, body: answer.body as Problem };
};

test('every endpoint has a sample and every sample has an endpoint', () =>
  expect(Object.keys(samples).sort()).toEqual(Object.keys(endpoints).sort()));

const some = (wanted: (endpoint: Endpoint) => boolean) => all.filter(({ endpoint }) => wanted(endpoint));
const fieldsOf = (name: string, { line }: Endpoint) =>
  Object.keys(samples[name]?.({ owner: {}, leaver: {}, ids: {} } as Fixture) ?? {}).filter((field) => !line.includes(`:${field}`));

type Operation = {
  operationId: string;
  responses: object;
  requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> };
};
test.each(all)('$name is documented with its errors', async ({ name, endpoint }) => {
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const [method = '', url = ''] = endpoint.line.split(' ');
  const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  const body = operation?.requestBody?.content['application/json'];
  expect(body?.schema.additionalProperties).toBe(body && refusesUnknown(endpoint) ? false : undefined);
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining(['422', '429', '500', ...(endpoint.problems ?? []).map((code) => String(problems[code][0]))]),
  );
});

test.each(some(({ access }) => access !== 'public'))('$name requires a session or a signature', async ({ name, endpoint }) => {
  const { status, body } = await call(endpoint, inputOf(name));
  const refusals: Partial<Record<Access, string>> = { visitor: 'chat.session_ended', signed: 'webhook.signature_invalid' };
  const refusal = isScim(endpoint) ? undefined : (refusals[endpoint.access] ?? 'session.missing');
  expect([status, body.code]).toEqual([401, refusal]);
  expect((await call(endpoint, inputOf(name), 'not.a.token')).status).toBe(401);
});

test.each(some(isByPermission))('$name checks the role', async ({ name, endpoint }) => {
  const without = teamRoles.filter((role) => !can(role, endpoint.access as Permission));
  expect(without.length, 'every permission is kept from some role').toBeGreaterThan(0);
  for (const role of without) {
    const { status, body } = await call(endpoint, inputOf(name), roles.get(role)?.token);
    expect([role, status, body.code]).toEqual([role, 403, 'permission.denied']);
  }
});

test.each(some(isByPermission))('$name checks the permissions of a custom role', async ({ name, endpoint }) => {
  const person = allBut.get(endpoint.access);
  const { status, body } = await call(endpoint, inputOf(name), person?.token);
  expect([status, body.code]).toEqual([403, 'permission.denied']);
});

test.each(some(isMembers))('$name hides other shops', async ({ name, endpoint }) => {
  expect((await call(endpoint, inputOf(name), stranger.token)).status).toBe(404);
  expect((await call(endpoint, { ...inputOf(name), merchant: newId() }, at.owner.token)).status).toBe(404);
  expect((await call(endpoint, { ...inputOf(name), merchant: 'nonsense' }, at.owner.token)).status).toBe(404);
});

test.each(some((endpoint) => isMembers(endpoint) && endpoint.line.includes('/:id')))(
  "$name hides the rows of other shops behind one's own",
  async ({ name, endpoint }) => {
    expect((await call(endpoint, { ...inputOf(name), merchant: stranger.merchant }, stranger.token)).status).toBe(404);
  },
);

const withBody = some((endpoint) => refusesUnknown(endpoint) && isMembers(endpoint));
test.each(withBody)('$name refuses a field that it doesn’t have', async ({ name, endpoint }) => {
  const { status, body } = await call(endpoint, { ...inputOf(name), no_such_field: 1 }, at.owner.token);
  expect([status, body.code]).toEqual([422, 'input.invalid']);
  expect(body.errors).toContainEqual({ path: 'no_such_field', message: 'Unknown field no_such_field. Remove it.' });
});

test.each(withBody)('$name has a sample without unknown fields', ({ name, endpoint }) => {
  expect(unknownFields(endpoint, inputOf(name))).toEqual([]);
});

const isSignedIn = ({ access }: Endpoint) => !['public', 'visitor', 'signed'].includes(access);

test.each(some(isSignedIn))('$name refuses an API key that expired, was revoked or never existed', async ({ name, endpoint }) => {
  for (const key of [...deadKeys, `${deadKeys[0]}x`, 'parley_live_nonsense']) {
    const { status, body } = await call(endpoint, inputOf(name), key);
    expect([status, body.code]).toEqual([401, 'api_key.invalid']);
  }
});

test.each(some((endpoint) => isSignedIn(endpoint) && !isMembers(endpoint)))(
  '$name is for people, not for API keys',
  async ({ name, endpoint }) => {
    const { status, body } = await call(endpoint, inputOf(name), onlyScope.get('inbox:read'));
    expect([status, body.code]).toEqual([403, 'permission.denied']);
  },
);

test.each(some(isByPermission))('$name checks the scopes and the shop of an API key', async ({ name, endpoint }) => {
  const without = await call(endpoint, inputOf(name), withoutScope.get(endpoint.access));
  expect([without.status, without.body.code]).toEqual([403, 'permission.denied']);
  const foreign = await call(endpoint, inputOf(name), foreignKey);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'merchant.missing']);
});

test.each(some((endpoint) => isMembers(endpoint) && endpoint.people !== undefined))(
  '$name says to an API key why it is for people',
  async ({ name, endpoint }) => {
    const { status, body } = await call(endpoint, inputOf(name), onlyScope.get(endpoint.access) ?? onlyScope.get('inbox:read'));
    expect([status, body.code]).toEqual([403, 'permission.denied']);
    expect(body.detail).toContain(endpoint.people);
  },
);

// Repeats the role walk below with an API key that has only this scope.
test.each(some((endpoint) => isMembers(endpoint) && endpoint.people === undefined && !isStream(endpoint)))(
  '$name answers an API key with its scope alone',
  async ({ name, endpoint }) => {
    const { status, body } = await call(endpoint, inputOf(name), onlyScope.get(endpoint.access));
    const named = [...(endpoint.problems ?? []), ...(endpoint.kind === 'upload' ? ['input.invalid'] : [])].some(
      (code) => code === body.code,
    );
    expect(status < 300 ? endpoint.result.safeParse(body).success : named, JSON.stringify(body)).toBe(true);
  },
);

test.each(some(({ access }) => access === 'operator'))('$name is for operators only', async ({ name, endpoint }) => {
  const { status, body } = await call(endpoint, inputOf(name), at.owner.token);
  expect([status, body.code]).toEqual([403, 'permission.denied']);
});

test.each(some(isMembers))("$name hides the shop from an operator who isn't viewing it", async ({ name, endpoint }) => {
  expect((await call(endpoint, inputOf(name), operator.token)).status).toBe(404);
  expect((await call(endpoint, { ...inputOf(name), merchant: stranger.merchant }, viewer.token)).status).toBe(404);
});

/** Endpoints for an operator viewing a shop: read-only, not about the user, and without billing or personal data. */
const isForViewer = ({ kind, people, access }: Endpoint) =>
  kind === 'query' && people === undefined && operatorScopes.some((scope) => scope === access);
test.each(some((endpoint) => isMembers(endpoint) && isForViewer(endpoint)))(
  '$name can be read by an operator who views the shop',
  async ({ name, endpoint }) => {
    const { status, body } = await call(endpoint, inputOf(name), viewer.token);
    const named = (endpoint.problems ?? []).some((code) => code === body.code);
    expect(status < 300 ? endpoint.result.safeParse(body).success : named, JSON.stringify(body)).toBe(true);
  },
);
test.each(some((endpoint) => isMembers(endpoint) && !isForViewer(endpoint)))(
  '$name is refused to an operator who views the shop',
  async ({ name, endpoint }) => {
    const { status, body } = await call(endpoint, inputOf(name), viewer.token);
    expect([status, body.code]).toEqual([403, 'permission.denied']);
  },
);

test.each(some(({ access }) => access === 'self'))("$name is for the user's own account only", async ({ name, endpoint }) => {
  expect((await call(endpoint, inputOf(name), stranger.token)).status).toBe(404);
});

test.each(all.filter(({ name, endpoint }) => fieldsOf(name, endpoint).length > 0 && !isStream(endpoint)))(
  '$name answers bad input with 422 and where it is',
  async ({ name, endpoint }) => {
    const fields = fieldsOf(name, endpoint);
    const wrong = endpoint.line.startsWith('GET') ? '' : { not: 'this' };
    const bad = Object.fromEntries(Object.entries(inputOf(name)).map(([field, value]) => [field, fields.includes(field) ? wrong : value]));
    const { status, body } = await call(endpoint, bad, await tokenFor(endpoint));
    expect([status, body.code]).toEqual([422, 'input.invalid']);
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(body.errors?.every(({ path, message }) => fields.includes(path.split('.')[0] ?? '') && message !== '')).toBe(true);
  },
);

// In tests the server validates each result against its schema; a mismatch would be a 500, which no contract allows.
test.each(some((endpoint) => !isStream(endpoint)))(
  '$name answers what its contract says, or a problem it names',
  async ({ name, endpoint }) => {
    const { status, body } = await call(endpoint, inputOf(name), await tokenFor(endpoint));
    const kept =
      status < 300
        ? endpoint.result.safeParse(body).success
        : isScim(endpoint)
          ? (endpoint.problems ?? []).some((code) => String(problems[code][0]) === body.status)
          : [...(endpoint.problems ?? []), ...(endpoint.kind === 'upload' ? ['input.invalid'] : [])].some((code) => code === body.code);
    expect(kept, JSON.stringify(body)).toBe(true);
  },
);

/** Endpoints that end their own session get a separate user, who signs in for each call. */
async function tokenFor(endpoint: Endpoint) {
  if (!endpoint.line.startsWith('DELETE /api/users')) return tokenOf(endpoint, at, operator);
  const { email, password } = at.leaver;
  const { body } = await app.send(logIn, { email, password });
  return 'token' in body ? body.token : undefined;
}

test('arbitrary input from a program never causes a server error', async () => {
  const bodies = ['', '{', '[]', 'null', '"x"', '{"email":{"$ne":null}}', `{"email":"${'x'.repeat(100_000)}"}`];
  for (const body of bodies) {
    const response = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([400, 413, 422]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
  const missing = await fetch(`${app.url}/api/nothing/here`);
  expect([missing.status, ((await missing.json()) as Problem).code]).toEqual([404, 'route.missing']);
});
