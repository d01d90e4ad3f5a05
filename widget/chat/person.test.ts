import { describe, expect, test, vi } from 'vitest';
import { setUp, setUpConversation } from './make.ts';

const ada = { user_id: 'customer-42', hash: 'a'.repeat(64) };
const other = { user_id: 'customer-43', hash: 'b'.repeat(64) };

describe('identifying the visitor', () => {
  test('happens for the current session and for each later one', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    chat.identify(ada);
    await clock.pass(100);
    expect(shop.session(token()).identity.user).toBe('customer-42');
    shop.end(token());
    await clock.pass(10_000);
    expect(shop.session(token()).identity.user).toBe('customer-42');
  });

  test('waits for a session while the visitor only browses', async () => {
    const { shop, clock, openTab, token } = setUp();
    const { chat } = openTab();
    chat.identify(ada);
    await clock.pass(10_000);
    expect(shop.calls).toEqual([]);
    chat.open();
    await clock.pass(100);
    expect(shop.session(token()).identity.user).toBe('customer-42');
  });

  test('opens the customer’s own conversation from its beginning', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    const session = shop.session(token());
    Object.assign(session, { conversation: '0197f000-0000-7000-8000-00000000beef', messages: [] });
    shop.addMessage(token(), { text: 'Of last week' });
    chat.identify(ada);
    await clock.pass(1_000);
    expect(texts()).toEqual(['Of last week']);
  });

  test('another customer starts afresh, and sends nothing of the previous one', async () => {
    const { shop, clock, chat, texts, unsent, token } = await setUpConversation();
    chat.identify(ada);
    await clock.pass(100);
    const before = token();
    shop.failures.refusals.push({ status: 503 });
    chat.write('of Ada');
    await clock.pass(10);
    chat.identify(other);
    await clock.pass(10_000);
    expect([token() === before, shop.session(token()).identity.user, texts(), unsent()]).toEqual([false, 'customer-43', [], []]);
  });

  test('a wrong signature dispatches an error event and leaves the visitor as they are', async () => {
    const { shop, clock, chat, texts } = await setUpConversation();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const errors: unknown[] = [];
    const listen = (event: Event) => errors.push((event as CustomEvent).detail);
    window.addEventListener('parley:error', listen);
    shop.failures.refusals.push({ status: 403, body: { code: 'chat.identity_refused', detail: 'Not verified.' } });
    chat.identify(ada);
    await clock.pass(60_000);
    window.removeEventListener('parley:error', listen);
    warn.mockRestore();
    expect([errors, texts()]).toEqual([[{ code: 'chat.identity_refused', message: 'Not verified.' }], ['Hello']]);
  });

  test('logging out forgets everything', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    const before = token();
    chat.type('half a thou');
    chat.logout();
    await clock.pass(1_000);
    expect([texts(), chat.draft(), token() === before, shop.visitors()]).toEqual([[], '', false, 2]);
  });
});

describe('consent', () => {
  test('a message written before waits for consent', async () => {
    const { shop, clock, openTab, token } = setUp();
    shop.shop.asks.consent = true;
    const { chat, unsent } = openTab();
    chat.open();
    await clock.pass(0);
    chat.write('Hello');
    await clock.pass(60_000);
    expect([unsent().length, shop.posted]).toEqual([1, []]);
    await chat.consent();
    await clock.pass(100);
    expect(shop.texts(token())).toEqual(['Hello']);
  });

  test('a shop that starts to require consent gets no repeated messages', async () => {
    const { shop, clock, chat, unsent, token } = await setUpConversation();
    shop.shop.asks.consent = true;
    chat.write('two');
    await clock.pass(600_000);
    expect([chat.view.get().consentNeeded, unsent().length, shop.posted.length]).toEqual([true, 1, 2]);
    await chat.consent();
    await clock.pass(100);
    expect(shop.texts(token())).toEqual(['Hello', 'two']);
  });
});

test('reports page and cart when they change, at most every 5 s', async () => {
  const { shop, clock, chat, world } = await setUpConversation();
  const cart = { items: [{ name: 'Bottle', quantity: 2, price: '24.00' }] };
  chat.setCart(cart);
  await clock.pass(100);
  chat.setCart(null);
  Object.assign(world, { page: () => 'https://shop.example/mugs' });
  chat.moved();
  await clock.pass(1_000);
  expect(shop.contexts).toEqual([{ page_url: 'https://shop.example/bottles', cart }]);
  await clock.pass(60_000);
  chat.moved();
  await clock.pass(60_000);
  expect(shop.contexts.slice(1)).toEqual([{ page_url: 'https://shop.example/mugs', cart: null }]);
});

describe('files', () => {
  const file = (name: string) => new File(['x'], name);

  test('wait for the network, and their message waits for them', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    shop.failures.offline = true;
    await chat.addFiles([file('a.png')]);
    await clock.pass(20_000);
    expect([chat.view.get().uploads[0]?.stage, chat.write('with it')]).toEqual(['waiting', null]);
    shop.failures.offline = false;
    chat.comeOnline();
    await clock.pass(1_000);
    expect(chat.view.get().uploads[0]?.stage).toBe('there');
    chat.write('with it');
    chat.write('after it');
    await clock.pass(1_000);
    expect(shop.session(token()).messages.map(({ text, attachments }) => [text, attachments.length])).toEqual([
      ['Hello', 0],
      ['with it', 1],
      ['after it', 0],
    ]);
  });

  test('can be removed while uploading', async () => {
    const { shop, clock, chat } = await setUpConversation();
    shop.failures.uploadsHang = true;
    await chat.addFiles([file('a.png')]);
    await clock.pass(100);
    expect(chat.view.get().uploads[0]).toMatchObject({ stage: 'sending', part: 0.5 });
    chat.removeFile(chat.view.get().uploads[0]?.key ?? '');
    await clock.pass(60_000);
    expect([chat.view.get().uploads, shop.uploads]).toEqual([[], []]);
  });

  test('show a refusal by the shop, and can be retried', async () => {
    const { shop, clock, chat } = await setUpConversation();
    shop.failures.refusals.push({ status: 415, body: { code: 'file.unsupported', detail: 'This chat takes no files.' } });
    await chat.addFiles([file('a.png')]);
    await clock.pass(1_000);
    const [refused] = chat.view.get().uploads;
    expect(refused).toMatchObject({ stage: 'refused', reason: 'This chat takes no files.' });
    chat.retryFile(refused?.key ?? '');
    await clock.pass(1_000);
    expect(chat.view.get().uploads[0]?.stage).toBe('there');
  });

  test('that are uploaded survive a page load', async () => {
    const { clock, chat, world } = await setUpConversation();
    await chat.addFiles([file('a.png')]);
    await clock.pass(100);
    const { createChat } = await import('./chat.ts');
    const { settings } = await import('./make.ts');
    const next = createChat(world, settings);
    next.start();
    await clock.pass(100);
    expect(next.view.get().uploads).toMatchObject([{ name: 'a.png', stage: 'there' }]);
  });
});
