/** Good up to the first, poor above the second. Milliseconds, but CLS, which has no unit. Web vitals: web.dev/articles/vitals. */
const thresholds: Record<string, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  api_call: [500, 1000],
};

export type Rating = 'good' | 'needs_improvement' | 'poor';

/** How a measurement is to be seen; null for what has no threshold. */
export function rate(name: string, value: number): Rating | null {
  const limits = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
  if (!limits) return null;
  if (value <= limits[0]) return 'good';
  return value <= limits[1] ? 'needs_improvement' : 'poor';
}

/** A place without what may open something: no query, no fragment, no user, no long random word. */
export const withoutSecrets = (place: string) =>
  place
    .replace(/[?#].*$/s, '')
    .replace(/^(\w+:\/\/)[^/@]*@/, '$1')
    .replace(/[\w-]+\.[\w-]+\.[\w-]{20,}|[\w-]{37,}/g, '…');

const mostExtra = 20;
const mostCharacters = 200;

/** What else came with a measurement: plain values only, few and short. */
export function cleanExtra(extra: Record<string, unknown>): Record<string, string | number | boolean> {
  const plain = Object.entries(extra).flatMap(([key, value]): [string, string | number | boolean][] => {
    if (typeof value === 'string') return [[key.slice(0, 60), withoutSecrets(value).slice(0, mostCharacters)]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[key.slice(0, 60), value]] : [];
  });
  return Object.fromEntries(plain.slice(0, mostExtra));
}

const day = 86_400_000;
/** A browser's clock may be wrong: what it dates more than a day off counts from its arrival. */
export const measuredAt = (timestamp: number, now: Date) => (Math.abs(timestamp - now.getTime()) <= day ? new Date(timestamp) : now);
