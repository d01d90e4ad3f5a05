import type { AiSettings, Guidance } from '@parley/contract/ai-settings';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../../app/toaster.tsx';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { lines, madeAnswer, madeId, madeSettings, openAgent } from './make.ts';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const bodies = (calls: readonly SentRequest[]) => calls.map(({ body }) => body);
const titles = () => screen.getAllByRole('button', { name: /^(Expand|Collapse) / }).map((button) => button.getAttribute('aria-label'));
const card = (number: number, part: Partial<Guidance> = {}): Guidance => ({
  id: madeId(number),
  title: `Card ${number}`,
  when: '',
  intents: [],
  words: ['late'],
  does: 'answer',
  then: 'Sorry.',
  enabled: true,
  ...part,
});
const withGuidance = (guidance: Guidance[]): AiSettings => ({ ...madeSettings, agent: { ...madeSettings.agent, guidance } });

beforeEach(() => {
  forgetAll();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('writes a guidance card with its intents and keywords', async () => {
  const { server, person } = openAgent('?tab=guidance', { [lines.save]: madeSettings });
  await person.click(await screen.findByRole('button', { name: 'Add guidance' }));
  await person.type(await field('Title'), 'Late orders');
  expect(screen.getByText(/Parley’s engine can’t use this entry/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Customer intent Choose intents' }));
  await person.click(await screen.findByRole('option', { name: 'Track an order' }));
  await person.keyboard('{Escape}');
  await person.type(await field('Or one of these words'), 'late, still waiting{Enter}');
  await person.type(await field('Answer'), 'We are sorry.');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(bodies(server.calls(lines.save))).toEqual([
    {
      version: 3,
      agent: {
        guidance: [
          expect.objectContaining({
            title: 'Late orders',
            intents: ['track_order'],
            words: ['late', 'still waiting'],
            does: 'answer',
            then: 'We are sorry.',
            enabled: true,
          }),
        ],
      },
    },
  ]);
});

test('cards can be reordered, duplicated, deleted and restored', async () => {
  render(<Toaster />);
  const { person } = openAgent('?tab=guidance', { [lines.read]: withGuidance([card(1), card(2), card(3)]) });
  await person.click(await screen.findByRole('button', { name: 'Move Card 3 up' }));
  expect(titles()).toEqual(['Expand Card 1', 'Expand Card 3', 'Expand Card 2']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Card 1 up' }).disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Duplicate Card 3' }));
  expect(titles()).toEqual(['Expand Card 1', 'Expand Card 3', 'Collapse Card 3 (copy)', 'Expand Card 2']);
  await person.click(screen.getByRole('button', { name: 'Delete Card 3' }));
  expect(titles()).toEqual(['Expand Card 1', 'Collapse Card 3 (copy)', 'Expand Card 2']);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Expand Card 1', 'Expand Card 3', 'Collapse Card 3 (copy)', 'Expand Card 2']);
});

test('says that only a language model follows an instruction', async () => {
  openAgent('?tab=guidance', { [lines.read]: withGuidance([card(1, { does: 'instruct' }), card(2)]) });
  const list = await screen.findByRole('list', { name: 'Guidance' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Language model only');
  expect(second?.textContent).not.toContain('Language model only');
});

test('adds a topic that is left to people', async () => {
  const { server, person } = openAgent('?tab=guidance', { [lines.save]: madeSettings });
  await person.click(await screen.findByRole('button', { name: 'Add topic' }));
  await person.type(await field('Topic'), 'The press');
  await person.type(await field('Or one of these words'), 'journalist{Enter}');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(server.calls(lines.save)[0]?.body).toMatchObject({
    agent: { topics: [{ name: 'The press', words: ['journalist'], intents: [], does: 'hand_off' }] },
  });
});

test('each action has a permission and a limit, and one set back to the default is not sent', async () => {
  const { server, person } = openAgent('?tab=actions', {
    [lines.read]: { ...madeSettings, policy: { ...madeSettings.policy, permissions: { return: 'ask' }, limits: { cancel: '10.00' } } },
    [lines.save]: madeSettings,
  });
  await person.selectOptions(await field('Create returns: permission'), 'allow');
  await person.selectOptions(await field('Create checkout links: permission'), 'never');
  expect([...(await field('Create checkout links: permission')).querySelectorAll('option')].map((option) => option.value)).toEqual([
    'allow',
    'never',
  ]);
  await person.clear(await field('Cancel orders: limit, in EUR'));
  await person.type(await field('Create exchanges: limit, in EUR'), '75');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(server.calls(lines.save)[0]?.body).toMatchObject({
    policy: { permissions: { checkout_link: 'never' }, limits: { exchange: '75' } },
  });
});

test('shows an invalid amount at its field', async () => {
  const { server, person } = openAgent('?tab=actions');
  await person.type(await field('Cancel orders: limit, in EUR'), 'a lot');
  await person.click(save());
  expect(await screen.findByText('Enter an amount such as 12.50.')).toBeTruthy();
  expect(server.calls(lines.save)).toEqual([]);
});

test('shows a number out of range in the field’s own unit', async () => {
  const { server, person } = openAgent('');
  await person.clear(await field('Wait after the last message'));
  await person.type(await field('Wait after the last message'), '99');
  await person.clear(await field('Confidence required, as a number'));
  await person.click(save());
  expect(await screen.findByText('Enter a number from 0 to 8.')).toBeTruthy();
  expect(screen.getByText('Enter a number from 0 to 1.')).toBeTruthy();
  expect(server.calls(lines.save)).toEqual([]);
});

test('a key can be set, replaced and removed, but never shown', async () => {
  const settings: AiSettings = {
    ...madeSettings,
    engine: { ...madeSettings.engine, key_from: 'own', order: ['llm', 'builtin'], model: 'm', key_set: true, key_hint: 'x9Qz' },
  };
  const { server, person } = openAgent('?tab=engine', { [lines.read]: settings, [lines.save]: { ...settings, version: 4 } });
  expect(await screen.findByText('Ends in x9Qz')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Replace key' }));
  await person.type(await field('New API key'), 'sk-new-key-1');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  await person.click(await screen.findByRole('button', { name: 'Remove key' }));
  expect(screen.getByText('Removed when you save')).toBeTruthy();
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(2));
  expect(bodies(server.calls(lines.save))).toEqual([
    { version: 3, engine: { key: 'sk-new-key-1' } },
    { version: 4, engine: { key: null } },
  ]);
});

test('tries the engine and shows its time and cost, or the failure', async () => {
  let works = true;
  const { server, person } = openAgent('?tab=engine', {
    [lines.try]: () =>
      works
        ? { ...madeAnswer, run: { ...madeAnswer.run, attempts: [{ engine: 'llm', model: 'm', failure: '401: the key is wrong' }] } }
        : problem(409, { code: 'engine.unavailable', detail: 'The model m does not exist.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Answered in 12 ms, free.')).toBeTruthy();
  expect(screen.getByText('Language model failed: 401: the key is wrong')).toBeTruthy();
  works = false;
  await person.selectOptions(await field('Engine to test'), 'llm');
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Not answered: The model m does not exist.')).toBeTruthy();
  expect(server.calls(lines.try).map(({ body }) => (body as { engine?: string }).engine)).toEqual([undefined, 'llm']);
});
