/** So many failures within so long, in milliseconds, and nothing more is tried for a while; then one try decides. */
const mostFailures = 5;
const within = 60_000;
const rest = 30_000;
/** Keys are kept only as long as they say something. */
const mostKeys = 10_000;

/**
 * What one customer's words, one teammate's draft or a tool of ours bring about: the model was there, and answers others. Otherwise a single
 * visitor could silence it for everybody it is shared with.
 */
const brought: readonly string[] = ['refusal', 'length', 'bad_request', 'tool', 'tool_limit'];
/** `fault`: of an engine or editor that could not; undefined where it could, or where what failed was ours. */
export const wentBy = (fault: string | undefined) => (fault === undefined || brought.includes(fault) ? 'well' : 'wrong');

type Circuit = { failures: number[]; openedAt: number | null; isTrying: boolean };
export type Breaker = ReturnType<typeof openBreaker>;

/** Spares customers the wait for a model that does not answer. In memory: each process finds out for itself. Instants in milliseconds. */
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
    tell(key: string, went: 'well' | 'wrong', now: number) {
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
