import { formatDateTime, formatDay, formatNumber } from '../../lib/format.ts';
import type { Choice } from '../choice-list.tsx';
import { dayOf, endOfDay, startOfDay } from './days.ts';
import { type Condition, type FilterField, isDays } from './filter.ts';
import { t } from './messages.ts';

/** A condition as a chip shows it: "Status is Open", "Begun in the last 7 days", "Unread: yes". */
export function conditionWords({ op, value }: Condition, field: FilterField): string {
  const { label, type } = field;
  if (type === 'flag') return t('filter.says_flag', { field: label, value: value === true ? t('filter.yes') : t('filter.no') });
  if (isDays(op) && typeof value === 'number')
    return t(op === 'in_last_days' ? 'filter.says_in_last_days' : 'filter.says_more_than_days_ago', { field: label, count: value });
  const operator = operatorWords(field, op);
  if (value === undefined) return t('filter.says_bare', { field: label, operator });
  return t('filter.says_value', { field: label, operator, value: valueWords(value, field) });
}

type OperatorKey = Parameters<typeof t>[0] & `filter.${FilterField['type']}_${Condition['op']}`;

export const operatorWords = ({ type }: Pick<FilterField, 'type'>, op: Condition['op']): string => t(`filter.${type}_${op}` as OperatorKey);

function valueWords(value: NonNullable<Condition['value']>, { type, choices = [] }: FilterField): string {
  if (Array.isArray(value)) return choiceWords(value, choices);
  if (type === 'instant') return instantWords(String(value));
  return typeof value === 'number' ? formatNumber(value, { useGrouping: false }) : String(value);
}

/** A day, where the moment is its first or last; a report's days are the shop's, whose midnight may be within one of the person's. */
function instantWords(value: string): string {
  const day = dayOf(value);
  const isBound = day === '' || Date.parse(value) === Date.parse(startOfDay(day)) || Date.parse(value) === Date.parse(endOfDay(day));
  return isBound ? formatDay(value) : formatDateTime(value);
}

function choiceWords(ids: readonly string[], choices: readonly Choice[]): string {
  const names = ids.map((id) => choices.find((choice) => choice.id === id)?.label ?? '…');
  const [first = ''] = names;
  return names.length > 2 ? t('filter.or_more', { first, count: names.length - 1 }) : names.join(', ');
}
