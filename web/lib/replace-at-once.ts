/**
 * How to set search parameters that may change again right away, such as a search that settles while somebody sorts: React Router builds
 * the next change on the address that is drawn, so one that isn't drawn yet would be lost.
 */
export const replaceAtOnce = { replace: true, flushSync: true } as const;
