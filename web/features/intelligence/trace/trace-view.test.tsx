import type { Trace } from '@parley/contract/runs';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { RunTrace, TraceView } from './index.ts';
import { skillWords, stateWords, whyWords } from './trace-words.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const mug = '0195b4f2-7c1e-7000-8000-000000000001';
const made: Trace = {
  read: {
    language: 'en',
    clauses: [
      {
        text: 'How long does delivery to Spain take, please',
        form: 'how_long',
        negated: true,
        intents: [
          { intent: 'delivery_period', likelihood: 0.92 },
          { intent: 'brand_new_intent', likelihood: 0.05 },
        ],
      },
    ],
    words: ['long', 'delivery', 'spain', 'take', 'please', 'days'],
    unexplained: ['please'],
  },
  ground: {
    products: [{ id: mug, name: 'Ferry Mug', score: 0.31 }],
    shown: [],
    focus: { id: mug, name: 'Ferry Mug' },
    page: { id: 'p', title: 'Delivery times', relevance: 0.8 },
    facts: [{ name: 'Spain', value: '3–5 days' }],
    orders: ['H2493'],
  },
  state: {
    engine: 'builtin',
    language: 'en',
    awaiting: null,
    slots: { email: 'ann@mail.example' },
    product: mug,
    misses: 0,
    later: [],
    detected: { intent: 'track_order', text: 'where is it', likelihood: 0.5 },
    mood_swings: 'three',
  },
  skills: [
    {
      skill: 'delivery_period',
      fit: 0.92,
      evidence: 0.8,
      coverage: 0.83,
      score: 0.87,
      explains: ['long', 'delivery', 'spain', 'take', 'days'],
    },
    { skill: 'page', fit: 0.6, evidence: 0.8, coverage: 0.5, score: 0.66, explains: [] },
    { skill: 'somebody_elses_skill', fit: 0.1, evidence: 0.1, coverage: 0, score: 0.08, explains: [] },
  ],
};
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('says in one sentence why the winner won', () => {
  expect(whyWords(made)).toBe(
    '“Delivery time” explains 5 of 6 words and has strong evidence; next: “Passage from your knowledge”, 0.21 behind.',
  );
  const [winner] = made.skills;
  const alone = { ...made, read: null, skills: winner ? [{ ...winner, evidence: 0.1 }] : [] };
  expect(whyWords(alone)).toBe('“Delivery time” fits best and has little evidence; no other skill applied.');
  expect(whyWords({ ...made, skills: [] })).toBeUndefined();
});

test('skills are a table with the winner first, by names that anybody can read', () => {
  render(<TraceView trace={made} />);
  const table = screen.getByRole('table', { name: 'Skills that competed' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Delivery time (chosen)',
    'Passage from your knowledge',
    'somebody elses skill',
  ]);
  expect(
    within(rows[0] ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['0.92', '0.80', '0.83', '0.87']);
});

test('shows what was read and found', () => {
  render(<TraceView trace={made} />);
  expect(screen.getByText('how long')).toBeTruthy();
  expect(screen.getByText('negated')).toBeTruthy();
  expect(screen.getByText('Delivery time 92% · brand new intent 5%')).toBeTruthy();
  expect(factOf('Words explained')).toBe('long, delivery, spain, take, days');
  expect(factOf('Words not explained')).toBe('please');
  expect(factOf('Products')).toBe('Ferry Mug (0.31)');
  expect(factOf('Best passage')).toBe('Delivery times (0.80)');
  expect(factOf('Shop facts')).toBe('Spain: 3–5 days');
  expect(factOf('Orders')).toBe('H2493');
  expect(factOf('In focus')).toBe('Ferry Mug');
});

test('what the engine remembers is a list of what is set, not its JSON', () => {
  expect(stateWords(made)).toEqual([
    { label: 'Language', value: 'English' },
    { label: 'Given by the customer', value: 'email: ann@mail.example' },
    { label: 'Last product', value: 'Ferry Mug' },
    { label: 'Open request', value: 'intent: Track an order; text: where is it; likelihood: 0.5' },
    { label: 'mood swings', value: 'three' },
  ]);
});

test('without a trace it says so', () => {
  render(<TraceView trace={{ read: null, ground: null, state: null, skills: [] }} />);
  expect(screen.getByText(/^No steps were recorded/)).toBeTruthy();
});

test('a language model’s trace shows what its tools found', () => {
  render(<TraceView trace={{ ...made, read: null, state: null, skills: [] }} />);
  expect(screen.getByText(/^A language model decided/)).toBeTruthy();
  expect(factOf('Products')).toBe('Ferry Mug (0.31)');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a skill is called after its intent, or by its own name', () => {
  expect(['closing', 'get_refund', 'gift_finder'].map(skillWords)).toEqual(['Thanks or goodbye', 'Get a refund', 'gift finder']);
});

test('the trace of a run is read when shown; a failure can be retried', async () => {
  signIn();
  let broken = true;
  const line = `GET /api/inbox/${madeUser.merchant_id ?? ''}/conversations/c1/runs/r1/trace`;
  const server = stubServer({ [line]: () => (broken ? problem(404, { code: 'run.missing', detail: 'Gone.' }) : made) });
  render(<RunTrace conversationId="c1" runId="r1" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.setup().click(again);
  expect(await screen.findByRole('table', { name: 'Skills that competed' })).toBeTruthy();
  await waitFor(() => expect(server.calls(line).length).toBeGreaterThan(1));
});
