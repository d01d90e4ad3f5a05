import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { deliver } from '../../../../data/live/state.ts';
import { type Answers, forgetAll, madeUser, type SentRequest, signIn, stubServer } from '../../../../data/make.ts';
import { giveLayout } from '../../../../ui/testing/layout.ts';
import { InboxScreen } from '../index.ts';
import { madeAt, makeMessage } from '../make.ts';
import { useUndo } from '../undo.ts';

type Shop = {
  conversations: Conversation[];
  messages?: Message[];
  /** Answers that differ from a server that accepts everything; paths are relative to the shop's inbox. */
  answers?: Record<string, unknown>;
  at?: string;
};

let people = 0;
const merchant = madeUser.merchant_id ?? '';
const page = <T>(items: T[]) => ({ items, next_cursor: null });

/** Renders a shop's inbox in a wide window, with a new user, so that no state of another test is left. */
export async function openInbox({ conversations, messages = [], answers = {}, at = '' }: Shop) {
  forgetAll();
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('>=') }));
  const removeLayout = giveLayout({ row: 80, pane: 640 });
  people += 1;
  const me = signIn({ id: `0195b4f2-7c1e-7000-8000-${String(people).padStart(12, '0')}` });
  const server = stubServer(withShop(conversations, messages, answers));
  const router = createMemoryRouter(
    [
      { path: '/inbox', Component: InboxScreen },
      { path: '/agent-config', element: null },
    ],
    { initialEntries: [`/inbox${at}`] },
  );
  const draw = () => render(createElement(RouterProvider, { router }));
  draw();
  await act(async () => {});
  const close = () => {
    cleanup();
    useUndo.setState({ held: [] });
    removeLayout();
    vi.unstubAllGlobals();
  };
  const sent = (line: string) => server.calls(atShop(line));
  /** Hides and shows the tab. */
  const reopen = () => {
    cleanup();
    draw();
  };
  return { me, sent, router, close, reopen };
}

/** "POST conversations/1/read" in the shop's inbox, as the stub names it; a path from the root stays as it is. */
function atShop(line: string) {
  const [method, path = ''] = line.split(' ');
  if (path.startsWith('/')) return line;
  return `${method} /api/inbox/${merchant}/${path}`;
}

function withShop(conversations: Conversation[], messages: Message[], answers: Record<string, unknown>): Answers {
  const defaultAnswers: Record<string, unknown> = {
    'GET counts': { needs_you: 7, ai: 34, mine: 0, unread: 7, notifications: 0 },
    'GET conversations': page(conversations),
  };
  for (const conversation of conversations) {
    const path = `conversations/${conversation.id}`;
    defaultAnswers[`GET ${path}`] = conversation;
    defaultAnswers[`GET ${path}/messages`] = page(conversation.number === 1 ? messages : []);
    defaultAnswers[`GET ${path}/panel`] = makePanel(conversation);
    defaultAnswers[`GET ${path}/scheduled`] = { items: [] };
    defaultAnswers[`POST ${path}/read`] = {};
    defaultAnswers[`POST ${path}/typing`] = {};
    defaultAnswers[`POST ${path}/messages`] = ({ body }: SentRequest) => storedFrom(messages.length + 1, body);
  }
  return Object.fromEntries(Object.entries({ ...defaultAnswers, ...answers }).map(([line, answer]) => [atShop(line), answer]));
}

/** The message as the server stores it. */
export const storedFrom = (seq: number, body: unknown): Message =>
  makeMessage(seq, {
    author: 'teammate',
    author_name: 'Mara Visser',
    direction: 'out',
    status: 'sent',
    created_at: new Date().toISOString(),
    ...(body as Partial<Message>),
  });

/** The panel of a conversation whose customer has no data yet. */
export const makePanel = ({ customer }: Conversation) => ({
  customer: {
    ...customer,
    unverified_email: null,
    phone: null,
    language: 'en',
    spent: '10.00',
    currency: 'EUR',
    orders_count: 0,
    since: madeAt,
    verified: false,
    conversations_count: 1,
    blocked: false,
    identities: [],
    page_url: null,
    notes: [],
  },
  cart: null,
  past: [],
  orders: [],
  runs: [],
});

/** A message event of the stream. */
export const listen = (message: Message) => act(() => deliver({ type: 'message', conversation_id: message.conversation_id, message }));

/** The texts in the thread, in order. */
export const threadTexts = () =>
  [...screen.getByRole('region', { name: /^Messages with/ }).querySelectorAll('div[dir=auto]')].map(
    (bubble) => bubble.lastChild?.textContent,
  );
