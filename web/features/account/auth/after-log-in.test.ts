import { permissionsOf } from '@parley/contract/permissions';
import { expect, test } from 'vitest';
import { afterLogInPath } from './after-log-in.tsx';

const merchant = { role: 'merchant' as const, permissions: permissionsOf('agent') };
const staff = { role: 'admin' as const, permissions: [] };
const operator = { ...staff, role: 'super_admin' as const };

test.each([
  ['a merchant goes to the dashboard', merchant, undefined, '/dashboard'],
  ['plain staff goes to the dashboard', staff, null, '/dashboard'],
  ['who may only open billing goes there', { ...merchant, permissions: permissionsOf('billing') }, null, '/settings/billing'],
  ['whose role opens only orders goes there', { ...merchant, permissions: ['orders:read'] as const }, null, '/orders'],
  ['whose role opens none of these goes to the profile', { ...merchant, permissions: ['team:read'] as const }, null, '/settings/profile'],
  ['who needs a second step learns it first', { ...merchant, permissions: [] }, null, '/dashboard'],
  ['an operator goes to the admin area', operator, {}, '/admin'],
  ['the page asked for comes first', operator, { from: '/orders?order=7' }, '/orders?order=7'],
  ['the page may be the router’s location', merchant, { from: { pathname: '/inbox', search: '?tab=ai', hash: '#m9' } }, '/inbox?tab=ai#m9'],
  ['another host is not a page', merchant, { from: '//elsewhere.example' }, '/dashboard'],
  ['an address with a scheme is not a page', merchant, { from: 'https://elsewhere.example' }, '/dashboard'],
])('after log-in %s', (_, user, state, path) => {
  expect(afterLogInPath({ ...user, permissions: [...user.permissions] }, state)).toBe(path);
});
