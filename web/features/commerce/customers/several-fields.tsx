import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

type SeveralProps = {
  /** `emails` or `phones`, as the contract calls them. */
  name: string;
  label: string;
  hint?: string;
  add: string;
  nth: (number: number) => string;
  remove: (number: number) => string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error: (path: string) => string | undefined;
  most: number;
  input?: ComponentProps<typeof Input>;
};

/** Several values of one kind, the first one primary. Empty lines are ignored. */
export function SeveralFields({ name, label, hint, add, nth, remove, values, onChange, error, most, input }: SeveralProps) {
  const [isAdding, setAdding] = useState(values.length === 0);
  const shown = isAdding ? [...values, ''] : values;
  const put = (place: number, text: string) => {
    if (place === values.length) setAdding(false);
    onChange(place === values.length ? [...values, text] : values.map((value, at) => (at === place ? text : value)));
  };
  const drop = (place: number) => {
    if (place === values.length) setAdding(false);
    else onChange(values.filter((_, at) => at !== place));
  };
  const toTop = (place: number) => onChange([values[place] ?? '', ...values.filter((_, at) => at !== place)]);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {shown.map((value, place) => {
        const problem = error(`${name}.${place}`) ?? (place === 0 ? error(name) : undefined);
        return (
          // Lines have no id, so the index is the key.
          <div key={place} className="grid gap-1">
            <span className="flex items-center gap-1">
              <Input
                {...input}
                className="min-w-0 flex-1"
                name={`${name}.${place}`}
                aria-label={nth(place + 1)}
                aria-invalid={problem ? true : undefined}
                value={value}
                onChange={({ target }) => put(place, target.value)}
                onBlur={() => value.trim() === '' && place < values.length && drop(place)}
              />
              {place > 0 && value !== '' && (
                <IconButton label={t('customers.make_first', { number: place + 1 })} icon={<ArrowUp />} onClick={() => toTop(place)} />
              )}
              <IconButton label={remove(place + 1)} icon={<X />} onClick={() => drop(place)} />
            </span>
            {problem && (
              <span role="alert" className="text-sm text-bad">
                {problem}
              </span>
            )}
          </div>
        );
      })}
      {hint && values.length > 1 && <p className="text-sm text-ink-3">{hint}</p>}
      {!isAdding && values.length < most && (
        <Button variant="ghost" className="justify-self-start" icon={<Plus />} onClick={() => setAdding(true)}>
          {add}
        </Button>
      )}
    </fieldset>
  );
}
