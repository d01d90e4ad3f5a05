import { expect, test } from 'vitest';
import { openVault } from '../../../platform/vault/vault.ts';
import { checkoutUrls, openLink, signLink } from './link.ts';

const vault = openVault('a secret for tests, 32 characters or more');
const about = { merchant: '01936f0a-5b7e-7c7e-8a52-9f1f6b6a0001', id: '01936f0a-5b7e-7c7e-8a52-9f1f6b6a0002' };

test('a token returns its link', () => expect(openLink(vault, signLink(vault, about))).toEqual(about));
test('a token signed with another secret is rejected', () =>
  expect(openLink(openVault('another secret, also of 32 characters'), signLink(vault, about))).toBeUndefined());
test.each(['', '.', 'nonsense', `${signLink(vault, about)}x`, `x${signLink(vault, about)}`])('%j is rejected', (token) =>
  expect(openLink(vault, token)).toBeUndefined(),
);
test('a link’s address is stable', () => {
  const urlOf = checkoutUrls({ vault, publicUrl: 'https://shop.example' });
  expect(urlOf(about.merchant, about.id)).toBe(urlOf(about.merchant, about.id));
  expect(urlOf(about.merchant, about.id)).toMatch(/^https:\/\/shop\.example\/c\/[\w-]+\.[\w-]+$/);
});
