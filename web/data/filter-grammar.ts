import { type Condition, type Fields, issueOf, most, needsValue, operators } from '@parley/contract/filters';

/** What a list's filter builder needs from the contract: the operators of each type, and whether a condition is complete. */
export const filterGrammar = (fields: Fields) => ({
  operators: operators,
  needsValue,
  isComplete: (condition: Condition) => issueOf(condition, fields) === undefined,
  most,
});
