import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ModelFailure, type ModelRun, type ModelTool } from '../ports.ts';
import { llamaServer } from './emulator-servers.ts';
import { type Emulator, startEmulator, type Turn } from './emulator.ts';
import { openModels } from './index.ts';
import { textArgument } from './step.ts';

let server: Emulator;
beforeAll(async () => {
  server = await startEmulator(() => ({ text: 'Hello.' }));
});
afterAll(() => server.close());
beforeEach(() => server.forget());
afterEach(() => void vi.restoreAllMocks());

const models = openModels({ outboundPrivate: true, firstWaitMs: 0 });
const providers = ['openai_compatible', 'anthropic'] as const;
type ProviderName = (typeof providers)[number];
const answer = (ran: unknown[] = []): ModelTool => ({
  name: 'answer',
  purpose: 'Says the answer.',
  input: z.object({ text: z.string() }),
  isFinal: true,
  run: async (input) => {
    ran.push(input);
    return { text: 'Said.' };
  },
});
const lookUp = (ran: unknown[] = []): ModelTool => ({
  name: 'look_up',
  purpose: 'Looks something up.',
  input: z.object({ number: z.string() }),
  run: async (input) => {
    ran.push(input);
    return { text: 'It is blue.' };
  },
});

function ask(provider: ProviderName, more: Partial<ModelRun> = {}) {
  return models.run({
    target: { provider, baseUrl: server.url, key: server.key, model: 'model-1', isOperators: false },
    system: { stable: 'You are the assistant of a shop.', varying: 'Today is Sunday.' },
    messages: [{ role: 'user', text: 'What colour is it?' }],
    tools: [],
    maxOutputTokens: 500,
    maxSteps: 6,
    limitMs: 3000,
    signal: new AbortController().signal,
    ...more,
  });
}
const failing = (run: Promise<unknown>): Promise<ModelFailure> =>
  run.then(
    () => expect.fail('It should have failed.'),
    (error: unknown) => (error instanceof ModelFailure ? error : Promise.reject(error)),
  );
/** One scripted turn per request; the last one repeats. */
const play = (...turns: Turn[]) => server.become(({ turn }) => turns[Math.min(turn, turns.length - 1)] ?? {});

describe.each(providers)('a model with the %s protocol', (provider) => {
  test('gets the stable prompt first and streams its text', async () => {
    play({ text: 'It is a very nice shade of blue.' });
    const received: string[] = [];
    const ran = await ask(provider, { onText: (text) => received.push(text) });
    expect(ran).toMatchObject({ text: 'It is a very nice shade of blue.', finish: 'stop', steps: 1 });
    expect(received.length).toBeGreaterThan(1);
    expect(received.at(-1)).toBe(ran.text);
    expect(ran.firstTokenMs).toBeGreaterThanOrEqual(0);
    expect(server.prompts[0]?.system).toMatch(/^You are the assistant of a shop\.\s+Today is Sunday\.$/);
  });

  test('reports usage in disjoint buckets, summed over all steps', async () => {
    const usage = { input: 40, cached: 1000, cacheWrite: 30, output: 12, reasoning: 5 };
    play({ calls: [{ name: 'look_up', input: { number: '1' } }], usage }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }], usage });
    const { usage: took } = await ask(provider, { tools: [lookUp(), answer()] });
    // Anthropic does not report reasoning separately, and OpenAI does not report cache writes.
    expect(took).toEqual(
      provider === 'anthropic'
        ? { input: 80, cached: 2000, cache_write: 60, output: 34, reasoning: 0 }
        : { input: 80, cached: 2000, cache_write: 0, output: 24, reasoning: 10 },
    );
  });

  test('calls a tool, reads its result, and ends with the final tool', async () => {
    const [looked, said]: [unknown[], unknown[]] = [[], []];
    play(
      { text: 'One moment.', calls: [{ name: 'look_up', input: { number: '7' } }] },
      { calls: [{ name: 'answer', input: { text: 'Blue.' } }] },
    );
    const ran = await ask(provider, { tools: [lookUp(looked), answer(said)] });
    expect(ran).toMatchObject({ finish: 'ended', steps: 2 });
    expect([looked, said]).toEqual([[{ number: '7' }], [{ text: 'Blue.' }]]);
    expect(server.prompts[1]?.said.slice(-2)).toMatchObject([
      { role: 'assistant', calls: [{ name: 'look_up', input: { number: '7' } }] },
      { role: 'tool', text: 'It is blue.' },
    ]);
  });

  test('streams its final text while writing it as an argument', async () => {
    play({ calls: [{ name: 'answer', input: { text: 'It is "blue",\nand very much so.' } }] });
    const received: string[] = [];
    await ask(provider, { tools: [answer()], onText: (text) => received.push(text) });
    expect(received.length).toBeGreaterThan(1);
    expect(received.at(-1)).toBe('It is "blue",\nand very much so.');
  });

  test.each([
    ['wrong arguments', { input: { number: 7 } }],
    ['arguments that are no JSON', { written: '{"number": ' }],
    ['arguments that nest too deep', { written: `${'{"number":'.repeat(3_000)}1${'}'.repeat(3_000)}` }],
  ])('is told about %s and can correct them', async (_what, wrong) => {
    const looked: unknown[] = [];
    play(
      { calls: [{ name: 'look_up', ...wrong }] },
      { calls: [{ name: 'look_up', input: { number: '7' } }] },
      { calls: [{ name: 'answer', input: { text: 'Blue.' } }] },
    );
    const ran = await ask(provider, { tools: [lookUp(looked), answer()] });
    expect(ran.finish).toBe('ended');
    expect(looked).toEqual([{ number: '7' }]);
    expect(server.prompts[1]?.said.at(-1)?.text).toContain('The arguments are invalid, so nothing was done.');
  });

  test('is stopped when its arguments stay invalid, and nothing ran', async () => {
    const looked: unknown[] = [];
    play({ calls: [{ name: 'look_up', input: {} }] });
    expect(await ask(provider, { tools: [lookUp(looked), answer()] })).toMatchObject({ finish: 'tool_misuse', steps: 3 });
    expect(looked).toEqual([]);
  });

  test('is told when it calls an unknown tool', async () => {
    play({ calls: [{ name: 'delete_everything', input: {} }] }, { calls: [{ name: 'answer', input: { text: 'No.' } }] });
    expect(await ask(provider, { tools: [answer()] })).toMatchObject({ finish: 'ended' });
    expect(server.prompts[1]?.said.at(-1)?.text).toContain('This tool doesn’t exist.');
  });

  test('is stopped when it never stops calling tools', async () => {
    play({ calls: [{ name: 'look_up', input: { number: '1' } }] });
    expect(await ask(provider, { tools: [lookUp()], maxSteps: 4 })).toMatchObject({ finish: 'tool_limit', steps: 4 });
  });

  test('is asked again when it answers and calls a tool at the same time', async () => {
    const said: unknown[] = [];
    const both = [
      { name: 'look_up', input: { number: '1' } },
      { name: 'answer', input: { text: 'I guess red.' } },
    ];
    play({ calls: both }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }] });
    expect(await ask(provider, { tools: [lookUp(), answer(said)] })).toMatchObject({ finish: 'ended', steps: 2 });
    expect(said).toEqual([{ text: 'Blue.' }]);
  });

  test('is told once to call a tool when it only writes text', async () => {
    play({ text: 'Blue.' }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }] });
    expect(await ask(provider, { tools: [answer()] })).toMatchObject({ finish: 'ended', steps: 2 });
    server.forget();
    play({ text: 'Blue.' });
    expect(await ask(provider, { tools: [answer()] })).toMatchObject({ finish: 'stop', text: 'Blue.', steps: 2 });
  });

  test.each([
    ['refuses', { finish: 'refusal' }, 'refusal'],
    ['writes too much', { text: 'And so on and', finish: 'length' }, 'length'],
    ['says nothing', { text: '' }, 'other'],
  ] as const)('that %s is told apart, whether it has tools or not', async (_what, turn, finish) => {
    play(turn);
    expect(await ask(provider)).toMatchObject({ finish });
    expect(await ask(provider, { tools: [answer()] })).toMatchObject({ finish });
  });

  test.each([
    [400, 'bad_request', 1],
    [403, 'unauthorised', 1],
    [404, 'bad_request', 1],
    [429, 'rate_limited', 3],
    [500, 'overloaded', 3],
    [529, 'overloaded', 3],
  ] as const)('that answers %i is %s, after %i calls', async (status, kind, calls) => {
    play({ status, error: 'Not now.' });
    expect(await failing(ask(provider))).toMatchObject({ kind, message: expect.stringContaining('Not now.') as string });
    expect(server.prompts).toHaveLength(calls);
  });

  test('streams no reasoning text', async () => {
    play({ text: '<think>The customer is a fool.</think>\nIt is blue.' });
    const received: string[] = [];
    expect(await ask(provider, { onText: (text) => received.push(text) })).toMatchObject({ text: 'It is blue.' });
    expect(received.join('')).not.toContain('fool');
  });

  test('is retried after a temporary failure', async () => {
    play({ status: 503 }, { text: 'Here I am.' });
    expect(await ask(provider)).toMatchObject({ text: 'Here I am.' });
  });

  test('is retried after the delay it asks for, if time allows', async () => {
    play({ status: 429, retryAfter: 1 }, { text: 'Here I am.' });
    const waited = vi.spyOn(globalThis, 'setTimeout');
    expect(await ask(provider)).toMatchObject({ text: 'Here I am.' });
    expect(waited.mock.calls.map(([, ms]) => ms)).toContain(1000);
  });

  test('is not waited for beyond the time limit', async () => {
    play({ status: 429, retryAfter: 60 });
    const waited = vi.spyOn(globalThis, 'setTimeout');
    expect(await failing(ask(provider))).toMatchObject({ kind: 'rate_limited', retryAfterMs: 60_000 });
    expect(waited.mock.calls.map(([, ms]) => ms)).not.toContain(60_000);
    expect(server.prompts).toHaveLength(1);
  });

  test('is not retried after a tool ran, and its usage so far is reported', async () => {
    const looked: unknown[] = [];
    play({ calls: [{ name: 'look_up', input: { number: '1' } }], usage: { input: 40, output: 9 } }, { status: 503 });
    const failure = await failing(ask(provider, { tools: [lookUp(looked), answer()] }));
    expect(failure).toMatchObject({ kind: 'overloaded', usage: { input: 40, output: 9 } });
    expect([looked.length, server.prompts.length]).toEqual([1, 2]);
  });

  test.each([
    ['not json', 'malformed'],
    ['error in stream', 'overloaded'],
    ['cut', 'network'],
    ['closes', 'network'],
    ['hangs', 'timeout'],
  ] as const)('that breaks (%s) is %s', async (broken, kind) => {
    play({ text: 'A long answer that will not come to its end.', broken });
    expect(await failing(ask(provider, { limitMs: 2500 }))).toMatchObject({ kind });
  });

  test('is aborted at the time limit, also while streaming', async () => {
    play({ text: 'A long answer that takes its time to be written down.', pace: 400 });
    expect(await failing(ask(provider, { limitMs: 600 }))).toMatchObject({ kind: 'timeout' });
  });

  test('is cut off when it writes without end', async () => {
    play({ text: 'and on and on '.repeat(20_000) });
    expect(await failing(ask(provider, { limitMs: 20_000 }))).toMatchObject({
      kind: 'malformed',
      message: 'The language model’s answer was too long.',
    });
    expect(server.prompts).toHaveLength(1);
  });

  test.each(['endless line', 'packed'] as const)('is cut off when its response is too large: %s', async (broken) => {
    play({ broken });
    const failure = await failing(ask(provider, { limitMs: 20_000 }));
    expect(failure).toMatchObject({ kind: 'malformed', message: 'The language model’s answer was too long.' });
    expect(server.prompts).toHaveLength(1);
  });

  test.each([
    ['more than any model', { input: 3e9, cached: 9e15, output: 3e9, cacheWrite: 0 }],
    ['halves', { input: 10.5, cached: 1.25, output: 2.5 }],
    ['less than nothing', { input: -5, cached: -3, output: -8, reasoning: -100 }],
  ])('with a usage of %s still gives a valid usage record', async (_what, usage) => {
    play({ calls: [{ name: 'look_up', input: { number: '1' } }], usage }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }], usage });
    const { usage: took } = await ask(provider, { tools: [lookUp(), answer()] });
    for (const bucket of Object.values(took))
      expect([Number.isInteger(bucket), bucket >= 0, bucket < 2 ** 31 / 20]).toEqual([true, true, true]);
  });

  test('runs only a limited number of simultaneous tool calls', async () => {
    const ran: unknown[] = [];
    const calls = Array.from({ length: 100 }, (_, number) => ({ name: 'look_up', input: { number: String(number) } }));
    play({ calls }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }] });
    expect(await ask(provider, { tools: [lookUp(ran), answer()] })).toMatchObject({ finish: 'ended' });
    expect(ran).toHaveLength(16);
    expect(server.prompts[1]?.said.filter(({ role, text }) => role === 'tool' && text.includes('at once'))).toHaveLength(84);
  });

  test('does not reveal its key', async () => {
    const target = { provider, baseUrl: server.url, key: 'sk-wrong-and-secret-42', model: 'm', isOperators: false };
    const failure = await failing(ask(provider, { target }));
    expect(failure.kind).toBe('unauthorised');
    expect(failure.message).not.toContain('secret');
  });

  test("can't be reached at a private address, unless it is the operator's", async () => {
    play({ text: 'Inside.' });
    const careful = openModels({ outboundPrivate: false });
    const run: ModelRun = {
      target: { provider, baseUrl: server.url, key: server.key, model: 'm', isOperators: false },
      system: { stable: 's', varying: '' },
      messages: [{ role: 'user', text: 'Hello' }],
      tools: [],
      maxOutputTokens: 10,
      maxSteps: 1,
      limitMs: 2000,
      signal: new AbortController().signal,
    };
    expect(await failing(careful.run(run))).toMatchObject({ kind: 'refused_address' });
    expect(server.prompts).toHaveLength(0);
    expect(await careful.run({ ...run, target: { ...run.target, isOperators: true } })).toMatchObject({ text: 'Inside.' });
  });

  test('gets no lone surrogates, which some servers refuse', async () => {
    const half = '🚚'.slice(0, 1);
    play({ calls: [{ name: 'look_up', input: { number: '1' } }] }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }] });
    const cut: ModelTool = { ...lookUp(), run: async () => ({ text: `On its way ${half}` }) };
    const system = { stable: 'You are the assistant of a shop.', varying: `Earlier: ${half}` };
    await ask(provider, { system, messages: [{ role: 'user', text: `Where ${half}` }], tools: [cut, answer()] });
    const last = server.prompts.at(-1);
    expect([last?.system ?? half, ...(last?.said ?? []).map(({ text }) => text)].map((text) => text.isWellFormed())).toEqual(
      Array(4).fill(true),
    );
  });

  test('rethrows what a tool throws', async () => {
    play({ calls: [{ name: 'look_up', input: { number: '1' } }] });
    const broken: ModelTool = { ...lookUp(), run: () => Promise.reject(new Error('The database is gone.')) };
    await expect(ask(provider, { tools: [broken, answer()] })).rejects.toThrow('The database is gone.');
  });
});

test.each([
  ['tool_choice "required" is not supported', 'tool_choice', ['required', 'auto']],
  ["'max_tokens' is not supported: use 'max_completion_tokens' instead", 'max_completion_tokens', [undefined, 500]],
])('a server that refuses an option (%s) gets the other form', async (error, name, expected) => {
  play({ status: 400, error }, { calls: [{ name: 'answer', input: { text: 'Blue.' } }] });
  expect((await ask('openai_compatible', { tools: [answer()] })).finish).toBe('ended');
  expect(server.prompts.map(({ body }) => body[name])).toEqual(expected);
});

test('a server that makes grammars of schemas gets none that it can’t read, and the arguments are still checked', async () => {
  const strict = await startEmulator(
    () => ({ calls: [{ name: 'look_up', input: { number: 'seven' } }] }),
    llamaServer({ contextTokens: 9000 }),
  );
  const looked: unknown[] = [];
  const input = z.object({ number: z.string().regex(/^\d+$/).max(5000), options: z.record(z.string(), z.string()).optional() });
  const ran = await ask('openai_compatible', {
    target: { provider: 'openai_compatible', baseUrl: strict.url, key: '', model: 'm', isOperators: false },
    tools: [{ ...lookUp(looked), input }, answer()],
  }).finally(strict.close);
  expect([ran.finish, looked]).toEqual(['tool_misuse', []]);
  expect(JSON.stringify(strict.prompts[0]?.body['tools'])).not.toMatch(/"(?:pattern|maxLength|propertyNames)"/);
});

test('asks Anthropic to cache the stable prompt', async () => {
  play({ text: 'Hello.' });
  await ask('anthropic', { tools: [lookUp()] });
  expect(server.prompts[0]?.body['system']).toMatchObject([
    { text: 'You are the assistant of a shop.', cache_control: { type: 'ephemeral' } },
    { text: 'Today is Sunday.' },
  ]);
  expect(server.prompts[0]?.body['messages']).toMatchObject([{ role: 'user', content: [{ cache_control: { type: 'ephemeral' } }] }]);
});

test.each([
  ['{"te', undefined],
  ['{"text": "Hel', 'Hel'],
  ['{"text": "A \\"b\\" \\u00e9 \\', 'A "b" é '],
  ['{"text": "A \\u00', 'A '],
  ['{"decision":"ask","text":"Which', 'Which'],
  ['{"text": "Done.", "decision": "answer"}', 'Done.'],
])('arguments streamed so far (%s) contain the text %s', (written, text) => {
  expect(textArgument(written)).toBe(text);
});
