import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';

type CardChoice<Id extends string> = { id: Id; label: string; text?: string; disabled?: boolean };

type ChoiceCardsProps<Id extends string> = {
  name: string;
  label: string;
  /** Hides the label where the surrounding card already shows it. */
  hideLabel?: boolean;
  choices: readonly CardChoice<Id>[];
  value: Id;
  error?: string | undefined;
  onChange: (id: Id) => void;
};

/** A radio group of cards, each with an explanation. */
export function ChoiceCards<Id extends string>({ name, label, hideLabel = false, choices, value, error, onChange }: ChoiceCardsProps<Id>) {
  const id = useId();
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className={cx('p-0 font-medium', hideLabel ? 'sr-only' : 'mb-1.5')}>{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          className={cx(
            'flex min-h-9 items-start gap-2.5 rounded border px-3 py-2 transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2',
            value === choice.id ? 'border-ink' : 'border-line-strong hover:border-control-line',
            choice.disabled && 'opacity-60',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={value === choice.id}
            disabled={choice.disabled}
            onChange={() => onChange(choice.id)}
            aria-describedby={choice.text ? `${id}-${choice.id}` : undefined}
            aria-label={choice.label}
            className="mt-[3px] size-3.5 shrink-0 accent-ink outline-none"
          />
          <span className="min-w-0">
            <span className="block font-medium">{choice.label}</span>
            {choice.text && (
              <span id={`${id}-${choice.id}`} className="block text-sm text-ink-3">
                {choice.text}
              </span>
            )}
          </span>
        </label>
      ))}
      <div aria-live="polite" className="contents">
        {error && <p className="text-sm text-bad">{error}</p>}
      </div>
    </fieldset>
  );
}
