import { describe, expect, test } from 'vitest';
import { makeLocks } from '../net/make.ts';
import { setUp, setUpConversation } from './make.ts';

describe.each([
  ['with Web Locks', makeLocks],
  ['without', () => null],
])('two tabs %s', (_, chooseLocks) => {
  test('send each message once, in the order they were written', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation({ locks: chooseLocks() });
    const second = openTab();
    shop.failures.offline = true;
    chat.write('one');
    await clock.pass(50);
    second.chat.write('two');
    await clock.pass(50);
    chat.write('three');
    await clock.pass(5_000);
    shop.failures.offline = false;
    await clock.pass(60_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one', 'two', 'three']);
    expect(shop.posted).toHaveLength(4);
  });

  test('share the basket, so that neither brings back what the other took out', async () => {
    const { clock, chat, openTab } = await setUpConversation({ locks: chooseLocks() });
    const second = openTab();
    const line = { variant_id: 'green', name: 'Bottle, Green', price: '24.97', currency: 'EUR', quantity: 1 };
    chat.setBasket([line]);
    await clock.pass(50);
    expect(second.chat.view.get().basket).toEqual([line]);
    second.chat.setBasket([]);
    await clock.pass(50);
    expect(chat.view.get().basket).toEqual([]);
  });

  test('send what a closed tab left', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation({ locks: chooseLocks() });
    openTab();
    shop.failures.offline = true;
    chat.write('last words');
    await clock.pass(2_000);
    chat.destroy();
    shop.failures.offline = false;
    await clock.pass(60_000);
    expect(shop.texts(token())).toEqual(['Hello', 'last words']);
    expect(shop.posted).toHaveLength(2);
  });

  test('share the next session when theirs expires', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation({ locks: chooseLocks() });
    const second = openTab();
    await clock.pass(100);
    shop.expire(token());
    chat.write('one');
    second.chat.write('two');
    await clock.pass(30_000);
    expect([shop.texts(token()).toSorted(), shop.visitors()]).toEqual([['one', 'two'], 1]);
  });

  test('show the same thread', async () => {
    const { shop, clock, openTab, texts, token } = await setUpConversation({ locks: chooseLocks() });
    const second = openTab();
    second.chat.open();
    await clock.pass(1_000);
    shop.addMessage(token(), { text: 'Hi' });
    second.chat.write('from the second');
    await clock.pass(1_000);
    expect(texts()).toEqual(['Hello', 'Hi', 'from the second']);
    expect(second.texts()).toEqual(texts());
  });

  test('opened at once share one session', async () => {
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
  test('listen through one stream, in the visible tab', async () => {
    const { shop, clock, openTab, texts, token } = await setUpConversation();
    const others = [openTab(), openTab(), openTab()];
    await clock.pass(1_000);
    expect(shop.streams()).toBe(1);
    shop.addMessage(token(), { text: 'Hi' });
    await clock.pass(10);
    expect([texts(), ...others.map((other) => other.texts())]).toEqual([['Hello', 'Hi'], ['Hi'], ['Hi'], ['Hi']]);
    expect(others.map((other) => other.chat.view.get().unread)).toEqual([0, 0, 0]);
  });

  test('the next tab takes over when the listening one closes', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation();
    const second = openTab();
    second.chat.destroy();
    chat.look(true);
    await clock.pass(1_000);
    shop.addMessage(token(), { text: 'Hi' });
    await clock.pass(10);
    expect(chat.view.get().messages.at(-1)?.text).toBe('Hi');
    expect(shop.streams()).toBe(1);
  });

  test('a suspended tab misses nothing', async () => {
    const { shop, clock, tab, chat, openTab, texts, token } = await setUpConversation();
    tab.visible = false;
    openTab();
    await clock.pass(100);
    tab.isolated = true;
    shop.addMessage(token(), { text: 'missed' });
    await clock.pass(100);
    tab.isolated = false;
    shop.addMessage(token(), { text: 'received' });
    await clock.pass(100);
    expect(texts()).toEqual(['Hello', 'received']);
    tab.visible = true;
    chat.look(true);
    await clock.pass(100);
    expect(texts()).toEqual(['Hello', 'missed', 'received']);
  });
});
