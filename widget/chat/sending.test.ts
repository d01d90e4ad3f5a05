import { describe, expect, test } from 'vitest';
import { setUpTalk } from './make.ts';

describe('sending', () => {
  test('shows a message at once and sends it once', async () => {
    const { shop, clock, chat, letters, texts, token } = await setUpTalk();
    const clientId = chat.write('  Is it steel?  ');
    expect(letters()).toMatchObject([{ client_id: clientId, text: 'Is it steel?' }]);
    await clock.pass(60_000);
    expect([letters(), texts(), shop.texts(token())]).toEqual([[], ['Hello', 'Is it steel?'], ['Hello', 'Is it steel?']]);
  });

  test.each(['', '   \n', 'x'.repeat(8_001)])('does not take %j', async (text) => {
    const { chat } = await setUpTalk();
    expect(chat.write(text)).toBeNull();
  });

  test('keeps order and client ids through a lost network', async () => {
    const { shop, clock, chat, letters, token } = await setUpTalk();
    shop.faults.offline = true;
    const ids = ['one', 'two', 'three'].map((text) => chat.write(text));
    await clock.pass(20_000);
    expect(letters()[0]?.attempts).toBeGreaterThan(2);
    shop.faults.offline = false;
    await clock.pass(60_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one', 'two', 'three']);
    expect(
      shop
        .session(token())
        .messages.slice(1)
        .map((message) => message.client_id),
    ).toEqual(ids);
  });

  test('tries at once when the network is back', async () => {
    const { shop, clock, chat, letters } = await setUpTalk();
    shop.faults.offline = true;
    chat.write('one');
    await clock.pass(300_000);
    shop.faults.offline = false;
    chat.comeOnline();
    await clock.pass(100);
    expect(letters()).toEqual([]);
  });

  test('an answer that got lost does not double the message', async () => {
    const { shop, clock, chat, letters, texts, token } = await setUpTalk();
    shop.faults.losesAnswer = true;
    chat.write('one');
    await clock.pass(60_000);
    expect([shop.texts(token()), texts(), letters()]).toEqual([['Hello', 'one'], ['Hello', 'one'], []]);
    expect(shop.posted).toHaveLength(2);
  });

  test.each([408, 409, 425, 429, 500, 503])('tries again after %i', async (status) => {
    const { shop, clock, chat, token } = await setUpTalk();
    shop.faults.refusals.push({ status }, { status });
    chat.write('one');
    await clock.pass(10_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one']);
    expect(new Set(shop.posted.slice(1)).size).toBe(1);
  });

  test('waits as long as the shop asks', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
    shop.faults.refusals.push({ status: 429, retryAfter: '45' });
    chat.write('one');
    await clock.pass(44_000);
    expect(shop.texts(token())).toEqual(['Hello']);
    await clock.pass(2_000);
    expect(shop.texts(token())).toEqual(['Hello', 'one']);
  });

  test('gives up what is refused, with the reason, and goes on with the next', async () => {
    const { shop, clock, chat, letters, token } = await setUpTalk();
    shop.faults.refusals.push({ status: 422, body: { detail: 'Wrong.', errors: [{ path: 'text', message: 'Too rude.' }] } });
    chat.write('one');
    chat.write('two');
    await clock.pass(60_000);
    expect(letters()).toMatchObject([{ text: 'one', refusal: 'Too rude.' }]);
    expect(shop.texts(token())).toEqual(['Hello', 'two']);
    const [refused] = letters();
    if (refused) chat.retry(refused);
    await clock.pass(1_000);
    expect([shop.texts(token()), letters()]).toEqual([['Hello', 'two', 'one'], []]);
    expect(shop.posted.filter((line) => line.endsWith(' one')).toSorted()).toEqual(Array(2).fill(`${refused?.client_id} one`));
  });

  test('forgets what the visitor removes', async () => {
    const { shop, clock, chat, letters } = await setUpTalk();
    shop.faults.refusals.push({ status: 413 });
    chat.write('one');
    await clock.pass(1_000);
    for (const letter of letters()) chat.remove(letter);
    await clock.pass(60_000);
    expect([letters(), shop.posted.length]).toEqual([[], 2]);
  });

  test('the next page sends what this one could not', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk();
    shop.faults.offline = true;
    chat.write('one');
    await clock.pass(2_000);
    chat.destroy();
    shop.faults.offline = false;
    const next = openTab();
    await clock.pass(60_000);
    expect([shop.texts(token()), next.letters()]).toEqual([['Hello', 'one'], []]);
  });
});
