import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** An amount of money as people write it: a comma for its decimals becomes the point that the API takes, where the cursor stands. */
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

/** Thousands are not guessed: with a point in it already, a comma stays, and the field says that this is no amount. */
const withPoint = (text: string) => (text.includes('.') ? text : text.replace(',', '.'));
