import { plans, prices } from '@parley/contract/plans';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import PlanTable from './plan-table.tsx';

afterEach(cleanup);
const cardOf = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent;

test('each plan has the prices that billing asks for, and Free has none', () => {
  render(<PlanTable />);
  for (const { plan, interval, amount } of Object.values(prices))
    expect(cardOf(plans[plan].name)).toContain(`$${Number(amount).toLocaleString('en-US')} a ${interval}`);
  expect(cardOf(plans.free.name)).not.toContain('$');
});
