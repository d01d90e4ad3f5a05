import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import type { WebsiteChat } from '@parley/contract/website-chat';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { queryClient } from '../../../data/query-client.ts';
import { WebsiteChatScreen } from './website-chat-screen.tsx';
import { lines, madeChat, stubChat } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
function open(answers: Answers = {}, role: TeamRole = 'owner', permissions = permissionsOf(role)) {
  signIn({ team_role: role, permissions: [...permissions] });
  const server = stubChat(answers);
  const person = userEvent.setup();
  const screens = [
    { path: '/', element: <WebsiteChatScreen /> },
    { path: '*', element: <Link to="/">Elsewhere</Link> },
  ];
  const router = createMemoryRouter(screens);
  render(<RouterProvider router={router} />);
  return { server, person, path: () => router.state.location.pathname };
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = (person: ReturnType<typeof userEvent.setup>) => person.click(screen.getByRole('button', { name: 'Save changes' }));
const saved = (part: Partial<WebsiteChat>) => ({ ...madeChat, ...part, version: 4 });

beforeEach(() => {
  forgetAll();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('saves changes with the version they are based on', async () => {
  let chat = madeChat;
  const { server, person } = open({
    [lines.read]: () => chat,
    [lines.save]: ({ body }: SentRequest) => (chat = saved(body as Partial<WebsiteChat>)),
  });
  const welcome = await field('Welcome message');
  await person.clear(welcome);
  await person.type(welcome, 'Moin!');
  await person.type(await field('Your websites, one per line'), 'https://Shop.example/\nhttps://www.shop.example');
  await person.click(await field('Deutsch'));
  await person.type(await field('Suggested questions'), 'Which size?{Enter}{Enter}Do you ship abroad?{Enter}');
  await person.type(await field('Product pages'), 'https://shop.example/p/{{slug}');
  await save(person);
  await waitFor(() => expect(toasts()).toContain('Chat settings saved. Visitors see the changes on their next visit.'));
  expect(server.calls(lines.save).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      version: 3,
      texts: { ...madeChat.texts, welcome: 'Moin!', quick_replies: ['Which size?', 'Do you ship abroad?'] },
      product_url: 'https://shop.example/p/{slug}',
      allowed_origins: ['https://shop.example', 'https://www.shop.example'],
      languages: ['de'],
    }),
  ]);
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
});

test('shows invalid values at their fields and sends nothing', async () => {
  const { server, person } = open();
  await person.type(await field('Accent color'), 'red');
  await person.type(await field('Your websites, one per line'), 'shop.example');
  await person.clear(await field('Messages per minute, per visitor'));
  await save(person);
  expect(await screen.findByText('Enter a color such as #1f2937.')).toBeTruthy();
  expect(screen.getByText(/^shop\.example: Enter an address such as/)).toBeTruthy();
  expect((await field('Messages per minute, per visitor')).getAttribute('aria-invalid')).toBe('true');
  expect(server.calls(lines.save)).toEqual([]);
});

test('when a teammate saved meanwhile, keeps what was typed and overwrites nothing unasked', async () => {
  let chat = madeChat;
  const sent: unknown[] = [];
  const { person } = open({
    [lines.read]: () => chat,
    [lines.save]: ({ body }: SentRequest) => {
      sent.push(body);
      return (body as { version: number }).version === chat.version
        ? (chat = saved(body as Partial<WebsiteChat>))
        : problem(409, { code: 'settings.changed', detail: 'Someone else changed these settings.' });
    },
  });
  await person.type(await field('Title'), 'Ask us');
  chat = { ...madeChat, continuity: false, version: 4 };
  await save(person);
  expect(await screen.findByText(/A teammate changed these settings/)).toBeTruthy();
  expect((await field('Title')).value).toBe('Ask us');
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save(person);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, continuity: false, texts: { title: 'Ask us' } });
});

test('can adopt the teammate’s version', async () => {
  let chat = madeChat;
  const { person } = open({ [lines.read]: () => chat });
  await person.type(await field('Title'), 'Ask us');
  chat = { ...madeChat, texts: { ...madeChat.texts, title: 'Theirs' }, version: 4 };
  await queryClient.invalidateQueries();
  await person.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect((await field('Title')).value).toBe('Theirs');
});

test('shows the consent text only where consent is required', async () => {
  const { person } = open();
  expect(await field('Ask for consent before the first message')).toBeTruthy();
  expect(screen.queryByLabelText('Consent text')).toBeNull();
  await person.click(await field('Ask for consent before the first message'));
  expect(await field('Consent text')).toBeTruthy();
  expect(await field('Privacy policy link')).toBeTruthy();
});

test('copies the script tag, and shows whether it was seen', async () => {
  const { person } = open({ [lines.read]: { ...madeChat, installed_at: '2026-11-02T10:00:00.000Z' } });
  expect(await screen.findByText(/Detected on your website since/)).toBeTruthy();
  const [copy] = screen.getAllByRole('button', { name: 'Copy' });
  await person.click(copy as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(madeChat.snippet);
  expect(toasts()).toContain('Copied');
});

test('emails the script tag to a developer', async () => {
  const { server, person } = open({ [lines.mail]: {} });
  await person.click(await screen.findByRole('button', { name: 'Email to developer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Email address'), 'builder@agency.example');
  await person.click(dialog.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(toasts()).toContain('Snippet sent to builder@agency.example'));
  expect(server.calls(lines.mail).map(({ body }) => body)).toEqual([{ email: 'builder@agency.example' }]);
  expect(server.calls(lines.save)).toEqual([]);
});

test('creates the first secret at once and shows it once', async () => {
  const { server, person } = open({ [lines.secret]: { secret: 'the-secret' } });
  await person.click(await screen.findByRole('button', { name: 'Create secret' }));
  expect(within(await screen.findByRole('dialog')).getByText('the-secret')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('the-secret')).toBeNull());
  expect(server.calls(lines.secret)).toHaveLength(1);
});

test('replaces a secret or a key in use only after a confirmation', async () => {
  const chat = { ...madeChat, has_identity_secret: true };
  const { server, person } = open({ [lines.read]: chat, [lines.secret]: { secret: 'new' }, [lines.key]: chat });
  for (const [button, line] of [
    ['Rotate secret', lines.secret],
    ['Rotate key', lines.key],
  ] as const) {
    await person.click(await screen.findByRole('button', { name: button }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(line)).toEqual([]);
  }
  await person.click(screen.getByRole('button', { name: 'Rotate key' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rotate key' }));
  await waitFor(() => expect(server.calls(lines.key)).toHaveLength(1));
});

test('the arrow keys select the language of the code sample', async () => {
  const { person } = open();
  const node = await screen.findByRole('tab', { name: 'Node.js' });
  node.focus();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Ruby' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText(/OpenSSL::HMAC/)).toBeTruthy();
});

test('a read-only role sees everything and changes nothing', async () => {
  open({}, 'agent', ['settings:read']);
  expect((await field('Welcome message')).closest('fieldset[disabled]')).not.toBeNull();
  expect(screen.getByText('You can view these settings but not change them.')).toBeTruthy();
  for (const name of ['Save changes', 'Email to developer', 'Rotate key', 'Create secret'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('offers a retry when loading fails', async () => {
  let broken = true;
  const { person } = open({ [lines.read]: () => (broken ? problem(500, { detail: 'No.' }) : madeChat) });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 });
  broken = false;
  await person.click(again);
  expect((await field('Welcome message')).value).toBe('Welcome!');
});

test('leaving with changes asks first, and staying keeps what was typed', async () => {
  const { person, path } = open();
  await person.type(await field('Title'), 'Ask us');
  await person.click(screen.getByRole('link', { name: 'Business hours' }));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect([path(), (await field('Title')).value]).toEqual(['/', 'Ask us']);
  await person.click(screen.getByRole('link', { name: 'Business hours' }));
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(path()).toBe('/settings/business-hours');
});
