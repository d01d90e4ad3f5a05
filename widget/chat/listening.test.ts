import { describe, expect, test } from 'vitest';
import { setUpConversation } from './make.ts';

describe('receiving', () => {
  test('resumes after the last position, which an answer to our own message does not move', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    await clock.pass(6_000);
    shop.cut();
    shop
      .session(token())
      .messages.push({ ...shop.session(token()).messages[0]!, id: 'missed', seq: 2, client_id: null, author: 'ai', text: 'Hi' });
    chat.write('two');
    await clock.pass(100);
    expect(texts()).toEqual(['Hello', 'two']);
    await clock.pass(5_000);
    expect(texts()).toEqual(['Hello', 'Hi', 'two']);
    expect(shop.calls.filter((call) => call.startsWith('GET stream')).at(-1)).toBe('GET stream from 1');
  });

  test('reopens a stream after 40 s of silence', async () => {
    const { shop, clock, texts, token } = await setUpConversation();
    const before = shop.calls.length;
    await clock.pass(39_000);
    expect(shop.calls.length).toBe(before);
    await clock.pass(3_000);
    expect(shop.calls.at(-1)).toBe('GET stream from 1');
    shop.addMessage(token(), { text: 'Hi' });
    await clock.pass(10);
    expect(texts()).toEqual(['Hello', 'Hi']);
  });

  test('polls every 5 s where streams fail, and streams again when they work', async () => {
    const { shop, clock, texts, token } = await setUpConversation();
    await clock.pass(6_000);
    shop.failures.noStream = true;
    shop.cut();
    await clock.pass(15_000);
    shop.addMessage(token(), { text: 'Hi' });
    await clock.pass(5_000);
    expect(texts()).toEqual(['Hello', 'Hi']);
    expect(shop.calls.filter((call) => call.startsWith('GET')).at(-1)).toMatch(/GET messages\?after=[12]&limit=100/);
    shop.failures.noStream = false;
    await clock.pass(61_000);
    expect(shop.streams()).toBe(1);
  });

  test('broken connections lose and repeat no message', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    for (let turn = 1; turn <= 30; turn += 1) {
      if (turn % 3 === 0) shop.cut();
      shop.failures.offline = turn % 7 === 0;
      shop.failures.losesAnswer = turn % 5 === 0;
      shop.addMessage(token(), { text: `said ${turn}` });
      chat.write(`asked ${turn}`);
      await clock.pass(turn * 37);
    }
    shop.failures.offline = false;
    await clock.pass(120_000);
    expect(texts()).toEqual(shop.texts(token()));
    expect(new Set(texts()).size).toBe(61);
  });

  test('reads a long thread page by page', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation();
    chat.destroy();
    for (let turn = 0; turn < 450; turn += 1) shop.addMessage(token());
    const next = openTab();
    next.chat.open();
    await clock.pass(1_000);
    expect(next.texts()).toHaveLength(451);
  });

  test('a new conversation replaces the old one', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    shop.addMessage(token(), { text: 'Hi' });
    await clock.pass(100);
    Object.assign(shop.session(token()), { conversation: '0197f000-0000-7000-8000-00000000beef', messages: [] });
    chat.write('A year later');
    await clock.pass(2_000);
    expect(texts()).toEqual(['A year later']);
    shop.addMessage(token(), { text: 'Welcome back' });
    await clock.pass(100);
    expect(texts()).toEqual(['A year later', 'Welcome back']);
  });

  test('a page that has not loaded the old conversation notices the new one', async () => {
    const { shop, clock, chat, openTab, token } = await setUpConversation();
    shop.addMessage(token());
    await clock.pass(100);
    chat.destroy();
    Object.assign(shop.session(token()), { conversation: '0197f000-0000-7000-8000-00000000beef', messages: [] });
    const next = openTab();
    next.chat.close();
    next.chat.write('A year later');
    await clock.pass(1_000);
    shop.addMessage(token(), { text: 'Welcome back' });
    await clock.pass(100);
    expect(next.texts()).toEqual(['A year later', 'Welcome back']);
  });

  test('reloads a thread that was merged into another, without duplicates', async () => {
    const { shop, clock, texts, token } = await setUpConversation();
    const session = shop.session(token());
    const merged = '0197f000-0000-7000-8000-00000000beef';
    const moved = session.messages.map((message) => ({ ...message, conversation_id: merged, seq: message.seq + 1 }));
    const [first] = moved;
    if (!first) throw new Error('Nothing was said.');
    const older = { ...first, id: 'older', client_id: null, seq: 1, text: 'Of last week' };
    Object.assign(session, { conversation: merged, messages: [older, ...moved] });
    shop.addMessage(token(), { author: 'teammate', author_name: 'Mara', text: 'I put them together' });
    await clock.pass(2_000);
    expect(texts()).toEqual(['Of last week', 'Hello', 'I put them together']);
  });

  test('a typing indicator ends with the message, with its end signal, or after a while', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    const typing = async (ms: number) => {
      await clock.pass(ms);
      return chat.view.get().typing;
    };
    const on = { type: 'typing', who: 'teammate', name: 'Mara', on: true } as const;
    shop.notify(token(), on);
    expect(await typing(10)).toEqual({ who: 'teammate', name: 'Mara' });
    shop.addMessage(token());
    expect(await typing(10)).toBeNull();
    shop.notify(token(), on);
    await clock.pass(10);
    shop.notify(token(), { ...on, on: false });
    expect(await typing(10)).toBeNull();
    shop.notify(token(), { ...on, who: 'ai' });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    expect(await typing(10)).toBeNull();
    shop.notify(token(), on);
    expect(await typing(29_000)).not.toBeNull();
    expect(await typing(2_000)).toBeNull();
  });

  test('ignores unknown signals', async () => {
    const { shop, clock, chat, texts, token } = await setUpConversation();
    for (const words of [null, 7, { type: 'message' }, { type: 'news' }, { type: 'state', state: null }]) shop.sendRaw(words);
    shop.sendRaw({ type: 'message', message: { id: 1 } });
    shop.addMessage(token(), { text: 'Hi' });
    await clock.pass(10);
    expect([texts(), chat.view.get().state?.handler]).toEqual([['Hello', 'Hi'], 'ai']);
  });

  test('hides a short interruption and shows a longer one', async () => {
    const { shop, clock, chat } = await setUpConversation();
    await clock.pass(6_000);
    shop.failures.offline = true;
    shop.cut();
    await clock.pass(2_000);
    expect(chat.view.get().connected).toBe(true);
    await clock.pass(4_000);
    expect(chat.view.get().connected).toBe(false);
    shop.failures.offline = false;
    chat.comeOnline();
    await clock.pass(1_000);
    expect(chat.view.get().connected).toBe(true);
  });
});

describe('the answerer', () => {
  test('is marked where it changed', async () => {
    const { shop, clock, chat, token } = await setUpConversation();
    shop.setState(token(), { handler: 'human', teammate: null });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    await clock.pass(100);
    shop.addMessage(token(), { author: 'teammate', author_name: 'Mara' });
    shop.setState(token(), { handler: 'ai', teammate: null });
    await clock.pass(100);
    const mara = { after: 1, answerer: { who: 'person', name: 'Mara' } };
    expect(chat.view.get().marks.slice(-2)).toEqual([mara, { after: 2, answerer: { who: 'assistant' } }]);
  });

  test('an older state that arrives late doesn’t replace a newer one', async () => {
    const { shop, clock, openTab, token } = await setUpConversation();
    const held = Promise.withResolvers<void>();
    shop.failures.held = held.promise;
    const { chat } = openTab();
    chat.open();
    await clock.pass(100);
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    await clock.pass(100);
    held.resolve();
    await clock.pass(100);
    expect(chat.view.get()).toMatchObject({ loaded: true, state: { handler: 'human', teammate: 'Mara' } });
  });
});
