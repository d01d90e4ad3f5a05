import { type Condition, type Fields, issueOf, mostConditions, needsValue, operators } from '@parley/contract/filters';
import { useMemo } from 'react';
import { useMay } from './auth.ts';

/** The fields that somebody can filter by: not those they see masked. */
export function useUnmasked<Name extends string>(fields: Fields, names: readonly Name[]): Name[] {
  const isPersonalSeen = useMay('personal_data:read');
  return useMemo(() => names.filter((name) => isPersonalSeen || !fields[name]?.personal), [fields, names, isPersonalSeen]);
}

/** What a list's filter builder needs from the contract: the operators of each type, and whether a condition is complete. */
export const filterGrammar = (fields: Fields) => ({
  operators: operators,
  needsValue,
  isComplete: (condition: Condition) => issueOf(condition, fields) === undefined,
  most: mostConditions,
});
