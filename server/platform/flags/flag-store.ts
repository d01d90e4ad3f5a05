import type { FlagName } from '@parley/contract/flags';
import type { Reader, Writer } from '../db/tenant.ts';
import type { FlagRule } from './evaluate.ts';

const columns = ['killed', 'denied', 'allowed', 'percentage'] as const;

/** Every flag ever changed, including those no longer in the code. */
export const readFlags = (db: Reader): Promise<(FlagRule & { name: string })[]> =>
  db
    .selectFrom('directory.flags')
    .select(['name', ...columns])
    .execute();

/** The rule of a flag, locked, so that concurrent changes see each other. */
export async function lockFlag(db: Writer, name: FlagName): Promise<FlagRule> {
  await db
    .insertInto('directory.flags')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('directory.flags').select(columns).where('name', '=', name).forUpdate().executeTakeFirstOrThrow();
}

export async function storeFlag(db: Writer, name: FlagName, { killed, denied, allowed, percentage }: FlagRule, now: Date) {
  await db
    .updateTable('directory.flags')
    .set({ killed, denied: [...denied], allowed: [...allowed], percentage, updated_at: now })
    .where('name', '=', name)
    .execute();
}
