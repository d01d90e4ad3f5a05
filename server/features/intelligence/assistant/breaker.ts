/** After this many failures within this time, in milliseconds, stops trying for a while; then a single try decides. */
const mostFailures = 5;
const within = 60_000;
const rest = 30_000;
/** Maximum number of keys in memory. */
const mostKeys = 10_000;

/**
 * Failures caused by one request or by our own tool, while the model works for others. Counting them would let a single visitor disable
 * it for everyone.
 */
const brought: readonly string[] = ['refusal', 'length', 'bad_request', 'tool', 'tool_limit'];
/** `issue` is an engine's or editor's failure; undefined for success, or for a failure of our own. */
export const wentBy = (issue: string | undefined) => (issue === undefined || brought.includes(issue) ? 'well' : 'wrong');

type Circuit = { failures: number[]; openedAt: number | null; isTrying: boolean };
export type Breaker = ReturnType<typeof openBreaker>;

/**
 * Circuit breaker: spares customers the wait for a model that doesn't answer. In memory, so each process learns by itself. Times in
 * milliseconds.
 */
export function openBreaker() {
  const circuits = new Map<string, Circuit>();
  return {
    /** Whether it may be tried now. After the rest one caller at a time may, until `tell` says how it went. */
    allows(key: string, now: number): boolean {
      const circuit = circuits.get(key);
      if (!circuit || circuit.openedAt === null) return true;
      if (now - circuit.openedAt < rest || circuit.isTrying) return false;
      circuit.isTrying = true;
      return true;
    },
    notify(key: string, went: 'well' | 'wrong', now: number) {
      const circuit = circuits.get(key) ?? { failures: [], openedAt: null, isTrying: false };
      if (went === 'well') return void circuits.delete(key);
      const failures = [...circuit.failures.filter((at) => now - at < within), now];
      const opens = circuit.isTrying || circuit.openedAt !== null || failures.length >= mostFailures;
      circuits.delete(key);
      circuits.set(key, { failures, openedAt: opens ? now : null, isTrying: false });
      for (const [oldest] of circuits) if (circuits.size > mostKeys) circuits.delete(oldest);
    },
  };
}
