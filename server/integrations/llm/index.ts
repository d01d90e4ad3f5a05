import { guardedFetch } from '../../platform/http/guarded-fetch.ts';
import type { ModelsPort } from '../ports.ts';

/** The library's warnings about requests would only clutter our log. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/**
 * Language models through the AI SDK, loaded on first use because most shops never need it. A shop's own address is guarded; the operator's
 * may be anywhere.
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
