import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { madeOrder } from '../../lists/lists/make.tsx';
import { madeFullOrder } from './make.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderPayments } from './order-payments.tsx';

afterEach(cleanup);

const entry = {
  id: '0195b4f2-7c1e-7000-8000-0000000000f1',
  kind: 'refund' as const,
  amount: '4.00',
  method: 'card',
  method_label: 'Visa ···· 4242',
  reason: null,
  actor: null,
  refund_id: null,
  at: '2026-11-20T10:22:00.000Z',
  provider_state: 'pending' as const,
  provider_error: null,
};

test('a refund shows how far it is, and one that failed what to do', () => {
  const failed = {
    ...entry,
    id: `${entry.id.slice(0, -1)}2`,
    provider_state: 'failed' as const,
    provider_error: 'Refund the amount again.',
  };
  render(<OrderPayments order={madeFullOrder(madeOrder(7), { ledger: [entry, failed] })} />);
  expect(screen.getByText('Pending')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
  expect(screen.getByText('Refund the amount again.')).toBeTruthy();
});

test('an open dispute shows its due date, a closed one its outcome', () => {
  const dispute = {
    id: entry.id,
    state: 'needs_response' as const,
    reason: 'product_not_received',
    amount: '11.00',
    currency: 'EUR',
    due_at: '2026-12-01T10:00:00.000Z',
    opened_at: entry.at,
  };
  render(<OrderPayments order={madeFullOrder(madeOrder(7), { disputes: [dispute] })} />);
  expect(screen.getByText('Reason: product not received')).toBeTruthy();
  expect(screen.getByText(/Respond in the Stripe Dashboard by/)).toBeTruthy();
  cleanup();
  render(<OrderPayments order={madeFullOrder(madeOrder(7), { disputes: [{ ...dispute, state: 'lost' }] })} />);
  expect(screen.getByText('Lost')).toBeTruthy();
  expect(screen.queryByText(/Respond in/)).toBeNull();
});

test('an order without card payments shows nothing', () => {
  const { container } = render(<OrderPayments order={madeFullOrder(madeOrder(7))} />);
  expect(container.textContent).toBe('');
});

test('every refund that counts is listed, also by amount alone or over several methods, with who and why', () => {
  const parts = { id: entry.id, amount: '9.00', shipping: '0.00', adjustment: '0.00', owed_again: false, at: entry.at };
  const line = { line_id: entry.id, name: 'Rain jacket', quantity: 1, amount: '9.00', restocked: 0, cancelled: 1 };
  const given = (at: number, amount: string, more: object) => ({ ...entry, id: `${entry.id.slice(0, -1)}${at}`, amount, ...more });
  const ledger = [
    given(1, '50.00', { kind: 'payment' }),
    given(2, '5.00', { refund_id: parts.id, provider_state: null }),
    given(3, '4.00', { refund_id: parts.id, provider_state: null }),
    given(4, '3.33', { provider_state: null, reason: 'Late parcel', actor: 'Mara Visser' }),
    given(5, '7.00', { provider_state: 'failed' }),
  ];
  render(<OrderRefunds order={madeFullOrder(madeOrder(7), { ledger, refunds: [{ ...parts, lines: [line] }], refunded: '12.33' })} />);
  expect(screen.getAllByText(/^Refund of/).map(({ textContent: text }) => text)).toEqual(['Refund of €9.00', 'Refund of €3.33']);
  expect(screen.getByText('1 × Rain jacket: €9.00')).toBeTruthy();
  expect(screen.getByText(/Mara Visser.*Late parcel/)).toBeTruthy();
});
