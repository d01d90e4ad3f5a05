import { aiAgent } from '@parley/contract/ai-settings';
import { describe, expect, test } from 'vitest';
import { openBreaker } from './breaker.ts';
import { type Engine, EngineFailure, type Outcome, type Usage } from './engine.ts';
import { runEngine, runEngines } from './run-engine.ts';
import type { ToolContext } from './tools/tool.ts';

const clock = { now: 0 };
const never = () => Promise.reject(new Error('Nothing is read here.'));
const toolContext = (): ToolContext => ({
  ctx: { db: {} as ToolContext['ctx']['db'], write: never, now: () => new Date(clock.now), newId: () => 'id' },
  conversationId: 'c',
  customerId: null,
  contactId: 'k',
  attempts: 0,
  method: 'email_code',
  currency: 'EUR',
  draft: false,
});
const briefing = {
  turns: [{ seq: 1, author: 'customer' as const, text: 'Hello', at: new Date(0) }],
  shop: { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en', confidenceThreshold: 0.4, verification: 'email_code' as const },
  customer: { name: 'Visitor', verified: false },
  agent: aiAgent.parse({}),
  channel: 'website' as const,
  memory: null,
  now: new Date(0),
};
const usage = (output: number, costMicros: number | null = output): Usage => ({
  tokens: { input: 0, cached: 0, cache_write: 0, output, reasoning: 0 },
  costMicros,
  firstTokenMs: 5,
});
const said = (text: string, more: Partial<Outcome> = {}): Outcome =>
  ({ decision: 'answer', text, cards: [], confidence: 0.9, intent: null, sources: [], memory: null, ...more }) as Outcome;
const engine = (name: string, answer: Engine['answer'], more: Partial<Engine> = {}): Engine => ({
  name,
  model: `${name}-1`,
  answer,
  ...more,
});
const answers = (name: string, outcome: Outcome) => engine(name, async () => outcome);
const fails = (name: string, failure: Error, more: Partial<Engine> = {}) => engine(name, () => Promise.reject(failure), more);
const run = (engines: Engine[], options = {}) => runEngines(engines, briefing, toolContext(), { breaker: openBreaker(), ...options });

describe('engines in the shop’s order', () => {
  test('the first success wins, and the usage of all is recorded', async () => {
    const ran = await run([fails('llm', new EngineFailure('overloaded', '529 Later.', usage(7))), answers('builtin', said('Hello!'))]);
    expect(ran).toMatchObject({
      engine: { name: 'builtin' },
      outcome: { text: 'Hello!' },
      attempts: [{ engine: 'llm', model: 'llm-1', failure: 'overloaded: 529 Later.' }],
      usage: { tokens: { output: 7 }, costMicros: 7 },
    });
  });

  test('a sum with an unpriced part is unpriced', async () => {
    const ran = await run([
      fails('llm', new EngineFailure('x', 'y', usage(7, null))),
      answers('other', said('Hello!', { usage: usage(1) })),
    ]);
    expect(ran.usage).toMatchObject({ costMicros: null, tokens: { output: 8 } });
  });

  test('the last failure counts when all fail', async () => {
    const ran = await run([fails('llm', new Error('a secret of the machine')), fails('builtin', new EngineFailure('x', 'No.'))]);
    expect(ran.outcome).toBeUndefined();
    expect(ran.attempts.map(({ failure }) => failure)).toEqual(['error: the engine or one of its tools failed', 'x: No.']);
    expect((await run([])).outcome).toBeUndefined();
  });

  test('each has its own time limit', async () => {
    const slow = engine('llm', () => new Promise(() => {}), { limitMs: 30 });
    const ran = await run([slow, answers('builtin', said('Hello!'))], { limitMs: 5000 });
    expect(ran).toMatchObject({ engine: { name: 'builtin' }, attempts: [{ failure: 'timeout: No answer within 30 ms.' }] });
  });

  test('a stopped one still reports its usage', async () => {
    const slow = engine(
      'llm',
      ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => setTimeout(() => reject(new EngineFailure('timeout', 'Late.', usage(9))), 20)),
        ),
    );
    const { failure } = await runEngine(slow, briefing, toolContext(), 20);
    expect(failure).toMatchObject({ issue: 'timeout', usage: { tokens: { output: 9 } } });
  });

  test('a verification is kept for the next engine', async () => {
    const known = toolContext();
    const first = engine('llm', async () => {
      known.customerId = 'yusuf';
      throw new EngineFailure('network', 'Gone.');
    });
    const second = engine('builtin', async ({ customer }) => said(customer.verified ? 'verified' : 'not verified'));
    expect((await runEngines([first, second], briefing, known, { breaker: openBreaker() })).outcome?.text).toBe('verified');
  });

  test.each([
    ['low_confidence', 'Hello from the model'],
    ['missing_knowledge', 'Hello from the model'],
    ['customer_request', 'A person comes.'],
  ] as const)('what the built-in engine hands off for %s ends in "%s"', async (reason, text) => {
    const unsure = answers('builtin', said('A person comes.', { decision: 'hand_off', reason, summary: 's' }));
    expect((await run([unsure, answers('llm', said('Hello from the model'))])).outcome?.text).toBe(text);
  });

  test('it hands off when the next one fails too', async () => {
    const unsure = answers('builtin', said('A person comes.', { decision: 'hand_off', reason: 'low_confidence', summary: 's' }));
    const ran = await run([unsure, fails('llm', new EngineFailure('network', 'Gone.'))]);
    expect(ran).toMatchObject({ engine: { name: 'builtin' }, outcome: { text: 'A person comes.' }, attempts: [{ engine: 'llm' }] });
  });

  test('a lost database is retried and not an engine failure', async () => {
    const lost = Object.assign(new Error('gone'), { code: '57P01' });
    await expect(run([fails('llm', lost), answers('builtin', said('Hello!'))])).rejects.toBe(lost);
  });

  test('an engine that fails repeatedly is skipped for a while', async () => {
    const breaker = openBreaker();
    const asked = { times: 0 };
    const broken = engine(
      'llm',
      () => {
        asked.times += 1;
        return Promise.reject(new EngineFailure('network', 'Gone.'));
      },
      { circuit: 'a' },
    );
    clock.now = 0;
    for (let time = 0; time < 8; time++) await run([broken, answers('builtin', said('Hello!'))], { breaker });
    expect(asked.times).toBe(5);
    clock.now = 31_000;
    await run([broken, answers('builtin', said('Hello!'))], { breaker });
    expect(asked.times).toBe(6);
  });

  test.each([
    ['refusing', new EngineFailure('refusal', 'It refused.'), true],
    ['running on', new EngineFailure('length', 'The model’s answer was too long.'), true],
    ['looking for one thing after another', new EngineFailure('tool_limit', 'It called tools without end.'), true],
    ['a tool of ours that failed', new Error('No table.'), true],
    ['a key that is refused', new EngineFailure('unauthorised', '401'), false],
    ['a model that calls tools wrongly', new EngineFailure('tool_misuse', 'Wrong arguments.'), false],
  ])('after six times %s the model is still called: %s', async (_what, failure, isAsked) => {
    const breaker = openBreaker();
    for (let time = 0; time < 6; time++)
      await run([fails('llm', failure, { circuit: 'a' }), answers('builtin', said('Hello!'))], { breaker });
    expect(breaker.allows('a', clock.now)).toBe(isAsked);
  });
});
