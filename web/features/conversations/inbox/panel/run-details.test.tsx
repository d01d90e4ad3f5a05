import type { Run } from '@parley/contract/runs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeRun } from '../make.ts';
import RunDetails, { decisionWords } from './run-details.tsx';

afterEach(cleanup);
const article = { kind: 'article', id: 'a1', title: 'Exchange policy', score: 0.9, excerpt: '' } as const;

test.each<[Partial<Run>, string]>([
  [{ decision: 'answer', sources: [article] }, 'Answered from 1 source.'],
  [{ decision: 'answer' }, 'Answered without a source.'],
  [{ decision: 'ask' }, 'Asked the customer for missing details.'],
  [{ decision: 'hand_off', reason: 'low_confidence' }, 'Handed off to your team: confidence was too low.'],
  [{ decision: 'hand_off' }, 'Handed off to your team.'],
  [{ decision: 'failed', reason: 'tool_failure' }, 'No engine could answer, so the AI handed off to your team: a tool failed.'],
  [{ decision: 'dropped' }, 'Discarded: a teammate took over, or the customer wrote again.'],
])('%j reads as a plain sentence', (part, words) => expect(decisionWords(makeRun(part))).toBe(words));

test('names the engines tried before, each with the reason it failed', () => {
  const attempts = [
    { engine: 'llm', model: 'large-2', failure: 'timeout: No answer within 20000 ms.' },
    { engine: 'llm', model: '', failure: 'odd: Something new.' },
  ];
  render(<RunDetails run={makeRun({ attempts })} />);
  const items = within(screen.getByRole('list', { name: 'Failed attempts' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'llm · large-2: timed outNo answer within 20000 ms.',
    'llm: oddSomething new.',
  ]);
});

test('shows the instructions, the tool calls with their arguments, and their failures', () => {
  const tools = [
    { name: 'find_order', arguments: { order_number: '#4127' }, ok: true, summary: 'Found order #4127', ms: 31 },
    { name: 'find_customer', arguments: {}, ok: false, summary: 'The tool failed.', ms: 2 },
  ];
  const { container } = render(<RunDetails run={makeRun({ prompt_version: '7', tools })} />);
  expect(container.textContent).toContain('Promptversion 7');
  expect(screen.getAllByLabelText('Arguments').map(({ textContent }) => textContent)).toEqual(['{\n "order_number": "#4127"\n}']);
  expect(screen.getAllByText('failed')).toHaveLength(1);
});

test('the built-in engine has no instructions and no engines tried before', () => {
  const { container } = render(<RunDetails run={makeRun()} />);
  expect(container.textContent).not.toContain('Prompt');
  expect(screen.queryByText('Failed attempts')).toBeNull();
});
