import { render } from 'preact';
import { createChat } from './chat/chat.ts';
import { emit } from './chat/events.ts';
import type { Cart } from './chat/context.ts';
import type { Person } from './chat/identity.ts';
import type { Embedding } from './embed.ts';
import { apiLocale } from './lib/locale.ts';
import { followPage } from './page.ts';
import { createTheme } from './theme.ts';
import type { Theme } from './theme.ts';
import css from './ui/widget.css?inline';
import { Panel, Widget } from './ui/widget.tsx';
import { en } from './words/en.ts';
import { pickLanguage, wordsOf } from './words/words.ts';
import type { Language, Words } from './words/words.ts';
import { browserWorld } from './world.ts';
import type { World } from './world.ts';

/** What the shop's page can do with the chat. */
export type ParleyDeeds = {
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Shows a bubble that the settings hide, or hides it. */
  showBubble: () => void;
  hideBubble: () => void;
  /** Who the visitor is; `hash` is hex HMAC-SHA256(identity secret, user_id), made on the shop's server. */
  identify: (person: Person) => void;
  /** The customer left the shop: forgets them. */
  logout: () => void;
  /** What is in the cart, for teammates to see; null empties it. */
  setCart: (cart: Cart) => void;
  setLanguage: (language: string) => void;
  setTheme: (theme: Theme) => void;
  /** Opens the chat with words in the field, for the visitor to send. */
  prefill: (text: string) => void;
  /** Sends words as the visitor's; the message's client id, or null when they are empty or longer than 8,000 characters. */
  sendMessage: (text: string) => string | null;
};

/** Puts the chat on the page. */
export const start = (embedding: Embedding) => startWidget(embedding, browserWorld());

export function startWidget(embedding: Embedding, world: World): ParleyDeeds & { destroy: () => void } {
  const { host, key, page } = embedding;
  const element = document.createElement('parley-chat');
  element.toggleAttribute('page', page);
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];

  let asked: string | null = null;
  let theme: Theme | null = null;
  let bubble: boolean | null = null;
  let spoken: { language: Language; words: Words } | null = null;
  const wanted = () => [asked, embedding.locale, document.documentElement.lang, ...navigator.languages];
  const locale = apiLocale(wanted().find((tag) => tag?.trim()) ?? 'en');
  const chat = createChat(world, { host, key, locale, page, ...(page && { resume: takeResume() }) });
  const colours = createTheme(element);
  const leavePage = followPage(chat, element);

  /** The words of the visitor's language, as soon as they are here; until then those of before, if any. */
  function speak(language: Language) {
    const words = wordsOf(language);
    if (!(words instanceof Promise)) return (spoken = { language, words });
    words.then(
      (fetched) => {
        spoken = { language, words: fetched };
        draw();
      },
      () => {
        // The network is away: English is better than no chat, and each later drawing asks again.
        if (spoken) return;
        spoken = { language: 'en', words: en };
        draw();
      },
    );
    return spoken;
  }

  function draw() {
    const view = chat.view.get();
    if (!view.look || life.signal.aborted) return;
    const language = pickLanguage(wanted(), view.look.languages);
    const words = spoken?.language === language ? spoken : speak(language);
    if (!words) return;
    colours.set(view.look.look, theme);
    const around = { words: words.words, language: figuresIn(wanted(), words.language), host, page, addStyle };
    element.lang = words.language;
    const hasBubble = !page && view.phase !== 'unavailable' && (bubble ?? !view.look.look.hide_bubble);
    render(<Widget chat={chat} view={view} around={around} hasBubble={hasBubble} />, root);
  }

  const life = new AbortController();
  const styles = new Set([css]);
  function addStyle(text: string) {
    if (styles.has(text)) return;
    styles.add(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(text)];
  }
  const forget = chat.view.watch(draw);
  const show = () => {
    document.body.append(element);
    chat.start();
    // Who talks already will open it; who does not waits a moment when they do.
    if (chat.isTalking()) Panel.fetch();
    emit('ready', {});
  };
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show, { once: true, signal: life.signal });

  const { open, close, toggle, identify, logout, setCart, prefill } = chat;
  return {
    open,
    close,
    toggle,
    identify,
    logout,
    setCart,
    prefill: (text) => prefill(String(text)),
    showBubble: () => ((bubble = true), draw()),
    hideBubble: () => ((bubble = false), draw()),
    setLanguage: (language) => ((asked = language), draw()),
    setTheme: (wish) => ((theme = wish), draw()),
    sendMessage: (text) => chat.write(String(text)),
    destroy() {
      life.abort();
      leavePage();
      forget();
      colours.end();
      chat.destroy();
      render(null, root);
      element.remove();
    },
  };
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The token of a mailed link, taken out of the address so that it is not copied or kept in the history. */
function takeResume(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get('resume') ?? undefined;
  url.searchParams.delete('resume');
  if (token) history.replaceState(history.state, '', url);
  return token;
}

/** Figures as the visitor's region writes them, in the language of the texts. */
const figuresIn = (wanted: readonly (string | null)[], language: string) => wanted.find((tag) => tag?.startsWith(language)) ?? language;
