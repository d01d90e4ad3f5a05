import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeShop } from './chat/make.ts';
import { makeBrowser, makeClock, makeLocks } from './net/make.ts';
import { startWidget } from './start.tsx';
import type { ParleyApi } from './start.tsx';

const host = 'https://parley.example';
let parley: ParleyApi | null = null;

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Shop';
});
afterEach(() => parley?.destroy());

function setUp({ key = 'demo', locale = null }: { key?: string; locale?: string | null } = {}) {
  const shop = makeShop();
  const clock = makeClock();
  const { tab, world } = makeBrowser({ fetch: shop.fetch, clock, locks: makeLocks() }).openTab();
  const api = startWidget({ host, key, locale }, world, () => {
    parley = null;
  });
  parley = api;
  const root = document.querySelector('parley-chat')?.shadowRoot;
  if (!root) throw new Error('The widget is not on the page.');
  const find = <T extends Element = HTMLElement>(selector: string): T => {
    const element = root.querySelector<T>(selector);
    if (!element) throw new Error(`There is no ${selector} in ${root.innerHTML}`);
    return element;
  };
  const all = (selector: string) => [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  const bubble = () => find<HTMLButtonElement>('.bubble');
  const field = () => find<HTMLTextAreaElement>('textarea');
  const token = () => JSON.parse(localStorage.getItem('parley:demo:session') ?? '{}').token ?? '';
  async function type(text: string) {
    field().value = text;
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await clock.pass(0);
  }
  async function press(key: string, init: KeyboardEventInit = {}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init });
    (root?.activeElement ?? bubble()).dispatchEvent(event);
    await clock.pass(0);
    return event;
  }
  return { shop, clock, tab, api, root, find, all, bubble, field, type, press, token };
}

async function setUpTalk(options?: Parameters<typeof setUp>[0]) {
  const set = setUp(options);
  set.bubble().click();
  await set.clock.pass(0);
  await set.type('Hello');
  await set.press('Enter');
  await set.clock.pass(100);
  return set;
}

describe('the bubble', () => {
  test('opens and closes the panel, and says so', async () => {
    const { clock, root, find, bubble, field } = setUp();
    expect([bubble().getAttribute('aria-expanded'), bubble().getAttribute('aria-label'), root.querySelector('[role=dialog]')]).toEqual([
      'false',
      'Open chat',
      null,
    ]);
    bubble().click();
    await clock.pass(0);
    expect([bubble().getAttribute('aria-expanded'), bubble().getAttribute('aria-label')]).toEqual(['true', 'Close chat']);
    expect(find(`#${find('[role=dialog]').getAttribute('aria-labelledby')}`).textContent).toBe('Harbour Supply');
    expect(root.activeElement).toBe(field());
    bubble().click();
    expect(root.querySelector('[role=dialog]')).toBeNull();
  });

  test('counts what came while it was closed', async () => {
    const { shop, clock, all, bubble, api, token } = await setUpTalk();
    api.close();
    shop.say(token());
    shop.say(token());
    await clock.pass(100);
    expect([bubble().getAttribute('aria-label'), all('.count'), all('[role=status]')]).toEqual([
      'Open chat, 2 new messages',
      ['2'],
      ['2 new messages'],
    ]);
    bubble().click();
    await clock.pass(100);
    expect([bubble().getAttribute('aria-label'), all('.count')]).toEqual(['Close chat', []]);
  });
});

describe('the keyboard', () => {
  test('Escape closes and gives the focus back to the bubble', async () => {
    const { root, bubble, press } = await setUpTalk();
    await press('Escape');
    expect([root.querySelector('[role=dialog]'), root.activeElement]).toEqual([null, bubble()]);
  });

  test('Enter sends, with Shift or within an input method it does not', async () => {
    const { shop, clock, field, type, press, token } = await setUpTalk();
    await type('two');
    expect((await press('Enter', { shiftKey: true })).defaultPrevented).toBe(false);
    expect((await press('Enter', { isComposing: true })).defaultPrevented).toBe(false);
    expect(shop.texts(token())).toEqual(['Hello']);
    expect((await press('Enter')).defaultPrevented).toBe(true);
    await clock.pass(100);
    expect([shop.texts(token()), field().value]).toEqual([['Hello', 'two'], '']);
  });

  test('nothing typed here reaches the shop’s own shortcuts', async () => {
    const heard: string[] = [];
    const hear = (event: Event) => heard.push(event.type);
    document.addEventListener('keydown', hear);
    const { press } = await setUpTalk();
    await press('s');
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual([]);
  });
});

describe('the thread', () => {
  test('greets, discloses, and shows who said what', async () => {
    const { shop, clock, all, find, token } = await setUpTalk();
    shop.say(token(), { text: 'An answer' });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    shop.say(token(), { author: 'teammate', author_name: 'Mara', text: 'Hi, Mara here' });
    await clock.pass(100);
    expect(all('.line')).toEqual(['An assistant answers.', 'Mara has joined the conversation']);
    expect(all('.turn')).toEqual(['Hello!', 'You:Hello', 'Our assistant:An answer', 'MaraHi, Mara here']);
    expect(find('.title p').textContent).toBe('Mara is answering');
    expect(find('[role=log]').getAttribute('aria-live')).toBe('polite');
  });

  test('shows words as words, whatever they are made of', async () => {
    const { shop, clock, find, root, token } = await setUpTalk();
    const text = '<img src=x onerror=alert(1)> https://shop.example/a javascript:alert(1)';
    shop.say(token(), { text });
    await clock.pass(100);
    expect(root.querySelector('.words img')).toBeNull();
    expect(root.querySelectorAll('.words')[2]?.textContent).toBe(text);
    const link = find<HTMLAnchorElement>('.words a');
    expect([link.href, link.target, link.rel]).toEqual(['https://shop.example/a', '_blank', 'noopener noreferrer nofollow']);
    expect(root.querySelectorAll('.words a')).toHaveLength(1);
  });

  test('shows product and order cards, with images of our host only', async () => {
    const { shop, clock, root, all, token } = await setUpTalk();
    const product = {
      type: 'product' as const,
      product_id: 'p',
      variant_id: null,
      name: 'Water Bottle',
      detail: 'Black',
      price: '24.97',
      currency: 'EUR',
      in_stock: true,
      image: '/files/bottle.svg',
    };
    shop.say(token(), {
      text: '',
      cards: [
        product,
        { ...product, in_stock: false, detail: '', image: 'https://cdn.example/bottle.svg' },
        {
          type: 'order',
          order_id: 'o',
          order_number: '#1042',
          status: 'processing',
          total_amount: '49.94',
          currency: 'EUR',
          detail: '2 bottles',
        },
      ],
    });
    await clock.pass(100);
    expect(all('.card')).toEqual([
      'Water BottleBlack · in stock€24.97',
      'Water Bottlesold out€24.97',
      'Order #1042€49.94processing2 bottles',
    ]);
    expect([...root.querySelectorAll('img')].map((image) => image.src)).toEqual([`${host}/files/bottle.svg`]);
  });

  test('says what is not sent and why, with a way on', async () => {
    const { shop, clock, all, find, type, press, token } = await setUpTalk();
    shop.faults.offline = true;
    await type('one');
    await press('Enter');
    await clock.pass(1_000);
    expect(all('.fate')).toEqual(['Not sent. Trying again…']);
    shop.faults.offline = false;
    shop.faults.refusals.push({ status: 422, body: { detail: 'Too rude.' } }, { status: 422, body: { detail: 'Too rude.' } });
    await clock.pass(30_000);
    expect(all('.fate')).toEqual(['Not sent. Too rude.Try againRemove']);
    find<HTMLButtonElement>('.fate button').click();
    await clock.pass(100);
    expect(all('.fate')).toEqual(['Not sent. Too rude.Try againRemove']);
    find<HTMLButtonElement>('.fate button:last-child').click();
    expect([all('.fate'), shop.texts(token())]).toEqual([[], ['Hello']]);
  });

  test('shows who is writing', async () => {
    const { shop, clock, all, token } = await setUpTalk();
    shop.tell(token(), { type: 'typing', who: 'ai', name: null, on: true });
    await clock.pass(10);
    expect(all('.typing')).toEqual(['Our assistant is writing…']);
    shop.tell(token(), { type: 'typing', who: 'teammate', name: 'Mara', on: true });
    await clock.pass(10);
    expect(all('.typing')).toEqual(['Mara is writing…']);
  });

  test('says when the conversation is closed', async () => {
    const { shop, clock, all, token } = await setUpTalk();
    shop.setState(token(), { handler: 'none', resolved: true });
    await clock.pass(10);
    expect(all('.line').at(-1)).toBe('This conversation is closed. Write to open it again.');
  });
});

test('a chat the shop does not have says so and takes no words', async () => {
  const { clock, bubble, field, all } = setUp({ key: 'unknown' });
  bubble().click();
  await clock.pass(100);
  expect([field().disabled, all('.line')]).toEqual([true, ['This chat is not available on this page.']]);
});

test('speaks the page’s language, or the one the script asks for', () => {
  document.documentElement.lang = 'de-AT';
  expect(setUp().bubble().getAttribute('aria-label')).toBe('Chat öffnen');
  parley?.destroy();
  expect(setUp({ locale: 'pt-BR' }).bubble().getAttribute('aria-label')).toBe('Abrir o chat');
});

test('the page can use it and hear it', async () => {
  const { shop, clock, api, token } = setUp();
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push(event.type);
  window.addEventListener('parley:open', hear);
  const off = api.on('unread', (detail) => heard.push(detail));
  api.on('message', ({ author, text }) => heard.push([author, text]));
  api.toggle();
  api.sendMessage('Hello');
  await clock.pass(100);
  api.toggle();
  shop.say(token(), { text: 'Hi' });
  await clock.pass(100);
  off();
  api.open();
  await clock.pass(100);
  window.removeEventListener('parley:open', hear);
  expect(heard).toEqual(['parley:open', ['customer', 'Hello'], { count: 1 }, ['ai', 'Hi'], 'parley:open']);
  expect(api.sendMessage(' ')).toBeNull();
});

test('leaves nothing behind', async () => {
  const { shop, clock, api } = await setUpTalk();
  api.destroy();
  await clock.pass(100);
  expect([document.querySelector('parley-chat'), shop.streams()]).toEqual([null, 0]);
});
