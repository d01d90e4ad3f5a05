import type { Run } from '@parley/contract/runs';

type Usage = { tokens: Run['tokens']; costMicros: number | null; firstTokenMs: number | null };
const none: Usage = { tokens: { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 }, costMicros: 0, firstTokenMs: null };

/** Adds two usages. If one has no price, the sum has none, because a partial cost would look complete. */
export function sumOf(a: Usage = none, b: Usage = none): Usage {
  const { tokens: x } = a;
  const { tokens: y } = b;
  return {
    tokens: {
      input: x.input + y.input,
      cached: x.cached + y.cached,
      cache_write: x.cache_write + y.cache_write,
      output: x.output + y.output,
      reasoning: x.reasoning + y.reasoning,
    },
    costMicros: a.costMicros === null || b.costMicros === null ? null : a.costMicros + b.costMicros,
    firstTokenMs: b.firstTokenMs ?? a.firstTokenMs,
  };
}
