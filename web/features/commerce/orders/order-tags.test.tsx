import { permissionsOf } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAll, signIn, stubServer } from '../../../data/make.ts';
import { madeOrder } from '../../lists/lists/make.tsx';
import { base, madeFullOrder } from './make.ts';
import { OrderTags } from './order-tags.tsx';
import { TagsDialog } from './tags-dialog.tsx';

const summary = madeOrder(7, { tags: ['gift'] });
const line = `POST ${base}/${summary.id}/tags`;
beforeEach(forgetAll);
afterEach(cleanup);

test('a tag is added with Enter and removed with its button; only what changes is sent', async () => {
  signIn();
  const server = stubServer({ [line]: madeFullOrder(summary) });
  render(<OrderTags order={madeFullOrder(summary)} />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Add tag'), 'rush{Enter}');
  await waitFor(() => expect(server.calls(line).at(-1)?.body).toEqual({ add: ['rush'], remove: [] }));
  await person.click(await screen.findByRole('button', { name: 'Remove gift' }));
  await waitFor(() => expect(server.calls(line).at(-1)?.body).toEqual({ add: [], remove: ['gift'] }));
});

test('whoever only reads orders sees the tags', () => {
  signIn({ team_role: 'analyst', permissions: [...permissionsOf('analyst')] });
  stubServer();
  render(<OrderTags order={madeFullOrder(summary)} />);
  expect(screen.getByText('gift')).toBeTruthy();
  expect(screen.queryByLabelText('Add tag')).toBeNull();
});

test('many orders get or lose the tags that are entered', async () => {
  const changes: object[] = [];
  render(<TagsDialog action="remove_tags" onChange={(change) => changes.push(change)} onClose={() => undefined} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Remove tags' }));
  expect(screen.getByText('Enter up to 20 tags.')).toBeTruthy();
  await person.type(screen.getByLabelText(/^Tags/), 'old, rush,');
  await person.click(screen.getByRole('button', { name: 'Remove tags' }));
  expect(changes).toEqual([{ remove_tags: ['old', 'rush'] }]);
});
