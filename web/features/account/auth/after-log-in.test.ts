import { expect, test } from 'vitest';
import { afterLogInPath } from './after-log-in.tsx';

const merchant = { role: 'merchant' } as const;

test.each([
  ['a merchant goes to the inbox', merchant, undefined, '/inbox'],
  ['plain staff goes to the inbox', { role: 'admin' } as const, null, '/inbox'],
  ['an operator goes to the admin area', { role: 'super_admin' } as const, {}, '/admin'],
  ['the page asked for comes first', { role: 'super_admin' } as const, { from: '/orders?order=7' }, '/orders?order=7'],
  ['the page may be the router’s location', merchant, { from: { pathname: '/inbox', search: '?tab=ai', hash: '#m9' } }, '/inbox?tab=ai#m9'],
  ['another host is not a page', merchant, { from: '//elsewhere.example' }, '/inbox'],
  ['an address with a scheme is not a page', merchant, { from: 'https://elsewhere.example' }, '/inbox'],
])('after log-in %s', (_, user, state, path) => {
  expect(afterLogInPath(user, state)).toBe(path);
});
