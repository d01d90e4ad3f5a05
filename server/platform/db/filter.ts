import type { Condition, Fields, Filter } from '@parley/contract/filters';
import { own } from '@parley/contract/own';
import type { Principal } from '@parley/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '../lib/ids.ts';
import { refuseMaskedFilter } from '../lib/masked.ts';

/** How a filter field translates to SQL. The contract has checked that operator and value fit the field. */
export type Field = (condition: Condition, now: Date) => RawBuilder<boolean>;
type Column = RawBuilder<unknown>;

const day = 86_400_000;
const isSet = (column: Column) => sql<boolean>`${column} is not null`;
const isNotSet = (column: Column) => sql<boolean>`${column} is null`;
const words = (value: Condition['value']) => (Array.isArray(value) ? value : []);
const like = (value: Condition['value'], before: string, after: string) =>
  `${before}${String(value).replaceAll(/[\\%_]/g, String.raw`\$&`)}${after}`;

/** An enumerated field; `meaning` converts an API value (such as `me`) to the stored one. */
export const choice =
  (column: Column, cast: 'text' | 'uuid' = 'text', meaning = (word: string) => word): Field =>
  ({ op, value }) => {
    if (op === 'is_set') return isSet(column);
    if (op === 'is_not_set') return isNotSet(column);
    // An invalid id matches nothing.
    const meant = words(value)
      .map(meaning)
      .filter((word) => cast !== 'uuid' || isUuid(word));
    // An equality lets an index serve a one-item list in the list's own order; an array would not.
    if (op === 'is' && meant.length === 1) return sql<boolean>`${column} = ${meant[0]}::${sql.raw(cast)}`;
    const values = sql`${meant}::${sql.raw(cast)}[]`;
    return op === 'is' ? sql<boolean>`${column} = any (${values})` : sql<boolean>`(${column} is null or ${column} <> all (${values}))`;
  };

export const text =
  (column: Column): Field =>
  ({ op, value }) => {
    if (op === 'is_set') return sql<boolean>`(${column} is not null and ${column} <> '')`;
    if (op === 'is_not_set') return sql<boolean>`(${column} is null or ${column} = '')`;
    if (op === 'contains') return sql<boolean>`${column} ilike ${like(value, '%', '%')}`;
    if (op === 'not_contains') return sql<boolean>`(${column} is null or ${column} not ilike ${like(value, '%', '%')})`;
    if (op === 'starts_with') return sql<boolean>`${column} ilike ${like(value, '', '%')}`;
    if (op === 'is_not') return sql<boolean>`(${column} is null or ${column} not ilike ${like(value, '', '')})`;
    return sql<boolean>`${column} ilike ${like(value, '', '')}`;
  };

export const number =
  (column: Column): Field =>
  ({ op, value }) => {
    if (op === 'is_set') return isSet(column);
    if (op === 'is_not_set') return isNotSet(column);
    const given = sql`${Number(value)}::float8`;
    if (op === 'greater') return sql<boolean>`${column} > ${given}`;
    if (op === 'less') return sql<boolean>`${column} < ${given}`;
    return op === 'is' ? sql<boolean>`${column} = ${given}` : sql<boolean>`(${column} is null or ${column} <> ${given})`;
  };

/** An amount of the shop's currency: people enter units, the database stores minor units. */
export const amount =
  (column: Column): Field =>
  ({ op, value }, now) => {
    if (op === 'is_set' || op === 'is_not_set') return number(column)({ field: '', op }, now);
    // Whole, so that an index on the column serves: more than 12.499 is more than 1249 cents, less than 12.501 is less than 1251.
    const rounding = op === 'greater' ? 'floor' : op === 'less' ? 'ceil' : 'round';
    const given = sql`(select ${sql.raw(rounding)}(${Number(value)}::numeric * shop_minor_units())::bigint)`;
    if (op === 'greater') return sql<boolean>`${column} > ${given}`;
    if (op === 'less') return sql<boolean>`${column} < ${given}`;
    return op === 'is' ? sql<boolean>`${column} = ${given}` : sql<boolean>`(${column} is null or ${column} <> ${given})`;
  };

export const instant =
  (column: Column): Field =>
  ({ op, value }, now) => {
    if (op === 'is_set') return isSet(column);
    if (op === 'is_not_set') return isNotSet(column);
    if (op === 'before') return sql<boolean>`${column} < ${new Date(String(value))}`;
    if (op === 'after') return sql<boolean>`${column} > ${new Date(String(value))}`;
    const since = new Date(now.getTime() - Number(value) * day);
    return op === 'in_last_days' ? sql<boolean>`${column} >= ${since}` : sql<boolean>`${column} < ${since}`;
  };

export const flag =
  (holds: RawBuilder<boolean>): Field =>
  ({ value }) =>
    value === true ? holds : sql<boolean>`not ${holds}`;

/** A list's filter fields: what the contract says about them, and their SQL. */
export type FilterFields = { fields: Fields; columns: Readonly<Record<string, Field>> };

/** The entire filter as one expression. Refuses a field that the viewer sees masked. */
export function filterSql(filter: Filter, { fields, columns }: FilterFields, viewer: Principal, now: Date): RawBuilder<boolean> {
  refuseMaskedFilter(filter, fields, viewer);
  const { match, conditions } = filter;
  const parts = conditions.map((condition) => {
    const field = own(columns, condition.field);
    if (!field) throw new Error(`The filter field ${condition.field} has no column.`);
    return field(condition, now);
  });
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`;
}
