import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A money field that accepts a decimal comma: it becomes the point that the API takes, and the caret stays in place. */
export function AmountInput({ onChange, ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      inputMode="decimal"
      {...rest}
      onChange={(event) => {
        const { target } = event;
        const { selectionStart } = target;
        if (target.value !== withPoint(target.value)) {
          target.value = withPoint(target.value);
          target.setSelectionRange(selectionStart, selectionStart);
        }
        onChange?.(event);
      }}
    />
  );
}

/** Thousands separators are ambiguous: once there is a point, a comma stays and the field shows an error. */
const withPoint = (text: string) => (text.includes('.') ? text : text.replace(',', '.'));
