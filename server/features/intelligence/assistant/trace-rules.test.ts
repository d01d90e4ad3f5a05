import { expect, test } from 'vitest';
import { storedCalls, storedMemory, storedTrace } from './trace-rules.ts';

const skill = { skill: 'facts', score: 0.8, fit: 0.9, evidence: 0.7, coverage: 0.5, explains: ['delivery'] };
const made = (text = 'How long does delivery take?', words = ['long', 'delivery']) => ({
  read: {
    language: 'en',
    clauses: [{ text, form: 'how', negated: false, intents: [{ intent: 'delivery_period', likelihood: 0.9 }] }],
    words,
    unexplained: words.slice(0, 1),
  },
  ground: { products: [{ id: 'a', name: 'Mug', score: 0.2 }], shown: [], focus: null, page: null, orders: [] },
  state: { engine: 'builtin' },
  skills: [skill],
});

test('keeps what was read, found and weighed, and leaves the memory to the run', () => {
  const { state: _, ...rest } = made();
  expect(storedTrace(made())).toEqual({ ...rest, ground: { ...rest.ground, facts: [] } });
});

test.each([undefined, null, {}, { skills: 'many' }, 'words'])('%j is no trace', (given) => expect(storedTrace(given)).toBeNull());

test('masks what a tool kept secret, also in pieces', () => {
  const kept = storedTrace({ ...made('the code is 123 456', ['code', '123', '456']), skills: [{ ...skill, explains: ['123456'] }] }, [
    '123456',
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/123|456/);
  expect(kept?.read?.clauses[0]?.text).toBe('the code is ••••••');
  expect(kept?.read?.words).toEqual(['code', '••••••', '••••••']);
});

test('masks a secret of one tool in the calls of all others', () => {
  const call = (given: Record<string, unknown>) => ({
    name: 'search_knowledge',
    arguments: given,
    ok: true,
    summary: 'Found 123456.',
    ms: 1,
  });
  expect(storedCalls([call({ query: '123 456', also: ['123456'], limit: 10 })], ['123456'])).toEqual([
    { ...call({ query: '••••••', also: ['••••••'], limit: 10 }), summary: 'Found ••••••.' },
  ]);
  expect(storedCalls([call({ query: '123456' })], [])).toEqual([call({ query: '123456' })]);
});

test('stays small, whatever it is given', () => {
  const long = 'x'.repeat(5000);
  const many = Array.from({ length: 500 }, () => long);
  const given = made(long, many);
  const kept = storedTrace({
    read: { ...given.read, clauses: Array.from({ length: 500 }, () => given.read.clauses[0]) },
    ground: {
      products: many.map((name) => ({ id: 'a', name, score: 1 })),
      shown: many.map((name) => ({ id: 'a', name })),
      focus: { id: 'a', name: long },
      page: { id: 'a', title: long, relevance: 1 },
      facts: many.map((name) => ({ name, value: long })),
      orders: many,
    },
    skills: many.map((name) => ({ ...skill, skill: name, explains: many })),
  });
  expect(JSON.stringify(kept).length).toBeLessThan(50_000);
});

test.each([
  [{ awaiting: 'email' }, { awaiting: 'email' }],
  [{}, null],
  [null, null],
  ['words', null],
  [{ long: 'x'.repeat(20_000) }, null],
])('of the memory %j it keeps what can be replayed', (memory, kept) => expect(storedMemory(memory)).toEqual(kept));
