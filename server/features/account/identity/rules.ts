/** The delay in milliseconds after consecutive failures: none for the first few, then 1 s, doubling up to 15 minutes. */
export const delayAfter = (failures: number, free: number) => (failures < free ? 0 : Math.min(1000 * 2 ** (failures - free), 900_000));

export const idleDays = 30;
export const absoluteDays = 90;
const day = 86_400_000;
/**
 * A session ends 30 days after its last use and at most 90 days after it began; one of a shop’s single sign-on a day after it began, so
 * that whoever loses access at the provider loses it here too.
 */
export const sessionExpires = (createdAt: Date, now: Date, { bySso }: { bySso: boolean }) =>
  new Date(Math.min(now.getTime() + idleDays * day, createdAt.getTime() + (bySso ? 1 : absoluteDays) * day));

/** How long the previous token still returns the same successor, in milliseconds, for concurrent tabs and lost responses. */
export const refreshGrace = 10_000;
type Kept = { refreshHash: string; previousHash: string | null; rotatedAt: Date };
/** How to treat a refresh token: `current` rotates, `previous` gets the same successor again, `stolen` ends the session. */
export function judgeRefresh({ refreshHash, previousHash, rotatedAt }: Kept, hash: string, now: Date): 'current' | 'previous' | 'stolen' {
  if (hash === refreshHash) return 'current';
  return hash === previousHash && now.getTime() - rotatedAt.getTime() <= refreshGrace ? 'previous' : 'stolen';
}
