import { describe, expect, test } from 'vitest';
import { createChat } from './chat.ts';
import { settings, setUp, setUpTalk } from './make.ts';

describe('before anything is said', () => {
  test('a closed chat asks what it looks like, and nothing else', async () => {
    const { shop, clock, openTab } = setUp();
    openTab();
    await clock.pass(60_000);
    expect(shop.calls).toEqual(['GET look']);
  });

  test('an open one has a session, and no stream', async () => {
    const { shop, clock, openTab } = setUp();
    const { chat } = openTab();
    chat.open();
    await clock.pass(60_000);
    expect(shop.calls).toEqual(['GET look', 'POST sessions']);
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

  test('a shop that refuses us is not asked again', async () => {
    const { shop, clock, openTab } = setUp();
    const chat = createChat(openTab().world, { ...settings, key: 'unknown' });
    await clock.pass(0);
    const before = shop.calls.length;
    chat.open();
    await clock.pass(600_000);
    expect([chat.view.get().phase, shop.calls.length - before]).toEqual(['unavailable', 1]);
  });
});

describe('a session that ended', () => {
  test('gives way to a new one, and what was written goes there', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
    const old = token();
    shop.end(old);
    chat.write('Are you there?');
    await clock.pass(10_000);
    expect(token()).not.toBe(old);
    expect([texts(), shop.texts(token())]).toEqual([['Are you there?'], ['Are you there?']]);
  });

  test('is not missed by a closed chat', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
    chat.close();
    shop.end(token());
    await clock.pass(60_000);
    expect([token(), chat.view.get().messages]).toEqual(['', []]);
    const asked = shop.calls.length;
    await clock.pass(600_000);
    expect(shop.calls.length).toBe(asked);
  });
});

describe('courtesies', () => {
  test('typing is told at most every 3 s, and ends after 4 s, with the message and when the field is left', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
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

  test('a draft outlives the page', async () => {
    const { chat, world } = await setUpTalk();
    chat.type('half a thou');
    expect(createChat(world, settings).draft()).toBe('half a thou');
    chat.type('');
    expect(chat.draft()).toBe('');
  });

  test('read is told once, and only while somebody looks', async () => {
    const { shop, clock, tab, chat, token } = await setUpTalk();
    const read = shop.session(token()).read;
    tab.visible = false;
    shop.say(token());
    await clock.pass(1_000);
    expect([read, chat.view.get().unread]).toEqual([[1], 1]);
    tab.visible = true;
    chat.look(true);
    await clock.pass(1_000);
    expect([read, chat.view.get().unread]).toEqual([[1, 2], 0]);
  });

  test('a closed chat counts what is new, over pages, until it is opened', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk();
    chat.close();
    shop.say(token());
    shop.say(token(), { author: 'system' });
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

test('a page that sleeps holds nothing open, and catches up when it wakes', async () => {
  const { shop, clock, chat, texts, token } = await setUpTalk();
  chat.sleep();
  await clock.pass(100);
  expect(shop.streams()).toBe(0);
  shop.say(token(), { text: 'Hi' });
  chat.wake();
  await clock.pass(100);
  expect(texts()).toEqual(['Hello', 'Hi']);
});

test('a destroyed chat is silent', async () => {
  const { shop, clock, chat } = await setUpTalk();
  chat.destroy();
  const asked = shop.calls.length;
  await clock.pass(600_000);
  expect([shop.calls.length, shop.streams()]).toEqual([asked, 0]);
});
