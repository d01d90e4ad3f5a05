import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../../data/make.ts';
import Synonyms from './synonyms.tsx';

const here = `/api/product-synonyms/${madeUser.merchant_id}`;
const list = `GET ${here}`;
const create = `POST ${here}`;
const id = '00000000-0000-7000-8000-000000000001';
const synonym = { id, words: ['brolly', 'umbrella'], updated_at: '2026-03-01T10:00:00.000Z' };
const missed = { words: 'gaiters', times: 4, last_at: '2026-03-01T10:00:00.000Z' };

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [list]: { items: [synonym], missed: [missed] },
    [create]: synonym,
    [`PUT ${here}/${id}`]: synonym,
    [`DELETE ${here}/${id}`]: {},
    [`POST ${here}/missed/dismiss`]: {},
    ...answers,
  });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Synonyms onClose={() => undefined} /> }])} />);
  return { server, person: userEvent.setup() };
}
beforeEach(forgetAll);
afterEach(cleanup);

test('lists synonyms and searches without results', async () => {
  open();
  expect(await screen.findByText('brolly, umbrella')).toBeTruthy();
  expect(screen.getByText('gaiters')).toBeTruthy();
  expect(screen.getByText(/^4 conversations, last/)).toBeTruthy();
});

test('says so when there are none, and when loading failed', async () => {
  open({ [list]: { items: [], missed: [] } });
  expect(await screen.findByText('No synonyms yet')).toBeTruthy();
  expect(screen.getByText('No searches without results')).toBeTruthy();
  cleanup();
  forgetAll();
  open({ [list]: () => problem(500) });
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
});

test('a missed search becomes a synonym with the word the shop uses', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add synonym for gaiters' }));
  await person.type(screen.getByLabelText('Words that mean the same'), 'leg covers{Enter}');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create synonym' }));
  await waitFor(() => expect(server.calls(create)[0]?.body).toMatchObject({ words: ['gaiters', 'leg covers'] }));
});

test('one word isn’t enough', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add synonym for gaiters' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create synonym' }));
  expect(await screen.findByText('Enter at least two words that mean the same.')).toBeTruthy();
  expect(server.calls(create)).toEqual([]);
});

test('the same word in another case isn’t a second one', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add synonym for gaiters' }));
  await person.type(screen.getByLabelText('Words that mean the same'), 'Gaiters{Enter}');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create synonym' }));
  expect(await screen.findByText('Enter each word once. Upper and lower case are the same word.')).toBeTruthy();
  expect(server.calls(create)).toEqual([]);
});

test('asks before it deletes a synonym', async () => {
  const { server, person } = open();
  const remove = `DELETE ${here}/${id}`;
  await person.click(await screen.findByRole('button', { name: 'Delete brolly, umbrella' }));
  expect(server.calls(remove)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('button', { name: 'Delete brolly, umbrella' }));
  await person.click(screen.getByRole('button', { name: 'Delete synonym' }));
  await waitFor(() => expect(server.calls(remove)).toHaveLength(1));
  expect(await screen.findByText('Your synonyms')).toBeTruthy();
});

test('is read-only for an analyst', async () => {
  open({}, 'analyst');
  await screen.findByText('brolly, umbrella');
  expect(screen.queryByRole('button', { name: 'Create synonym' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dismiss gaiters' })).toBeNull();
});
