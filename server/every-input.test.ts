import { openChatSession } from '@parley/contract/chat';
import { endpoints } from '@parley/contract/api';
import type { Endpoint } from '@parley/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOperator } from './testing/actors.ts';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { allSamples as samples } from './testing/all-samples.ts';
import { fixtureOf, tokenOf } from './testing/fixture.ts';
import { oddInputs, valueAt } from './testing/odd-inputs.ts';
import type { Fixture } from './testing/samples.ts';

// Results are checked against the contract here, so a value that an input accepts and a result doesn't is a 500.
let app: TestApp;
let at: Fixture;
let operator: Person;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ worker: false, lines, env: { LOG_LEVEL: 'error' } });
  at = await fixtureOf(app);
  operator = await makeOperator(app);
});
afterAll(() => app.close());

type Named = { name: string; endpoint: Endpoint };
const all: Named[] = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
const pathOf = ({ line }: Endpoint) => line.split(' ')[1] ?? '';
const inputOf = (name: string) => samples[name]?.(at) ?? {};
const tokenFor = (endpoint: Endpoint) => tokenOf(endpoint, at, operator);
const call = async (endpoint: Endpoint, input: Record<string, unknown>) => {
  const { status, body } = await app.send(endpoint, input, { token: tokenFor(endpoint) });
  return { status, body: body as Record<string, unknown> };
};

/** What reads what an endpoint writes: the queries at its path and at the start of it. */
const readersOf = (endpoint: Endpoint) =>
  all.filter(({ endpoint: other }) => other.kind === 'query' && `${pathOf(endpoint)}/`.startsWith(`${pathOf(other)}/`));

/** Ends the session it is called with, or costs what no input changes: a hash of a password for each call. */
const left = ['logOut', 'refreshSession', 'revokeSessions', 'changePassword', 'switchShop', 'register'];
const written = all.filter(
  ({ name, endpoint }) => ['command', 'query'].includes(endpoint.kind) && !endpoint.line.startsWith('DELETE') && !left.includes(name),
);

test.each(written)('$name answers whatever its input accepts, and what it stored reads back', async ({ name, endpoint }) => {
  const readers = endpoint.kind === 'command' ? readersOf(endpoint) : [];
  const exact = readers.filter((reader) => pathOf(reader.endpoint) === pathOf(endpoint));
  const failures: unknown[] = [];
  const why = () => /"message":"([^"]+)"/.exec(lines.at(-1) ?? '')?.[1];
  for (const { path, value, input } of oddInputs(endpoint, inputOf(name))) {
    const guard = 'version' in input ? { version: (await current(endpoint, input))['version'] } : {};
    const answer = await call(endpoint, { ...input, ...guard });
    if (answer.status >= 500) failures.push({ field: path.join('.'), value, why: why() });
    if (answer.status >= 300) continue;
    for (const reader of exact) {
      const read = await call(reader.endpoint, { ...inputOf(reader.name), ...idsOf(reader.endpoint, input) });
      if (read.status >= 500) failures.push({ field: path.join('.'), value, read: reader.name, why: why() });
      // The screen saves what it read.
      const shown = valueAt(read.body, path);
      if (shown === undefined) continue;
      if (!endpoint.input.safeParse(withShown(input, path, shown)).success) failures.push({ field: path.join('.'), value, refused: shown });
    }
  }
  for (const reader of readers) {
    const { status } = await call(reader.endpoint, inputOf(reader.name));
    if (status >= 500) failures.push({ read: reader.name, why: why() });
  }
  expect(failures).toEqual([]);
});

async function current(endpoint: Endpoint, input: Record<string, unknown>) {
  const reader = readersOf(endpoint).find(({ endpoint: one }) => pathOf(one) === pathOf(endpoint));
  return reader ? (await call(reader.endpoint, { ...inputOf(reader.name), ...idsOf(reader.endpoint, input) })).body : input;
}
const idsOf = (endpoint: Endpoint, input: Record<string, unknown>) =>
  Object.fromEntries([...endpoint.line.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, input[name]]));
const withShown = (input: Record<string, unknown>, [first, ...rest]: (string | number)[], shown: unknown): Record<string, unknown> => ({
  ...input,
  [String(first)]: rest.length === 0 ? shown : inner(input[String(first)], rest, shown),
});
function inner(value: unknown, [step, ...rest]: (string | number)[], shown: unknown): unknown {
  if (step === undefined) return shown;
  if (Array.isArray(value)) return value.with(Number(step), inner(value[Number(step)], rest, shown));
  return { ...(value as object), [step]: inner((value as Record<string, unknown>)[step], rest, shown) };
}

// After all of the above.
test('everything can be read afterwards', async () => {
  const broken = [];
  for (const { name, endpoint } of all.filter(({ endpoint: { kind } }) => kind === 'query')) {
    const { status } = await call(endpoint, inputOf(name));
    if (status >= 500) broken.push(name);
  }
  expect(broken).toEqual([]);
  const { status } = await app.send(openChatSession, { key: at.key });
  expect(status).not.toBe(500);
});
