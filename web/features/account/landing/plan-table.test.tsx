import { planNames, plans, prices } from '@parley/contract/plans';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import PlanTable from './plan-table.tsx';

afterEach(cleanup);

test('each plan has the price that billing asks for, and Free has none', () => {
  render(<PlanTable />);
  for (const plan of planNames) {
    const heading = screen.getByRole('heading', { name: plans[plan].name });
    const priceOf = (length: 'monthly' | 'yearly') =>
      `$${Number(prices[plan === 'free' ? 'scale_monthly' : `${plan}_${length}`].amount).toLocaleString('en-US')}`;
    const shown = [...(heading.parentElement?.querySelectorAll(':scope > p:last-of-type') ?? [])].map(({ textContent }) => textContent);
    expect(shown).toEqual([plan === 'free' ? 'Free' : `${priceOf('monthly')} a monthor ${priceOf('yearly')} a year`]);
  }
});
