import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../data/live/state.ts';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { lines, madeAnswer, madeId, madeSettings, openAgent } from './make.ts';

type SentBody = {
  playground_id: string;
  turns: { author: string; text: string }[];
  memory: unknown;
  agent?: object;
  engine?: string;
  customer_id: string | null;
};
const bodiesOf = (calls: readonly SentRequest[]) => calls.map(({ body }) => body as SentBody);
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

test('a conversation continues with what the AI remembers, and explains each answer', async () => {
  const { server, person } = openAgent('?tab=playground', { [lines.try]: madeAnswer });
  await person.click(await screen.findByRole('button', { name: 'How long does delivery take?' }));
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  await person.type(await field('Message'), 'And abroad?{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(2));
  const [first, second] = bodiesOf(server.calls(lines.try));
  expect([first?.memory, second?.memory]).toEqual([null, { step: 1 }]);
  expect(second?.turns).toEqual([
    { author: 'customer', text: 'How long does delivery take?' },
    { author: 'ai', text: 'Three to five working days.' },
    { author: 'customer', text: 'And abroad?' },
  ]);
  const [details] = await screen.findAllByRole('button', { name: /Answered · confidence 82% · 12 ms · free · 1 source/ });
  await person.click(details as HTMLElement);
  expect(screen.getByText('search_knowledge')).toBeTruthy();
  expect(screen.getByText(/"query": "delivery"/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/agent-config?tab=knowledge&article=${madeId(1)}`);
});

test('tries unsaved changes as well, and says so', async () => {
  const { server, person } = openAgent('', { [lines.try]: madeAnswer });
  await person.click(await field('Friendly'));
  await person.click(screen.getByRole('tab', { name: 'Playground' }));
  expect(await screen.findByText(/This chat uses your unsaved behavior and guidance/)).toBeTruthy();
  await person.type(await field('Message'), 'Hi{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(1));
  expect(bodiesOf(server.calls(lines.try))[0]?.agent).toEqual({ tone: 'friendly' });
});

test('reports invalid unsaved settings instead of sending them', async () => {
  const { server, person } = openAgent('?tab=guidance', { [lines.try]: madeAnswer });
  await person.click(await screen.findByRole('button', { name: 'Add guidance' }));
  await person.click(screen.getByRole('tab', { name: 'Playground' }));
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('Your changes can’t be tested yet: Enter a name.')).toBeTruthy();
  expect(server.calls(lines.try)).toEqual([]);
});

test('streams a language model’s text, and ignores the text of another question', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { server, person } = openAgent('?tab=playground', { [lines.try]: () => new Promise((resolve) => (answer = resolve)) });
  await person.type(await field('Message'), 'Hi{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(1));
  const [sent] = bodiesOf(server.calls(lines.try));
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

test('says why there is no answer, and can ask again', async () => {
  let works = false;
  const { server, person } = openAgent('?tab=playground', {
    [lines.try]: () => (works ? madeAnswer : problem(409, { code: 'engine.unavailable', detail: 'The provider did not answer in time.' })),
  });
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('No answer: The provider did not answer in time.')).toBeTruthy();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  expect(bodiesOf(server.calls(lines.try))[1]?.turns).toEqual([{ author: 'customer', text: 'Hi' }]);
});

test('a handoff shows the reason, the summary for the team, and no price yet', async () => {
  const { person } = openAgent('?tab=playground', {
    [lines.try]: {
      ...madeAnswer,
      decision: 'hand_off',
      reason: 'low_confidence',
      summary: 'Asks about kayaks.',
      sources: [],
      run: { ...madeAnswer.run, cost: null },
    },
  });
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('Would hand off: confidence was too low')).toBeTruthy();
  expect(screen.getByText('Asks about kayaks.')).toBeTruthy();
  expect(screen.getByText(/cost unknown · No sources/)).toBeTruthy();
});

test('engine and customer can be chosen; another customer starts another conversation', async () => {
  const { server, person } = openAgent('?tab=playground', {
    [lines.try]: madeAnswer,
    [lines.customers]: {
      results: { conversations: [], products: [], orders: [], customers: [{ id: madeId(30), name: 'Anna Lind', email: null }] },
    },
  });
  await person.selectOptions(await field('Engine'), 'builtin');
  await person.type(await field('Message'), 'Hi{Enter}');
  await screen.findByText('Three to five working days.');
  await person.click(screen.getByRole('button', { name: /^Customer: / }));
  await person.type(await field('Name, email or phone'), 'anna');
  await person.click(await screen.findByRole('button', { name: 'Anna Lind' }));
  await waitFor(() => expect(screen.queryByText('Three to five working days.')).toBeNull());
  await person.type(await field('Message'), 'Where is my order?{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(2));
  const [, second] = bodiesOf(server.calls(lines.try));
  expect([second?.customer_id, second?.engine, second?.turns.length]).toEqual([madeId(30), 'builtin', 1]);
});

test('stands beside the section where there is room, and can start over', async () => {
  isWide(true);
  const { person } = openAgent('?tab=actions', { [lines.try]: madeAnswer });
  await person.click(await screen.findByRole('button', { name: 'Test AI' }));
  await person.type(await field('Message'), 'Hi{Enter}');
  expect(await screen.findByText('Three to five working days.')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Playground' })).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Behavior' }));
  expect(screen.getByText('Three to five working days.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByText('Ask the AI something')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Message')).toBeNull();
});

test('says that the AI is not answering customers now', async () => {
  openAgent('?tab=playground', { [lines.read]: { ...madeSettings, enabled: false } });
  expect(await screen.findByText(/The AI is off for customers/)).toBeTruthy();
});

const skill = (name: string) => ({ skill: name, fit: 0.9, evidence: 0.8, coverage: 1, score: 0.9, explains: [] });
const handedOff = {
  ...madeAnswer,
  decision: 'hand_off' as const,
  reason: 'low_confidence' as const,
  text: 'A colleague will read this.',
  run: { ...madeAnswer.run, confidence: 0.41 },
  trace: { ...madeAnswer.trace, skills: [skill('page')] },
};
const thenAnswer = { ...madeAnswer, trace: { ...madeAnswer.trace, skills: [skill('delivery_period')] } };
const replayOf = (recorded: unknown, now: unknown = handedOff) => ({
  earlier: [{ author: 'customer', text: 'Hello' }],
  steps: [{ asked: ['How long does delivery take?'], recorded, now }],
  complete: true,
});

test('explains an answer by the skills that competed', async () => {
  const { person } = openAgent('?tab=playground', { [lines.try]: thenAnswer });
  await person.type(await field('Message'), 'Hi{Enter}');
  await person.click(await screen.findByRole('button', { name: /Answered · confidence 82%/ }));
  expect(screen.getByText('“Delivery time” fits best and has strong evidence; no other skill applied.')).toBeTruthy();
});

test('a confidence that isn’t saved yet is tried, too', async () => {
  const { server, person } = openAgent('', { [lines.try]: madeAnswer });
  fireEvent.change(await field('Confidence required'), { target: { value: '0.9' } });
  await person.click(screen.getByRole('tab', { name: 'Playground' }));
  expect(await screen.findByText(/This chat uses your unsaved behavior/)).toBeTruthy();
  await person.type(await field('Message'), 'Hi{Enter}');
  await waitFor(() =>
    expect(server.calls(lines.try).map(({ body }) => (body as { confidence_threshold?: number }).confidence_threshold)).toEqual([0.9]),
  );
});

test('a link replays an answer of a real conversation, then and now side by side', async () => {
  const { server, person, place } = openAgent(`?tab=playground&replay=${madeId(90)}&run=${madeId(91)}`, {
    [lines.replay]: replayOf(thenAnswer),
  });
  const differences = await screen.findByRole('list', { name: 'What changed' });
  expect([...differences.children].map(({ textContent }) => textContent)).toEqual([
    'Decision: Answered → Would hand off (confidence was too low)',
    'Skill: Delivery time → Passage from your knowledge',
    'Confidence: 82% → 41%',
    'Different text',
  ]);
  expect(screen.getByRole('region', { name: 'Then' }).textContent).toContain('Three to five working days.');
  expect(screen.getByRole('region', { name: 'Now' }).textContent).toContain('A colleague will read this.');
  expect(screen.getByText('1 earlier message')).toBeTruthy();
  expect(server.calls(lines.replay).map(({ body }) => body)).toEqual([
    { from: { conversation_id: madeId(90), run_id: madeId(91) }, answers: 1 },
  ]);
  await person.selectOptions(await field('Engine'), 'builtin');
  await person.click(screen.getByRole('button', { name: 'Replay the rest' }));
  await waitFor(() => expect(server.calls(lines.replay)).toHaveLength(2));
  expect(server.calls(lines.replay)[1]?.body).toEqual({
    from: { conversation_id: madeId(90), run_id: madeId(91) },
    answers: 10,
    engine: 'builtin',
  });
  await person.click(screen.getByRole('button', { name: 'Back to the chat' }));
  expect(await field('Message')).toBeTruthy();
  expect(place()).toBe('/agent-config?tab=playground');
});

test('an answer of the chat is replayed from what the AI remembered before it', async () => {
  const { server, person } = openAgent('?tab=playground', {
    [lines.try]: thenAnswer,
    [lines.replay]: { ...replayOf(null, thenAnswer), earlier: [] },
  });
  await person.type(await field('Message'), 'How long?{Enter}');
  await screen.findByText('Three to five working days.');
  await person.type(await field('Message'), 'And abroad?{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Replay from here' })).toHaveLength(2));
  await person.click(screen.getAllByRole('button', { name: 'Replay from here' }).at(-1) ?? document.body);
  expect(await screen.findByText('Same decision, skill, confidence and text')).toBeTruthy();
  expect(server.calls(lines.replay)[0]?.body).toMatchObject({
    from: { turn: 2, memory: { step: 1 }, turns: [{ text: 'How long?' }, { author: 'ai' }, { text: 'And abroad?' }, { author: 'ai' }] },
    answers: 1,
  });
});

test('a replay that fails says why and can be repeated', async () => {
  let broken = true;
  const { person } = openAgent(`?tab=playground&replay=${madeId(90)}&run=${madeId(91)}`, {
    [lines.replay]: () =>
      broken ? problem(404, { code: 'run.missing', detail: 'This run of the AI doesn’t exist.' }) : replayOf(thenAnswer),
  });
  expect(await screen.findByText('Couldn’t replay: This run of the AI doesn’t exist.')).toBeTruthy();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Replay again' }));
  expect(await screen.findByRole('region', { name: 'Now' })).toBeTruthy();
});
