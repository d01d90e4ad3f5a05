import {
  jsonSchema,
  type JSONSchema7,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type SystemModelMessage,
  tool,
  type ToolSet,
} from 'ai';
import { z } from 'zod';
import { ModelFailure, type ModelRun, type ModelTool, type ModelUsage } from '../ports.ts';

/** A tool call with its raw arguments, which may be anything. */
export type Asked = { id: string; name: string; written: unknown };
export type Step = {
  text: string;
  asked: Asked[];
  finish: string;
  usage: ModelUsage;
  /** The model's part of the conversation, in the form the provider expects back. */
  messages: ModelMessage[];
};
type Asking = {
  model: LanguageModel;
  run: ModelRun;
  messages: ModelMessage[];
  tools: ToolSet;
  choice: 'auto' | 'required' | 'none' | { type: 'tool'; toolName: string };
  signal: AbortSignal;
  onFirst(): void;
};

/** The maximum of one step in characters, many times the requested length, so that an endless response is cut off. */
const maxWritten = 100_000;

/** One request, read to its end. Throws errors of the provider or the connection. */
export async function ask({ model, run, messages, tools, choice, signal, onFirst }: Asking): Promise<Step> {
  const asked: Asked[] = [];
  const writing = new Map<string, string>();
  const finals = new Set(run.tools.filter(({ isFinal }) => isFinal).map(({ name }) => name));
  const failures: unknown[] = [];
  let text = '';
  let written = 0;
  let talked: string | undefined;
  const result = streamText({
    model,
    instructions: instructionsOf(run),
    messages,
    ...(run.tools.length > 0 && { tools, toolChoice: choice }),
    maxOutputTokens: run.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {},
  });
  for await (const part of result.stream) {
    written += lengthOf(part);
    if (written > maxWritten) throw new ModelFailure('malformed', 'The language model’s answer was too long.');
    if (part.type === 'error') {
      if (isConversationInstead(part.error)) talked = part.error.finishReason;
      else failures.push(part.error);
    } else if (part.type === 'abort') failures.push(new Error('The request was aborted.'));
    else if (part.type === 'reasoning-delta') onFirst();
    else if (part.type === 'text-delta') {
      onFirst();
      text += part.text;
      run.onText?.(withoutThoughts(text));
    } else if (part.type === 'tool-input-start') {
      onFirst();
      if (finals.has(part.toolName)) writing.set(part.id, '');
    } else if (part.type === 'tool-input-delta' && writing.has(part.id)) {
      const argument = `${writing.get(part.id)}${part.delta}`;
      writing.set(part.id, argument);
      const reply = textArgument(argument);
      if (reply) run.onText?.(reply);
    } else if (part.type === 'tool-call') asked.push({ id: part.toolCallId, name: part.toolName, written: part.input });
  }
  if (failures.length > 0) throw failures[0];
  text = withoutThoughts(text);
  const usage = bucketsOf(await result.usage);
  if (talked !== undefined)
    return { text, asked, finish: talked, usage, messages: text === '' ? [] : [{ role: 'assistant', content: text }] };
  const [finish, response] = await Promise.all([result.finishReason, result.response]);
  return { text, asked, finish, usage, messages: response.messages.filter(({ role }) => role === 'assistant') };
}

/** Each tool call counts as some characters, so that thousands of empty ones are cut off. */
const lengthOf = (part: { type: string }) => {
  if (part.type === 'tool-input-start') return 100;
  const unit = 'text' in part ? part.text : 'delta' in part ? part.delta : '';
  return typeof unit === 'string' ? unit.length : 0;
};

/** The value of `"text"` in partial arguments; undefined before it begins. Incomplete escapes wait. */
export function textArgument(written: string): string | undefined {
  const began = /(?:^\s*\{|,)\s*"text"\s*:\s*"/.exec(written);
  if (!began) return undefined;
  const rest = written.slice(began.index + began[0].length);
  const whole = /^(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*/.exec(rest)?.[0] ?? '';
  try {
    return JSON.parse(`"${whole.replace(/\p{Cc}/gu, ' ')}"`) as string;
  } catch {
    return undefined;
  }
}

/** Removes the reasoning that some models write between tags of their own. */
const withoutThoughts = (text: string) => text.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>\s*|$)/, '');

/** Text where a tool call was required is no failure here; the caller tells the model or judges the text. */
const isConversationInstead = (error: unknown): error is Error & { finishReason: string } =>
  error instanceof Error && error.name === 'AI_ToolChoiceViolationError' && 'finishReason' in error;

/** Anthropic's marker to cache everything up to here for five minutes. */
export const kept = { anthropic: { cacheControl: { type: 'ephemeral' as const } } };

/** Two messages for providers with a cache marker, one for those that detect the longest known prefix. */
function instructionsOf({ target, system }: ModelRun): string | SystemModelMessage[] {
  const varying = system.varying.toWellFormed();
  if (target.provider !== 'anthropic') return `${system.stable}\n\n${varying}`.trim();
  const stable = { role: 'system' as const, content: system.stable, providerOptions: kept };
  return varying.trim() === '' ? [stable] : [stable, { role: 'system', content: varying }];
}

/** The library only declares these tools and never runs them; the run decides what a call does. */
export const offered = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, purpose, input }) => [name, tool({ description: purpose, inputSchema: jsonSchema(schemaOf(input)) })]),
  );

/**
 * Servers that turn schemas into grammars, such as llama-server, refuse every request with a pattern or a long repetition in any of its
 * tools. The arguments are checked against the whole schema when they arrive.
 */
function schemaOf(input: z.ZodType): JSONSchema7 {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
      delete jsonSchema.maxLength;
      delete jsonSchema.propertyNames;
    },
  });
  return schema as JSONSchema7;
}

type ReportedUsage = {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  inputTokenDetails?: { noCacheTokens?: number | undefined; cacheReadTokens?: number | undefined; cacheWriteTokens?: number | undefined };
  outputTokenDetails?: { textTokens?: number | undefined; reasoningTokens?: number | undefined };
};
/** The maximum tokens of one step, above any model's, so that a server's miscount can't overflow stored sums. */
const maxTokens = 50_000_000;
/** Some servers report fractions, negative numbers or nothing. */
const counted = (reported = 0) => (Number.isFinite(reported) ? Math.min(maxTokens, Math.max(0, Math.round(reported))) : 0);

/** Never negative, and nothing counted twice: a provider's totals include cached and reasoning tokens. */
function bucketsOf({ inputTokens, outputTokens, inputTokenDetails: read = {}, outputTokenDetails: wrote = {} }: ReportedUsage): ModelUsage {
  const [cached, written, reasoning] = [counted(read.cacheReadTokens), counted(read.cacheWriteTokens), counted(wrote.reasoningTokens)];
  return {
    input: counted(read.noCacheTokens ?? counted(inputTokens) - cached - written),
    cached,
    cache_write: written,
    output: counted(outputTokens === undefined ? wrote.textTokens : counted(outputTokens) - reasoning),
    reasoning,
  };
}
