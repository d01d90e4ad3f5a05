import { collectionRuleFields } from '@parley/contract/collections';
import type { Filter } from '@parley/contract/filters';
import type { Principal } from '@parley/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import { type Field, filterSql } from '../../../../platform/db/filter.ts';
import { type Reader, rows } from '../../../../platform/db/tenant.ts';
import { meantBrands } from '../../../account/visibility/index.ts';
import { productColumns } from '../list-filter-store.ts';

/** Who is in a collection: its chosen products, or those that meet its rule. */
export type Membership = { id: string; name: string; slug: string; status: 'draft' | 'active'; rule: Filter | null };

/** All collections of the shop by name: at most a few hundred. */
export async function readMemberships(db: Reader): Promise<Membership[]> {
  const found = (await db
    .selectFrom('collections')
    .select(['id', 'name', 'slug', 'status', 'rule'])
    .orderBy('name')
    .orderBy('id')
    .execute()) as Membership[];
  return meaning(db, found);
}

/** Brands in rules are looked up, for all rules at once. */
async function meaning(db: Reader, found: readonly Membership[]): Promise<Membership[]> {
  const meant = await meantBrands(db, { match: 'all', conditions: found.flatMap(({ rule }) => rule?.conditions ?? []) });
  let from = 0;
  return found.map((one) => {
    if (!one.rule) return one;
    const conditions = meant?.conditions.slice(from, (from += one.rule.conditions.length)) ?? [];
    return { ...one, rule: { ...one.rule, conditions } };
  });
}

/** No field of a product is masked for anybody. */
const anyone: Principal = { scopes: [] };

/** Whether the product `p` is in the collection, by the same conditions as in the product list. */
export function isMember({ id, rule }: Membership, now: Date): RawBuilder<boolean> {
  if (rule)
    return sql<boolean>`(${filterSql(rule, { fields: collectionRuleFields, columns: productColumns }, anyone, now)} and ${sql.lit(rule.conditions.length > 0)}) is true`;
  return sql<boolean>`exists (select 1 from collection_products cp where cp.merchant_id = p.merchant_id and cp.collection_id = ${id}::uuid and cp.product_id = p.id)`;
}

/** The filter field: whether a product is in any of the named collections. */
export const collectionField =
  (known: readonly Membership[]): Field =>
  ({ op, value }, now) => {
    const words = Array.isArray(value) ? value : [];
    const named = op === 'is' || op === 'is_not' ? known.filter(({ id }) => words.includes(id)) : known;
    const one = sql<boolean>`${
      named.length === 0
        ? sql`false`
        : sql.join(
            named.map((membership) => isMember(membership, now)),
            sql` or `,
          )
    }`;
    return op === 'is' || op === 'is_set' ? sql<boolean>`(${one})` : sql<boolean>`not (${one})`;
  };

/** The collections for which the product `p` was chosen, and all that have a rule, as one array by name. */
export const possibleCollectionsSql = sql<Membership[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'status', c.status, 'rule', c.rule) order by c.name, c.id) from collections c
  where c.merchant_id = p.merchant_id and (c.rule is not null
    or exists (select 1 from collection_products cp where cp.merchant_id = p.merchant_id and cp.collection_id = c.id and cp.product_id = p.id))), '[]')`;

/** Of the possible collections of a product, those that it is in. */
export async function collectionsAmong(db: Reader, possible: readonly Membership[], productId: string, now: Date) {
  const ruled = possible.filter(({ rule }) => rule);
  const met = ruled.length === 0 ? [] : ((await collectionsOf(db, [productId], await meaning(db, ruled), now)).get(productId) ?? []);
  const missed = new Set(ruled.map(({ id }) => id));
  for (const { id } of met) missed.delete(id);
  return possible.flatMap(({ id, name, slug, status }) => (missed.has(id) ? [] : [{ id, name, slug, status }]));
}

/** The collections of each product, in one statement. */
export async function collectionsOf(
  db: Reader,
  ids: readonly string[],
  known: readonly Membership[],
  now: Date,
): Promise<Map<string, Membership[]>> {
  if (ids.length === 0 || known.length === 0) return new Map();
  const places = sql.join(known.map((one, place) => sql`case when ${isMember(one, now)} then ${sql.lit(place)}::int end`));
  const found = await rows<{ id: string; places: number[] }>(db)`
    select p.id, array_remove(array[${places}], null) as places from products p where p.id = any (${[...ids]}::uuid[])`;
  return new Map(found.map(({ id, places: at }) => [id, at.flatMap((place) => known[place] ?? [])]));
}

/** Those of these products that are in the collection, in the order given. */
export async function membersAmong(db: Reader, ids: readonly string[], membership: Membership, now: Date): Promise<string[]> {
  const found = await rows<{ id: string }>(db)`
    select p.id from products p where p.id = any (${[...ids]}::uuid[]) and ${isMember(membership, now)}
    order by array_position(${[...ids]}::uuid[], p.id)`;
  return found.map(({ id }) => id);
}

/** The active products of a collection: chosen ones in their order, others by name. */
export async function firstMembers(db: Reader, membership: Membership, limit: number, now: Date): Promise<string[]> {
  const { id } = membership;
  const found = await rows<{ id: string }>(db)`
    select p.id from products p
    left join collection_products c on c.merchant_id = p.merchant_id and c.collection_id = ${id}::uuid and c.product_id = p.id
    where p.status = 'active' and ${isMember(membership, now)} order by c.position, lower(p.name), p.id limit ${sql.lit(limit)}`;
  return found.map((row) => row.id);
}
