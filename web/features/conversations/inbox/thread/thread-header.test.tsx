import type { Conversation } from '@parley/contract/conversations';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { madeUser, problem } from '../../../../data/make.ts';
import { makeConversation } from '../make.ts';
import { makePanel, openInbox } from '../testing/make.ts';

const merchant = madeUser.merchant_id;
const conversation = makeConversation(1, {
  handler: 'human',
  actions: ['reply', 'note', 'resolve', 'snooze', 'pend', 'assign', 'prioritise', 'tag', 'mute', 'merge', 'block'],
});
const path = `conversations/${conversation.id}`;
const at = `?conversation=${conversation.id}`;
const theo = {
  user_id: '0195b4f2-7c1e-7000-8000-000000000009',
  name: 'Theo Brandt',
  team_role: 'agent',
  permissions: ['inbox:write'],
  availability: 'online',
};
const warranty = { id: '0195b4f2-7c1e-7000-8000-00000000000e', name: 'warranty', colour: 'blue' as const };
const lists = {
  [`GET /api/merchants/${merchant}/team`]: { items: [theo] },
  [`GET /api/teams/${merchant}`]: { items: [] },
  [`GET /api/tags/${merchant}`]: { items: [warranty] },
};

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  inbox.close();
  vi.restoreAllMocks();
});

async function open(answers: Record<string, unknown> = {}, part: Partial<Conversation> = {}, more: Conversation[] = []) {
  inbox = await openInbox({ conversations: [{ ...conversation, ...part }, ...more], at, answers: { ...lists, ...answers } });
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
}
const press = (name: string | RegExp) => fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
const pick = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('menuitem', { name }));
const bodies = (line: string) => inbox.sent(line).map(({ body }) => body);
/** Accepts every change and stores it. */
function agreeing(part: Partial<Conversation> = {}) {
  let now = { ...conversation, ...part };
  const patch = ({ body }: { body: unknown }) => (now = { ...now, ...(body as Partial<Conversation>), version: now.version + 1 });
  return { [`GET ${path}`]: () => now, [`PATCH ${path}`]: patch };
}

test('shows number, status and subject, and a click edits the subject', async () => {
  await open(agreeing({ subject: 'Dead keys' }), { subject: 'Dead keys' });
  expect(screen.getByText('#1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Dead keys/ }));
  const field = screen.getByRole('textbox', { name: 'Subject' });
  fireEvent.change(field, { target: { value: ' Two dead keys ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([{ subject: 'Two dead keys' }]));
  expect(screen.getByRole('button', { name: /Two dead keys/ })).toBeTruthy();
});

test('Escape cancels editing the subject', async () => {
  await open({}, { subject: 'Dead keys' });
  fireEvent.click(screen.getByRole('button', { name: /Dead keys/ }));
  const field = screen.getByRole('textbox', { name: 'Subject' });
  fireEvent.change(field, { target: { value: 'Other' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByRole('button', { name: /Dead keys/ })).toBeTruthy();
  expect(inbox.sent(`PATCH ${path}`)).toEqual([]);
});

test('an assignment shows at once, and reverts with the reason when the server refuses', async () => {
  let refuse = () => {};
  const answer = () => new Promise((resolve) => (refuse = () => resolve(problem(422, { detail: 'Theo has left.' }))));
  await open({ [`PATCH ${path}`]: answer });
  press('Assign');
  fireEvent.click(await screen.findByText('Theo Brandt, online'));
  expect(await screen.findByRole('button', { name: 'Assigned to Theo Brandt' })).toBeTruthy();
  act(() => refuse());
  expect(await screen.findByRole('button', { name: 'Assign' })).toBeTruthy();
  expect(bodies(`PATCH ${path}`)).toEqual([{ assignee_id: theo.user_id }]);
});

test('the brand can be changed where the shop has several', async () => {
  const standard = { id: '0195b4f2-7c1e-7000-8000-0000000000d1', name: 'Harbour', is_default: true };
  const outlet = { id: '0195b4f2-7c1e-7000-8000-0000000000d2', name: 'Outlet', is_default: false };
  await open({ ...agreeing(), [`GET /api/brands/${merchant}`]: { items: [standard, outlet] } });
  await screen.findByRole('button', { name: 'Brand: Harbour' });
  press('Brand: Harbour');
  await pick('Outlet');
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([{ brand_id: outlet.id }]));
});

test('a shop with a single brand requests none', async () => {
  await open({
    [`GET /api/brands/${merchant}`]: { items: [{ id: '0195b4f2-7c1e-7000-8000-0000000000d1', name: 'Harbour', is_default: true }] },
  });
  expect(screen.queryByRole('button', { name: /^Brand/ })).toBe(null);
});

test('the priority is one choice of four', async () => {
  await open(agreeing());
  press('Priority: Normal');
  await pick('Urgent');
  expect(await screen.findByRole('button', { name: 'Priority: Urgent' })).toBeTruthy();
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([{ priority: 'urgent' }]));
});

test('T adds tags and creates a new one', async () => {
  const put = `PUT /api/tags/${merchant}/${path}/tags`;
  const made = { ...warranty, id: '0195b4f2-7c1e-7000-8000-00000000000f', name: 'vip' };
  let now = conversation;
  const all = [warranty, made];
  const set = ({ body }: { body: unknown }) => {
    const { tag_ids } = body as { tag_ids: string[] };
    now = { ...now, tags: all.filter(({ id }) => tag_ids.includes(id)) };
    return { items: now.tags };
  };
  await open({ [`GET ${path}`]: () => now, [put]: set, [`POST /api/tags/${merchant}`]: made });
  fireEvent.keyDown(document.body, { key: 't' });
  const field = await screen.findByRole('combobox', { name: 'Tags' });
  fireEvent.click(await screen.findByText('warranty'));
  await waitFor(() => expect(inbox.sent(put).map(({ body }) => body)).toEqual([{ tag_ids: [warranty.id] }]));
  fireEvent.change(field, { target: { value: 'VIP' } });
  fireEvent.click(await screen.findByText('Create “vip”'));
  await waitFor(() => expect(inbox.sent(put).at(-1)?.body).toEqual({ tag_ids: [warranty.id, made.id] }));
});

test('T opens the tags again', async () => {
  await open();
  for (const _ of ['first', 'again']) {
    fireEvent.keyDown(document.body, { key: 't' });
    fireEvent.keyDown(await screen.findByRole('combobox', { name: 'Tags' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Tags' })).toBe(null));
  }
});

const support = { id: '0195b4f2-7c1e-7000-8000-0000000000e1', name: 'Support', members: [] };
const outlet = { id: '0195b4f2-7c1e-7000-8000-0000000000d2', name: 'Outlet', is_default: false };
test.each([
  ['an assignment', 'Assign', /^Theo Brandt/, { assignee_id: theo.user_id }, { assignee_id: null }],
  ['a team', 'Assign', /^Team Support/, { team_id: support.id }, { team_id: null }],
  ['a priority', 'Priority: Normal', 'Urgent', { priority: 'urgent' }, { priority: 'normal' }],
  ['a brand', 'Brand: Harbour', 'Outlet', { brand_id: outlet.id }, { brand_id: null }],
])('Z undoes %s', async (_what, button, choice, done, undone) => {
  const standard = { id: '0195b4f2-7c1e-7000-8000-0000000000d1', name: 'Harbour', is_default: true };
  await open({
    ...agreeing(),
    [`GET /api/teams/${merchant}`]: { items: [support] },
    [`GET /api/brands/${merchant}`]: { items: [standard, outlet] },
  });
  await screen.findByRole('button', { name: button });
  press(button);
  fireEvent.click(await screen.findByText(choice));
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([done]));
  await act(async () => {});
  act(() => screen.getByRole('region', { name: 'Conversation' }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z' });
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([done, undone]));
});

test('undoing an assignment away from the AI returns the conversation to it', async () => {
  const back = `POST ${path}/return-to-ai`;
  await open({ ...agreeing({ handler: 'ai' }), [back]: { ...conversation, handler: 'ai' } }, { handler: 'ai' });
  press('Assign');
  fireEvent.click(await screen.findByText(/^Theo Brandt/));
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toHaveLength(1));
  await act(async () => {});
  act(() => screen.getByRole('region', { name: 'Conversation' }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z' });
  await waitFor(() => expect(bodies(back)).toHaveLength(1));
});

test('Z undoes the last tag that was added, and leaves the others', async () => {
  const put = `PUT /api/tags/${merchant}/${path}/tags`;
  const vip = { ...warranty, id: '0195b4f2-7c1e-7000-8000-00000000000f', name: 'vip' };
  const set = ({ body }: { body: unknown }) => {
    const { tag_ids } = body as { tag_ids: string[] };
    return { items: [warranty, vip].filter(({ id }) => tag_ids.includes(id)) };
  };
  await open({ [`GET /api/tags/${merchant}`]: { items: [warranty, vip] }, [put]: set });
  act(() => screen.getByRole('region', { name: 'Conversation' }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 't' });
  for (const name of ['warranty', 'vip']) fireEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(bodies(put).at(-1)).toEqual({ tag_ids: [warranty.id, vip.id] }));
  await act(async () => {});
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Tags' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Tags' })).toBe(null));
  act(() => screen.getByRole('region', { name: 'Conversation' }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z' });
  await waitFor(() => expect(bodies(put).at(-1)).toEqual({ tag_ids: [warranty.id] }));
});

test('an invalid tag name is not offered', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 't' });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Tags' }), { target: { value: '!?' } });
  expect(await screen.findByText(/Use up to 40 letters, digits/)).toBeTruthy();
  expect(screen.queryByText(/^Create/)).toBe(null);
});

test('S snoozes until the customer replies, and Undo reverts it', async () => {
  await open(agreeing());
  fireEvent.keyDown(document.body, { key: 's' });
  await pick('Until the customer replies');
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([{ status: 'snoozed', snoozed_until: null }]));
  expect(await screen.findByText('Snoozed until the customer replies')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z' });
  await waitFor(() => expect(bodies(`PATCH ${path}`).at(-1)).toEqual({ status: 'open' }));
});

test('any future time can be picked, but no past one', async () => {
  await open(agreeing());
  fireEvent.keyDown(document.body, { key: 's' });
  await pick('Pick date and time…');
  const field = await screen.findByLabelText('Date and time');
  fireEvent.change(field, { target: { value: '2020-01-01T09:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Snooze' }));
  expect(await screen.findByText('Pick a time in the future.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '2099-01-01T09:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Snooze' }));
  const until = new Date(2099, 0, 1, 9).toISOString();
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([{ status: 'snoozed', snoozed_until: until }]));
});

test('pin, mute and mark unread are in the More menu', async () => {
  await open({
    ...agreeing(),
    [`PUT ${path}/pin`]: { ...conversation, pinned: true },
    [`POST ${path}/unread`]: { ...conversation, unread: true },
  });
  for (const name of ['Pin to top of my list', 'Mute', 'Mark as unread']) {
    press('More');
    await pick(name);
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
  }
  await waitFor(() => expect(bodies(`PUT ${path}/pin`)).toEqual([{ pinned: true }]));
  await waitFor(() => expect(bodies(`PATCH ${path}`)).toEqual([{ muted: true }]));
  await waitFor(() => expect(inbox.sent(`POST ${path}/unread`)).toHaveLength(1));
});

test('merging explains the effect, asks for one of the customer’s other conversations, and opens it', async () => {
  const other = makeConversation(2, { customer_name: 'Yusuf Rossi' });
  const past = [
    {
      id: other.id,
      number: 2,
      status: 'open',
      channel: 'website',
      last_text: 'Hello?',
      last_activity_at: other.created_at,
      csat_score: null,
    },
  ];
  await open({ [`GET ${path}/panel`]: { ...makePanel(conversation), past }, [`POST ${path}/merge`]: other }, {}, [other]);
  press('More');
  await pick('Merge into another conversation…');
  expect(await screen.findByText(/This can’t be undone\./)).toBeTruthy();
  const merge = screen.getByRole('button', { name: 'Merge' });
  expect(merge).toHaveProperty('disabled', true);
  fireEvent.click(await screen.findByRole('radio', { name: /#2/ }));
  fireEvent.click(merge);
  await waitFor(() => expect(bodies(`POST ${path}/merge`)).toEqual([{ into: other.id }]));
  await waitFor(() => expect(inbox.router.state.location.search).toContain(other.id));
});

test('a refused merge shows the reason in the dialog', async () => {
  const past = [
    {
      id: makeConversation(2).id,
      number: 2,
      status: 'open',
      channel: 'website',
      last_text: '',
      last_activity_at: conversation.created_at,
      csat_score: null,
    },
  ];
  await open({
    [`GET ${path}/panel`]: { ...makePanel(conversation), past },
    [`POST ${path}/merge`]: () => problem(409, { detail: 'They are on different channels.' }),
  });
  press('More');
  await pick('Merge into another conversation…');
  fireEvent.click(await screen.findByRole('radio', { name: /#2/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Merge' }));
  expect((await screen.findByText('They are on different channels.')).getAttribute('role')).toBe('alert');
});

test('blocking asks for confirmation', async () => {
  const line = `PUT /api/customers/${merchant}/${conversation.customer.id}/blocked`;
  await open({ [line]: { id: conversation.customer.id, blocked: true } });
  press('More');
  await pick('Block Yusuf Rossi…');
  expect(await screen.findByText(/are rejected on every channel/)).toBeTruthy();
  expect(inbox.sent(line)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(inbox.sent(line).map(({ body }) => body)).toEqual([{ blocked: true }]));
});

test('facts the server doesn’t allow to change are plain text', async () => {
  await open({}, { actions: [], priority: 'high', tags: [warranty], subject: 'Dead keys' });
  expect(screen.queryByRole('button', { name: /^(Assign|Priority|Tags:|Add tag)/ })).toBe(null);
  expect(screen.getByText('High')).toBeTruthy();
  expect(screen.getByText('Dead keys').tagName).toBe('SPAN');
  toast.remove();
});
