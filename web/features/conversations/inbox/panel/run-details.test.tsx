import type { Run } from '@parley/contract/runs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeRun } from '../make.ts';
import RunDetails, { decisionWords } from './run-details.tsx';

afterEach(cleanup);
const article = { kind: 'article', id: 'a1', title: 'Exchange policy', score: 0.9, excerpt: '' } as const;

test.each<[Partial<Run>, string]>([
  [{ decision: 'answer', sources: [article] }, 'It answered from 1 source.'],
  [{ decision: 'answer' }, 'It answered, and rested on no source.'],
  [{ decision: 'ask' }, 'It asked the customer: something it needed to know was missing.'],
  [{ decision: 'hand_over', reason: 'low_confidence' }, 'It fetched a person: it was not sure enough.'],
  [{ decision: 'hand_over' }, 'It fetched a person.'],
  [{ decision: 'failed', reason: 'tool_failure' }, 'No engine could answer, so that a person was fetched: something it needed failed.'],
  [{ decision: 'dropped' }, 'A person took over while it worked, or the customer wrote more: what it made was thrown away.'],
])('%j is told as one would tell a colleague', (part, words) => expect(decisionWords(makeRun(part))).toBe(words));

test('engines that were tried before are named, each with why it could not answer', () => {
  const attempts = [
    { engine: 'llm', model: 'large-2', failure: 'timeout: It took more than 20000 ms.' },
    { engine: 'llm', model: '', failure: 'odd: Something new.' },
  ];
  render(<RunDetails run={makeRun({ attempts })} />);
  const items = within(screen.getByRole('list', { name: 'Tried before' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'llm · large-2: it took too longIt took more than 20000 ms.',
    'llm: oddSomething new.',
  ]);
});

test('what it was told, what it did with which arguments, and what failed of it', () => {
  const tools = [
    { name: 'find_order', arguments: { order_number: '#4127' }, ok: true, summary: 'Found order #4127', ms: 31 },
    { name: 'find_customer', arguments: {}, ok: false, summary: 'The tool failed.', ms: 2 },
  ];
  const { container } = render(<RunDetails run={makeRun({ prompt_version: '7', tools })} />);
  expect(container.textContent).toContain('Instructionsversion 7');
  expect(screen.getAllByLabelText('Asked with').map(({ textContent }) => textContent)).toEqual(['{\n "order_number": "#4127"\n}']);
  expect(screen.getAllByText('failed')).toHaveLength(1);
});

test('the built-in engine has no instructions, and nothing was tried before it', () => {
  const { container } = render(<RunDetails run={makeRun()} />);
  expect(container.textContent).not.toContain('Instructions');
  expect(screen.queryByText('Tried before')).toBeNull();
});
