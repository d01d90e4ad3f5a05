import { useState } from 'react';
import { Select } from '../select.tsx';
import { operatorWords } from './condition-words.ts';
import { compareBy, type Condition, type FilterField, type Grammar, type Operator } from './filter.ts';
import { ValueEditor } from './value-editor.tsx';
import { t } from './messages.ts';

type EditorProps = {
  field: FilterField;
  condition: Condition;
  grammar: Grammar;
  /** Called with every complete condition; incomplete ones stay local. */
  onChange: (condition: Condition) => void;
  onDone: () => void;
};

/** Edits one condition: its operator and its value. Changes apply immediately. */
export function ConditionEditor({ field, condition, grammar, onChange, onDone }: EditorProps) {
  const [draft, setDraft] = useState(condition);
  const [isCompared, setCompared] = useState(false);
  const change = (next: Condition) => {
    setDraft(next);
    if (grammar.isComplete(next)) onChange(next);
  };
  const operators = grammar.operators[field.type];
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <b className="min-w-0 truncate px-1">{field.label}</b>
        {operators.length > 1 && (
          <Select
            aria-label={t('filter.operator')}
            className="ms-auto"
            value={draft.op}
            onChange={({ target }) => {
              setCompared(true);
              change(compareBy(draft, target.value as Operator, grammar));
            }}
          >
            {operators.map((op) => (
              <option key={op} value={op}>
                {operatorWords(field, op)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {grammar.needsValue(draft.op) && (
        <ValueEditor
          condition={draft}
          field={field}
          focusFirst={!isCompared}
          onChange={(value) => change({ field: draft.field, op: draft.op, value })}
          onDone={onDone}
        />
      )}
    </div>
  );
}
