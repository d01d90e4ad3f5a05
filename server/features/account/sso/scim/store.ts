import { sql } from 'kysely';
import type { Reader, Writer } from '../../../../platform/db/tenant.ts';
import type { PersonRow } from '../store.ts';
import type { Filter } from './rules.ts';

/** `member`: whether they are on the team now. */
const people = (db: Reader, merchant: string) =>
  db
    .selectFrom('sso_people as p')
    .innerJoin('directory.users as u', 'u.id', 'p.user_id')
    .leftJoin('directory.memberships as m', (join) =>
      join.onRef('m.user_id', '=', 'p.user_id').onRef('m.merchant_id', '=', 'p.merchant_id'),
    )
    .where('p.merchant_id', '=', merchant);
const seen = (db: Reader, merchant: string) =>
  people(db, merchant)
    .select(['p.id', 'p.user_id', 'p.user_name', 'p.external_id', 'p.created_at', 'p.updated_at', 'u.name', 'u.email'])
    .select(sql<boolean>`m.user_id is not null`.as('member'));
export type SeenPerson = NonNullable<Awaited<ReturnType<typeof find>>>;

export const find = (db: Reader, merchant: string, id: string) => seen(db, merchant).where('p.id', '=', id).executeTakeFirst();

export async function list(
  db: Reader,
  merchant: string,
  { filter, from, most }: { filter: Filter | undefined; from: number; most: number },
): Promise<{ total: number; items: SeenPerson[] }> {
  const matches = filter ? matching(filter) : sql<boolean>`true`;
  const { total } = await people(db, merchant)
    .where(matches)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await seen(db, merchant).where(matches).orderBy('p.id').offset(from).limit(most).execute();
  return { total: Number(total), items };
}
function matching({ by, value }: Filter) {
  if (by === 'userName') return sql<boolean>`lower(p.user_name) = lower(${value})`;
  return by === 'externalId' ? sql<boolean>`p.external_id = ${value}` : sql<boolean>`p.id::text = lower(${value})`;
}

/** Somebody else who has this user name or external ID. */
export const findSame = (
  db: Reader,
  merchant: string,
  { userName, externalId, except }: { userName?: string | undefined; externalId?: string | null | undefined; except?: string },
) =>
  db
    .selectFrom('sso_people')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where(sql<boolean>`(lower(user_name) = lower(${userName ?? null}::text) or external_id = ${externalId ?? null}::text)`)
    .where(sql<boolean>`id is distinct from ${except ?? null}::uuid`)
    .executeTakeFirst();

export const lockPerson = (db: Writer, merchant: string, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('sso_people').selectAll().where('merchant_id', '=', merchant).where('id', '=', id).forUpdate().executeTakeFirst();
export async function changePerson(
  db: Writer,
  merchant: string,
  id: string,
  change: Partial<Pick<PersonRow, 'user_name' | 'external_id' | 'role' | 'updated_at'>>,
) {
  await db.updateTable('sso_people').set(change).where('merchant_id', '=', merchant).where('id', '=', id).execute();
}
export async function deletePerson(db: Writer, merchant: string, id: string) {
  await db.deleteFrom('sso_people').where('merchant_id', '=', merchant).where('id', '=', id).execute();
}
