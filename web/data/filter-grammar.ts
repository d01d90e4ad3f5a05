import { type Condition, type Fields, faultOf, needsValue, operators } from '@parley/contract/filters';

/** What a list's filter builder needs to know of the contract: the operators of each type, and whether a condition is complete. */
export const filterGrammar = (fields: Fields) => ({
  operators: operators,
  needsValue,
  isWhole: (condition: Condition) => faultOf(condition, fields) === undefined,
  // As the contract has it in `filterOf`.
  most: 20,
});
