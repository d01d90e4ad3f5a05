import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BulkProgress, type Progress } from './bulk-progress.tsx';

afterEach(cleanup);

const run = { state: 'done', total: 120, done: 100, failed: 20, failures: [], mayUndo: true } satisfies Progress;

test.each([
  ['running', '120 of 120 done'],
  ['done', '100 updated. 20 couldn’t be updated.'],
  ['undoing', '120 of 120 undone'],
  ['undone', 'Changes undone. 20 couldn’t be updated.'],
] as const)('a bulk run that is %s counts each row once', (state, words) => {
  render(<BulkProgress progress={{ ...run, state }} onUndo={() => undefined} onClose={() => undefined} />);
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(words);
});
