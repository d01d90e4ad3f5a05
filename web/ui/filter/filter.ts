import type { Choice } from '../choice-list.tsx';
import { dayOf, endOfDay, startOfDay } from './days.ts';

/** The filter of any list: conditions on fields, joined by all or any. The types of fields and their operators are few and fixed. */
export type FieldType = 'choice' | 'text' | 'number' | 'instant' | 'flag';
export type Operator =
  | 'is'
  | 'is_not'
  | 'is_set'
  | 'is_not_set'
  | 'contains'
  | 'not_contains'
  | 'starts_with'
  | 'greater'
  | 'less'
  | 'before'
  | 'after'
  | 'in_last_days'
  | 'more_than_days_ago';
export type Value = string[] | string | number | boolean;
export type Condition = { field: string; op: Operator; value?: Value | undefined };
export type Filter = { match: 'all' | 'any'; conditions: Condition[] };

/**
 * A field of a list with its label. A field of type choice lists its options; undefined while they load. `isLinked`: only a link sets it, since
 * nobody picks from so many options.
 */
export type FilterField = { id: string; label: string; type: FieldType; choices?: readonly Choice[] | undefined; isLinked?: boolean };

/** Which operators a type has, which of them take no value, and whether a condition is complete. */
export type Grammar = {
  operators: Readonly<Record<FieldType, readonly Operator[]>>;
  needsValue: (op: Operator) => boolean;
  isComplete: (condition: Condition) => boolean;
  /** Most conditions in a filter. */
  most: number;
};

export const noFilter: Filter = { match: 'all', conditions: [] };

/** An incomplete condition: an operator without a value. A boolean is complete at once. */
export function beginCondition({ id, type }: FilterField, { operators }: Grammar): Condition {
  const [op = 'is'] = operators[type];
  return type === 'flag' ? { field: id, op, value: true } : { field: id, op };
}

/** The same condition with another operator; its value stays where it still makes sense. */
export function compareBy({ field, op: before, value }: Condition, op: Operator, { needsValue }: Pick<Grammar, 'needsValue'>): Condition {
  if (!needsValue(op) || value === undefined || isDays(op) !== isDays(before)) return { field, op };
  return { field, op, value: isDate(op) ? boundOf(dayOf(String(value)), op) : value };
}

const isDate = (op: Operator) => op === 'before' || op === 'after';
export const isDays = (op: Operator): boolean => op === 'in_last_days' || op === 'more_than_days_ago';

/** The instant that "before" or "after" a day means. */
export const boundOf = (day: string, op: Operator): string => (op === 'before' ? startOfDay(day) : endOfDay(day));
