import type { Condition } from '@parley/contract/filters';
import type { productFields, productSorts } from '@parley/contract/products';
import { type RawBuilder, sql } from 'kysely';
import { amount, choice, type Field, flag, instant, number, text } from '../../../platform/db/filter.ts';
import { brandField } from '../../account/visibility/index.ts';

const column = (name: string) => sql.ref(name);
const wordsOf = ({ value }: Condition) => (Array.isArray(value) ? value : []);

const states: Record<string, RawBuilder<boolean>> = {
  in_stock: sql<boolean>`p.stock > 5`,
  low: sql<boolean>`p.stock between 1 and 5`,
  out: sql<boolean>`p.stock <= 0`,
  not_counted: sql<boolean>`p.stock is null`,
};
const stockState: Field = (condition) => {
  if (condition.op === 'is_set') return sql<boolean>`true`;
  if (condition.op === 'is_not_set') return sql<boolean>`false`;
  const wanted = wordsOf(condition).flatMap((word) => states[word] ?? []);
  const holds = sql<boolean>`coalesce(${sql.join(wanted, sql` or `)}, false)`;
  return condition.op === 'is' ? holds : sql<boolean>`not ${holds}`;
};

/** A text field with several values per product: the condition needs one match, its negation none. */
const several =
  (from: RawBuilder<unknown>, one: RawBuilder<unknown>): Field =>
  (condition, now) => {
    const { op } = condition;
    const opposite = ({ not_contains: 'contains', is_not: 'is', is_not_set: 'is_set' } as const)[op as string];
    const found = sql<boolean>`exists (select 1 from ${from} and ${text(one)({ ...condition, op: opposite ?? op }, now)})`;
    return opposite ? sql<boolean>`not ${found}` : found;
  };

/** The fields of the product list in SQL, for a query that names the product `p`. */
export const productColumns: Record<keyof typeof productFields, Field> = {
  status: choice(column('p.status')),
  source: choice(column('p.source')),
  stock_state: stockState,
  brand: brandField(column('p.brand_id')),
  maker: text(column('p.brand')),
  category: text(column('p.category')),
  tag: several(sql`unnest(p.tags) as g (tag) where true`, column('g.tag')),
  name: text(column('p.name')),
  sku: several(sql`variants v where v.merchant_id = p.merchant_id and v.product_id = p.id`, column('v.sku')),
  price: amount(column('p.price_cents')),
  stock: number(column('p.stock')),
  variants: number(column('p.variants_count')),
  updated_at: instant(column('p.updated_at')),
  created_at: instant(column('p.created_at')),
  has_image: flag(sql<boolean>`(coalesce(p.image, '') <> '')`),
  has_description: flag(sql<boolean>`(p.description <> '')`),
  on_sale: flag(sql<boolean>`coalesce(p.compare_at_cents > p.price_cents, false)`),
};

export type Sort = (typeof productSorts)[number];
export type Order = 'asc' | 'desc';
type SortColumn = { sql: RawBuilder<unknown>; cast: string };
/** Sort columns, each with an index. Untracked stock sorts above any number. */
const sorts: Record<Sort, SortColumn> = {
  updated_at: { sql: sql`p.updated_at`, cast: 'timestamptz' },
  created_at: { sql: sql`p.created_at`, cast: 'timestamptz' },
  name: { sql: sql`lower(p.name)`, cast: 'text' },
  price: { sql: sql`p.price_cents`, cast: 'bigint' },
  stock: { sql: sql`p.stock_rank`, cast: 'bigint' },
};
const sortColumns = (sort: Sort): SortColumn[] => [sorts[sort], { sql: sql`p.id`, cast: 'uuid' }];

export function afterKey(sort: Sort, order: Order, key: readonly (string | number)[]): RawBuilder<boolean> {
  const columns = sortColumns(sort);
  const left = sql.join(columns.map((one) => one.sql));
  const right = sql.join(columns.map(({ cast }, place) => sql`${String(key[place])}::${sql.raw(cast)}`));
  return order === 'desc' ? sql<boolean>`(${left}) < (${right})` : sql<boolean>`(${left}) > (${right})`;
}
export const orderSql = (sort: Sort, order: Order) =>
  sql.join(sortColumns(sort).map((one) => (order === 'desc' ? sql`${one.sql} desc` : sql`${one.sql} asc`)));
