// The servers of docs/language-models.md as they answer on /v1/chat/completions, where they differ from OpenAI's own. For tests only.
import { emulatorKey, type Prompt, type ServerKind, type Turn, type Unit, units } from './emulator.ts';

/** What a server offers now; a test may change it. `cutsPrompts`: older versions of Ollama. */
export type Loaded = { models: readonly string[]; contextTokens: number; cutsPrompts?: boolean };

/** About as many tokens as a request has, all of it: instructions, tools and conversation. */
export const tokensOf = ({ body }: Pick<Prompt, 'body'>) =>
  Math.ceil(JSON.stringify([body['system'], body['messages'], body['tools']]).length / 4);

const openAiError = (status: number, message: string, type: string, code: string | null = null, param: string | null = null) => ({
  status,
  body: { error: { message, type, param, code } },
});

/** OpenAI: unknown models are 404, and a prompt that is too long is 400. */
export const hosted = (loaded: Loaded): ServerKind => ({
  key: emulatorKey,
  refusal(prompt) {
    const { model } = prompt;
    const { models, contextTokens } = loaded;
    if (!models.includes(model))
      return openAiError(
        404,
        `The model \`${model}\` does not exist or you do not have access to it.`,
        'invalid_request_error',
        'model_not_found',
      );
    const tokens = tokensOf(prompt);
    if (tokens <= contextTokens) return undefined;
    const message = `This model's maximum context length is ${contextTokens} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`;
    return openAiError(400, message, 'invalid_request_error', 'context_length_exceeded', 'messages');
  },
});

/** Anthropic's errors have another envelope. */
export const hostedAnthropic = (loaded: Loaded): ServerKind => ({
  key: emulatorKey,
  refusal(prompt) {
    const { models, contextTokens } = loaded;
    const error = (status: number, type: string, message: string) => ({ status, body: { type: 'error', error: { type, message } } });
    if (!models.includes(prompt.model)) return error(404, 'not_found_error', `model: ${prompt.model}`);
    const tokens = tokensOf(prompt);
    return tokens > contextTokens
      ? error(400, 'invalid_request_error', `prompt is too long: ${tokens} tokens > ${contextTokens} maximum`)
      : undefined;
  },
});

const created = 1_772_366_400;
type Delta = Record<string, unknown>;

/**
 * Ollama needs no key, and ignores `tool_choice`. A tool call comes whole in one chunk, and each chunk repeats the role. A prompt longer than its context
 * is refused by newer versions; older ones drop its beginning without a word and stop with `length`.
 */
export const ollama = (loaded: Loaded): ServerKind => ({
  key: null,
  refusal(prompt) {
    const { models, contextTokens, cutsPrompts = false } = loaded;
    if (!models.includes(prompt.model))
      return openAiError(404, `model "${prompt.model}" not found, try pulling it first`, 'not_found_error');
    const tokens = tokensOf(prompt);
    if (tokens <= contextTokens || cutsPrompts) return undefined;
    const message = `request (${tokens} tokens) exceeds the available context size (${contextTokens} tokens), try increasing it`;
    return openAiError(400, message, 'invalid_request_error');
  },
  chunks(prompt, turn) {
    const { model, turn: number } = prompt;
    const isCut = tokensOf(prompt) > loaded.contextTokens;
    const chunk = (delta: Delta, finish: string | null = null): Unit => ({
      data: {
        id: `chatcmpl-${number}`,
        object: 'chat.completion.chunk',
        created,
        model,
        system_fingerprint: 'fp_ollama',
        choices: [{ index: 0, delta: { role: 'assistant', content: '', ...delta }, finish_reason: finish }],
      },
    });
    const calls = (isCut ? [] : (turn.calls ?? [])).map(({ name, input, written }, index) => ({
      id: `call_${number}${index}`,
      index,
      type: 'function',
      function: { name, arguments: written ?? JSON.stringify(input ?? {}) },
    }));
    const { input = 100, output = 20 } = turn.usage ?? {};
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    const finish = isCut ? 'length' : (turn.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop'));
    return [
      ...units(turn.text ?? '').map((content) => chunk({ content })),
      ...calls.map((call) => chunk({ tool_calls: [call] })),
      chunk({}, finish),
      {
        data: {
          id: `chatcmpl-${number}`,
          object: 'chat.completion.chunk',
          created,
          model,
          system_fingerprint: 'fp_ollama',
          choices: [],
          usage,
        },
      },
    ];
  },
});

/**
 * What llama-server can't turn into a grammar, and so refuses with the whole request: `\d` and its like in a pattern, a pattern without both
 * ends, and long repetitions.
 */
const ungrammatical = /"pattern":"(?!\^)|"pattern":"[^"]*\\\\[a-zA-Z/]|"pattern":"[^"]*[^$]"|"maxLength":(?:[2-9]\d{3}|\d{5,})/;

/** llama-server answers with the one model it runs, whatever name is asked for. Its errors carry a numeric code, its last chunk its timings. */
export const llamaServer = (loaded: Pick<Loaded, 'contextTokens'>): ServerKind => ({
  key: null,
  refusal(prompt) {
    const { contextTokens } = loaded;
    if (ungrammatical.test(JSON.stringify(prompt.body['tools'] ?? [])))
      return {
        status: 400,
        body: { error: { code: 400, message: 'Failed to initialize samplers: failed to parse grammar', type: 'invalid_request_error' } },
      };
    const tokens = tokensOf(prompt);
    if (tokens <= contextTokens) return undefined;
    const message = `request (${tokens} tokens) exceeds the available context size (${contextTokens} tokens), try increasing it`;
    return {
      status: 400,
      body: { error: { code: 400, message, type: 'exceed_context_size_error', n_prompt_tokens: tokens, n_ctx: contextTokens } },
    };
  },
  chunks({ model, turn: number }, turn) {
    const about = { created, id: `chatcmpl-${number}`, model, system_fingerprint: 'b6210-a094f38', object: 'chat.completion.chunk' };
    const chunk = (delta: Delta, finish: string | null = null): Unit => ({
      data: { choices: [{ finish_reason: finish, index: 0, delta }], ...about },
    });
    const { input = 100, cached = 0, output = 20 } = turn.usage ?? {};
    const usage = {
      completion_tokens: output,
      prompt_tokens: input + cached,
      total_tokens: input + cached + output,
      prompt_tokens_details: { cached_tokens: cached },
    };
    const timings = { prompt_n: input, prompt_ms: 210.4, predicted_n: output, predicted_ms: 401.7, cache_n: cached };
    return [
      chunk({ role: 'assistant', content: null }),
      ...units(turn.text ?? '').map((content) => chunk({ content })),
      ...(turn.calls ?? []).flatMap((call, index) =>
        callChunks(call, `${number}${index}`, index).map((part) => chunk({ tool_calls: [part] })),
      ),
      chunk({}, turn.finish ?? (turn.calls?.length ? 'tool_calls' : 'stop')),
      { data: { choices: [], ...about, usage, timings } },
    ];
  },
});

/** The name comes with the first piece of the arguments. */
function callChunks({ name, input, written }: NonNullable<Turn['calls']>[number], id: string, index: number) {
  const [first = '', ...rest] = units(written ?? JSON.stringify(input ?? {}));
  return [
    { index, id, type: 'function', function: { name, arguments: first } },
    ...rest.map((part) => ({ index, function: { arguments: part } })),
  ];
}
