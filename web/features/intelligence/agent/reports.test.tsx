import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, problem } from '../../../data/make.ts';
import { lines, madeId, madeReport, openAgent } from './make.ts';

const list = (...items: unknown[]) => ({ items, next_cursor: null });

beforeEach(() => {
  forgetAll();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a report shows its reason, links to the message, and can be marked as fixed', async () => {
  const { server, person } = openAgent('?tab=reports', {
    [lines.reports]: list(madeReport),
    [lines.decide(madeReport.id)]: { ...madeReport, state: 'fixed' },
  });
  expect(await screen.findByText('We deliver on Mars.')).toBeTruthy();
  expect(screen.getByText('We do not.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conversation 118' }).getAttribute('href')).toBe(`/inbox?conversation=${madeId(90)}&message=4`);
  expect(server.calls(lines.reports)[0]?.url.search).toBe('?state=open');
  await person.click(screen.getByRole('button', { name: 'Mark as fixed' }));
  await waitFor(() => expect(server.calls(lines.decide(madeReport.id)).map(({ body }) => body)).toEqual([{ state: 'fixed' }]));
});

test('closed reports are shown on demand and can be reopened', async () => {
  const decided = { ...madeReport, state: 'dismissed' as const, decided_by: 'Mara Visser' };
  const { server, person } = openAgent('?tab=reports', {
    [lines.reports]: list(decided),
    [lines.decide(madeReport.id)]: madeReport,
  });
  await person.selectOptions(await screen.findByLabelText('Status'), 'all');
  expect(await screen.findByText('Dismissed by Mara Visser')).toBeTruthy();
  await waitFor(() => expect(server.calls(lines.reports).at(-1)?.url.search).toBe(''));
  await person.click(screen.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(server.calls(lines.decide(madeReport.id)).map(({ body }) => body)).toEqual([{ state: 'open' }]));
});

test('an empty list explains where reports come from, and a failure can be retried', async () => {
  let broken = true;
  const { person } = openAgent('?tab=reports', { [lines.reports]: () => (broken ? problem(403, { detail: 'No.' }) : list()) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await person.click(again);
  expect(await screen.findByText('No reported answers')).toBeTruthy();
});
