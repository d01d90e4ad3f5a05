import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** Whether the shop requires a second step, and its members who have none, by name. */
export async function readRule(db: Reader, merchant: string) {
  const { requires_two_step: required } = await db
    .selectFrom('directory.merchants')
    .select('requires_two_step')
    .where('id', '=', merchant)
    .executeTakeFirstOrThrow();
  const without = await db
    .selectFrom('directory.memberships as m')
    .innerJoin('directory.users as u', 'u.id', 'm.user_id')
    .select(['u.id as user_id', 'u.name'])
    .where('m.merchant_id', '=', merchant)
    .where('u.two_factor_enabled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('directory.passkeys as p').select('p.id').whereRef('p.user_id', '=', 'u.id'))),
    )
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
  return { required, without };
}

/** Returns whether that changed anything. */
export const changeRule = async (db: Writer, merchant: string, required: boolean): Promise<boolean> =>
  (await db
    .updateTable('directory.merchants')
    .set({ requires_two_step: required })
    .where('id', '=', merchant)
    .where('requires_two_step', '<>', required)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const membersOf = async (db: Reader, merchant: string): Promise<string[]> =>
  (await db.selectFrom('directory.memberships').select('user_id').where('merchant_id', '=', merchant).execute()).map(
    ({ user_id: userId }) => userId,
  );
