import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';
import { pathsOf, shownLabels, ticksTo } from './scale.ts';

afterEach(cleanup);

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [100, [0, 25, 50, 75, 100]],
  [84_120, [0, 25_000, 50_000, 75_000, 100_000]],
  [0.4, [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
])('an axis up to %d has the ticks %j', (largest, ticks) => expect(ticksTo(largest)).toEqual(ticks));

test('a line has a gap where a value is missing', () => {
  expect(pathsOf([0, 10, null, 5], [0, 10])).toEqual(['M0 100L33.33 0', 'M100 50']);
  expect(pathsOf([4], [0, 4])).toEqual(['M50 0']);
});

test('labels are thinned out, keeping the first and the last', () => {
  expect(shownLabels(3, 5)).toEqual([0, 1, 2]);
  expect(shownLabels(30, 5)).toEqual([0, 7, 15, 22, 29]);
});

const chart = (
  <LineChart
    label="Revenue"
    labels={['21 Oct', '22 Oct', '23 Oct']}
    series={[
      { id: 'all', label: 'All', tone: 'ink', values: [10, null, 30] },
      { id: 'chat', label: 'Sold in chat', tone: 'ai', values: [1, 2, 3] },
    ]}
    format={(value) => `€${value}`}
  />
);

test('the arrow keys read each point with its day and all its values', async () => {
  render(chart);
  const line = screen.getByRole('slider', { name: 'Revenue' });
  expect(line.getAttribute('aria-valuetext')).toBe('23 Oct: All €30, Sold in chat €3');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(line);
  await userEvent.keyboard('{ArrowLeft}');
  expect(line.getAttribute('aria-valuetext')).toBe('22 Oct: All –, Sold in chat €2');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(line.getAttribute('aria-valuetext')).toBe('21 Oct: All €10, Sold in chat €1');
  await userEvent.keyboard('{End}');
  expect(screen.getAllByText('23 Oct').length).toBe(2);
});

test('the same data is available as a table', async () => {
  render(chart);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'All', 'Sold in chat'],
    ['21 Oct', '€10', '€1'],
    ['22 Oct', '–', '€2'],
    ['23 Oct', '€30', '€3'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('slider')).toBeTruthy();
});
