import { aiAgent } from '@parley/contract/ai-settings';
import { describe, expect, test } from 'vitest';
import { openBreaker } from './breaker.ts';
import { type Engine, EngineFailure, type Outcome, type Usage } from './engine.ts';
import { runEngine, runEngines } from './run-engine.ts';
import type { Scene } from './tools/tool.ts';

const clock = { now: 0 };
const never = () => Promise.reject(new Error('Nothing is read here.'));
const scene = (): Scene => ({
  ctx: { db: {} as Scene['ctx']['db'], write: never, now: () => new Date(clock.now), newId: () => 'id' },
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
  channel: 'website',
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
const run = (engines: Engine[], options = {}) => runEngines(engines, briefing, scene(), { breaker: openBreaker(), ...options });

describe('engines in the shop’s order', () => {
  test('the first that answers is the one, and what the others took is told with it', async () => {
    const ran = await run([fails('llm', new EngineFailure('overloaded', '529 Later.', usage(7))), answers('builtin', said('Hello!'))]);
    expect(ran).toMatchObject({
      engine: { name: 'builtin' },
      outcome: { text: 'Hello!' },
      attempts: [{ engine: 'llm', model: 'llm-1', failure: 'overloaded: 529 Later.' }],
      usage: { tokens: { output: 7 }, costMicros: 7 },
    });
  });

  test('a sum of which a part has no price has none', async () => {
    const ran = await run([
      fails('llm', new EngineFailure('x', 'y', usage(7, null))),
      answers('other', said('Hello!', { usage: usage(1) })),
    ]);
    expect(ran.usage).toMatchObject({ costMicros: null, tokens: { output: 8 } });
  });

  test('when none can, that is what comes of it', async () => {
    const ran = await run([fails('llm', new Error('a secret of the machine')), fails('builtin', new EngineFailure('x', 'No.'))]);
    expect(ran.outcome).toBeUndefined();
    expect(ran.attempts.map(({ failure }) => failure)).toEqual(['error: the engine or one of its tools failed', 'x: No.']);
    expect((await run([])).outcome).toBeUndefined();
  });

  test('each has its own time', async () => {
    const slow = engine('llm', () => new Promise(() => {}), { limitMs: 30 });
    const ran = await run([slow, answers('builtin', said('Hello!'))], { limitMs: 5000 });
    expect(ran).toMatchObject({ engine: { name: 'builtin' }, attempts: [{ failure: 'timeout: It took more than 30 ms.' }] });
  });

  test('one that was ended still says what it took', async () => {
    const slow = engine(
      'llm',
      ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => setTimeout(() => reject(new EngineFailure('timeout', 'Late.', usage(9))), 20)),
        ),
    );
    const { failure } = await runEngine(slow, briefing, scene(), 20);
    expect(failure).toMatchObject({ fault: 'timeout', usage: { tokens: { output: 9 } } });
  });

  test('whoever was verified by the one stays verified for the next', async () => {
    const known = scene();
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
  ] as const)('what the built-in engine hands over for %s ends in "%s"', async (reason, text) => {
    const unsure = answers('builtin', said('A person comes.', { decision: 'hand_over', reason, summary: 's' }));
    expect((await run([unsure, answers('llm', said('Hello from the model'))])).outcome?.text).toBe(text);
  });

  test('and it hands over after all when the next cannot either', async () => {
    const unsure = answers('builtin', said('A person comes.', { decision: 'hand_over', reason: 'low_confidence', summary: 's' }));
    const ran = await run([unsure, fails('llm', new EngineFailure('network', 'Gone.'))]);
    expect(ran).toMatchObject({ engine: { name: 'builtin' }, outcome: { text: 'A person comes.' }, attempts: [{ engine: 'llm' }] });
  });

  test('a lost database is no failure of an engine: the work is tried again', async () => {
    const lost = Object.assign(new Error('gone'), { code: '57P01' });
    await expect(run([fails('llm', lost), answers('builtin', said('Hello!'))])).rejects.toBe(lost);
  });

  test('one that fails again and again is passed over for a while', async () => {
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
    ['running on', new EngineFailure('length', 'It wrote more than it may.'), true],
    ['looking for one thing after another', new EngineFailure('tool_limit', 'It called tools without end.'), true],
    ['a tool of ours that failed', new Error('No table.'), true],
    ['a key that is refused', new EngineFailure('unauthorised', '401'), false],
    ['a model that calls tools wrongly', new EngineFailure('tool_misuse', 'Wrong arguments.'), false],
  ])('after six times %s the model is still asked: %s', async (_what, failure, isAsked) => {
    const breaker = openBreaker();
    for (let time = 0; time < 6; time++)
      await run([fails('llm', failure, { circuit: 'a' }), answers('builtin', said('Hello!'))], { breaker });
    expect(breaker.allows('a', clock.now)).toBe(isAsked);
  });
});
