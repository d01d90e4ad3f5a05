import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from './rules.ts';

/** Condition for what a teammate sees of a table with a `brand_id` (orders, products) under the name `alias`. */
export function ofBrand({ brands }: Pick<Viewer, 'brands'>, alias: string): RawBuilder<boolean> {
  if (brands === null) return sql<boolean>`true`;
  const column = sql.ref(`${alias}.brand_id`);
  const named = sql<boolean>`${column} = any (${[...brands.ids]}::uuid[])`;
  return brands.withDefault ? sql<boolean>`(${column} is null or ${named})` : named;
}

/** The inbox policy in SQL, for a query that names its conversations `alias`. */
export function visible(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (viewer.teams === null) return ofBrand(viewer, alias);
  const [assignee, team] = [sql.ref(`${alias}.assignee_id`), sql.ref(`${alias}.team_id`)];
  return sql<boolean>`(${ofBrand(viewer, alias)} and (${assignee} = ${viewer.id}::uuid or ${team} = any (${[...viewer.teams]}::uuid[])))`;
}

/**
 * The customers a teammate sees, for a query that names them `alias`. Customers have no brand, so a limited teammate sees those who wrote
 * to or ordered from one of their brands.
 */
export function ofBrandCustomers(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (viewer.brands === null) return sql<boolean>`true`;
  const [shop, id] = [sql.ref(`${alias}.merchant_id`), sql.ref(`${alias}.id`)];
  return sql<boolean>`(exists (select 1 from orders bo where bo.merchant_id = ${shop} and bo.customer_id = ${id} and ${ofBrand(viewer, 'bo')})
    or exists (select 1 from conversations bc where bc.merchant_id = ${shop} and bc.customer_id = ${id} and ${visible(viewer, 'bc')}))`;
}

/** Whether the viewer is limited at all, so that conversation queries need the policy. */
export const isLimited = ({ teams, brands }: Viewer) => teams !== null || brands !== null;

/** Waiting for the team, unassigned and not muted. Repeats the condition of the partial index literally. */
export const unheld = sql<boolean>`c.status = 'open' and c.handler <> 'ai' and c.handler = 'none' and c.waiting_since is not null and c.assignee_id is null and c.muted_at is null`;
