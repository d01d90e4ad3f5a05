import type { AiSettings, Guidance } from '@parley/contract/ai-settings';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../../app/toaster.tsx';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { lines, madeAnswer, madeId, madeSettings, openAgent } from './make.ts';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const bodies = (calls: readonly SentRequest[]) => calls.map(({ body }) => body);
const titles = () => screen.getAllByRole('button', { name: /^(Edit|Fold) / }).map((button) => button.getAttribute('aria-label'));
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

test('a card is written, with what the customer wants and the words it goes by', async () => {
  const { server, person } = openAgent('?tab=guidance', { [lines.save]: madeSettings });
  await person.click(await screen.findByRole('button', { name: 'Add guidance' }));
  await person.type(await field('Title'), 'Late orders');
  expect(screen.getByText(/Parley’s own engine never uses this card/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Customer wants Choose' }));
  await person.click(await screen.findByRole('option', { name: 'To know where an order is' }));
  await person.keyboard('{Escape}');
  await person.type(await field('Or says one of these words'), 'late, still waiting{Enter}');
  await person.type(await field('What it says'), 'We are sorry.');
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

test('cards change places, are duplicated, and come back after they were deleted', async () => {
  render(<Toaster />);
  const { person } = openAgent('?tab=guidance', { [lines.read]: withGuidance([card(1), card(2), card(3)]) });
  await person.click(await screen.findByRole('button', { name: 'Move Card 3 up' }));
  expect(titles()).toEqual(['Edit Card 1', 'Edit Card 3', 'Edit Card 2']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Card 1 up' }).disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Duplicate Card 3' }));
  expect(titles()).toEqual(['Edit Card 1', 'Edit Card 3', 'Fold Card 3 (copy)', 'Edit Card 2']);
  await person.click(screen.getByRole('button', { name: 'Delete Card 3' }));
  expect(titles()).toEqual(['Edit Card 1', 'Fold Card 3 (copy)', 'Edit Card 2']);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Edit Card 1', 'Edit Card 3', 'Fold Card 3 (copy)', 'Edit Card 2']);
});

test('it says of an instruction that only a language model follows it', async () => {
  openAgent('?tab=guidance', { [lines.read]: withGuidance([card(1, { does: 'instruct' }), card(2)]) });
  const list = await screen.findByRole('list', { name: 'When this, then that' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Language model only');
  expect(second?.textContent).not.toContain('Language model only');
});

test('a topic is left to people', async () => {
  const { server, person } = openAgent('?tab=guidance', { [lines.save]: madeSettings });
  await person.click(await screen.findByRole('button', { name: 'Add a topic' }));
  await person.type(await field('Topic'), 'The press');
  await person.type(await field('Or says one of these words'), 'journalist{Enter}');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(server.calls(lines.save)[0]?.body).toMatchObject({
    agent: { topics: [{ name: 'The press', words: ['journalist'], intents: [], does: 'hand_over' }] },
  });
});

test('each action has a permission and a limit, and what is back to usual is not named', async () => {
  const { server, person } = openAgent('?tab=actions', {
    [lines.read]: { ...madeSettings, policy: { ...madeSettings.policy, permissions: { return: 'ask' }, limits: { cancel: '10.00' } } },
    [lines.save]: madeSettings,
  });
  await person.selectOptions(await field('Take a return: permission'), 'allow');
  await person.selectOptions(await field('Make a checkout link: permission'), 'never');
  expect([...(await field('Make a checkout link: permission')).querySelectorAll('option')].map((option) => option.value)).toEqual([
    'allow',
    'never',
  ]);
  await person.clear(await field('Cancel an order: up to, in EUR'));
  await person.type(await field('Take an exchange: up to, in EUR'), '75');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(server.calls(lines.save)[0]?.body).toMatchObject({
    policy: { permissions: { checkout_link: 'never' }, limits: { exchange: '75' } },
  });
});

test('an amount that is none is said where it is', async () => {
  const { server, person } = openAgent('?tab=actions');
  await person.type(await field('Cancel an order: up to, in EUR'), 'a lot');
  await person.click(save());
  expect(await screen.findByText('Use an amount such as 12.50.')).toBeTruthy();
  expect(server.calls(lines.save)).toEqual([]);
});

test('a number outside of what its field takes is said in the field’s own unit', async () => {
  const { server, person } = openAgent('');
  await person.clear(await field('Waits after the last message'));
  await person.type(await field('Waits after the last message'), '99');
  await person.clear(await field('How sure it has to be, as a number'));
  await person.click(save());
  expect(await screen.findByText('Use a number from 0 to 8.')).toBeTruthy();
  expect(screen.getByText('Use a number from 0 to 1.')).toBeTruthy();
  expect(server.calls(lines.save)).toEqual([]);
});

test('a key is written, never shown, replaced and removed', async () => {
  const settings: AiSettings = {
    ...madeSettings,
    engine: { ...madeSettings.engine, key_from: 'own', order: ['llm', 'builtin'], model: 'm', key_set: true, key_hint: 'x9Qz' },
  };
  const { server, person } = openAgent('?tab=engine', { [lines.read]: settings, [lines.save]: { ...settings, version: 4 } });
  expect(await screen.findByText('Ends in x9Qz')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Replace' }));
  await person.type(await field('New key'), 'sk-new-key-1');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(screen.getByText('It is removed when you save')).toBeTruthy();
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(2));
  expect(bodies(server.calls(lines.save))).toEqual([
    { version: 3, engine: { key: 'sk-new-key-1' } },
    { version: 4, engine: { key: null } },
  ]);
});

test('the engine is tried: what it took, or why it could not', async () => {
  let works = true;
  const { server, person } = openAgent('?tab=engine', {
    [lines.try]: () =>
      works
        ? { ...madeAnswer, run: { ...madeAnswer.run, attempts: [{ engine: 'llm', model: 'm', failure: '401: the key is wrong' }] } }
        : problem(409, { code: 'engine.unavailable', detail: 'The model m does not exist.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('It answered in 12 ms, free.')).toBeTruthy();
  expect(screen.getByText('Language model could not: 401: the key is wrong')).toBeTruthy();
  works = false;
  await person.selectOptions(await field('With'), 'llm');
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('It did not answer: The model m does not exist.')).toBeTruthy();
  expect(server.calls(lines.try).map(({ body }) => (body as { engine?: string }).engine)).toEqual([undefined, 'llm']);
});
