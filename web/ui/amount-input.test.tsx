import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AmountInput } from './amount-input.tsx';

afterEach(cleanup);

function Form() {
  const [amount, setAmount] = useState('');
  return <AmountInput aria-label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} />;
}
const typed = async (keys: string) => {
  render(<Form />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await userEvent.type(box, keys);
  return box.value;
};

test.each([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  ['12', '12'],
  // Thousands separators are ambiguous, so no amount results.
  ['1.234,50', '1.234,50'],
  ['1,234.50', '1.234.50'],
])('typing %s gives %s', async (keys, expected) => expect(await typed(keys)).toBe(expected));

test('keeps the caret in place', async () => expect(await typed('1250{ArrowLeft}{ArrowLeft},9')).toBe('12.950'));
