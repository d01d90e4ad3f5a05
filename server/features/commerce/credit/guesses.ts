import { Problem } from '../../../platform/http/problem.ts';

/** How many codes that don't exist a visitor, and all visitors of a shop, may try in ten minutes and one process. */
const most = { visitor: 20, shop: 300 } as const;
const windowMs = 10 * 60_000;
const mostKeys = 20_000;

type Count = { current: number; ends: number };
const counts = new Map<string, Count>();

const keysOf = (merchant: string, visitor: string) => [
  { key: merchant, most: most.shop },
  { key: `${merchant} ${visitor}`, most: most.visitor },
];
/** Throws `rate.limited` after too many codes that don't exist, whatever the next one is: otherwise a guess would still tell. */
export function mustMayGuess(merchant: string, visitor: string, now: Date): void {
  for (const { key, most: limit } of keysOf(merchant, visitor)) {
    const count = counts.get(key);
    if (!count || count.ends <= now.getTime() || count.current < limit) continue;
    throw new Problem('rate.limited', {
      detail: 'Too many gift card codes that don’t exist. Wait ten minutes, then try again.',
      retryAfter: Math.ceil((count.ends - now.getTime()) / 1000),
    });
  }
}
/** Counts a code that doesn't exist. */
export function countGuess(merchant: string, visitor: string, now: Date): void {
  for (const { key } of keysOf(merchant, visitor)) {
    const known = counts.get(key);
    const count = known && known.ends > now.getTime() ? known : { current: 0, ends: now.getTime() + windowMs };
    counts.delete(key);
    counts.set(key, { ...count, current: count.current + 1 });
  }
  for (const key of counts.keys()) {
    if (counts.size <= mostKeys) break;
    counts.delete(key);
  }
}
