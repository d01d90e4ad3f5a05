import type { Conversation } from '@parley/contract/conversations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { madeUser, problem } from '../../../../data/make.ts';
import { madeAt, makeConversation, makeRun } from '../make.ts';
import { makePanel, openInbox } from '../testing/make.ts';

const conversation = makeConversation(1, { handler: 'human', actions: ['reply', 'note', 'tag'] });
const merchant = madeUser.merchant_id;
const customers = `/api/customers/${merchant}/${conversation.customer.id}`;
const defaultPanel = makePanel(conversation);
const note = (id: number, text: string, by = 'other') => ({
  id: `0195b4f2-7c1e-7000-8000-00000000003${id}`,
  text,
  author: { id: by, name: 'Theo' },
  created_at: madeAt,
});

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

type Facts = Partial<Omit<typeof defaultPanel, 'customer'>> & { customer?: object };
async function open({ customer, ...facts }: Facts = {}, answers: Record<string, unknown> = {}, part: Partial<Conversation> = {}) {
  const panel = { ...defaultPanel, ...facts, customer: { ...defaultPanel.customer, ...customer } };
  inbox = await openInbox({
    conversations: [{ ...conversation, ...part }],
    at: `?conversation=${conversation.id}`,
    answers: { [`GET conversations/${conversation.id}/panel`]: panel, ...answers },
  });
  const aside = await screen.findByRole('complementary');
  await within(aside).findByText('Yusuf Rossi');
  return within(aside);
}

test('shows the customer’s identities and which are verified', async () => {
  const identities = [
    { kind: 'email', value: 'yusuf@mail.example', verified: true },
    { kind: 'phone', value: '+31 6 1234', verified: false },
  ];
  const aside = await open({ customer: { identities } });
  fireEvent.click(aside.getByRole('button', { name: /Identities/ }));
  const [email, phone] = aside.getAllByRole('listitem');
  expect(within(email as HTMLElement).getByRole('img', { name: 'Verified' })).toBeTruthy();
  expect(within(phone as HTMLElement).queryByRole('img')).toBe(null);
});

test('a collapsed section stays collapsed for this person', async () => {
  const aside = await open();
  const orders = () => screen.getByRole('button', { name: /^Orders/ });
  expect(aside.getByText('No orders yet.')).toBeTruthy();
  fireEvent.click(orders());
  expect(aside.queryByText('No orders yet.')).toBe(null);
  inbox.reopen();
  await waitFor(() => expect(orders().getAttribute('aria-expanded')).toBe('false'));
});

test('shows the cart’s lines and total', async () => {
  const items = [
    { name: 'Gas stove', quantity: 2, price: '20.00' },
    { name: 'Kettle', quantity: 1, price: '9.90' },
  ];
  const aside = await open({ cart: { items, total: '49.90', currency: 'EUR', at: madeAt } as never });
  expect(aside.getByText('2 × Gas stove')).toBeTruthy();
  for (const amount of ['€40.00', '€9.90', '€49.90']) expect(aside.getByText(amount)).toBeTruthy();
});

test('the page the visitor views opens in a new tab; an address that isn’t http is plain text', async () => {
  const aside = await open({ customer: { page_url: 'https://shop.example/tents?x=1' } });
  expect(aside.getByRole('link', { name: '/tents' }).getAttribute('rel')).toContain('noopener');
  inbox.close();
  const other = await open({ customer: { page_url: 'javascript:alert(1)' } });
  expect(other.queryByRole('link', { name: /javascript/ })).toBe(null);
});

test('adds a note once the server has it', async () => {
  const made = note(1, 'Prefers e-mail', madeUser.id);
  const aside = await open({}, { [`POST ${customers}/notes`]: made });
  fireEvent.click(aside.getByRole('button', { name: 'Add note' }));
  const field = aside.getByRole('textbox', { name: 'Note about Yusuf Rossi' });
  fireEvent.change(field, { target: { value: ' Prefers e-mail ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await aside.findByText('Prefers e-mail')).toBeTruthy();
  expect(inbox.sent(`POST ${customers}/notes`).map(({ body }) => body)).toEqual([{ text: 'Prefers e-mail' }]);
});

test('deletes a note at once, and restores it when the server refuses', async () => {
  const kept = note(1, 'Prefers e-mail');
  let refuse = () => {};
  const answer = () => new Promise((resolve) => (refuse = () => resolve(problem(422, { detail: 'No.' }))));
  const aside = await open({ customer: { notes: [kept] } }, { [`DELETE ${customers}/notes/${kept.id}`]: answer });
  fireEvent.click(aside.getByRole('button', { name: 'Delete note: Prefers e-mail' }));
  await waitFor(() => expect(aside.queryByText('Prefers e-mail')).toBe(null));
  refuse();
  expect(await aside.findByText('Prefers e-mail')).toBeTruthy();
});

test('shows the CSAT score as a number and in words', async () => {
  const csat = { score: 4, remark: 'Quick!', asked_at: madeAt, answered_at: madeAt };
  const aside = await open({}, {}, { csat });
  expect(aside.getByText('4 out of 5')).toBeTruthy();
  expect(aside.getByText('Quick!')).toBeTruthy();
});

test('an earlier conversation opens in the inbox', async () => {
  const id = makeConversation(9).id;
  const past = [{ id, number: 9, status: 'resolved', last_text: 'Thanks', last_activity_at: madeAt, csat_score: 5 }];
  const aside = await open({ past } as never);
  const link = aside.getByRole('link', { name: /#9, Resolved.*5 out of 5.*Thanks/ });
  expect(link.getAttribute('href')).toBe(`/inbox?conversation=${id}`);
});

test('removes a tag at once', async () => {
  const tag = { id: '0195b4f2-7c1e-7000-8000-00000000000e', name: 'warranty', colour: 'blue' as const };
  const put = `PUT /api/tags/${merchant}/conversations/${conversation.id}/tags`;
  const aside = await open({}, { [put]: { items: [] } }, { tags: [tag] });
  fireEvent.click(aside.getByRole('button', { name: 'Remove warranty' }));
  await waitFor(() => expect(inbox.sent(put).map(({ body }) => body)).toEqual([{ tag_ids: [] }]));
});

test('shows that a customer is blocked, with a way to unblock them', async () => {
  const line = `PUT ${customers}/blocked`;
  const aside = await open({ customer: { blocked: true } }, { [line]: { id: conversation.customer.id, blocked: false } });
  expect(aside.getByText('Yusuf Rossi is blocked. Their messages are rejected.')).toBeTruthy();
  fireEvent.click(aside.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(inbox.sent(line).map(({ body }) => body)).toEqual([{ blocked: false }]));
});

const order = { order_number: 'H1', status: 'shipped', payment_status: 'paid', total_amount: '1.00', currency: 'EUR', placed_at: madeAt };
const rest = { lines: [], tracking: [] };
const orders = [
  { id: makeConversation(3).id, ...order, ...rest, actions: ['refund', 'return', 'note'] },
  { id: makeConversation(4).id, ...order, ...rest, order_number: 'H2', actions: [] },
];

test('an order’s tracking link is a link beside its numbers', async () => {
  const tracking = ['T1', 'https://dhl.example/1'];
  const aside = await open({ orders: [{ ...orders[1], tracking }] } as never);
  expect(aside.getByText('T1')).toBeTruthy();
  expect(aside.getByRole('link', { name: 'Track on dhl.example' }).getAttribute('href')).toBe('https://dhl.example/1');
});

test('an order has a button for each action it allows, and none when it allows none', async () => {
  const aside = await open({ orders } as never);
  const actions = within(aside.getByRole('group', { name: 'Actions for order H1' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refund', 'Return']);
  expect(aside.queryByRole('group', { name: 'Actions for order H2' })).toBe(null);
});

test('an order opens in place, and closing it returns the focus', async () => {
  const path = `GET /api/orders/${merchant}/${orders[0]?.id}`;
  const aside = await open({ orders } as never, { [path]: () => new Promise(() => {}) });
  const card = aside.getByRole('button', { name: /^H1/ });
  card.focus();
  fireEvent.click(card);
  const drawer = await screen.findByRole('dialog', { name: 'Order' });
  expect(inbox.router.state.location.pathname).toBe('/inbox');
  fireEvent.keyDown(drawer, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(document.activeElement).toBe(card);
});

test('an email address from a chat is shown as unverified, beside the known one', async () => {
  const aside = await open({ customer: { email: 'yusuf@mail.example', unverified_email: 'yr@other.example' } });
  expect(aside.getByText('yusuf@mail.example')).toBeTruthy();
  expect(aside.getByText('yr@other.example').parentElement?.textContent).toContain('unverified');
});

test('steps of the AI that read the same are one line, which opens to each', async () => {
  const tool = (name: string, summary: string) => ({ name, arguments: {}, ok: true, summary, ms: 10 });
  const tools = [tool('get_product', 'Drift bottle'), tool('get_product', 'Ferry mug'), tool('find_order', 'Found order #1')];
  const aside = await open({ runs: [makeRun({ tools })] } as never);
  const group = aside.getByRole('button', { name: /Read 2 products/ });
  expect(aside.queryByText('Ferry mug')).toBe(null);
  fireEvent.click(group);
  expect(group.getAttribute('aria-expanded')).toBe('true');
  expect(aside.getByText('Ferry mug')).toBeTruthy();
  expect(aside.getByText('Found order #1')).toBeTruthy();
});
