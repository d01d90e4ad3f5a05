import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../data/live/state.ts';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { lines, madeAnswer, madeId, madeSettings, openAgent } from './make.ts';

type Asked = {
  playground_id: string;
  turns: { author: string; text: string }[];
  memory: unknown;
  agent?: object;
  engine?: string;
  customer_id: string | null;
};
const asked = (calls: readonly SentRequest[]) => calls.map(({ body }) => body as Asked);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const isWide = (wide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('1200'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  forgetAll();
  isWide(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a conversation goes on with what the AI remembers, and tells how each answer came about', async () => {
  const { server, person } = openAgent('?tab=playground', { [lines.try]: madeAnswer });
  await person.click(await screen.findByRole('button', { name: 'How long does delivery take?' }));
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  await person.type(await field('Message'), 'And abroad?{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(2));
  const [first, second] = asked(server.calls(lines.try));
  expect([first?.memory, second?.memory]).toEqual([null, { step: 1 }]);
  expect(second?.turns).toEqual([
    { author: 'customer', text: 'How long does delivery take?' },
    { author: 'ai', text: 'Three to five working days.' },
    { author: 'customer', text: 'And abroad?' },
  ]);
  const [details] = await screen.findAllByRole('button', { name: /Answered · sure 82% · 12 ms · free · 1 source/ });
  await person.click(details as HTMLElement);
  expect(screen.getByText('search_knowledge')).toBeTruthy();
  expect(screen.getByText(/"query": "delivery"/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/agent-config?tab=knowledge&article=${madeId(1)}`);
});

test('what is not saved yet is tried as well, and it is said', async () => {
  const { server, person } = openAgent('', { [lines.try]: madeAnswer });
  await person.click(await field('Friendly'));
  await person.click(screen.getByRole('tab', { name: 'Playground' }));
  expect(await screen.findByText(/With your unsaved behaviour and guidance/)).toBeTruthy();
  await person.type(await field('Message'), 'Hi{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(1));
  expect(asked(server.calls(lines.try))[0]?.agent).toEqual({ tone: 'friendly' });
});

test('unsaved settings that cannot be right are told, not sent', async () => {
  const { server, person } = openAgent('?tab=guidance', { [lines.try]: madeAnswer });
  await person.click(await screen.findByRole('button', { name: 'Add guidance' }));
  await person.click(screen.getByRole('tab', { name: 'Playground' }));
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('What you changed cannot be tried yet: Give it a name.')).toBeTruthy();
  expect(server.calls(lines.try)).toEqual([]);
});

test('what a language model writes grows while one waits, and what is of another question is not shown', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { server, person } = openAgent('?tab=playground', { [lines.try]: () => new Promise((resolve) => (answer = resolve)) });
  await person.type(await field('Message'), 'Hi{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(1));
  const [sent] = asked(server.calls(lines.try));
  const write = (playground_id: string | null, text: string) =>
    act(() => deliver({ type: 'ai_text', conversation_id: null, playground_id, text, done: false }));
  write(sent?.playground_id ?? null, 'Three to');
  write(madeId(7), 'Something else');
  expect(screen.getByText('Three to')).toBeTruthy();
  expect(screen.queryByText('Something else')).toBeNull();
  await act(async () => answer(madeAnswer));
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  expect(screen.queryByText('Three to')).toBeNull();
});

test('why no answer came is said, and the same is asked again', async () => {
  let works = false;
  const { server, person } = openAgent('?tab=playground', {
    [lines.try]: () => (works ? madeAnswer : problem(409, { code: 'engine.unavailable', detail: 'The provider did not answer in time.' })),
  });
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('No answer: The provider did not answer in time.')).toBeTruthy();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  expect(asked(server.calls(lines.try))[1]?.turns).toEqual([{ author: 'customer', text: 'Hi' }]);
});

test('a hand-over says why, what the person hears, and that nothing has a price yet', async () => {
  const { person } = openAgent('?tab=playground', {
    [lines.try]: {
      ...madeAnswer,
      decision: 'hand_over',
      reason: 'low_confidence',
      summary: 'Asks about kayaks.',
      sources: [],
      run: { ...madeAnswer.run, cost: null },
    },
  });
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('Would fetch a person: it is not sure enough')).toBeTruthy();
  expect(screen.getByText('Asks about kayaks.')).toBeTruthy();
  expect(screen.getByText(/unpriced · No source/)).toBeTruthy();
});

test('engine and customer are chosen; another customer begins another conversation', async () => {
  const { server, person } = openAgent('?tab=playground', {
    [lines.try]: madeAnswer,
    [lines.customers]: {
      results: { conversations: [], products: [], orders: [], customers: [{ id: madeId(30), name: 'Anna Lind', email: null }] },
    },
  });
  await person.selectOptions(await field('Engine'), 'builtin');
  await person.type(await field('Message'), 'Hi{Enter}');
  await screen.findByText('Three to five working days.');
  await person.click(screen.getByRole('button', { name: /^As customer/ }));
  await person.type(await field('Name, e-mail or phone'), 'anna');
  await person.click(await screen.findByRole('button', { name: 'Anna Lind' }));
  await waitFor(() => expect(screen.queryByText('Three to five working days.')).toBeNull());
  await person.type(await field('Message'), 'Where is my order?{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(2));
  const [, second] = asked(server.calls(lines.try));
  expect([second?.customer_id, second?.engine, second?.turns.length]).toEqual([madeId(30), 'builtin', 1]);
});

test('where there is room it stands beside the section, and begins anew on request', async () => {
  isWide(true);
  const { person } = openAgent('?tab=actions', { [lines.try]: madeAnswer });
  await person.click(await screen.findByRole('button', { name: 'Try it' }));
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Playground' })).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Behaviour' }));
  expect(screen.getByText('Three to five working days.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByText('Ask it something')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Message')).toBeNull();
});

test('it says that customers are not answered now', async () => {
  openAgent('?tab=playground', { [lines.read]: { ...madeSettings, enabled: false } });
  expect(await screen.findByText(/The AI is switched off for customers/)).toBeTruthy();
});
