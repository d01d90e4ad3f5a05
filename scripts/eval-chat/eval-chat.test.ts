import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { llmEngine } from '../../server/features/intelligence/assistant/llm/engine.ts';
import { call, finish, stepOf } from '../../server/features/intelligence/assistant/llm/make.ts';
import { type Emulator, type Model, startEmulator } from '../../server/integrations/llm/emulator.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { type Copies, openCopies } from '../eval-tools/copy.ts';
import type { Ground } from '../eval-tools/replay.ts';
import { importFiles, lookUp, openConversation, setPolicy } from '../eval-tools/set-up.ts';
import { readWorld } from '../eval-tools/world.ts';
import type { TauOrder, TauUser } from '../import-tau-bench.ts';
import { goodbye } from './customer.ts';
import { tableOf } from './report.ts';
import { passHat } from './score.ts';
import { type ChatTask, dialogue } from './dialogue.ts';

test.each([
  [[[true, true, true, true]], 4, 1],
  [[[true, false, true, false]], 1, 0.5],
  [[[true, false, true, false]], 2, 1 / 6],
  [
    [
      [true, true, true, true],
      [false, false, false, false],
    ],
    3,
    0.5,
  ],
  [[[true]], 2, undefined],
])('%j gives pass^%i = %d', (tasks, k, share) => {
  const found = passHat(tasks, k) ?? undefined;
  expect(found?.toFixed(9)).toBe(share?.toFixed(9));
});

const address = { address1: 'Elm Street 1', address2: '', city: 'Rome', state: 'NY', zip: '13440', country: 'USA' };
const user: TauUser = {
  name: { first_name: 'Ana', last_name: 'Moss' },
  email: 'ana@mail.example',
  address,
  payment_methods: { card: { id: 'credit_card_1', source: 'credit_card', brand: 'visa', last_four: '4242' } },
};
const order = (order_id: string): TauOrder => ({
  order_id,
  user_id: 'ana_moss_1',
  address,
  status: 'pending',
  fulfillments: [],
  items: [{ item_id: '11', name: 'Cup', price: 12.5, options: { color: 'blue' } }],
  payment_history: [{ transaction_type: 'payment', amount: 12.5, payment_method_id: 'credit_card_1' }],
});
const products = {
  cup: { product_id: '9', name: 'Cup', variants: { '11': { item_id: '11', options: { color: 'blue' }, available: true, price: 12.5 } } },
};
const task = (number: string): ChatTask => ({
  user_id: 'ana_moss_1',
  instruction: `You are Ana Moss, zip code 13440. You want to cancel order ${number}, since you no longer need it.`,
  actions: [{ name: 'cancel_pending_order', kwargs: { order_id: number, reason: 'no longer needed' } }],
});

/** Plays both roles: a terse customer, and an assistant that knows its tools but for the second order only talks. */
const scripted: Model = ({ system, said }) => {
  const number = /#W\d/.exec(`${system} ${said.map(({ text }) => text).join(' ')}`)?.[0] ?? '';
  if (system.startsWith('You play a customer')) {
    const turn = said.filter(({ role }) => role === 'assistant').length;
    return { text: [`Please cancel order ${number}, I no longer need it. I am Ana Moss, zip code 13440.`, 'Yes'][turn] ?? goodbye };
  }
  const isAgreed = said.findLast(({ role }) => role === 'user')?.text === '<customer>Yes</customer>';
  const lazy = finish('I have passed that on. Anything else?', { decision: 'ask', sources: [] });
  if (number === '#W2') return lazy;
  const cancel = call('cancel_pending_order', { order_number: number, reason: 'no longer needed', ...(isAgreed && { confirmed: true }) });
  const verify = call('verify_customer', { step: 'match', name: 'Ana Moss', postcode: '13440' });
  const steps = isAgreed ? [cancel] : [verify, cancel];
  return steps[stepOf(said)] ?? finish('', { sources: [] });
};

describe('tasks played as conversations', () => {
  let app: TestApp;
  let copies: Copies;
  let server: Emulator;
  let ground: Ground;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-chat-'));
  beforeAll(async () => {
    const write = (name: string, value: object) => fs.writeFileSync(path.join(folder, name), JSON.stringify(value));
    write('products.json', products);
    write('users.json', { ana_moss_1: user });
    write('orders.json', { '#W1': order('#W1'), '#W2': order('#W2') });
    server = await startEmulator(scripted);
    app = await startTestApp({ worker: false });
    copies = await openCopies(app.database, await importFiles(app.url, folder));
    await setPolicy(copies.base);
    const names = await lookUp(copies.base, await openConversation(copies.base, app.url, copies.merchant));
    ground = { copies, names, world: readWorld(folder) };
  });
  afterAll(async () => {
    await copies.close();
    await app.close();
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const play = (number: string, key = server.key) => {
    const target = { provider: 'openai_compatible' as const, baseUrl: server.url, key, model: 'scripted', isOperators: true };
    const { models } = app.installation.outside;
    const engines = [llmEngine(models, { target, timeoutMs: 5000, contextTokens: 8000, circuit: `eval ${key}` })];
    return dialogue(ground, task(number), { models, target, engines, mostMessages: 6, limitMs: 5000 });
  };

  test('pass when the final state is as expected, each from a fresh copy', async () => {
    const trials = [await play('#W1'), await play('#W1')];
    expect(trials).toMatchObject([
      { passed: true, differences: [], messages: 2, handedOff: false, failures: [] },
      { passed: true, differences: [], messages: 2 },
    ]);
    expect(trials[0]?.spoken.map(({ author }) => author)).toEqual(['customer', 'shop', 'customer', 'shop']);
  });

  test('fail when nothing was done, whatever the messages say', async () => {
    const { passed, differences } = await play('#W2');
    expect(passed).toBe(false);
    expect(differences.join('\n')).toContain('#W2 status');
  });

  test('report why a model stopped', async () => {
    const { passed, failures } = await play('#W1', 'sk-of-somebody-else-1');
    expect([passed, failures.length]).toEqual([false, 1]);
    expect(failures[0]).toContain('customer: ');
  });

  test('are summarized in a table', async () => {
    const results = [
      { name: 'one', trials: [await play('#W1'), await play('#W1')] },
      { name: 'two', trials: [await play('#W2'), await play('#W2')] },
    ];
    const table = tableOf(results, { k: 2, model: 'scripted', cost: null });
    expect(table).toMatch(/pass\^1 +50\.0 %/);
    expect(table).toMatch(/pass\^2 +50\.0 %/);
    expect(table).toMatch(/cost +unpriced/);
  });
});
