import type { Filter } from '@parley/contract/filters';
import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../../platform/db/filter.ts';
import { isUuid } from '../../../platform/lib/ids.ts';
import type { Reader } from '../../../platform/db/tenant.ts';

const standard = 'default';

/**
 * Translates a filter by brands to how rows store them: the default brand is null in rows, so its id is replaced by a placeholder. Looked
 * up before the query is built, so that a filter by one brand stays an equality that an index can serve in the list's order.
 */
export async function meantBrands(db: Reader, filter: Filter | undefined): Promise<Filter | undefined> {
  if (!filter?.conditions.some(({ field }) => field === 'brand')) return filter;
  const brand = await db.selectFrom('brands').select('id').where('is_default', '=', true).executeTakeFirst();
  const conditions = filter.conditions.map((one) =>
    one.field === 'brand' && Array.isArray(one.value) ? { ...one, value: one.value.map((id) => (id === brand?.id ? standard : id)) } : one,
  );
  return { ...filter, conditions };
}

/** The brand of a row, for a filter that went through `meantBrands`. */
export const brandField =
  (column: RawBuilder<unknown>): Field =>
  ({ op, value }) => {
    if (op === 'is_set') return sql<boolean>`${column} is not null`;
    if (op === 'is_not_set') return sql<boolean>`${column} is null`;
    const words = Array.isArray(value) ? value : [];
    // An invalid id matches no brand.
    const ids = words.filter(isUuid);
    const named = ids.length === 1 ? sql<boolean>`${column} = ${ids[0]}::uuid` : sql<boolean>`${column} = any (${ids}::uuid[])`;
    const unnamed = sql<boolean>`${column} is null`;
    const both = ids.length === 0 ? unnamed : sql<boolean>`(${unnamed} or ${named})`;
    const holds = words.includes(standard) ? both : named;
    return op === 'is' ? holds : sql<boolean>`(${holds}) is not true`;
  };
