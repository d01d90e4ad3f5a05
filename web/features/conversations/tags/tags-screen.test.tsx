import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { TagsScreen } from './index.ts';
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

test('each tag says what became of the conversations that have it', async () => {
  open();
  await waitFor(async () =>
    expect(await rows()).toEqual([
      ['late parcel', '0', '0', '0', '0', '0', '–'],
      ['returnsSomething comes back', '12', '8', '+3', '2', '6', '4.3'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'Show 12 conversations with returns' }).getAttribute('href')).toContain('/inbox?tab=all&filter=');
});

test('another period is read, and columns sort', async () => {
  const { server, person } = open();
  await screen.findByText('+3');
  await person.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
  await waitFor(() => expect(server.calls(lines.figures).at(-1)?.url.searchParams.get('days')).toBe('90'));
  await person.click(screen.getByRole('button', { name: 'New' }));
  expect((await rows()).map(([name]) => name)).toEqual(['returnsSomething comes back', 'late parcel']);
  expect(screen.getByRole('columnheader', { name: 'New' }).getAttribute('aria-sort')).toBe('descending');
});

test('a search narrows the list, and finding nothing offers the way back', async () => {
  const { person } = open();
  await screen.findByText('returns');
  await person.keyboard('/');
  await person.keyboard('wholesale');
  await person.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await rows()).toHaveLength(2);
});

test('a tag is made with a name, a description and a colour chosen by keyboard', async () => {
  const { server, person } = open({ [lines.make]: madeTag({ name: 'wholesale' }) });
  await person.click(await screen.findByRole('button', { name: 'New tag' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), 'Wholesale');
  await person.type(dialog.getByLabelText(/Description/), 'More than ten');
  await person.tab();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByLabelText('Orange')).toHaveProperty('checked', true);
  await person.click(dialog.getByRole('button', { name: 'New tag' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(lines.make)[0]?.body).toEqual({ name: 'Wholesale', description: 'More than ten', colour: 'orange' });
  expect(toasts()).toContain('“wholesale” is made.');
});

test('a name that is taken is said at the name, and nothing typed is lost', async () => {
  const taken = () => problem(409, { code: 'tag.name_taken', detail: 'There is already a tag with this name.' });
  const { person } = open({ [lines.change]: taken });
  await person.click(await screen.findByRole('button', { name: 'Edit returns' }));
  const name = screen.getByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'late parcel');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('There is already a tag with this name.')).toBeTruthy();
  expect(name).toHaveProperty('value', 'late parcel');
  expect(document.activeElement).toBe(name);
});

test('deleting says beforehand how many conversations lose it', async () => {
  const { server, person } = open({ [lines.delete]: { conversations: 12 } });
  await person.click(await screen.findByRole('button', { name: 'Delete returns' }));
  expect(screen.getByText('12 conversations lose it. This cannot be undone.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Delete tag' }));
  await waitFor(() => expect(toasts()).toContain('“returns” is deleted and taken off 12 conversations.'));
  expect(server.calls(lines.delete)).toHaveLength(1);
});

test.each([
  ['owner', true, true, true],
  ['agent', true, true, false],
  ['analyst', false, false, false],
] as const)('what a person with the role %s may do', async (role, mayMake, mayEdit, mayDelete) => {
  open({}, role);
  await screen.findByText('returns');
  const has = (name: string) => screen.queryByRole('button', { name }) !== null;
  expect([has('New tag'), has('Edit returns'), has('Delete returns')]).toEqual([mayMake, mayEdit, mayDelete]);
});

test('a shop without tags is offered the first', async () => {
  const { person } = open({ [lines.list]: { items: [] } });
  await screen.findByText('No tags yet');
  await person.click(screen.getByRole('button', { name: 'New tag' }));
  expect(screen.getByRole('dialog', { name: 'New tag' })).toBeTruthy();
});

test('who may only look is not offered what they cannot do', async () => {
  open({ [lines.list]: { items: [] } }, 'analyst');
  await screen.findByText('No tags yet');
  expect(screen.queryByRole('button', { name: 'New tag' })).toBeNull();
});

test('tags that do not come can be asked for again', async () => {
  let broken = true;
  const { person } = open({ [lines.list]: () => (broken ? problem(403) : { items: [madeTag()] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await person.click(again);
  expect(await screen.findByText('returns')).toBeTruthy();
});

test('figures that do not come leave the tags, and can be asked for again', async () => {
  open({ [lines.figures]: () => problem(403) });
  expect(await screen.findByText('The figures did not load.')).toBeTruthy();
  expect((await rows())[1]).toEqual(['returnsSomething comes back', '12', '–', '–', '–', '–', '–']);
});
