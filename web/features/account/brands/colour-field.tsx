import X from 'lucide-react/icons/x';
import { formatNumber } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { contrastOn } from './contrast.ts';
import { t } from './messages.ts';

type ColourProps = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  isOptional?: boolean;
  onChange: (colour: string) => void;
};

/** A colour picker with a field for its code; shows whether text on the colour is readable. */
export function ColourField({ name, label, value, error, isOptional = false, onChange }: ColourProps) {
  const contrast = contrastOn(value);
  const words = contrast && {
    ratio: formatNumber(contrast.ratio, { maximumFractionDigits: 1 }),
    ink: t(`brands.ink_${contrast.ink}`),
  };
  const hint = words && (contrast.isGood ? t('brands.contrast_good', words) : t('brands.contrast_poor', words));
  return (
    <Field label={label} hint={hint} error={error} optional={isOptional}>
      <span className="flex items-center gap-2">
        <input
          type="color"
          aria-label={label}
          value={contrast ? value : '#ffffff'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
          className="size-control shrink-0 cursor-pointer rounded border border-line-strong bg-surface p-0.5 pointer-coarse:size-11"
        />
        <Input
          className="min-w-0 flex-1"
          name={name}
          aria-label={t('brands.colour_code', { name: label })}
          placeholder="#17171A"
          maxLength={7}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        {isOptional && value !== '' && <IconButton label={t('brands.colour_clear')} icon={<X />} onClick={() => onChange('')} />}
      </span>
    </Field>
  );
}
