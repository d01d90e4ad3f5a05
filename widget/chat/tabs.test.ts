import { describe, expect, test } from 'vitest';
import { makeLocks } from '../net/make.ts';
import { setUp, setUpTalk } from './make.ts';

describe.each([
  ['with Web Locks', makeLocks],
  ['without', () => null],
])('two tabs %s', (_, chooseLocks) => {
  test('send each message once, in the order they were written', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk({ locks: chooseLocks() });
    const second = openTab();
    shop.faults.offline = true;
    chat.write('one');
    await clock.pass(50);
    second.chat.write('two');
    await clock.pass(50);
    chat.write('three');
    await clock.pass(5_000);
    shop.faults.offline = false;
    await clock.pass(60_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one', 'two', 'three']);
    expect(shop.posted).toHaveLength(4);
  });

  test('send what a closed one has left', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk({ locks: chooseLocks() });
    openTab();
    shop.faults.offline = true;
    chat.write('last words');
    await clock.pass(2_000);
    chat.destroy();
    shop.faults.offline = false;
    await clock.pass(60_000);
    expect(shop.texts(token())).toEqual(['Hello', 'last words']);
    expect(shop.posted).toHaveLength(2);
  });

  test('whose session ended share the next one', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk({ locks: chooseLocks() });
    const second = openTab();
    await clock.pass(100);
    shop.expire(token());
    chat.write('one');
    second.chat.write('two');
    await clock.pass(30_000);
    expect([shop.texts(token()).toSorted(), shop.visitors()]).toEqual([['one', 'two'], 1]);
  });

  test('show the same thread', async () => {
    const { shop, clock, openTab, texts, token } = await setUpTalk({ locks: chooseLocks() });
    const second = openTab();
    second.chat.open();
    await clock.pass(1_000);
    shop.say(token(), { text: 'Hi' });
    second.chat.write('from the second');
    await clock.pass(1_000);
    expect(texts()).toEqual(['Hello', 'Hi', 'from the second']);
    expect(second.texts()).toEqual(texts());
  });

  test('that open at once share one session', async () => {
    const { shop, clock, openTab } = setUp({ locks: chooseLocks() });
    const tabs = [openTab(), openTab()];
    for (const { chat } of tabs) chat.write('Hello');
    await clock.pass(5_000);
    expect(tabs.map(({ world }) => world.local.get('parley:demo:session'))).toEqual(
      Array(2).fill(localStorage.getItem('parley:demo:session')),
    );
    expect(shop.posted).toHaveLength(2);
  });
});

describe('several tabs', () => {
  test('listen through one stream, in the tab that is looked at', async () => {
    const { shop, clock, openTab, texts, token } = await setUpTalk();
    const others = [openTab(), openTab(), openTab()];
    await clock.pass(1_000);
    expect(shop.streams()).toBe(1);
    shop.say(token(), { text: 'Hi' });
    await clock.pass(10);
    expect([texts(), ...others.map((other) => other.texts())]).toEqual([['Hello', 'Hi'], ['Hi'], ['Hi'], ['Hi']]);
    expect(others.map((other) => other.chat.view.get().unread)).toEqual([0, 0, 0]);
  });

  test('the next one takes over when the listening one goes', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk();
    const second = openTab();
    second.chat.destroy();
    chat.look(true);
    await clock.pass(1_000);
    shop.say(token(), { text: 'Hi' });
    await clock.pass(10);
    expect(chat.view.get().messages.at(-1)?.text).toBe('Hi');
    expect(shop.streams()).toBe(1);
  });

  test('one that was suspended misses nothing', async () => {
    const { shop, clock, tab, chat, openTab, texts, token } = await setUpTalk();
    tab.visible = false;
    openTab();
    await clock.pass(100);
    tab.deaf = true;
    shop.say(token(), { text: 'missed' });
    await clock.pass(100);
    tab.deaf = false;
    shop.say(token(), { text: 'heard' });
    await clock.pass(100);
    expect(texts()).toEqual(['Hello', 'heard']);
    tab.visible = true;
    chat.look(true);
    await clock.pass(100);
    expect(texts()).toEqual(['Hello', 'missed', 'heard']);
  });
});
