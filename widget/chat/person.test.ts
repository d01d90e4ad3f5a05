import { describe, expect, test, vi } from 'vitest';
import { setUp, setUpTalk } from './make.ts';

const ada = { user_id: 'customer-42', hash: 'a'.repeat(64) };
const other = { user_id: 'customer-43', hash: 'b'.repeat(64) };

describe('who the visitor is', () => {
  test('is told to the session there is, and to each that comes', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
    chat.identify(ada);
    await clock.pass(100);
    expect(shop.session(token()).identity.user).toBe('customer-42');
    shop.end(token());
    await clock.pass(10_000);
    expect(shop.session(token()).identity.user).toBe('customer-42');
  });

  test('waits for a session of who only looks', async () => {
    const { shop, clock, openTab, token } = setUp();
    const { chat } = openTab();
    chat.identify(ada);
    await clock.pass(10_000);
    expect(shop.calls).toEqual(['GET look']);
    chat.open();
    await clock.pass(100);
    expect(shop.session(token()).identity.user).toBe('customer-42');
  });

  test('brings the conversation that is theirs, read from its beginning', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
    const session = shop.session(token());
    Object.assign(session, { conversation: '0197f000-0000-7000-8000-00000000beef', messages: [] });
    shop.say(token(), { text: 'Of last week' });
    chat.identify(ada);
    await clock.pass(1_000);
    expect(texts()).toEqual(['Of last week']);
  });

  test('somebody else begins anew, and nothing of the one before is sent', async () => {
    const { shop, clock, chat, texts, letters, token } = await setUpTalk();
    chat.identify(ada);
    await clock.pass(100);
    const before = token();
    shop.faults.refusals.push({ status: 503 });
    chat.write('of Ada');
    await clock.pass(10);
    chat.identify(other);
    await clock.pass(10_000);
    expect([token() === before, shop.session(token()).identity.user, texts(), letters()]).toEqual([false, 'customer-43', [], []]);
  });

  test('a wrong signature is told to the page and leaves the visitor who they are', async () => {
    const { shop, clock, chat, texts } = await setUpTalk();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const told: unknown[] = [];
    const hear = (event: Event) => told.push((event as CustomEvent).detail);
    window.addEventListener('parley:error', hear);
    shop.faults.refusals.push({ status: 403, body: { code: 'chat.identity_refused', detail: 'Not verified.' } });
    chat.identify(ada);
    await clock.pass(60_000);
    window.removeEventListener('parley:error', hear);
    warn.mockRestore();
    expect([told, texts()]).toEqual([[{ code: 'chat.identity_refused', message: 'Not verified.' }], ['Hello']]);
  });

  test('after logging out nothing is left', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
    const before = token();
    chat.type('half a thou');
    chat.logout();
    await clock.pass(1_000);
    expect([texts(), chat.draft(), token() === before, shop.visitors()]).toEqual([[], '', false, 2]);
  });
});

describe('agreeing', () => {
  test('what was written before waits for it', async () => {
    const { shop, clock, openTab, token } = setUp();
    shop.shop.asks.consent = true;
    const { chat, letters } = openTab();
    chat.open();
    await clock.pass(0);
    chat.write('Hello');
    await clock.pass(60_000);
    expect([letters().length, shop.posted]).toEqual([1, []]);
    await chat.consent();
    await clock.pass(100);
    expect(shop.texts(token())).toEqual(['Hello']);
  });

  test('a shop that began to ask is not pestered', async () => {
    const { shop, clock, chat, letters, token } = await setUpTalk();
    shop.shop.asks.consent = true;
    chat.write('two');
    await clock.pass(600_000);
    expect([chat.view.get().consentNeeded, letters().length, shop.posted.length]).toEqual([true, 1, 2]);
    await chat.consent();
    await clock.pass(100);
    expect(shop.texts(token())).toEqual(['Hello', 'two']);
  });
});

test('where the visitor is and what is in the cart is told once it changed, and not more than every 5 s', async () => {
  const { shop, clock, chat, world } = await setUpTalk();
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

  test('wait for the network, and the words wait for them', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
    shop.faults.offline = true;
    await chat.addFiles([file('a.png')]);
    await clock.pass(20_000);
    expect([chat.view.get().uploads[0]?.stage, chat.write('with it')]).toEqual(['waiting', null]);
    shop.faults.offline = false;
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

  test('are taken back while they are on their way', async () => {
    const { shop, clock, chat } = await setUpTalk();
    shop.faults.uploadsHang = true;
    await chat.addFiles([file('a.png')]);
    await clock.pass(100);
    expect(chat.view.get().uploads[0]).toMatchObject({ stage: 'sending', part: 0.5 });
    chat.removeFile(chat.view.get().uploads[0]?.key ?? '');
    await clock.pass(60_000);
    expect([chat.view.get().uploads, shop.uploads]).toEqual([[], []]);
  });

  test('refused by the shop are said so, and may be tried again', async () => {
    const { shop, clock, chat } = await setUpTalk();
    shop.faults.refusals.push({ status: 415, body: { code: 'file.unsupported', detail: 'This chat takes no files.' } });
    await chat.addFiles([file('a.png')]);
    await clock.pass(1_000);
    const [refused] = chat.view.get().uploads;
    expect(refused).toMatchObject({ stage: 'refused', reason: 'This chat takes no files.' });
    chat.retryFile(refused?.key ?? '');
    await clock.pass(1_000);
    expect(chat.view.get().uploads[0]?.stage).toBe('there');
  });

  test('that have arrived outlive the page', async () => {
    const { clock, chat, world } = await setUpTalk();
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
