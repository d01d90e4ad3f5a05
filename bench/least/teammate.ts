import { seedOwner } from '../../server/seed-bulk.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import type { Pool } from '../../server/platform/db/pool.ts';

/** The large shop's teammate who sees one team and one brand; with the owner's password. */
export const limitedEmail = 'limited@parley.example';

/** Adds a team, a brand and a teammate limited to both. They see 5 % of the conversations, and 20 % of the orders and products. */
export async function addLimitedTeammate(owner: Pool, merchant: string) {
  const [user, team, brand] = [newId(), newId(), newId()];
  await owner.query(
    `insert into directory.users (id, email, name, password_hash, email_verified_at)
     select $1, $2, 'Seed Teammate', password_hash, email_verified_at from directory.users where email = $3`,
    [user, limitedEmail, seedOwner.email],
  );
  await owner.query(`insert into teams (merchant_id, id, name) values ($1, $2, 'Seed Team')`, [merchant, team]);
  await owner.query(`insert into brands (merchant_id, id, name) values ($1, $2, 'Seed Brand')`, [merchant, brand]);
  await owner.query(
    `insert into directory.memberships (user_id, merchant_id, team_role, visibility, team_ids, brand_ids) values ($1, $2, 'agent', 'teams', $3, $4)`,
    [user, merchant, [team], [brand]],
  );
  await owner.query(
    `update conversations set brand_id = case when number % 5 = 0 then $2::uuid end, team_id = case when number % 20 < 5 then $3::uuid end
     where merchant_id = $1 and (number % 5 = 0 or number % 20 < 5)`,
    [merchant, brand, team],
  );
  await owner.query('update orders set brand_id = $2 where merchant_id = $1 and substr(number_key, 2)::int % 5 = 0', [merchant, brand]);
  await owner.query(
    'update products p set brand_id = $2 from (select id, row_number() over (order by id) as place from products where merchant_id = $1) n where p.merchant_id = $1 and p.id = n.id and n.place % 5 = 0',
    [merchant, brand],
  );
}

/** The ids of the teammate and of what they are limited to. */
export async function limitedTeammate(owner: Pool, merchant: string) {
  const { rows } = await owner.query<{ user: string; team: string; brand: string }>(
    `select m.user_id as user, m.team_ids[1] as team, m.brand_ids[1] as brand from directory.memberships m join directory.users u on u.id = m.user_id
     where m.merchant_id = $1 and u.email = $2`,
    [merchant, limitedEmail],
  );
  const [found] = rows;
  if (!found) throw new Error('The seeded shop has no limited teammate.');
  return found;
}

/** Every 5,000th order goes to another country, uses a code and is large. */
export async function addRareOrders(owner: Pool, merchant: string) {
  await owner.query(
    `update orders set shipping_address = jsonb_build_object('country', 'NO'), discount_code = 'SPRING', items = 77
     where merchant_id = $1 and substr(number_key, 2)::int % 5000 = 0`,
    [merchant],
  );
}
