import { describe, expect, test } from 'vitest';
import { setUpConversation } from './make.ts';

describe('sending', () => {
  test('shows a message at once and sends it once', async () => {
    const { shop, clock, chat, unsent, texts, token } = await setUpConversation();
    const clientId = chat.write('  Is it steel?  ');
    expect(unsent()).toMatchObject([{ client_id: clientId, text: 'Is it steel?' }]);
    await clock.pass(60_000);
    expect([unsent(), texts(), shop.texts(token())]).toEqual([[], ['Hello', 'Is it steel?'], ['Hello', 'Is it steel?']]);
  });

  test.each(['', '   \n', 'x'.repeat(8_001)])('refuses %j', async (text) => {
    const { chat } = await setUpConversation();
    expect(chat.write(text)).toBeNull();
  });

  test('keeps order and client ids across a network failure', async () => {
    const { shop, clock, chat, unsent, token } = await setUpConversation();
    shop.failures.offline = true;
    const ids = ['one', 'two', 'three'].map((text) => chat.write(text));
    await clock.pass(20_000);
    expect(unsent()[0]?.attempts).toBeGreaterThan(2);
    shop.failures.offline = false;
    await clock.pass(60_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one', 'two', 'three']);
    expect(
      shop
        .session(token())
        .messages.slice(1)
        .map((message) => message.client_id),
    ).toEqual(ids);
  });

  test('retries at once when the network is back', async () => {
    const { shop, clock, chat, unsent } = await setUpConversation();
    shop.failures.offline = true;
    chat.write('one');
    await clock.pass(300_000);
    shop.failures.offline = false;
    chat.comeOnline();
    await clock.pass(100);
    expect(unsent()).toEqual([]);
  });

  test('a lost answer doesn’t duplicate the message', async () => {
    const { shop, clock, chat, unsent, texts, token } = await setUpConversation();
    shop.failures.losesAnswer = true;
    chat.write('one');
    await clock.pass(60_000);
    expect([shop.texts(token()), texts(), unsent()]).toEqual([['Hello', 'one'], ['Hello', 'one'], []]);
    expect(shop.posted).toHaveLength(2);
  });

  test.each([408, 409, 425, 429, 500, 503])('retries after %i', async (status) => {
    const { shop, clock, chat, token } = await setUpConversation();
    shop.failures.refusals.push({ status }, { status });
    chat.write('one');
    await clock.pass(10_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one']);
    expect(new Set(shop.posted.slice(1)).size).toBe(1);
  });

  test('waits as long as the shop asks', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    shop.failures.refusals.push({ status: 429, retryAfter: '45' });
    chat.write('one');
    await clock.pass(44_000);
    expect(shop.texts(token())).toEqual(['Hello']);
    await clock.pass(2_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one']);
  });

  test('gives up a refused message with the reason, and sends the next', async () => {
    const { shop, clock, chat, unsent, token } = await setUpConversation();
    shop.failures.refusals.push({ status: 422, body: { detail: 'Wrong.', errors: [{ path: 'text', message: 'Too rude.' }] } });
    chat.write('one');
    chat.write('two');
    await clock.pass(60_000);
    expect(unsent()).toMatchObject([{ text: 'one', refusal: 'Too rude.' }]);
    expect(shop.texts(token())).toEqual(['Hello', 'two']);
    const [refused] = unsent();
    if (refused) chat.retry(refused);
    await clock.pass(1_000);
    expect([shop.texts(token()), unsent()]).toEqual([['Hello', 'two', 'one'], []]);
    expect(shop.posted.filter((line) => line.endsWith(' one')).toSorted()).toEqual(Array(2).fill(`${refused?.client_id} one`));
  });

  test('forgets a message that the visitor removes', async () => {
    const { shop, clock, chat, unsent } = await setUpConversation();
    shop.failures.refusals.push({ status: 413 });
    chat.write('one');
    await clock.pass(1_000);
    for (const pending of unsent()) chat.remove(pending);
    await clock.pass(60_000);
    expect([unsent(), shop.posted.length]).toEqual([[], 2]);
  });

  test('the next page sends what this one could not', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation();
    shop.failures.offline = true;
    chat.write('one');
    await clock.pass(2_000);
    chat.destroy();
    shop.failures.offline = false;
    const next = openTab();
    await clock.pass(60_000);
    expect([shop.texts(token()), next.unsent()]).toEqual([['Hello', 'one'], []]);
  });
});
