/** Milliseconds to wait after so many failures in a row: nothing for the first ones, then 1 s doubling up to 15 minutes. */
export const delayAfter = (failures: number, free: number) => (failures < free ? 0 : Math.min(1000 * 2 ** (failures - free), 900_000));

export const idleDays = 30;
export const absoluteDays = 90;
const day = 86_400_000;
/** A session ends 30 days after its last use, and 90 days after it began in any case. */
export const sessionExpires = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + idleDays * day, createdAt.getTime() + absoluteDays * day));

/** How long the token before the current one is still answered with the same successor, in milliseconds: two tabs, or an answer that got lost. */
export const refreshGrace = 10_000;
type Kept = { refreshHash: string; previousHash: string | null; rotatedAt: Date };
/** What a refresh token is worth: `current` rotates, `previous` is given the same successor again, `stolen` ends the whole family. */
export function judgeRefresh({ refreshHash, previousHash, rotatedAt }: Kept, hash: string, now: Date): 'current' | 'previous' | 'stolen' {
  if (hash === refreshHash) return 'current';
  return hash === previousHash && now.getTime() - rotatedAt.getTime() <= refreshGrace ? 'previous' : 'stolen';
}
