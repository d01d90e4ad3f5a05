/** Good up to the first value, poor above the second. In milliseconds, except CLS, which has no unit. Web vitals: web.dev/articles/vitals. */
const thresholds: Record<string, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  api_call: [500, 1000],
};

export type Rating = 'good' | 'needs_improvement' | 'poor';

/** The rating of a measurement; null without a threshold. */
export function rate(name: string, value: number): Rating | null {
  const limits = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
  if (!limits) return null;
  if (value <= limits[0]) return 'good';
  return value <= limits[1] ? 'needs_improvement' : 'poor';
}

/** Removes what may be secret from an address: query, fragment, user and long random words. */
export const withoutSecrets = (place: string) =>
  place
    .replace(/[?#].*$/s, '')
    .replace(/^(\w+:\/\/)[^/@]*@/, '$1')
    .replace(/[\w-]+\.[\w-]+\.[\w-]{20,}|[\w-]{37,}/g, '…');

const mostExtra = 20;
const mostCharacters = 200;

/** Additional data of a measurement: only plain values, few and short. */
export function cleanExtra(extra: Record<string, unknown>): Record<string, string | number | boolean> {
  const plain = Object.entries(extra).flatMap(([key, value]): [string, string | number | boolean][] => {
    if (typeof value === 'string') return [[key.slice(0, 60), withoutSecrets(value).slice(0, mostCharacters)]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[key.slice(0, 60), value]] : [];
  });
  return Object.fromEntries(plain.slice(0, mostExtra));
}

const day = 86_400_000;
/** A browser's clock may be wrong, so a time more than a day off is replaced by the arrival time. */
export const measuredAt = (timestamp: number, now: Date) => (Math.abs(timestamp - now.getTime()) <= day ? new Date(timestamp) : now);
