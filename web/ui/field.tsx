import { type ReactNode, useId, useMemo } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** Replaces the hint visually; screen readers get both. */
  error?: string | undefined;
  required?: boolean;
  /** Shows "optional" beside the label, where most of the fields are required. */
  optional?: boolean;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  className?: string;
  /** Labels one Input, PasswordInput, Textarea or Select, which finds its label, hint and error through the context. */
  children: ReactNode;
};

export function Field({ label, hint, error, required = false, optional = false, aside, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const control = useMemo(() => ({ id, describedBy: described, invalid: Boolean(error), required }), [id, described, error, required]);
  return (
    <div className={cx('relative grid gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <span className="ms-1.5 font-normal text-ink-3">{t('ui.optional')}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {/* Reached after the control, so that Tab leads from one field into the next. */}
      {aside && <div className="absolute end-0 top-0 text-sm text-ink-3">{aside}</div>}
      {hint && (
        <p id={`${id}-hint`} className={cx('text-sm text-ink-3', error && 'sr-only')}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="text-sm text-bad">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
