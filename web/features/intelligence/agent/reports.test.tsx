import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, problem } from '../../../data/make.ts';
import { lines, madeAnswer, madeId, madeReport, openAgent } from './make.ts';

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

test('a report keeps the messages before the answer and why it was given, and can be replayed', async () => {
  const report = { ...madeReport, run_id: madeId(91), reason: 'should_hand_off' as const };
  const evidence = {
    turns: [{ author: 'customer', text: 'Do you deliver to Mars?' }],
    text: report.text,
    run: {
      ...madeAnswer.run,
      id: madeId(91),
      conversation_id: madeId(90),
      message_id: null,
      decision: 'answer',
      reason: null,
    },
    trace: { ...madeAnswer.trace, skills: [{ skill: 'delivery_period', fit: 0.9, evidence: 0.8, coverage: 1, score: 0.9, explains: [] }] },
  };
  let broken = true;
  const { person } = openAgent('?tab=reports', {
    [lines.reports]: list(report),
    [lines.report(report.id)]: () => (broken ? problem(500, { detail: 'No.' }) : { ...report, evidence }),
  });
  expect(await screen.findByText('Should hand off', { selector: 'span' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe(
    `/agent-config?tab=playground&replay=${madeId(90)}&run=${madeId(91)}`,
  );
  const toggle = screen.getByRole('button', { name: 'Details' });
  await person.click(toggle);
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await person.click(again);
  expect(await screen.findByText('Do you deliver to Mars?')).toBeTruthy();
  expect(screen.getByText(/“Delivery time” fits best/)).toBeTruthy();
  expect(screen.getByText('search_knowledge')).toBeTruthy();
  expect(screen.getByText('version 3')).toBeTruthy();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

test('an old report says that what it kept was removed', async () => {
  const { person } = openAgent('?tab=reports', {
    [lines.reports]: list(madeReport),
    [lines.report(madeReport.id)]: { ...madeReport, evidence: null },
  });
  await person.click(await screen.findByRole('button', { name: 'Details' }));
  expect(await screen.findByText('The messages and the run kept with this report were removed.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Replay' })).toBeNull();
});
