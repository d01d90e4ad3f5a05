import type { Plan } from '@parley/contract/plans';
import type { Reader, Writer } from '../db/tenant.ts';

const plan = (db: Reader, merchant: string) => db.selectFrom('directory.merchants').select('plan').where('id', '=', merchant);

export const planOf = async (db: Reader, merchant: string): Promise<Plan> => (await plan(db, merchant).executeTakeFirstOrThrow()).plan;

/**
 * Locks the plan until the transaction ends, so that concurrent work waits and then counts this one's usage. Foreign key checks don't wait.
 */
export const lockPlan = async (db: Writer, merchant: string): Promise<Plan> =>
  (await plan(db, merchant).forNoKeyUpdate().executeTakeFirstOrThrow()).plan;

export async function storePlan(db: Writer, merchant: string, to: Plan) {
  await db.updateTable('directory.merchants').set({ plan: to }).where('id', '=', merchant).execute();
}
