import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { TagsScreen } from './tags-screen.tsx';
import { lines, madeTag, stubTags } from './make.ts';

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubTags(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <TagsScreen /> }])} />);
  return { server, person: userEvent.setup() };
}
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent));

beforeEach(forgetAll);
afterEach(cleanup);

test('each tag shows the metrics of its conversations', async () => {
  open();
  await waitFor(async () =>
    expect(await rows()).toEqual([
      ['late parcel', '0', '0', '0', '0', '0', '–'],
      ['returnsSomething comes back', '12', '8', '+3', '2', '6', '4.3'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'Show 12 conversations with returns' }).getAttribute('href')).toContain('/inbox?tab=all&filter=');
});

test('another period is loaded, and columns sort', async () => {
  const { server, person } = open();
  await screen.findByText('+3');
  await person.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
  await waitFor(() => expect(server.calls(lines.figures).at(-1)?.url.searchParams.get('days')).toBe('90'));
  await person.click(screen.getByRole('button', { name: 'New' }));
  expect((await rows()).map(([name]) => name)).toEqual(['returnsSomething comes back', 'late parcel']);
  expect(screen.getByRole('columnheader', { name: 'New' }).getAttribute('aria-sort')).toBe('descending');
});

test('a search narrows the list, and an empty result offers to clear it', async () => {
  const { person } = open();
  await screen.findByText('returns');
  await person.keyboard('/');
  await person.keyboard('wholesale');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await rows()).toHaveLength(2);
});

test('creates a tag with a name, a description and a color chosen by keyboard', async () => {
  const { server, person } = open({ [lines.make]: madeTag({ name: 'wholesale' }) });
  await person.click(await screen.findByRole('button', { name: 'Create tag' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), 'Wholesale');
  await person.type(dialog.getByLabelText(/Description/), 'More than ten');
  await person.tab();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByLabelText('Orange')).toHaveProperty('checked', true);
  await person.click(dialog.getByRole('button', { name: 'Create tag' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(lines.make)[0]?.body).toEqual({ name: 'Wholesale', description: 'More than ten', colour: 'orange' });
  expect(toasts()).toContain('“wholesale” created');
});

test('shows a taken name at its field and keeps what was typed', async () => {
  const nameTaken = () => problem(409, { code: 'tag.name_taken', detail: 'There is already a tag with this name.' });
  const { person } = open({ [lines.change]: nameTaken });
  await person.click(await screen.findByRole('button', { name: 'Edit returns' }));
  const name = screen.getByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'late parcel');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('There is already a tag with this name.')).toBeTruthy();
  expect(name).toHaveProperty('value', 'late parcel');
  expect(document.activeElement).toBe(name);
});

test('deleting says how many conversations will lose the tag', async () => {
  const { server, person } = open({ [lines.delete]: { conversations: 12 } });
  await person.click(await screen.findByRole('button', { name: 'Delete returns' }));
  expect(screen.getByText('The tag will be removed from 12 conversations. This can’t be undone.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Delete tag' }));
  await waitFor(() => expect(toasts()).toContain('“returns” deleted and removed from 12 conversations'));
  expect(server.calls(lines.delete)).toHaveLength(1);
});

test.each([
  ['owner', true, true, true],
  ['agent', true, true, false],
  ['analyst', false, false, false],
] as const)('the actions of the role %s', async (role, mayMake, mayEdit, mayDelete) => {
  open({}, role);
  await screen.findByText('returns');
  const has = (name: string) => screen.queryByRole('button', { name }) !== null;
  expect([has('Create tag'), has('Edit returns'), has('Delete returns')]).toEqual([mayMake, mayEdit, mayDelete]);
});

test('a shop without tags is offered to create the first', async () => {
  const { person } = open({ [lines.list]: { items: [] } });
  await screen.findByText('No tags yet');
  await person.click(screen.getByRole('button', { name: 'Create tag' }));
  expect(screen.getByRole('dialog', { name: 'Create tag' })).toBeTruthy();
});

test('a read-only role sees no actions', async () => {
  open({ [lines.list]: { items: [] } }, 'analyst');
  await screen.findByText('No tags yet');
  expect(screen.queryByRole('button', { name: 'Create tag' })).toBeNull();
});

test('tags that fail to load can be retried', async () => {
  let broken = true;
  const { person } = open({ [lines.list]: () => (broken ? problem(403) : { items: [madeTag()] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await person.click(again);
  expect(await screen.findByText('returns')).toBeTruthy();
});

test('metrics that fail to load leave the tags, and can be retried', async () => {
  open({ [lines.figures]: () => problem(403) });
  expect(await screen.findByText('Couldn’t load tag metrics.')).toBeTruthy();
  expect((await rows())[1]).toEqual(['returnsSomething comes back', '12', '–', '–', '–', '–', '–']);
});
