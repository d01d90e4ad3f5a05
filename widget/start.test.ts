import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeShop } from './chat/make.ts';
import type { FakeShop } from './chat/make.ts';
import { makeBrowser, makeClock, makeLocks } from './net/make.ts';
import { createLauncher } from './launcher.ts';
import { startWidget } from './start.tsx';
import './chat/uploads.ts';
import './ui/attachments.tsx';
import './ui/csat.tsx';
import './ui/gate.tsx';
import './ui/shopping.tsx';
import './ui/tray.tsx';
import './words/de.ts';
import './words/pt.ts';

const host = 'https://parley.example';
let parley: { destroy: () => void } | null = null;

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Shop';
});
afterEach(() => {
  vi.unstubAllGlobals();
  parley?.destroy();
});

type Options = {
  key?: string;
  locale?: string | null;
  page?: boolean;
  decide?: (shop: FakeShop) => void;
  /** The chat was open on the previous page. */
  reopens?: boolean;
  /** Called before the chat's texts are there. */
  atOnce?: (chat: { open: () => void }) => void;
  shop?: FakeShop;
};

async function setUp({ key = 'demo', locale = null, page = false, decide, atOnce, reopens = false, shop = makeShop() }: Options = {}) {
  decide?.(shop);
  const clock = makeClock();
  const { tab, world } = makeBrowser({ fetch: shop.fetch, upload: shop.upload, clock, locks: makeLocks() }).openTab();
  if (reopens) world.tab.set(`parley:${key}:open`, 'yes');
  const launcher = createLauncher({ host, key, locale, page }, world);
  launcher.show();
  const chat = startWidget(launcher, world);
  atOnce?.(chat);
  const api = { ...chat, ...launcher.actions, destroy: () => (chat.destroy(), launcher.destroy()) };
  await clock.pass(0);
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
    (root?.activeElement ?? find('.bubble, .panel')).dispatchEvent(event);
    await clock.pass(0);
    return event;
  }
  return { shop, clock, tab, api, root, find, all, bubble, field, type, press, token };
}

async function setUpConversation(options?: Options) {
  const set = await setUp(options);
  set.bubble().click();
  await set.clock.pass(0);
  await set.type('Hello');
  await set.press('Enter');
  await set.clock.pass(100);
  return set;
}

test('the chat works in a browser without media queries, in the light theme', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const { bubble, root } = await setUp();
  expect([bubble().getAttribute('aria-expanded'), root.host.hasAttribute('dark')]).toEqual(['false', false]);
});

describe('the bubble', () => {
  test('opens and closes the panel, and exposes its state', async () => {
    const { clock, root, find, bubble, field } = await setUp();
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

  test('counts messages that arrived while it was closed', async () => {
    const { shop, clock, all, bubble, api, token } = await setUpConversation();
    api.close();
    shop.addMessage(token());
    shop.addMessage(token());
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

test('a person can be asked for before the visitor has said who they are, or agreed to anything', async () => {
  const { clock, all, bubble, root } = await setUp({
    decide: ({ shop }) => Object.assign(shop.asks, { contact: 'required', consent: true }),
  });
  bubble().click();
  await clock.pass(0);
  expect(root.querySelector('form.gate')).not.toBeNull();
  expect(all('.foot button')).toEqual(['Talk to a person']);
});

test('a chat that opens as soon as it is loaded takes the focus; one that was open on the previous page leaves it', async () => {
  const { root, field, api } = await setUp({ atOnce: (chat) => chat.open() });
  expect(root.activeElement).toBe(field());
  api.destroy();
  const next = await setUp({ reopens: true });
  expect(next.root.querySelector('textarea')).not.toBeNull();
  expect(next.root.activeElement).toBeNull();
});

describe('the keyboard', () => {
  test('Escape closes and returns the focus to the bubble', async () => {
    const { root, bubble, press } = await setUpConversation();
    await press('Escape');
    expect([root.querySelector('[role=dialog]'), root.activeElement]).toEqual([null, bubble()]);
  });

  test('Enter sends, but not with Shift or during IME composition', async () => {
    const { shop, clock, field, type, press, token } = await setUpConversation();
    await type('two');
    expect((await press('Enter', { shiftKey: true })).defaultPrevented).toBe(false);
    expect((await press('Enter', { isComposing: true })).defaultPrevented).toBe(false);
    expect(shop.texts(token())).toEqual(['Hello']);
    expect((await press('Enter')).defaultPrevented).toBe(true);
    await clock.pass(100);
    expect([shop.texts(token()), field().value]).toEqual([['Hello', 'two'], '']);
  });

  test('keys typed here don’t reach the shop’s own shortcuts', async () => {
    const received: string[] = [];
    const listen = (event: Event) => received.push(event.type);
    document.addEventListener('keydown', listen);
    const { press } = await setUpConversation();
    await press('s');
    document.removeEventListener('keydown', listen);
    expect(received).toEqual([]);
  });
});

describe('the thread', () => {
  test('greets, discloses the AI, and shows the authors', async () => {
    const { shop, clock, all, find, token } = await setUpConversation();
    shop.addMessage(token(), { text: 'An answer' });
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    shop.addMessage(token(), { author: 'teammate', author_name: 'Mara', text: 'Hi, Mara here' });
    await clock.pass(100);
    expect(all('.line')).toEqual(['An assistant answers.', 'Mara joined the chat']);
    expect(all('.turn')).toEqual(['Hello!', 'You:Hello', 'AI assistant:An answer', 'MaraHi, Mara here']);
    expect(find('.title p').textContent).toBe('You’re chatting with Mara');
    expect(find('[role=log]').getAttribute('aria-live')).toBe('polite');
  });

  test('renders text as text, whatever it contains', async () => {
    const { shop, clock, find, root, token } = await setUpConversation();
    const text = '<img src=x onerror=alert(1)> https://shop.example/a javascript:alert(1)';
    shop.addMessage(token(), { text });
    await clock.pass(100);
    expect(root.querySelector('.words img')).toBeNull();
    expect(root.querySelectorAll('.words')[2]?.textContent).toBe(text);
    const link = find<HTMLAnchorElement>('.words a');
    expect([link.href, link.target, link.rel, link.dir]).toEqual([
      'https://shop.example/a',
      '_blank',
      'noopener noreferrer nofollow',
      'ltr',
    ]);
    expect(root.querySelectorAll('.words a')).toHaveLength(1);
  });

  test('shows product and order cards, with images of our host only', async () => {
    const { shop, clock, root, all, token } = await setUpConversation();
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
    shop.addMessage(token(), {
      text: '',
      cards: [
        product,
        { ...product, in_stock: false, detail: '', image: 'https://cdn.example/bottle.svg' },
        {
          type: 'order',
          order_id: 'o',
          order_number: '#1042',
          status: 'processing',
          status_text: 'Being prepared',
          total_amount: '49.94',
          currency: 'EUR',
          detail: '2 bottles',
        },
      ],
    });
    await clock.pass(100);
    expect(all('.card')).toEqual([
      'Water BottleBlack · in stock€24.97ViewChoose an option',
      'Water Bottlesold out€24.97View',
      'Order #1042€49.94Being prepared2 bottles',
    ]);
    expect([...root.querySelectorAll('img')].map((image) => image.src)).toEqual([`${host}/files/bottle.svg`]);
  });

  test('shows what couldn’t be sent and why, with a retry', async () => {
    const { shop, clock, all, find, type, press, token } = await setUpConversation();
    shop.failures.offline = true;
    await type('one');
    await press('Enter');
    await clock.pass(1_000);
    expect(all('.fate')).toEqual(['Couldn’t send. Trying again…']);
    shop.failures.offline = false;
    shop.failures.refusals.push({ status: 422, body: { detail: 'Too rude.' } }, { status: 422, body: { detail: 'Too rude.' } });
    await clock.pass(30_000);
    expect(all('.fate')).toEqual(['Couldn’t send. Too rude.Try againRemove']);
    find<HTMLButtonElement>('.fate button').click();
    await clock.pass(100);
    expect(all('.fate')).toEqual(['Couldn’t send. Too rude.Try againRemove']);
    find<HTMLButtonElement>('.fate button:last-child').click();
    expect([all('.fate'), shop.texts(token())]).toEqual([[], ['Hello']]);
  });

  test('shows who is typing', async () => {
    const { shop, clock, all, token } = await setUpConversation();
    shop.notify(token(), { type: 'typing', who: 'ai', name: null, on: true });
    await clock.pass(10);
    expect(all('.typing')).toEqual(['AI assistant is typing…']);
    shop.notify(token(), { type: 'typing', who: 'teammate', name: 'Mara', on: true });
    await clock.pass(10);
    expect(all('.typing')).toEqual(['Mara is typing…']);
  });

  test('shows when the conversation is closed', async () => {
    const { shop, clock, all, token } = await setUpConversation();
    shop.setState(token(), { handler: 'none', resolved: true });
    await clock.pass(10);
    expect(all('.line').at(-1)).toBe('This conversation is closed. Send a message to reopen it.');
  });
});

test('hides a chat that the shop does not have, and dispatches an error event', async () => {
  const errors: unknown[] = [];
  const listen = (event: Event) => errors.push((event as CustomEvent).detail);
  window.addEventListener('parley:error', listen);
  const { root, api, clock } = await setUp({ key: 'unknown' });
  api.open();
  await clock.pass(100);
  window.removeEventListener('parley:error', listen);
  expect([root.innerHTML, errors[0]]).toEqual(['', { code: 'chat.key_unknown', message: 'No such chat.' }]);
});

test('uses the page’s language, or the requested one, among the shop’s languages', async () => {
  document.documentElement.lang = 'de-AT';
  const first = await setUp();
  expect(first.bubble().getAttribute('aria-label')).toBe('Chat öffnen');
  first.api.setLanguage('en');
  await first.clock.pass(0);
  expect(first.bubble().getAttribute('aria-label')).toBe('Open chat');
  first.api.destroy();
  const second = await setUp({ locale: 'pt-BR' });
  expect(second.bubble().getAttribute('aria-label')).toBe('Abrir o chat');
  second.api.destroy();
  const third = await setUp({ locale: 'pt-BR', decide: ({ shop }) => (shop.languages = ['de', 'en']) });
  expect(third.bubble().getAttribute('aria-label')).toBe('Chat öffnen');
});

test('uses the shop’s appearance', async () => {
  const { root, bubble, api } = await setUp({
    decide: ({ shop }) => Object.assign(shop.look, { position: 'left', theme: 'dark', accent: '#ffcc00', launcher_text: 'Ask us' }),
  });
  const element = root.host as HTMLElement;
  expect([element.hasAttribute('left'), element.hasAttribute('dark'), bubble().textContent]).toEqual([true, true, 'Ask us']);
  expect([element.style.getPropertyValue('--accent'), element.style.getPropertyValue('--on-accent')]).toEqual(['#ffcc00', '#000']);
  api.setTheme('light');
  expect(element.hasAttribute('dark')).toBe(false);
});

test('with a hidden bubble the page opens the chat', async () => {
  const { root, api, clock, bubble } = await setUp({ decide: ({ shop }) => (shop.look.hide_bubble = true) });
  expect(root.querySelector('.bubble')).toBeNull();
  api.open();
  await clock.pass(0);
  expect(root.querySelector('[role=dialog]')).not.toBeNull();
  api.close();
  api.showBubble();
  expect(bubble().getAttribute('aria-expanded')).toBe('false');
});

test('on its own page it is open, without a bubble or a close button', async () => {
  const { root, find, press } = await setUp({ page: true });
  expect([root.querySelector('.bubble'), root.querySelector('.header button')]).toEqual([null, null]);
  await press('Escape');
  expect(find('[role=dialog]')).not.toBeNull();
});

test('the header has the shop’s logo of our host, or its initial', async () => {
  const first = await setUpConversation();
  expect(first.find('.mark').textContent).toBe('H');
  first.api.destroy();
  const second = await setUpConversation({ decide: ({ shop }) => (shop.logo = '/files/logo.png') });
  expect(second.find<HTMLImageElement>('.mark img').src).toBe(`${host}/files/logo.png`);
  second.find('.mark img').dispatchEvent(new Event('error'));
  await second.clock.pass(0);
  expect(second.find('.mark').textContent).toBe('H');
});

describe('a person', () => {
  test('is asked for once, from the AI, and the visitor reads when somebody is back', async () => {
    const { shop, clock, find, root, token } = await setUpConversation({
      decide: (one) => Object.assign(one.hours, { online: false, opens_at: '2026-01-05T09:00:00.000Z' }),
    });
    find<HTMLButtonElement>('.foot button').click();
    find<HTMLButtonElement>('.foot button').click();
    await clock.pass(100);
    expect(shop.texts(token())).toEqual(['Hello', 'I’d like to talk to a person.']);
    expect(find('.foot [role=status]').textContent).toMatch(/^Our team is away until Monday.*They’ll reply to you here\.$/);
    expect(root.querySelector('.foot button')).toBeNull();
    shop.setState(token(), { handler: 'human', teammate: 'Mara' });
    await clock.pass(10);
    expect(root.querySelector('.foot')).toBeNull();
  });

  test('can be asked for before anything is written, and again after a failure', async () => {
    const { shop, clock, bubble, find, token } = await setUp();
    bubble().click();
    await clock.pass(0);
    shop.failures.offline = true;
    find<HTMLButtonElement>('.foot button').click();
    await clock.pass(100);
    expect(find('.foot [role=status]').textContent).toBe('Something went wrong. Try again.');
    shop.failures.offline = false;
    find<HTMLButtonElement>('.foot button').click();
    await clock.pass(100);
    expect(shop.texts(token())).toEqual(['I’d like to talk to a person.']);
    expect(find('.foot [role=status]').textContent).toBe('We’ve asked our team. Someone will reply to you here.');
  });
});

describe('quick replies', () => {
  test('are the shop’s questions until something is written', async () => {
    const { shop, clock, bubble, all, find, token } = await setUp({
      decide: ({ shop }) => (shop.texts.quick_replies = ['Which size?', 'Do you ship to Norway?']),
    });
    bubble().click();
    await clock.pass(0);
    expect(all('.chips button')).toEqual(['Which size?', 'Do you ship to Norway?']);
    find<HTMLButtonElement>('.chips li:nth-child(2) button').click();
    await clock.pass(100);
    expect([shop.texts(token()), all('.chips button')]).toEqual([['Do you ship to Norway?'], []]);
  });

  test('are common ones where the shop has none and the AI answers', async () => {
    const first = await setUp();
    first.bubble().click();
    await first.clock.pass(0);
    expect(first.all('.chips button')).toHaveLength(3);
    first.api.destroy();
    localStorage.clear();
    const second = await setUp({ decide: ({ shop }) => (shop.ai = false) });
    second.bubble().click();
    await second.clock.pass(0);
    expect(second.all('.chips button')).toEqual([]);
  });
});

describe('a basket', () => {
  const shown = { type: 'product' as const, product_id: 'p', name: 'Water Bottle', detail: '', image: null };
  const card = (variant_id: string | null) => ({ ...shown, variant_id, price: '24.97', currency: 'EUR', in_stock: true });
  async function setUpBasket(variant: string | null = 'Green') {
    const set = await setUpConversation();
    const { shop, clock, find, token } = set;
    shop.addMessage(token(), { text: '', cards: [card(variant)] });
    await clock.pass(100);
    const press = async (selector: string) => {
      find<HTMLButtonElement>(selector).click();
      await clock.pass(100);
    };
    return { ...set, press, add: () => press('.buying button'), button: (name: string) => press(`[aria-label="${name}"]`) };
  }

  test('says before that a variant has to be chosen, and moves the focus to the choice', async () => {
    const { clock, all, find, root, add } = await setUpBasket(null);
    expect(find<HTMLAnchorElement>('.buying a').href).toBe(`${host}/chat/demo/products/p`);
    expect([all('.buying button'), find('.buying button').getAttribute('aria-label')]).toEqual([
      ['Choose an option'],
      'Choose an option: Water Bottle',
    ]);
    await add();
    expect([all('option'), all('.buying button')]).toEqual([['Black · €24.97', 'Green · €24.97', 'Red · sold out'], ['Add to cart']]);
    const select = find<HTMLSelectElement>('select');
    expect(all('.buying .small')).toContain('Volume: 600 ml');
    expect([root.activeElement, select.labels[0]?.firstChild?.textContent]).toEqual([select, 'Choose an option']);
    select.value = 'Green';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await clock.pass(0);
    await add();
    expect([all('.basket h3'), all('.basket li'), all('.buying [role=status]')]).toEqual([
      ['Cart (1)'],
      ['Water Bottle, Green−1+€24.97'],
      ['Water Bottle, Green is in your cart.'],
    ]);
    expect(all('.buying button')).toEqual(['Choose an option']);
  });

  test('shows the price of a line, whose quantity goes up and down to none', async () => {
    const { all, root, find, add, button } = await setUpBasket();
    await add();
    await button('Add one Water Bottle, Green');
    expect([all('.basket h3'), all('.basket li')]).toEqual([['Cart (2)'], ['Water Bottle, Green−2+€49.94']]);
    await button('Remove one Water Bottle, Green');
    expect(all('.basket li')).toEqual(['Water Bottle, Green−1+€24.97']);
    await button('Remove one Water Bottle, Green');
    expect([root.querySelector('.basket'), root.activeElement]).toEqual([null, find('.scroll')]);
  });

  test('loses what was ordered, and keeps what was added since, also after a reload', async () => {
    const { shop, clock, all, find, root, add, button, press, token } = await setUpBasket();
    await add();
    await add();
    await press('.basket .do');
    expect(find<HTMLAnchorElement>('.basket .pay').href).toBe('https://shop.example/c/1');
    await button('Add one Water Bottle, Green');
    expect(root.querySelector('.basket .pay')).toBeNull();
    shop.setState(token(), { ordered_checkouts: ['checkout-1'] });
    await clock.pass(100);
    expect([all('.basket h3'), all('.basket li')]).toEqual([['Cart (1)'], ['Water Bottle, Green−1+€24.97']]);
    await press('.basket .do');
    shop.setState(token(), { ordered_checkouts: ['checkout-2', 'checkout-1'] });
    await clock.pass(100);
    expect([root.querySelector('.basket'), localStorage.getItem('parley:demo:basket')]).toEqual([null, '[]']);
  });

  test('ordered while the page was closed is empty when it is open again', async () => {
    const { shop, clock, api, add, press, token } = await setUpBasket();
    await add();
    await press('.basket .do');
    api.destroy();
    shop.setState(token(), { ordered_checkouts: ['checkout-1'] });
    const again = await setUp({ shop });
    again.api.open();
    await again.clock.pass(100);
    await clock.pass(100);
    expect([again.all('.turn').length > 0, again.root.querySelector('.basket')]).toEqual([true, null]);
  });
});

test('who answers stands above the thread, and the disclosure once in it', async () => {
  const { all, find } = await setUpConversation({ decide: ({ shop }) => (shop.texts.disclosure = '') });
  expect([find('.title p').textContent, all('.line')]).toEqual(['AI assistant', ['You’re chatting with our AI assistant']]);
});

describe('before the first message', () => {
  const asks = (change: object) => (shop: FakeShop) => void Object.assign(shop.shop.asks, change);
  async function openGate(options: Options) {
    const set = await setUp(options);
    set.api.open();
    await set.clock.pass(0);
    async function fill(selector: string, value: string) {
      const field = set.find<HTMLInputElement>(selector);
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await set.clock.pass(0);
    }
    async function submit() {
      set.find('.gate').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await set.clock.pass(100);
    }
    return { ...set, fill, submit };
  }

  test('asks for consent where the shop requires it, with the shop’s text and link', async () => {
    const decide = asks({ consent: true, consent_text: 'We keep this.', privacy_url: 'https://shop.example/privacy' });
    const { shop, find, root, submit, token } = await openGate({ decide });
    expect(find('.agree').textContent).toContain('We keep this. I agree');
    expect(find<HTMLAnchorElement>('.agree a').href).toBe('https://shop.example/privacy');
    expect(find<HTMLInputElement>('.agree input').required).toBe(true);
    await submit();
    expect([shop.session(token()).identity.consented, root.querySelector('.gate')]).toEqual([true, null]);
    expect(root.activeElement).toBe(find('textarea'));
  });

  test('asks who the visitor is, and lets them skip it where it is optional', async () => {
    const { shop, find, fill, root, submit, token } = await openGate({ decide: asks({ contact: 'required' }) });
    expect(find<HTMLInputElement>('input[type=email]').required).toBe(true);
    await fill('input[type=email]', 'ada@example.com');
    await submit();
    expect([shop.session(token()).identity.email, root.querySelector('.gate')]).toEqual(['ada@example.com', null]);
    parley?.destroy();
    const other = await openGate({ decide: asks({ contact: 'optional' }) });
    expect(other.find<HTMLInputElement>('input[type=email]').required).toBe(false);
    await other.submit();
    expect(other.root.querySelector('.gate')).toBeNull();
  });

  test('asks for an email address with the message when nobody is available', async () => {
    const { shop, find, fill, submit, token } = await openGate({
      decide: (one) => {
        asks({ offline_form: true })(one);
        Object.assign(one.hours, { online: false, opens_at: '2026-01-05T09:00:00.000Z' });
      },
    });
    expect(find('.gate p').textContent).toMatch(/Our team is away until Monday.*Leave your email/);
    await fill('input[type=email]', 'ada@example.com');
    await fill('.gate textarea', 'Call me');
    await submit();
    expect([shop.session(token()).identity.email, shop.texts(token())]).toEqual(['ada@example.com', ['Call me']]);
  });

  test.each(['en_US', 'en-US@posix', 'C', 'enough of it'])(
    'on a page in %j, which is no language tag, the times are English',
    async (lang) => {
      document.documentElement.lang = lang;
      const { find } = await openGate({
        decide: (one) => {
          asks({ offline_form: true })(one);
          Object.assign(one.hours, { online: false, opens_at: '2026-01-05T09:00:00.000Z' });
        },
      });
      expect(find('.gate p').textContent).toMatch(/Our team is away until Monday/);
    },
  );

  test('shows a failure, and keeps what was typed', async () => {
    const { shop, find, fill, submit } = await openGate({ decide: asks({ contact: 'required' }) });
    shop.failures.offline = true;
    await fill('input[type=email]', 'ada@example.com');
    await submit();
    expect(find('.gate .fault').textContent).toBe('Something went wrong. Try again.');
    expect(find<HTMLInputElement>('input[type=email]').value).toBe('ada@example.com');
  });
});

describe('files', () => {
  const choose = async (set: Awaited<ReturnType<typeof setUpConversation>>, ...names: string[]) => {
    const clipboardData = { files: names.map((name) => new File(['x'], name)) };
    set.field().dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
    await set.clock.pass(100);
  };

  test('are uploaded, shown and sent with the message', async () => {
    const set = await setUpConversation();
    await choose(set, 'a.pdf', 'b.png');
    expect(set.all('.called').map((text) => text.slice(0, 5))).toEqual(['a.pdf', 'b.png']);
    await set.type('Here');
    await set.press('Enter');
    await set.clock.pass(100);
    const [, message] = set.shop.session(set.token()).messages;
    expect([message?.text, message?.attachments.length, set.all('.called')]).toEqual(['Here', 2, []]);
    expect(set.all('.file')).toHaveLength(2);
  });

  test('that are too many or of the wrong type are refused before uploading', async () => {
    const set = await setUpConversation();
    await choose(set, 'virus.exe');
    expect([set.all('.composer .fault'), set.shop.uploads]).toEqual([['virus.exe isn’t a supported file type. Choose another file.'], []]);
    await choose(set, ...Array.from({ length: 6 }, (_, place) => `${place}.png`));
    expect([set.all('.composer .fault'), set.shop.uploads.length]).toEqual([['You can send up to 5 files at a time.'], 5]);
  });

  test('are offered only where the shop accepts them', async () => {
    const { root } = await setUpConversation({ decide: ({ shop }) => (shop.asks.attachments = false) });
    expect(root.querySelector('.clip')).toBeNull();
  });
});

describe('CSAT', () => {
  test('asks at the end, once, and keeps the answer on screen', async () => {
    const { shop, clock, find, all, token, root } = await setUpConversation();
    shop.setState(token(), { resolved: true, csat: { asked: true, score: null } });
    await clock.pass(100);
    expect(all('.score')).toEqual(['1Terrible', '2Bad', '3OK', '4Good', '5Great']);
    find<HTMLInputElement>('.score:nth-child(4) input').click();
    await clock.pass(0);
    find('.csat').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await clock.pass(100);
    expect(root.querySelector('.csat')).toBeNull();
    expect(all('.line').at(-1)).toBe('Thanks for your feedback! Your rating: 4 out of 5, Good');
  });
});

test('shows statuses, a quote and a checkout card', async () => {
  const { shop, clock, find, all, root, token } = await setUpConversation();
  shop.addMessage(token(), {
    text: 'It is *black*, not _white_.',
    quoted: { author_name: 'Ada', text: 'Which colour?' },
    cards: [
      {
        type: 'checkout',
        url: 'https://shop.example/pay/1',
        lines: [{ name: 'Bottle', detail: 'Black', quantity: 2, price: '24.00' }],
        total_amount: '48.00',
        currency: 'EUR',
      },
      {
        type: 'checkout',
        url: 'https://shop.example/pay/2',
        lines: [
          { name: 'Bottle', detail: 'Black', quantity: 2, price: '24.00' },
          { name: 'Poster', detail: 'L', quantity: 1, price: '9.50' },
        ],
        discount: '5.00',
        shipping: '4.95',
        tax: null,
        total_amount: '57.45',
        currency: 'EUR',
      },
      { type: 'checkout', url: 'https://shop.example/pay/3', lines: [], tax: '1.90', total_amount: '11.90', currency: 'EUR' },
    ],
  });
  await clock.pass(100);
  expect([find('.words strong').textContent, find('.words em').textContent]).toEqual(['black', 'white']);
  expect(find('blockquote').textContent).toBe('Ada Which colour?');
  expect(find('.card').textContent).toBe('2 × Bottle Black€48.00Total€48.00Go to checkout (opens in a new tab)');
  expect(all('.card').slice(1)).toEqual([
    '2 × Bottle Black€48.001 × Poster L€9.50Discount−€5.00Shipping€4.95Total€57.45 plus taxGo to checkout (opens in a new tab)',
    'Tax€1.90Total€11.90Go to checkout (opens in a new tab)',
  ]);
  const link = find<HTMLAnchorElement>('.pay');
  expect([link.href, link.target, root.querySelectorAll('.words a').length]).toEqual(['https://shop.example/pay/1', '_blank', 0]);
});

test('tells a blocked visitor in the shop’s words', async () => {
  const { shop, clock, all, field, type, press } = await setUpConversation();
  shop.failures.refusals.push({ status: 403, body: { code: 'chat.blocked', detail: 'This shop does not take your messages.' } });
  await type('two');
  await press('Enter');
  await clock.pass(100);
  expect([all('.line').at(-1), field().disabled]).toEqual(['This shop does not take your messages.', true]);
});

test('waits after a flood with the shop’s message, then sends by itself', async () => {
  const { shop, clock, all, type, press, token } = await setUpConversation();
  shop.failures.refusals.push({ status: 429, body: { code: 'chat.flood', detail: 'Please wait a moment.' }, retryAfter: '20' });
  await type('two');
  await press('Enter');
  await clock.pass(1_000);
  expect(all('.fate')).toEqual(['Please wait a moment.']);
  await clock.pass(20_000);
  expect([all('.fate'), shop.texts(token())]).toEqual([[], ['Hello', 'two']]);
});

test('a prefilled text is left for the visitor to send', async () => {
  const { shop, clock, api, field, token } = await setUpConversation();
  api.prefill('Is it steel?');
  await clock.pass(100);
  expect([field().value, shop.texts(token())]).toEqual(['Is it steel?', ['Hello']]);
});

test('leaves nothing behind when destroyed', async () => {
  const { shop, clock, api } = await setUpConversation();
  api.destroy();
  await clock.pass(100);
  expect([document.querySelector('parley-chat'), shop.streams()]).toEqual([null, 0]);
});
