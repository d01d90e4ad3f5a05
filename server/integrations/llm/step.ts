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

/** What the model asked for: the arguments as it wrote them, for they may be anything. */
export type Asked = { id: string; name: string; written: unknown };
export type Step = {
  text: string;
  asked: Asked[];
  finish: string;
  usage: ModelUsage;
  /** Its part of the conversation, as the provider wants it back. */
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

/** Of one step, in characters: many times what it is asked to write. A server that goes on for ever is not read on. */
const mostWritten = 100_000;

/** One request, read to its end. Throws what the provider or the way to it throws. */
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
    if (written > mostWritten) throw new ModelFailure('malformed', 'It wrote without end.');
    if (part.type === 'error') {
      if (isTalkInstead(part.error)) talked = part.error.finishReason;
      else failures.push(part.error);
    } else if (part.type === 'abort') failures.push(new Error('It was ended.'));
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
      const said = textArgument(argument);
      if (said) run.onText?.(said);
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

/** To begin a call of a tool costs as much as some words, or thousands of empty ones would be read. */
const lengthOf = (part: { type: string }) => {
  if (part.type === 'tool-input-start') return 100;
  const piece = 'text' in part ? part.text : 'delta' in part ? part.delta : '';
  return typeof piece === 'string' ? piece.length : 0;
};

/** What stands in `"text"` of arguments that are still being written; undefined before it begins. Escapes that are not whole yet wait. */
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

/** Some models think aloud, between tags of their own; nobody else is meant by it. */
const withoutThoughts = (text: string) => text.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>\s*|$)/, '');

/** A model that talks where it had to call a tool is no failure here: it is told, or judged by what it said. */
const isTalkInstead = (error: unknown): error is Error & { finishReason: string } =>
  error instanceof Error && error.name === 'AI_ToolChoiceViolationError' && 'finishReason' in error;

/** How Anthropic is told that everything up to here comes again, for five minutes. */
export const kept = { anthropic: { cacheControl: { type: 'ephemeral' as const } } };

/** Two messages where the provider is told what to keep, one where it looks for the longest beginning it knows. */
function instructionsOf({ target, system }: ModelRun): string | SystemModelMessage[] {
  const varying = system.varying.toWellFormed();
  if (target.provider !== 'anthropic') return `${system.stable}\n\n${varying}`.trim();
  const stable = { role: 'system' as const, content: system.stable, providerOptions: kept };
  return varying.trim() === '' ? [stable] : [stable, { role: 'system', content: varying }];
}

/** Offered, never run by the library: what a call means is decided where the run is. */
export const offered = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, purpose, input }) => [name, tool({ description: purpose, inputSchema: jsonSchema(schemaOf(input)) })]),
  );

function schemaOf(input: z.ZodType): JSONSchema7 {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return schema as JSONSchema7;
}

type Told = {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  inputTokenDetails?: { noCacheTokens?: number | undefined; cacheReadTokens?: number | undefined; cacheWriteTokens?: number | undefined };
  outputTokenDetails?: { textTokens?: number | undefined; reasoningTokens?: number | undefined };
};
/** Of one step; more than any model reads or writes, so that a server that miscounts cannot make a sum that no record holds. */
const mostTokens = 50_000_000;
/** Some servers tell halves, negatives, or nothing. */
const counted = (told = 0) => (Number.isFinite(told) ? Math.min(mostTokens, Math.max(0, Math.round(told))) : 0);

/** Never negative, and nothing twice: a provider's total counts what was cached and what was thought as well. */
function bucketsOf({ inputTokens, outputTokens, inputTokenDetails: read = {}, outputTokenDetails: wrote = {} }: Told): ModelUsage {
  const [cached, written, reasoning] = [counted(read.cacheReadTokens), counted(read.cacheWriteTokens), counted(wrote.reasoningTokens)];
  return {
    input: counted(read.noCacheTokens ?? counted(inputTokens) - cached - written),
    cached,
    cache_write: written,
    output: counted(outputTokens === undefined ? wrote.textTokens : counted(outputTokens) - reasoning),
    reasoning,
  };
}
