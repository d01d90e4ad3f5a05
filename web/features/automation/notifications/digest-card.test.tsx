import type { Digest } from '@parley/contract/digest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { DigestCard } from './digest-card.tsx';
import { lines } from './make.ts';

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(cleanup);

const off: Digest = { every: 'off', at: '08:00', time_zone: 'Europe/Lisbon', next_at: null };
function open(answers: Answers = {}, stored: Digest = off) {
  const keep = ({ body }: SentRequest) => {
    const { every, at } = body as Digest;
    stored = { ...stored, every, at, next_at: every === 'off' ? null : '2026-11-30T08:00:00Z' };
    return stored;
  };
  const server = stubServer({ [lines.digest]: () => stored, [lines.saveDigest]: keep, ...answers });
  render(<DigestCard />);
  return server;
}
const every = () => screen.findByLabelText<HTMLSelectElement>('Send a digest');

test('it’s off at first; a choice is saved at once and says when the next one comes', async () => {
  const server = open();
  expect((await every()).value).toBe('off');
  expect(screen.queryByLabelText('At')).toBeNull();
  await userEvent.selectOptions(await every(), 'Every Monday');
  expect(await screen.findByText(/^Next: .*Your time zone is Europe\/Lisbon/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('At'), '17:00');
  await waitFor(() => expect(server.calls(lines.saveDigest)).toHaveLength(2));
  expect(server.calls(lines.saveDigest).map(({ body }) => body)).toMatchObject([
    { every: 'weekly', at: '08:00' },
    { every: 'weekly', at: '17:00' },
  ]);
});

test('keeps a time that isn’t a full hour', async () => {
  open({}, { ...off, every: 'daily', at: '06:45', next_at: '2026-11-30T06:45:00Z' });
  expect((await screen.findByLabelText<HTMLSelectElement>('At')).value).toBe('06:45');
});

test('a refused change goes back to what holds', async () => {
  open({ [lines.saveDigest]: () => problem(409, { detail: 'Not now.' }) });
  await userEvent.selectOptions(await every(), 'Every day');
  await waitFor(async () => expect((await every()).value).toBe('off'));
});

test('can be retried when it doesn’t load', async () => {
  let broken = true;
  open({ [lines.digest]: () => (broken ? problem(403) : off) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await every()).toBeTruthy();
});
