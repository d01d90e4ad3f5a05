import type { Reader } from '../../../platform/db/tenant.ts';

export async function countMembers(db: Reader, merchant: string): Promise<number> {
  const { members } = await db
    .selectFrom('directory.memberships')
    .select(({ fn }) => fn.countAll<string>().as('members'))
    .where('merchant_id', '=', merchant)
    .executeTakeFirstOrThrow();
  return Number(members);
}

/** Members, and invitations with a valid link. */
export async function countSeats(db: Reader, merchant: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('directory.invites')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('merchant_id', '=', merchant)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(open) + (await countMembers(db, merchant));
}
