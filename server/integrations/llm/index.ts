import { guardedFetch } from '../../platform/http/guarded-fetch.ts';
import type { ModelsPort } from '../ports.ts';

/** What the library finds odd about a request is no news to whoever reads our log. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/**
 * Language models through the AI SDK, which is read when it is first needed: most shops never do. A shop's own address is guarded; the
 * operator's may be anywhere.
 */
export function openModels({ outboundPrivate, firstWaitMs = 500 }: { outboundPrivate: boolean; firstWaitMs?: number }): ModelsPort {
  const anywhere = guardedFetch({ allowPrivate: true });
  const outside = outboundPrivate ? anywhere : guardedFetch();
  return {
    async run(run) {
      const { runModel } = await import('./run.ts');
      return runModel(run, { fetch: run.target.isOperators ? anywhere : outside, firstWaitMs });
    },
  };
}
