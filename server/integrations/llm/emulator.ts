// Emulates OpenAI's chat completions and Anthropic's messages on loopback, with a scripted model. For tests and evaluations only. Servers
// that merchants run themselves differ from OpenAI's: emulator-servers.ts.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

/** A request, independent of its protocol. `said`: the conversation including tool results. */
export type Prompt = {
  protocol: 'openai' | 'anthropic';
  model: string;
  system: string;
  said: { role: 'user' | 'assistant' | 'tool'; text: string; calls: { name: string; input: unknown }[] }[];
  tools: string[];
  /** How many requests came before this one. */
  turn: number;
  body: Record<string, unknown>;
  headers: Record<string, string | undefined>;
};
export type Spent = { input?: number; cached?: number; cacheWrite?: number; output?: number; reasoning?: number };
/** The emulated behavior: answer, call tools, refuse, fail, or break like real servers do. */
export type Turn = {
  text?: string;
  /** `written`: raw arguments, for invalid JSON. */
  calls?: { name: string; input?: unknown; written?: string }[];
  finish?: 'length' | 'refusal';
  usage?: Spent;
  status?: number;
  retryAfter?: string | number;
  error?: string;
  /** The delay before the response, in milliseconds. */
  delay?: number;
  /** The delay between stream chunks, in milliseconds. */
  pace?: number;
  broken?: 'not json' | 'cut' | 'hangs' | 'closes' | 'error in stream' | 'empty' | 'endless line' | 'packed';
};
export type Model = (prompt: Prompt) => Turn | Promise<Turn>;
export type Emulator = Awaited<ReturnType<typeof startEmulator>>;

/** The accepted key; any other is refused. */
export const emulatorKey = 'sk-emulated-key-0123456789';

/** How a server differs from the providers' own. */
export type ServerKind = {
  /** The key it accepts; null accepts any and none. */
  key: string | null;
  /** What it answers instead of asking the model. */
  refusal?(prompt: Prompt): { status: number; body: object } | undefined;
  /** What it streams instead of OpenAI's chunks. */
  chunks?(prompt: Prompt, turn: Turn): Unit[];
};

export async function startEmulator(model: Model, kind: ServerKind = { key: emulatorKey }) {
  const prompts: Prompt[] = [];
  const sent: unknown[] = [];
  const state = { model };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
    const protocol = request.url?.endsWith('/messages') ? 'anthropic' : 'openai';
    const key = protocol === 'anthropic' ? request.headers['x-api-key'] : request.headers.authorization?.replace('Bearer ', '');
    if (kind.key !== null && key !== kind.key) return fail(response, protocol, 401, `Incorrect API key provided: ${String(key)}.`);
    const prompt = promptOf(protocol, body, prompts.length, request.headers as Record<string, string | undefined>);
    prompts.push(prompt);
    const refused = kind.refusal?.(prompt);
    if (refused) return void response.writeHead(refused.status, { 'content-type': 'application/json' }).end(JSON.stringify(refused.body));
    const turn = await state.model(prompt);
    await pause(turn.delay ?? 0);
    if (turn.status !== undefined) {
      if (turn.retryAfter !== undefined) response.setHeader('retry-after', String(turn.retryAfter));
      return fail(response, protocol, turn.status, turn.error ?? 'It failed.');
    }
    if (turn.broken === 'closes') return void response.destroy();
    if (turn.broken === 'hangs') return;
    if (turn.broken === 'not json')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>');
    if (turn.broken === 'endless line') return endless(response);
    if (turn.broken === 'packed')
      return void response.writeHead(400, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200 * 1024 * 1024)));
    const chunks = protocol === 'anthropic' ? anthropicEvents(prompt, turn) : (kind.chunks ?? openAiChunks)(prompt, turn);
    sent.push(...chunks);
    await stream(response, protocol, chunks, turn);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    key: kind.key ?? '',
    prompts,
    /** Every chunk of every response. */
    sent,
    /** Switches to another model. */
    become: (next: Model) => void (state.model = next),
    forget: () => void prompts.splice(0),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Unit = { event?: string; data: unknown };
async function stream(response: ServerResponse, protocol: Prompt['protocol'], chunks: readonly Unit[], { broken, pace = 0 }: Turn) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const kept = broken === 'cut' || broken === 'error in stream' ? chunks.slice(0, Math.ceil(chunks.length / 2)) : chunks;
  for (const { event, data } of kept) {
    response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    if (pace > 0) await pause(pace);
  }
  if (broken === 'cut') {
    await pause(20);
    return void response.destroy();
  }
  if (broken === 'error in stream') {
    const error = { type: 'overloaded_error', message: 'Overloaded' };
    response.write(
      protocol === 'anthropic'
        ? `event: error\ndata: ${JSON.stringify({ type: 'error', error })}\n\n`
        : `data: ${JSON.stringify({ error })}\n\n`,
    );
  }
  response.end(protocol === 'openai' && broken === undefined ? 'data: [DONE]\n\n' : '');
}

/** Until the client disconnects. */
function endless(response: ServerResponse) {
  const unit = 'x'.repeat(64 * 1024);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  Readable.from({
    *[Symbol.iterator]() {
      for (;;) yield unit;
    },
  }).pipe(response);
}

function fail(response: ServerResponse, protocol: Prompt['protocol'], status: number, message: string) {
  const type =
    status === 401 ? 'authentication_error' : status === 429 ? 'rate_limit_error' : status >= 500 ? 'api_error' : 'invalid_request_error';
  const body = protocol === 'openai' ? { error: { message, type, param: null, code: null } } : { type: 'error', error: { type, message } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export const units = (text: string) => text.match(/[\s\S]{1,12}/g) ?? [];
const writtenOf = ({ written, input }: { written?: string; input?: unknown }) => written ?? JSON.stringify(input ?? {});

function openAiChunks({ model, turn: number }: Prompt, turn: Turn): Unit[] {
  const chunk = (delta: object, finish: string | null = null): Unit => ({
    data: {
      id: `chatcmpl-${number}`,
      object: 'chat.completion.chunk',
      created: 1_772_366_400,
      model,
      choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
      usage: null,
    },
  });
  const { input = 100, cached = 0, output = 20, reasoning = 0 } = turn.usage ?? {};
  const finish = turn.finish === 'refusal' ? 'content_filter' : (turn.finish ?? (turn.calls?.length ? 'tool_calls' : 'stop'));
  const usage = {
    prompt_tokens: input + cached,
    completion_tokens: output + reasoning,
    total_tokens: input + cached + output + reasoning,
    prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: reasoning,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(turn.finish === 'refusal'
      ? [chunk({ refusal: turn.text ?? 'I cannot help with that.' })]
      : units(turn.text ?? '').map((content) => chunk({ content }))),
    ...(turn.calls ?? []).flatMap((call, index) => [
      chunk({ tool_calls: [{ index, id: `call_${number}_${index}`, type: 'function', function: { name: call.name, arguments: '' } }] }),
      ...units(writtenOf(call)).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
    ...(turn.broken === 'empty' ? [] : [chunk({}, finish)]),
    { data: { id: `chatcmpl-${number}`, object: 'chat.completion.chunk', created: 1_772_366_400, model, choices: [], usage } },
  ];
}

function anthropicEvents({ model, turn: number }: Prompt, turn: Turn): Unit[] {
  const { input = 100, cached = 0, cacheWrite = 0, output = 20, reasoning = 0 } = turn.usage ?? {};
  const event = (type: string, more: object): Unit => ({ event: type, data: { type, ...more } });
  const usage = { input_tokens: input, cache_read_input_tokens: cached, cache_creation_input_tokens: cacheWrite, output_tokens: 1 };
  const message = {
    id: `msg_${number}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const stop =
    turn.finish === 'refusal' ? 'refusal' : turn.finish === 'length' ? 'max_tokens' : turn.calls?.length ? 'tool_use' : 'end_turn';
  const blocks = [
    ...(turn.text ? [{ start: { type: 'text', text: '' }, deltas: units(turn.text).map((text) => ({ type: 'text_delta', text })) }] : []),
    ...(turn.calls ?? []).map((call, index) => ({
      start: { type: 'tool_use', id: `toolu_${number}_${index}`, name: call.name, input: {} },
      deltas: units(writtenOf(call)).map((part) => ({ type: 'input_json_delta', partial_json: part })),
    })),
  ];
  return [
    event('message_start', { message }),
    event('ping', {}),
    ...blocks.flatMap(({ start, deltas }, index) => [
      event('content_block_start', { index, content_block: start }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    ]),
    ...(turn.broken === 'empty'
      ? []
      : [
          event('message_delta', { delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: output + reasoning } }),
          event('message_stop', {}),
        ]),
  ];
}

type Block = { type?: string; text?: string; name?: string; input?: unknown; content?: unknown };
function promptOf(protocol: Prompt['protocol'], body: Record<string, unknown>, turn: number, headers: Prompt['headers']): Prompt {
  const messages = (body['messages'] ?? []) as {
    role: string;
    content?: unknown;
    tool_calls?: { function: { name: string; arguments: string } }[];
  }[];
  const tools = ((body['tools'] ?? []) as { name?: string; function?: { name: string } }[]).map(
    (one) => one.name ?? one.function?.name ?? '',
  );
  const system =
    protocol === 'anthropic'
      ? textIn(body['system'])
      : messages
          .filter(({ role }) => role === 'system')
          .map(({ content }) => textIn(content))
          .join('\n');
  const said = messages.flatMap(({ role, content, tool_calls: asked = [] }): Prompt['said'] => {
    if (role === 'system') return [];
    const blocks = Array.isArray(content) ? (content as Block[]) : [];
    const results = blocks
      .filter(({ type }) => type === 'tool_result')
      .map((one) => ({ role: 'tool' as const, text: textIn(one.content), calls: [] }));
    const calls = [
      ...blocks.filter(({ type }) => type === 'tool_use').map(({ name = '', input }) => ({ name, input })),
      ...asked.map((one) => ({ name: one.function.name, input: inputOf(one.function.arguments) })),
    ];
    const text = textIn(content);
    return [
      ...results,
      ...(text || calls.length || results.length === 0 ? [{ role: role as 'user' | 'assistant' | 'tool', text, calls }] : []),
    ];
  });
  return { protocol, model: String(body['model']), system, said, tools, turn, body, headers };
}

const textIn = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? (content as Block[])
          .filter(({ type }) => type === 'text')
          .map(({ text = '' }) => text)
          .join('\n')
      : '';

function inputOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

async function textOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
