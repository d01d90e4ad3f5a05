import type { HTMLAttributes, ReactElement } from 'react';
import type { Condition, Filter, FilterField, Grammar } from './filter.ts';
import { ConditionLayer } from './layer.ts';

type AddProps = {
  fields: readonly FilterField[];
  grammar: Grammar;
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** The button that adds a condition. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** Adds a condition: it joins the filter, as its last, as soon as it is complete, and keeps changing while the editor is open. */
export function AddCondition({ fields, grammar, filter: { match, conditions }, onChange, children }: AddProps) {
  const put = (condition: Condition, isAgain: boolean) =>
    onChange({ match, conditions: [...(isAgain ? conditions.slice(0, -1) : conditions), condition] });
  return <ConditionLayer trigger={children} fields={fields} grammar={grammar} onChange={put} />;
}
