import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { ChoiceList } from '../choice-list.tsx';
import type { LayerProps } from '../on-demand.tsx';
import { PopoverOrSheet } from '../popover-or-sheet.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { beginCondition, type Condition, type FilterField, type Grammar } from './filter.ts';
import { t } from './messages.ts';

type ConditionLayerProps = LayerProps & {
  fields: readonly FilterField[];
  grammar: Grammar;
  /** The condition to change; without one, a field is chosen first. */
  condition?: Condition;
  /** Called with each complete condition; `isAgain` when it replaces the previous one since the layer was opened. */
  onChange: (condition: Condition, isAgain: boolean) => void;
};

/** Edits a condition's field, operator and value. */
export default function ConditionLayer({ trigger, open, onOpenChange, ...rest }: ConditionLayerProps) {
  return (
    <PopoverOrSheet
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      label={rest.condition ? t('filter.filter') : t('filter.add')}
      className="w-[280px] p-2!"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t('filter.done')}
        </Button>
      }
    >
      <Steps {...rest} onDone={() => onOpenChange(false)} />
    </PopoverOrSheet>
  );
}

type StepsProps = Omit<ConditionLayerProps, keyof LayerProps> & { onDone: () => void };

/** Remounted each time the layer opens. */
function Steps({ fields, grammar, condition, onChange, onDone }: StepsProps) {
  const [begun, setBegun] = useState(condition);
  const isReported = useRef(false);
  const report = (next: Condition) => {
    onChange(next, isReported.current);
    isReported.current = true;
  };
  const field = fields.find(({ id }) => id === begun?.field);
  const choose = (id: string) => {
    const chosen = fields.find((one) => one.id === id);
    if (!chosen) return;
    const first = beginCondition(chosen, grammar);
    setBegun(first);
    if (grammar.isComplete(first)) report(first);
  };
  if (!begun || !field)
    return (
      <ChoiceList
        label={t('filter.choose_field')}
        choices={fields.flatMap(({ id, label, isLinked }) => (isLinked ? [] : [{ id, label }]))}
        onChoose={choose}
        className="-mx-1 -my-1"
      />
    );
  return <ConditionEditor field={field} condition={begun} grammar={grammar} onChange={report} onDone={onDone} />;
}
