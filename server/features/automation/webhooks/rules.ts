const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Pauses before each attempt after the first, in milliseconds, as Standard Webhooks recommends. Together about 3 days. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
export const mostTries = pauses.length + 1;

/** A receiver can't ask for a longer pause. */
const longestPause = day;

/**
 * Milliseconds until the next attempt after `tries` failed ones; undefined after the last. `chance` from 0 to 1 spreads it by ±20 %, so
 * that what failed together doesn't come back together. A pause that the receiver asked for is the least, and isn't shortened.
 */
export function pauseAfter(tries: number, chance: number, askedMs: number | undefined): number | undefined {
  const pause = pauses[tries - 1];
  if (pause === undefined) return undefined;
  const spread = Math.round(pause * (0.8 + 0.4 * chance));
  return askedMs === undefined ? spread : Math.max(spread, askedMs);
}

/** The pause that a 429 or 503 asks for, in seconds or as a date; undefined when it asks for none that is understood. */
export function askedPause(status: number | null, retryAfter: string | undefined, now: Date): number | undefined {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return undefined;
  const text = retryAfter.trim();
  // Only what looks like a date: JavaScript reads numbers such as -5 as a year.
  const ms = /^\d+$/.test(text) ? Number(text) * second : /[a-z]/i.test(text) ? Date.parse(text) - now.getTime() : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestPause);
}

/**
 * A failed event holds back later ones of its object until it has failed so often, and no longer than this after it was first due. A
 * receiver that restarts keeps the order; one that refuses an event doesn't hold up its object.
 */
export const heldBack = { tries: 3, ms: 10 * minute };

/** Longer than a request takes, so that only what a lost worker was sending is sent again. */
export const claimMs = 30 * second;

/** From here on an endpoint shares lanes with other slow ones. */
export const slowFromMs = 5 * second;

type Failing = { failingSince: Date; warnings: number; warnedAt: Date | null };
/**
 * What to do about an endpoint after another failure without any success: warn after a day, again after 4, and disable after 5, never
 * less than a day after the second warning.
 */
export function dueStep({ failingSince, warnings, warnedAt }: Failing, now: Date): 'warn' | 'disable' | undefined {
  const failing = now.getTime() - failingSince.getTime();
  if (warnings === 0) return failing >= day ? 'warn' : undefined;
  if (warnings === 1) return failing >= 4 * day ? 'warn' : undefined;
  const warned = now.getTime() - (warnedAt ?? failingSince).getTime();
  return failing >= 5 * day && warned >= day ? 'disable' : undefined;
}

/** What an event is about, the first that it has. A message belongs to its conversation, a return to its order. */
const objects = ['order_id', 'checkout_id', 'conversation_id', 'product_id', 'customer_id', 'tag_id', 'import_id'] as const;

/** The object of an event, such as `order_id:01a2…`; null without one. */
export function objectKey(data: Record<string, unknown>): string | null {
  const name = objects.find((one) => typeof data[one] === 'string');
  return name === undefined ? null : `${name}:${String(data[name])}`;
}

/** Headers that the request itself needs. */
const reserved =
  /^(webhook-.*|content-.*|host|connection|transfer-encoding|accept-encoding|user-agent|expect|upgrade|te|trailer|keep-alive|proxy-.*|date|cookie)$/i;
export const isReserved = (name: string) => reserved.test(name);

/** Values of a shop’s own headers often authorize, so they are hidden in the log. */
export const hiddenValue = '(hidden)';
export function logged(headers: Record<string, string>, own: readonly string[]): Record<string, string> {
  const hidden = new Set(own.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hidden.has(name.toLowerCase()) ? hiddenValue : value]));
}
