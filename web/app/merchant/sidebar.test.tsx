import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAll, madeUser, signIn, stubServer } from '../../data/make.ts';
import { useTheme } from '../../data/theme.ts';
import { Sidebar, useOpenGroups } from './sidebar.tsx';

const show = (at = '/inbox') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Sidebar />
    </MemoryRouter>,
  );
const groups = () => screen.getAllByRole('button', { expanded: undefined }).filter((button) => button.hasAttribute('aria-expanded'));
const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
const as = (role: TeamRole) => signIn({ team_role: role, permissions: [...permissionsOf(role)] });
const entries = () => [...document.querySelectorAll('section li')].map((line) => line.textContent?.replace(/\d.*/, ''));

beforeEach(() => {
  forgetAll();
  useOpenGroups.setState(useOpenGroups.getInitialState());
  stubServer();
  signIn();
});
afterEach(cleanup);

test('Main and Commerce are open at first, Tools and Settings are not', () => {
  show();
  expect(groups().map((group) => [group.textContent, group.getAttribute('aria-expanded')])).toEqual([
    ['Main', 'true'],
    ['Commerce', 'true'],
    ['Tools', 'false'],
    ['Settings', 'false'],
  ]);
  expect(useOpenGroups.getState().open).toEqual(['dashboard', 'inbox', 'commerce']);
});

test('remembers open and closed groups on this computer', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tools' }));
  await userEvent.click(screen.getByRole('button', { name: 'Main' }));
  expect([isOpen('Tools'), isOpen('Main')]).toEqual(['true', 'false']);
  expect(JSON.parse(localStorage.getItem('sidebar-storage') ?? '{}').state).toEqual({ open: ['commerce', 'tools'] });
  await userEvent.click(screen.getByRole('button', { name: 'Main' }));
  expect(useOpenGroups.getState().open).toEqual(['commerce', 'tools', 'dashboard', 'inbox']);
});

test('the open page’s group is open, without changing what is remembered, and can be closed', async () => {
  show('/analytics');
  expect(isOpen('Tools')).toBe('true');
  expect(useOpenGroups.getState().open).toEqual(['dashboard', 'inbox', 'commerce']);
  await userEvent.click(screen.getByRole('button', { name: 'Tools' }));
  expect(isOpen('Tools')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Tools' }));
  expect(isOpen('Tools')).toBe('true');
});

test.each<TeamRole>(['owner', 'agent'])('the AI agent is one click away from every page for %s', (role) => {
  as(role);
  useOpenGroups.setState({ open: [] });
  show();
  const link = screen.getByRole('link', { name: 'AI agent' });
  expect([link.getAttribute('href'), link.closest('section')]).toEqual(['/agent-config', null]);
});

test('a role that may not open the AI agent has no entry for it', () => {
  as('billing');
  show();
  expect(screen.queryByRole('link', { name: 'AI agent' })).toBeNull();
});

test.each(['{', '{"state":{"open":"tools"},"version":0}', '{"state":{"open":[7]},"version":0}'])(
  'a storage that holds %s opens the usual groups',
  async (text) => {
    localStorage.setItem('sidebar-storage', text);
    await useOpenGroups.persist.rehydrate();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Tools' }));
    expect([isOpen('Commerce'), isOpen('Tools')]).toEqual(['true', 'true']);
  },
);

test('the Inbox shows its count of unread conversations', () => {
  show();
  const inbox = screen.getByRole('link', { name: /Inbox/ });
  expect(inbox.textContent).toContain('7');
  expect(within(inbox).getByText('7 conversations unread by you')).not.toBeNull();
  expect(inbox.getAttribute('aria-current')).toBe('page');
});

test.each<[TeamRole, string[]]>([
  ['owner', ['Dashboard', 'Inbox', 'Products', 'Orders', 'Customers', 'Analytics', 'Automation', 'Integrations', 'Settings']],
  ['agent', ['Dashboard', 'Inbox', 'Products', 'Orders', 'Customers', 'Settings']],
  ['billing', ['Settings']],
])('the menu of %s shows exactly what the role may open', (role, names) => {
  as(role);
  show();
  expect(entries()).toEqual(names);
});

test('a user who can’t change the shop finds their profile under Settings', () => {
  as('agent');
  show();
  expect(document.querySelector('a[href="/settings/profile"]')?.textContent).toBe('Settings');
  expect(document.querySelector('a[href="/settings"]')).toBeNull();
});

test.each([
  ['/fulfillment', 'Orders'],
  ['/settings/integrations-status', 'Integrations'],
  ['/settings/tags', 'Settings'],
  ['/proactive-offers', 'Automation'],
])('%s belongs to %s', (at, entry) => {
  show(at);
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe(entry);
});

test('the footer shows shop and email, changes the theme and logs out', async () => {
  const server = stubServer({ 'POST /api/auth/logout': { message: 'ok' } });
  useTheme.setState({ theme: 'light' });
  show();
  expect(screen.getByText('Harbour Supply')).not.toBeNull();
  expect(screen.getByText(madeUser.email)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(server.calls('POST /api/auth/logout')).toHaveLength(1);
});

test('a user of several shops can switch between them', async () => {
  const other = { merchant_id: madeUser.id, name: 'Tall Pines', team_role: 'manager' as const };
  const user = signIn({ merchants: [...madeUser.merchants, other] });
  const server = stubServer({ 'POST /api/auth/shop': { ...user, merchant_id: other.merchant_id, merchant_name: other.name } });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Switch shop (current: Harbour Supply)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tall Pines' }, { timeout: 5_000 }));
  expect(await screen.findByRole('button', { name: 'Switch shop (current: Tall Pines)' })).not.toBeNull();
  expect(server.calls('POST /api/auth/shop')[0]?.body).toEqual({ merchant_id: other.merchant_id });
});
