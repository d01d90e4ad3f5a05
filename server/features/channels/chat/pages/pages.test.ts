import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register({ merchant_name: 'Nuts & <Bolts>' });
});
afterAll(() => app.close());
const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test("a shop's chat page has a CSP as strict as a shop's can be", async () => {
  const key = await app.chatKeyOf(owner.merchant);
  const response = await fetch(`${app.url}/chat/${key}?resume=abc`);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('<title>Nuts &amp; &lt;Bolts&gt;</title>');
  expect(page).toContain(`<script src="/widget.js" data-key="${key}" data-mode="page" async></script>`);
  expect(page).not.toContain('abc');
  const policy = policyOf(response);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('an unknown address is no page', async () => {
  expect((await fetch(`${app.url}/chat/nobody-has-this`)).status).toBe(404);
});

test('only Parley itself may frame the preview', async () => {
  const response = await fetch(`${app.url}/chat-preview`);
  expect(policyOf(response).get('frame-ancestors')).toBe("'self'");
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
