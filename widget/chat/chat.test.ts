import { describe, expect, test } from 'vitest';
import { createChat } from './chat.ts';
import { settings, setUp, setUpConversation } from './make.ts';

describe('before the first message', () => {
  test('a closed chat asks only for its appearance', async () => {
    const { shop, clock, openTab } = setUp();
    openTab();
    await clock.pass(60_000);
    expect(shop.calls).toEqual([]);
  });

  test('an open chat has a session, but no stream', async () => {
    const { shop, clock, openTab } = setUp();
    const { chat } = openTab();
    chat.open();
    await clock.pass(60_000);
    expect(shop.calls).toEqual(['POST sessions']);
    expect(chat.view.get()).toMatchObject({ phase: 'ready', loaded: true, shop: { name: 'Harbour Supply' } });
  });

  test('a chat that was open is open again on the next page', async () => {
    const { clock, openTab } = setUp();
    const { chat, world } = openTab();
    chat.open();
    await clock.pass(0);
    const next = createChat(world, settings);
    next.start();
    expect(next.view.get().open).toBe(true);
  });

  test('doesn’t retry when the shop refuses the chat', async () => {
    const { shop, clock, openTab } = setUp();
    const chat = createChat(openTab().world, { ...settings, key: 'unknown' });
    await clock.pass(0);
    const before = shop.calls.length;
    chat.open();
    await clock.pass(600_000);
    expect([chat.view.get().phase, shop.calls.length - before]).toEqual(['unavailable', 1]);
  });
});

describe('an expired session', () => {
  test('is replaced by a new one, which sends what was written', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    const old = token();
    shop.end(old);
    chat.write('Are you there?');
    await clock.pass(10_000);
    expect(token()).not.toBe(old);
    expect([texts(), shop.texts(token())]).toEqual([['Are you there?'], ['Are you there?']]);
  });

  test('is not renewed by a closed chat', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    chat.close();
    shop.end(token());
    await clock.pass(60_000);
    expect([token(), chat.view.get().messages]).toEqual(['', []]);
    const asked = shop.calls.length;
    await clock.pass(600_000);
    expect(shop.calls.length).toBe(asked);
  });
});

describe('presence', () => {
  test('reports typing at most every 3 s, and its end after 4 s, on sending and on blur', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    const typing = shop.session(token()).typing;
    for (const text of ['a', 'ab', 'abc']) {
      chat.type(text);
      await clock.pass(1_000);
    }
    expect(typing).toEqual([true]);
    chat.type('abcd');
    await clock.pass(3_900);
    expect(typing).toEqual([true, true]);
    await clock.pass(200);
    expect(typing).toEqual([true, true, false]);
    chat.type('abcde');
    chat.write('abcde');
    chat.type('');
    chat.type('x');
    chat.stopTyping();
    await clock.pass(10_000);
    expect(typing).toEqual([true, true, false, true, false, true, false]);
  });

  test('a draft survives a page load', async () => {
    const { chat, world } = await setUpConversation();
    chat.type('half a thou');
    expect(createChat(world, settings).draft()).toBe('half a thou');
    chat.type('');
    expect(chat.draft()).toBe('');
  });

  test('reports read messages once, and only while the visitor looks', async () => {
    const { shop, clock, tab, chat, token } = await setUpConversation();
    const read = shop.session(token()).read;
    tab.visible = false;
    shop.addMessage(token());
    await clock.pass(1_000);
    expect([read, chat.view.get().unread]).toEqual([[1], 1]);
    tab.visible = true;
    chat.look(true);
    await clock.pass(1_000);
    expect([read, chat.view.get().unread]).toEqual([[1, 2], 0]);
  });

  test('a closed chat counts unread messages across pages until it is opened', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation();
    chat.close();
    shop.addMessage(token());
    shop.addMessage(token(), { author: 'system' });
    await clock.pass(100);
    expect(chat.view.get().unread).toBe(1);
    chat.destroy();
    const next = openTab();
    await clock.pass(100);
    expect(next.chat.view.get().unread).toBe(1);
    expect(shop.calls.at(-1)).toBe('GET stream from 1');
    next.chat.open();
    await clock.pass(100);
    expect(next.chat.view.get().unread).toBe(0);
  });
});

test('a frozen page holds no connection, and catches up when it resumes', async () => {
  const { shop, clock, chat, texts, token } = await setUpConversation();
  chat.sleep();
  await clock.pass(100);
  expect(shop.streams()).toBe(0);
  shop.addMessage(token(), { text: 'Hi' });
  chat.wake();
  await clock.pass(100);
  expect(texts()).toEqual(['Hello', 'Hi']);
});

test('a destroyed chat sends nothing', async () => {
  const { shop, clock, chat } = await setUpConversation();
  chat.destroy();
  const asked = shop.calls.length;
  await clock.pass(600_000);
  expect([shop.calls.length, shop.streams()]).toEqual([asked, 0]);
});
