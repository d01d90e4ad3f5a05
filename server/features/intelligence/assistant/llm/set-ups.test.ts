// The set-ups of docs/language-models.md, each with exactly the settings that stand there.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosted, hostedAnthropic, llamaServer, type Loaded, ollama, tokensOf } from '../../../../integrations/llm/emulator-servers.ts';
import { type Emulator, type ServerKind, startEmulator } from '../../../../integrations/llm/emulator.ts';
import { type EngineChange, finish, inTurn, makeModelShop, type ModelShop, search } from './make.ts';

const docs = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/language-models.md'), 'utf8');
/** The settings and environment under a heading. */
function documented(heading: string) {
  const [, text = ''] = docs.split(`### ${heading}\n`);
  const [section = ''] = text.split(/^##+ /m);
  const settings = JSON.parse(/```json\n(.*?)```/s.exec(section)?.[1] ?? 'null') as { engine: EngineChange };
  const env = Object.fromEntries([...section.matchAll(/^(LLM_\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]));
  return { section, env, engine: settings.engine };
}

type SetUp = { heading: string; serves(loaded: Loaded): ServerKind; contextTokens: number; overflow: RegExp; missing: RegExp | null };
const setUps: SetUp[] = [
  {
    heading: 'A hosted provider: OpenAI',
    serves: hosted,
    contextTokens: 128_000,
    overflow: /^bad_request: 400 This model's maximum context length is/,
    missing: /^bad_request: 404 The model `gpt-5-mini` does not exist/,
  },
  {
    heading: 'A hosted provider: Anthropic',
    serves: hostedAnthropic,
    contextTokens: 200_000,
    overflow: /^bad_request: 400 prompt is too long/,
    missing: /^bad_request: 404 model: claude-haiku-4-5/,
  },
  {
    heading: 'Ollama on the same machine',
    serves: ollama,
    contextTokens: 32_768,
    overflow: /^bad_request: 400 request \(\d+ tokens\) exceeds the available context size/,
    missing: /^bad_request: 404 model "qwen3:8b" not found, try pulling it first/,
  },
  {
    heading: 'llama.cpp on the same machine',
    serves: llamaServer,
    contextTokens: 32_768,
    overflow: /^bad_request: 400 request \(\d+ tokens\) exceeds the available context size/,
    missing: null,
  },
];

const question = 'How long does delivery to Spain take?';
const honest = inTurn(search('delivery Spain'), finish('Delivery to Spain takes 3-5 working days and costs €9.95.'));

describe.each(setUps)('$heading', ({ heading, serves, contextTokens, overflow, missing }) => {
  const { env, engine, section } = documented(heading);
  const model = String(engine.model ?? env['LLM_MODEL']);
  const loaded: Loaded = { models: [model], contextTokens };
  let server: Emulator;
  let shop: ModelShop;
  beforeAll(async () => {
    server = await startEmulator(honest, serves(loaded));
    shop = await makeModelShop({
      env: { ...env, OUTBOUND_PRIVATE: engine.key_from === 'own' ? '1' : '0', ...(env['LLM_BASE_URL'] && { LLM_BASE_URL: server.url }) },
      emulator: server,
    });
  });
  afterAll(() => shop.close());

  /** The documented settings; only the address and the key are the emulator's. */
  const setUp = () => shop.setEngine({ ...engine, ...(engine.key_from === 'own' && { base_url: server.url, key: server.key }) });
  const answered = async () => {
    server.forget();
    const conversation = await shop.conversation();
    const said = await conversation.say(question);
    const [run] = await conversation.runs();
    return { ...said, run };
  };

  test('answers with tools, streamed', async () => {
    await setUp();
    expect(await answered()).toMatchObject({
      text: 'Delivery to Spain takes 3-5 working days and costs €9.95.',
      run: {
        engine: 'llm',
        model,
        attempts: [],
        tools: [{ name: 'search_knowledge', ok: true }],
        first_token_ms: expect.any(Number) as number,
      },
    });
    const [first] = server.prompts;
    expect(first?.body).toMatchObject({ model, stream: true, tools: expect.any(Array) as unknown[] });
    expect(section).toContain(`${env['LLM_BASE_URL'] ?? 'curl https://'}`);
  });

  test('leaves room for the instructions, the conversation and an answer', async () => {
    await setUp();
    await answered();
    const [first] = server.prompts;
    const instructions = first ? tokensOf(first) : Infinity;
    expect(instructions + (engine.context_tokens ?? 16_000)).toBeLessThan(contextTokens);
  });

  test.each(missing === null ? [] : [missing])('says which model it does not have', async () => {
    await setUp();
    loaded.models = [];
    const { run } = await answered();
    loaded.models = [model];
    expect(run).toMatchObject({
      engine: 'builtin',
      attempts: [{ engine: 'llm', failure: expect.stringMatching(missing ?? '') as string }],
    });
  });

  test('says that its context is too small', async () => {
    await setUp();
    loaded.contextTokens = 4096;
    const { run } = await answered();
    loaded.contextTokens = contextTokens;
    expect(run).toMatchObject({ engine: 'builtin', attempts: [{ engine: 'llm', failure: expect.stringMatching(overflow) as string }] });
  });

  test.each(serves === ollama ? [contextTokens] : [])('is stopped at the length where it cuts a long prompt', async () => {
    await setUp();
    Object.assign(loaded, { contextTokens: 4096, cutsPrompts: true });
    const { run } = await answered();
    Object.assign(loaded, { contextTokens, cutsPrompts: false });
    expect(run).toMatchObject({
      engine: 'builtin',
      attempts: [{ engine: 'llm', failure: expect.stringMatching(/^length: /) as string }],
    });
  });

  test('is followed by the built-in engine when it is not running', async () => {
    await setUp();
    await server.close();
    const { run, text } = await answered();
    expect(text).toMatch(/3[-–]5 working days/);
    expect(run).toMatchObject({ engine: 'builtin', attempts: [{ engine: 'llm', failure: expect.stringMatching(/^network: /) as string }] });
  });
});
