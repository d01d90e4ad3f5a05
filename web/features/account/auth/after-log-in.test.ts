import { expect, test } from 'vitest';
import { afterLogInPath } from './after-log-in.tsx';

const merchant = { role: 'merchant', team_role: 'agent' } as const;
const operator = { role: 'super_admin', team_role: null } as const;

test.each([
  ['a merchant goes to the dashboard', merchant, undefined, '/dashboard'],
  ['plain staff goes to the dashboard', { role: 'admin', team_role: null } as const, null, '/dashboard'],
  ['who may only open billing goes there', { role: 'merchant', team_role: 'billing' } as const, null, '/settings/billing'],
  ['an operator goes to the admin area', operator, {}, '/admin'],
  ['the page asked for comes first', operator, { from: '/orders?order=7' }, '/orders?order=7'],
  ['the page may be the router’s location', merchant, { from: { pathname: '/inbox', search: '?tab=ai', hash: '#m9' } }, '/inbox?tab=ai#m9'],
  ['another host is not a page', merchant, { from: '//elsewhere.example' }, '/dashboard'],
  ['an address with a scheme is not a page', merchant, { from: 'https://elsewhere.example' }, '/dashboard'],
])('after log-in %s', (_, user, state, path) => {
  expect(afterLogInPath(user, state)).toBe(path);
});
