import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { t } from '../messages.ts';

type NumberFieldProps = {
  name: string;
  label: string;
  hint?: string;
  unit: string;
  /** NaN while the field is empty, which validation refuses. */
  value: number;
  min: number;
  max: number;
  step?: number;
  error?: string | undefined;
  onChange: (value: number) => void;
};

export function NumberField({ name, label, hint, unit, value, min, max, step = 1, error, onChange }: NumberFieldProps) {
  // The stored value may use another unit, so the field validates its own range.
  const isOutside = !(value >= min && value <= max);
  return (
    <Field label={label} hint={hint} error={error && isOutside ? t('agent.between', { least: min, most: max }) : error}>
      <span className="flex items-center gap-2">
        <Input
          name={name}
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          className="w-[110px]"
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <span className="text-ink-3">{unit}</span>
      </span>
    </Field>
  );
}
