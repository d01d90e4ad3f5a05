// Checks our requests to OpenAI and the emulator's responses against OpenAI's own API description.
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Emulator, startEmulator } from './emulator.ts';
import { openModels } from './index.ts';

const file = path.join(
  process.env['PARLEY_DATA_SETS'] ?? path.resolve(import.meta.dirname, '../../../../shared/data'),
  'llm/openai_openapi.json.gz',
);
const isThere = fs.existsSync(file);
if (!isThere) console.warn(`OpenAI's description is not at ${file}: the protocol was not compared with it.`);

/** An OpenAPI 3.0 keyword that appears in places of it; there null is allowed. */
const withoutNullable = (_name: string, value: unknown): unknown => {
  if (value === null || typeof value !== 'object' || !('nullable' in value)) return value;
  const { nullable, ...rest } = value;
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
};

describe.skipIf(!isThere)("OpenAI's protocol", () => {
  let server: Emulator;
  let violationsOf: (name: string, value: unknown) => string[];
  beforeAll(async () => {
    const described = JSON.parse(gunzipSync(fs.readFileSync(file)).toString(), withoutNullable) as {
      components: { schemas: Record<string, object> };
    };
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    ajv.addSchema({ $id: 'openai', components: described.components });
    violationsOf = (name, value) => {
      const check = ajv.compile({ $ref: `openai#/components/schemas/${name}` });
      return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    };
    server = await startEmulator(({ turn }) =>
      turn === 0
        ? { text: 'One moment.', calls: [{ name: 'look_up', input: { number: '7' } }], usage: { cached: 50, reasoning: 3 } }
        : { calls: [{ name: 'answer', input: { text: 'Blue.' } }] },
    );
    await openModels({ outboundPrivate: true }).run({
      target: { provider: 'openai_compatible', baseUrl: server.url, key: server.key, model: 'gpt-5-mini', isOperators: false },
      system: { stable: 'You are an assistant.', varying: 'Today is Sunday.' },
      messages: [{ role: 'user', text: 'What colour is it?' }],
      tools: [
        { name: 'look_up', purpose: 'Looks up.', input: z.object({ number: z.string() }), run: async () => ({ text: 'Blue.' }) },
        { name: 'answer', purpose: 'Answers.', input: z.object({ text: z.string() }), isFinal: true, run: async () => ({ text: 'Said.' }) },
      ],
      maxOutputTokens: 200,
      maxSteps: 4,
      limitMs: 5000,
      signal: new AbortController().signal,
    });
  });
  afterAll(() => server.close());

  test('the description rejects an invalid request', () => {
    expect(violationsOf('CreateChatCompletionRequest', { model: 'gpt-5-mini' })).not.toEqual([]);
    expect(violationsOf('CreateChatCompletionStreamResponse', { id: 'x' })).not.toEqual([]);
  });

  test('every request is valid', () => {
    expect(server.prompts).toHaveLength(2);
    expect(server.prompts.map(({ body }) => violationsOf('CreateChatCompletionRequest', body))).toEqual([[], []]);
  });

  test("every chunk of the emulator's responses is valid", () => {
    const violations = server.sent.map((unit) => violationsOf('CreateChatCompletionStreamResponse', (unit as { data: unknown }).data));
    expect(violations.length).toBeGreaterThan(5);
    expect(violations.flat()).toEqual([]);
  });

  test("the emulator's error response is valid", async () => {
    const response = await fetch(`${server.url}/chat/completions`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
    expect(violationsOf('ErrorResponse', await response.json())).toEqual([]);
  });
});
