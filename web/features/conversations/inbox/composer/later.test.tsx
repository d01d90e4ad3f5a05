import type { ScheduledMessage } from '@parley/contract/inbox';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { madeAt, makeMessage } from '../make.ts';
import { choose, click, field, makeAttachment, mine, openComposer, path, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const makeLater = (part: Partial<ScheduledMessage> = {}): ScheduledMessage => ({
  id: '0195b4f2-7c1e-7000-8000-e00000000001',
  conversation_id: mine().id,
  text: 'Good morning!',
  attachments: [],
  cards: [],
  in_reply_to: null,
  author: { id: 'theo', name: 'Theo' },
  send_at: madeAt,
  state: 'scheduled',
  reason: null,
  created_at: madeAt,
  ...part,
});

/** A conversation with one scheduled message, which cancelling removes. */
async function openWith(later: ScheduledMessage, part = {}) {
  let items = [later];
  const cancel = () => {
    items = [];
    return { ...later, state: 'cancelled' };
  };
  const answers = { [`GET ${path}/scheduled`]: () => ({ items }), [`DELETE ${path}/scheduled/${later.id}`]: cancel };
  inbox = await openComposer({ answers, ...part });
  await screen.findByText(later.text);
}
const scheduleRequests = () => inbox.sent(`POST ${path}/scheduled`).map(({ body }) => body as { text: string; send_at: string });

test('a preset time schedules the message and empties the box', async () => {
  inbox = await openComposer({ answers: { [`POST ${path}/scheduled`]: makeLater() } });
  type('Good morning!');
  await choose('More send options', /Tomorrow morning/);
  await waitFor(() => expect(scheduleRequests()).toMatchObject([{ text: 'Good morning!' }]));
  const at = new Date(scheduleRequests()[0]?.send_at ?? '');
  expect([at.getHours(), at.getMinutes()]).toEqual([9, 0]);
  await waitFor(() => expect(field().value).toBe(''));
  expect(inbox.posts()).toEqual([]);
});

test('a refused schedule keeps the text', async () => {
  inbox = await openComposer({ answers: { [`POST ${path}/scheduled`]: () => problem(409, { detail: 'Closed.' }) } });
  type('Good morning!');
  await choose('More send options', /In 1 hour/);
  await waitFor(() => expect(scheduleRequests()).toHaveLength(1));
  await waitFor(() => expect(field().readOnly).toBe(false));
  expect(field().value).toBe('Good morning!');
});

test('any future time can be picked, but no past one', async () => {
  inbox = await openComposer({ answers: { [`POST ${path}/scheduled`]: makeLater() } });
  type('Good morning!');
  await choose('More send options', 'Pick a time…');
  const time = await screen.findByLabelText('Date and time');
  fireEvent.change(time, { target: { value: '2020-01-01T09:00' } });
  click('Schedule message');
  expect(screen.getByText('Pick a time at least a minute from now.')).toBeTruthy();
  const year = new Date().getFullYear();
  const next = new Date(Date.now() + 3 * 86_400_000);
  expect(next.getFullYear()).toBeGreaterThanOrEqual(year);
  const { toTimeField } = await import('../../../../lib/zoned-time.ts');
  fireEvent.change(time, { target: { value: toTimeField(next) } });
  click('Schedule message');
  await waitFor(() => expect(scheduleRequests()).toHaveLength(1));
  expect(Math.abs(Date.parse(scheduleRequests()[0]?.send_at ?? '') - next.getTime())).toBeLessThan(60_000);
});

test('a scheduled message is shown above the box with author and time, and Edit restores it', async () => {
  const quoted = makeMessage(1, { text: 'When do you open?' });
  const later = makeLater({ attachments: [makeAttachment()], in_reply_to: quoted.id });
  await openWith(later, { messages: [quoted] });
  expect(screen.getByText(/^Theo, /)).toBeTruthy();
  click('Edit');
  await waitFor(() => expect(field().value).toBe('Good morning!'));
  expect(screen.getByText('When do you open?', { selector: 'span.block' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Attachments' }).textContent).toContain('label.pdf');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ attachment_ids: [makeAttachment().id], in_reply_to: quoted.id }]));
});

test('a scheduled message is cancelled before it is sent at once', async () => {
  await openWith(makeLater());
  click('Send now');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Good morning!' }]));
  expect(inbox.sent(`DELETE ${path}/scheduled/${makeLater().id}`)).toHaveLength(1);
});

test('a scheduled message can be cancelled', async () => {
  await openWith(makeLater());
  click('Cancel');
  await waitFor(() => expect(screen.queryByText('Good morning!')).toBe(null));
  expect([field().value, inbox.posts()]).toEqual(['', []]);
});

test('a message that was not sent says why, until it is dismissed or edited', async () => {
  const reason = 'The customer wrote first.';
  const scheduled = { items: [] as ScheduledMessage[] };
  inbox = await openComposer({ answers: { [`GET ${path}/scheduled`]: () => scheduled } });
  scheduled.items = [makeLater({ state: 'cancelled', reason, author: { id: inbox.me.id, name: inbox.me.name } })];
  const { refreshTopics } = await import('../../../../data/refresh-topics.ts');
  await refreshTopics(['scheduled']);
  expect(await screen.findByText(`Not sent: ${reason}`)).toBeTruthy();
  click('Use this text');
  expect(field().value).toBe('Good morning!');
  expect(screen.queryByText(`Not sent: ${reason}`)).toBe(null);
});
