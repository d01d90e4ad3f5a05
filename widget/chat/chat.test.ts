import { describe, expect, test } from 'vitest';
import { createChat } from './chat.ts';
import { makeBrowser, makeClock, makeLocks, makeShop } from './make.ts';

const settings = { host: 'https://parley.example', key: 'demo', locale: 'en' };

function setUp({ locks = makeLocks() }: { locks?: LockManager | null } = {}) {
  const shop = makeShop();
  const clock = makeClock();
  const browser = makeBrowser({ shop, clock, locks });
  const openTab = () => {
    const { tab, world } = browser.openTab();
    const chat = createChat(world, settings);
    chat.start();
    const texts = () => chat.view.get().messages.map((message) => message.text);
    return { tab, world, chat, texts, letters: () => chat.view.get().letters };
  };
  const token = () => JSON.parse(localStorage.getItem('parley:demo:session') ?? '{}').token ?? '';
  return { shop, clock, openTab, token };
}

/** A visitor in the middle of a conversation. */
async function setUpTalk(options?: Parameters<typeof setUp>[0]) {
  const set = setUp(options);
  const first = set.openTab();
  first.chat.open();
  await set.clock.pass(0);
  first.chat.write('Hello');
  await set.clock.pass(200);
  return { ...set, ...first };
}

describe('before anything is said', () => {
  test('a closed chat asks the shop nothing', async () => {
    const { shop, clock, openTab } = setUp();
    openTab();
    await clock.pass(60_000);
    expect(shop.calls).toEqual([]);
  });

  test('an open one has a session, and no stream', async () => {
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

  test('a shop that refuses us is not asked again', async () => {
    const { shop, clock, openTab } = setUp();
    const { world } = openTab();
    const chat = createChat(world, { ...settings, key: 'unknown' });
    chat.open();
    await clock.pass(600_000);
    expect([chat.view.get().phase, shop.calls.length]).toEqual(['unavailable', 1]);
  });
});

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

describe('hearing', () => {
  test('goes on after the last position, and an answer to our own message does not move it', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
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

  test('a silent line is opened again after 40 s', async () => {
    const { shop, clock, texts, token } = await setUpTalk();
    const before = shop.calls.length;
    await clock.pass(39_000);
    expect(shop.calls.length).toBe(before);
    await clock.pass(3_000);
    expect(shop.calls.at(-1)).toBe('GET stream from 1');
    shop.say(token(), { text: 'Hi' });
    await clock.pass(10);
    expect(texts()).toEqual(['Hello', 'Hi']);
  });

  test('asks every 5 s where streams fail, and listens again when they work', async () => {
    const { shop, clock, texts, token } = await setUpTalk();
    await clock.pass(6_000);
    shop.faults.noStream = true;
    shop.cut();
    await clock.pass(15_000);
    shop.say(token(), { text: 'Hi' });
    await clock.pass(5_000);
    expect(texts()).toEqual(['Hello', 'Hi']);
    expect(shop.calls.filter((call) => call.startsWith('GET')).at(-1)).toMatch(/GET messages\?after=[12]&limit=100/);
    shop.faults.noStream = false;
    await clock.pass(61_000);
    expect(shop.streams()).toBe(1);
  });

  test('through any number of broken lines nothing is missing and nothing double', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
    for (let turn = 1; turn <= 30; turn += 1) {
      if (turn % 3 === 0) shop.cut();
      shop.faults.offline = turn % 7 === 0;
      shop.faults.losesAnswer = turn % 5 === 0;
      shop.say(token(), { text: `said ${turn}` });
      chat.write(`asked ${turn}`);
      await clock.pass(turn * 37);
    }
    shop.faults.offline = false;
    await clock.pass(120_000);
    expect(texts()).toEqual(shop.texts(token()));
    expect(new Set(texts()).size).toBe(61);
  });

  test('reads a long thread page by page', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk();
    chat.destroy();
    for (let turn = 0; turn < 450; turn += 1) shop.say(token());
    const next = openTab();
    next.chat.open();
    await clock.pass(1_000);
    expect(next.texts()).toHaveLength(451);
  });

  test('another conversation takes the place of the old one', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
    shop.say(token(), { text: 'Hi' });
    await clock.pass(100);
    Object.assign(shop.session(token()), { conversation: '0197f000-0000-7000-8000-00000000beef', messages: [] });
    chat.write('A year later');
    await clock.pass(2_000);
    expect(texts()).toEqual(['A year later']);
    shop.say(token(), { text: 'Welcome back' });
    await clock.pass(100);
    expect(texts()).toEqual(['A year later', 'Welcome back']);
  });

  test('another conversation is noticed by a page that has not read the old one', async () => {
    const { shop, clock, chat, openTab, token } = await setUpTalk();
    shop.say(token());
    await clock.pass(100);
    chat.destroy();
    Object.assign(shop.session(token()), { conversation: '0197f000-0000-7000-8000-00000000beef', messages: [] });
    const next = openTab();
    next.chat.close();
    next.chat.write('A year later');
    await clock.pass(1_000);
    shop.say(token(), { text: 'Welcome back' });
    await clock.pass(100);
    expect(next.texts()).toEqual(['A year later', 'Welcome back']);
  });

  test('an indicator goes with the message, with its end, or by itself', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
    const typing = async (ms: number) => {
      await clock.pass(ms);
      return chat.view.get().typing;
    };
    const on = { type: 'typing', who: 'teammate', name: 'Mara', on: true } as const;
    shop.tell(token(), on);
    expect(await typing(10)).toEqual({ who: 'teammate', name: 'Mara' });
    shop.say(token());
    expect(await typing(10)).toBeNull();
    shop.tell(token(), on);
    await clock.pass(10);
    shop.tell(token(), { ...on, on: false });
    expect(await typing(10)).toBeNull();
    shop.tell(token(), on);
    expect(await typing(29_000)).not.toBeNull();
    expect(await typing(2_000)).toBeNull();
  });

  test('what is no signal is passed over', async () => {
    const { shop, clock, chat, texts, token } = await setUpTalk();
    for (const words of [null, 7, { type: 'message' }, { type: 'news' }, { type: 'state', state: null }]) shop.mumble(words);
    shop.mumble({ type: 'message', message: { id: 1 } });
    shop.say(token(), { text: 'Hi' });
    await clock.pass(10);
    expect([texts(), chat.view.get().state?.handler]).toEqual([['Hello', 'Hi'], 'ai']);
  });

  test('a short break is nobody’s business, a longer one is shown', async () => {
    const { shop, clock, chat } = await setUpTalk();
    await clock.pass(6_000);
    shop.faults.offline = true;
    shop.cut();
    await clock.pass(2_000);
    expect(chat.view.get().connected).toBe(true);
    await clock.pass(4_000);
    expect(chat.view.get().connected).toBe(false);
    shop.faults.offline = false;
    chat.comeOnline();
    await clock.pass(1_000);
    expect(chat.view.get().connected).toBe(true);
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

describe('who answers', () => {
  test('is marked where it changed', async () => {
    const { shop, clock, chat, token } = await setUpTalk();
    shop.setState(token(), { handler: 'human', teammate: null });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    await clock.pass(100);
    shop.say(token(), { author: 'teammate', author_name: 'Mara' });
    shop.setState(token(), { handler: 'ai', teammate: null });
    await clock.pass(100);
    const mara = { after: 1, answerer: { who: 'person', name: 'Mara' } };
    expect(chat.view.get().marks.slice(-2)).toEqual([mara, { after: 2, answerer: { who: 'assistant' } }]);
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
