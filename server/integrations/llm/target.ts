import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { GuardedFetch } from '../../platform/http/guarded-fetch.ts';
import { ModelFailure, type ModelTarget } from '../ports.ts';

const ownAddress = { openai_compatible: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' };

/** The maximum size of a response, unpacked, in bytes. Otherwise an endless line or a highly compressed body would fill the memory. */
const maxBytes = 32 * 1024 * 1024;

/** `newName`: this server expects OpenAI's newer name for the output limit. */
export function modelOf({ provider, baseUrl, key, model }: ModelTarget, guarded: GuardedFetch, newName: boolean): LanguageModel {
  const baseURL = (baseUrl || ownAddress[provider]).replace(/\/+$/, '');
  const fetch: typeof globalThis.fetch = async (...given) => {
    // The guarded fetch is the same function, typed by another copy of undici.
    const response: unknown = await guarded(...(given as Parameters<GuardedFetch>));
    return bounded(response as Response);
  };
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey: key, fetch })(model);
  return createOpenAICompatible({
    name: 'openai',
    baseURL,
    fetch,
    includeUsage: true,
    ...(key && { apiKey: key }),
    ...((newName || isOpenAi(baseURL)) && { transformRequestBody: renamed }),
  })(model);
}

/** The same response, which fails once it exceeds the maximum size. */
function bounded({ body, status, statusText, headers }: Response): Response {
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new ModelFailure('malformed', 'The language model’s answer was too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body && body.pipeThrough(counting), { status, statusText, headers: [...headers] });
}

const isOpenAi = (address: string) => new URL(address).hostname.endsWith('.openai.com');
/** OpenAI's newer models refuse the old name, which other servers still expect. */
const renamed = ({ max_tokens: most, ...body }: Record<string, unknown>) => ({
  ...body,
  ...(most !== undefined && { max_completion_tokens: most }),
});
