import type { Attachment } from '@parley/contract/files';
import type { Message } from '@parley/contract/messages';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { madeUser } from '../../../../data/make.ts';
import { Live } from '../../../../ui/live.tsx';
import { makeActivity, makeConversation, makeMessage } from '../make.ts';
import { listen, makePanel, openInbox } from '../testing/make.ts';

const conversation = makeConversation(1, { handler: 'human', actions: ['reply', 'note', 'resolve'] });
const path = `conversations/${conversation.id}`;
const at = `?conversation=${conversation.id}`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  inbox.close();
  vi.restoreAllMocks();
});

const makeFile = (name: string, part: Partial<Attachment> = {}): Attachment => ({
  id: `0195b4f2-7c1e-7000-8000-f0000000000${name.length}`,
  name,
  type: 'image/png',
  kind: 'image',
  size: 2_400_000,
  width: 800,
  height: 400,
  url: `/files/${name}`,
  thumb_url: `/files/thumb-${name}`,
  ...part,
});

async function open(messages: Message[], answers: Record<string, unknown> = {}, shown = conversation) {
  inbox = await openInbox({ conversations: [shown], messages, at, answers });
  return screen.findByRole('region', { name: /^Messages with/ });
}

test('an image reserves its room and opens in full size; the arrow keys show the others, Escape closes', async () => {
  const files = [makeFile('a.png'), makeFile('bb.png')];
  await open([makeMessage(1, { attachments: files.slice(0, 1) }), makeMessage(2, { text: '', attachments: files.slice(1) })]);
  const button = screen.getByRole('button', { name: 'Open a.png' });
  expect(button.querySelector('img')).toMatchObject({ width: 264, height: 132 });
  expect(button.querySelector('img')?.getAttribute('src')).toBe('/files/thumb-a.png');
  fireEvent.click(button);
  const viewer = await screen.findByRole('dialog', { name: 'a.png' });
  expect(within(viewer).getByText('1 of 2')).toBeTruthy();
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  expect(screen.getByRole('dialog', { name: 'bb.png' })).toBeTruthy();
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
  expect(screen.getByRole('dialog', { name: 'a.png' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/a.png');
  fireEvent.keyDown(viewer, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('an image whose address expired is read again, once, and shown', async () => {
  const old = makeMessage(1, { attachments: [makeFile('a.png')] });
  const fresh = makeMessage(1, { attachments: [makeFile('a.png', { url: '/files/2/a.png', thumb_url: null })] });
  const asked: string[] = [];
  const answer = ({ url }: { url: URL }) => {
    if (!url.searchParams.has('after')) return { items: [old], next_cursor: null };
    asked.push(url.searchParams.get('after') ?? '');
    return { items: [fresh], next_cursor: null };
  };
  const region = await open([old], { [`GET ${path}/messages`]: answer });
  const picture = () => region.querySelector('img');
  fireEvent.error(picture() as HTMLImageElement);
  await waitFor(() => expect(picture()?.getAttribute('src')).toBe('/files/2/a.png'));
  fireEvent.error(picture() as HTMLImageElement);
  expect(await screen.findByText('Couldn’t load a.png')).toBeTruthy();
  await waitFor(() => expect(asked).toEqual(['0', '0']));
  await act(async () => {});
  expect(asked).toHaveLength(2);
});

test('a document shows its kind and size, and downloads under its name', async () => {
  const file = makeFile('invoice.pdf', { kind: 'document', type: 'application/pdf' });
  await open([makeMessage(1, { attachments: [file] })]);
  const link = screen.getByRole('link', { name: /^Download invoice\.pdf ?PDF · 2\.4 MB$/ });
  expect(link.getAttribute('download')).toBe('invoice.pdf');
});

test('a cart shows its lines, its total, and where it is paid', async () => {
  const line = { name: 'Gas stove', detail: 'green', quantity: 2, price: '20.00' };
  const other = { name: 'Kettle', detail: '', quantity: 1, price: '9.90' };
  await open([
    makeMessage(1, {
      cards: [
        {
          type: 'checkout',
          url: 'https://shop.example/c/1',
          lines: [line, other],
          discount: '5.00',
          shipping: '4.95',
          tax: null,
          total_amount: '49.85',
          currency: 'EUR',
        },
      ],
    }),
  ]);
  expect(screen.getByText('2 × Gas stove, green')).toBeTruthy();
  for (const amount of ['€40.00', '€9.90', '−€5.00', '€4.95', '€49.85 plus tax']) expect(screen.getByText(amount)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open checkout' }).getAttribute('href')).toBe('https://shop.example/c/1');
});

test('a cart without an http address has no link', async () => {
  await open([
    makeMessage(1, { cards: [{ type: 'checkout', url: 'javascript:alert(1)', lines: [], total_amount: '0.00', currency: 'EUR' }] }),
  ]);
  expect(screen.getByText('Checkout')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open checkout' })).toBe(null);
});

test('a quote jumps to its message, loading older ones for it', async () => {
  const target = makeMessage(1);
  const answering = makeMessage(60, { in_reply_to: target.id, quoted: { author_name: 'Yusuf Rossi', text: 'Message *one*' } });
  const answer = ({ url }: { url: URL }) => ({
    items: url.searchParams.has('after') ? [target] : [answering],
    next_cursor: null,
  });
  await open([], { [`GET ${path}/messages`]: answer });
  fireEvent.click(await screen.findByRole('button', { name: /^In reply to Yusuf Rossi ?Message one$/ }));
  await waitFor(() => expect(document.querySelector(`[data-message="${target.id}"]`)?.className).toContain('outline'));
});

test('a message can be quoted and copied, and its link as well', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await open([makeMessage(7)]);
  const pick = async (name: string) => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Message actions' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
  };
  await pick('Copy text');
  await pick('Copy link to message');
  expect(copied).toEqual(['Message 7', `${window.location.origin}/inbox?conversation=${conversation.id}&message=7`]);
  await pick('Reply to message');
  expect(await screen.findByText('Replying to Yusuf Rossi')).toBeTruthy();
});

test('a failed message says why and is retried as the same one', async () => {
  const failed = makeMessage(1, { author: 'teammate', direction: 'out', status: 'failed', error: 'the number is unknown' });
  const retry = `POST ${path}/messages/${failed.id}/retry`;
  let now = failed;
  const answers = {
    [`GET ${path}/messages`]: () => ({ items: [now], next_cursor: null }),
    [retry]: () => (now = { ...failed, status: 'queued', error: null }),
  };
  await open([], answers);
  expect(screen.getByRole('alert').textContent).toContain('the number is unknown');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  expect(inbox.sent(retry)).toHaveLength(1);
  expect(screen.getByText(/Sending/)).toBeTruthy();
});

test('highlights the names mentioned in a note', async () => {
  const theo = '0195b4f2-7c1e-7000-8000-000000000009';
  const note = makeMessage(1, { author: 'teammate', private: true, text: 'Ask @Theo Brandt or @Mara', mentions: [theo] });
  await open([note], { [`GET /api/merchants/${madeUser.merchant_id}/team`]: { items: [{ user_id: theo, name: 'Theo Brandt' }] } });
  expect((await screen.findByText('@Theo Brandt')).tagName).toBe('B');
  expect(screen.queryByText('@Mara')).toBe(null);
});

test('a divider starts the unread messages', async () => {
  const looks = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await open([makeMessage(1), makeMessage(2)], {}, { ...conversation, read_seq: 2 });
  await waitFor(() => expect(inbox.sent(`POST ${path}/read`)).toHaveLength(1));
  expect(screen.queryByText('New messages')).toBe(null);
  looks.mockReturnValue(false);
  inbox.reopen();
  await screen.findByText('Message 2');
  listen(makeMessage(3));
  await screen.findByText('New messages');
  const lines = [...document.querySelectorAll('ol > li')].map((line) => line.textContent ?? '');
  expect(lines.indexOf('New messages')).toBe(lines.findIndex((line) => line.includes('Message 3')) - 1);
});

test('shows activities, and a merge links to the other conversation', async () => {
  const other = makeConversation(2).id;
  const panel = `GET ${path}/panel`;
  const past = [
    { id: other, number: 12, status: 'resolved', last_text: 'Bye', last_activity_at: conversation.created_at, csat_score: null },
  ];
  const merged = makeActivity(1, { kind: 'merged', actor: 'Theo', note: '#12' });
  await open([merged], { [panel]: { ...makePanel(conversation), past } });
  expect(await screen.findByText(/Theo merged #12 into this/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Open #12' })).getAttribute('href')).toContain(`conversation=${other}`);
});

test('announces a customer’s message, naming its files when it has no text', async () => {
  await open([makeMessage(1)]);
  const { container } = render(createElement(Live));
  listen(makeMessage(2, { text: '', attachments: [makeFile('a.png')] }));
  await waitFor(() => expect(container.textContent).toBe('New message from Yusuf Rossi: a file'));
});
