import { type Collection, collectionRuleFields } from '@parley/contract/collections';
import { type Filter, readFilter } from '@parley/contract/filters';
import { productFieldNames } from '../product-filter-fields.ts';

/** The fields that a rule can ask for. */
export const ruleFieldNames = productFieldNames.filter((name) => name in collectionRuleFields);

/** A collection's rule as a filter; null for a manual one. */
export const ruleOf = ({ rule }: Pick<Collection, 'rule'>): Filter | null => rule && readFilter(JSON.stringify(rule), collectionRuleFields);
