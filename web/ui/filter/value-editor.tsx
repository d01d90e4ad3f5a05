import { useEffect, useEffectEvent, useState } from 'react';
import { ChoiceList } from '../choice-list.tsx';
import { Input } from '../input.tsx';
import { Skeleton } from '../skeleton.tsx';
import { dayOf } from './days.ts';
import { boundOf, type Condition, type FilterField, isDays, type Value } from './filter.ts';
import { t } from './messages.ts';

type EditorProps = {
  condition: Condition;
  field: FilterField;
  /** Focuses the field; false while the arrow keys move through the operators. */
  focusFirst: boolean;
  onChange: (value: Value | undefined) => void;
  /** Enter in a field finishes editing. */
  onDone: () => void;
};

/** The input for a condition's value, by the field's type. */
export function ValueEditor(props: EditorProps) {
  const { field, condition } = props;
  if (field.type === 'choice') return <Choices {...props} />;
  if (field.type === 'flag') return <YesOrNo {...props} />;
  if (field.type === 'instant' && !isDays(condition.op)) return <Day {...props} />;
  return <Typed key={condition.op} {...props} />;
}

function Choices({ condition: { value }, field, onChange }: EditorProps) {
  const chosen = Array.isArray(value) ? value : [];
  if (field.isLinked) return <p className="px-1 py-1 text-ink-3">{t('filter.linked')}</p>;
  if (!field.choices) return <Skeleton className="m-2.5" width="60%" />;
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <ChoiceList label={field.label} choices={field.choices} chosen={chosen} onChoose={toggle} className="-mx-1 -mb-1" />
      {value !== undefined && chosen.length === 0 && <p className="px-1 pt-1 text-sm text-ink-3">{t('filter.choose_one')}</p>}
    </>
  );
}

function YesOrNo({ condition: { value }, field, onChange }: EditorProps) {
  return (
    <fieldset className="flex gap-4 px-1 py-1">
      <legend className="sr-only">{field.label}</legend>
      {([true, false] as const).map((answer) => (
        <label key={String(answer)} className="flex min-h-control items-center gap-2 pointer-coarse:min-h-11">
          <input type="radio" name={field.id} checked={value === answer} onChange={() => onChange(answer)} className="accent-ink" />
          {answer ? t('filter.yes') : t('filter.no')}
        </label>
      ))}
    </fieldset>
  );
}

function Day({ condition: { op, value }, field, focusFirst, onChange, onDone }: EditorProps) {
  return (
    <Input
      type="date"
      aria-label={field.label}
      autoFocus={focusFirst}
      value={typeof value === 'string' ? dayOf(value) : ''}
      onChange={({ target }) => onChange(target.value ? boundOf(target.value, op) : undefined)}
      onKeyDown={(event) => event.key === 'Enter' && onDone()}
    />
  );
}

/** The delay in milliseconds: long enough that typing a word causes one request. */
const settles = 300;

/** Text and numbers apply after a pause in typing, on Enter, and on unmount. */
function Typed({ condition: { op, value }, field, focusFirst, onChange, onDone }: EditorProps) {
  const isNumber = field.type !== 'text';
  const [words, setWords] = useState(value === undefined ? '' : String(value));
  const take = () => {
    const text = words.trim();
    const entered = text === '' ? undefined : isNumber ? Number(text) : text;
    if (entered !== value) onChange(entered);
  };
  const settle = useEffectEvent(take);
  useEffect(() => {
    const timer = setTimeout(settle, settles);
    return () => clearTimeout(timer);
  }, [words]);
  useEffect(() => () => settle(), []);
  const press = (key: string) => {
    if (key !== 'Enter') return;
    take();
    onDone();
  };
  return (
    <Input
      type={isNumber ? 'number' : 'text'}
      {...(isNumber && { inputMode: 'numeric', step: isDays(op) ? 1 : 'any', min: isDays(op) ? 0 : undefined })}
      autoFocus={focusFirst}
      maxLength={200}
      aria-label={t('filter.value')}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={(event) => press(event.key)}
      {...(isDays(op) && { end: <span className="pe-2 text-sm text-ink-3">{t('filter.days')}</span> })}
    />
  );
}
