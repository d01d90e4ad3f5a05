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

/** The page's API of the chat. */
export type ParleyActions = {
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Shows a bubble that the settings hide, or hides it. */
  showBubble: () => void;
  hideBubble: () => void;
  /** Identifies the visitor; `hash` is hex HMAC-SHA256(identity secret, user_id), computed on the shop's server. */
  identify: (person: Person) => void;
  /** The customer logged out of the shop: forgets them. */
  logout: () => void;
  /** Reports the cart, for teammates to see; null empties it. */
  setCart: (cart: Cart) => void;
  setLanguage: (language: string) => void;
  setTheme: (theme: Theme) => void;
  /** Opens the chat with a text in the composer, for the visitor to send. */
  prefill: (text: string) => void;
  /** Sends a text as the visitor; the message's client id, or null when it is empty or longer than 8,000 characters. */
  sendMessage: (text: string) => string | null;
};

/** Puts the chat on the page. */
export const start = (embedding: Embedding) => startWidget(embedding, browserWorld());

export function startWidget(embedding: Embedding, world: World): ParleyActions & { destroy: () => void } {
  const { host, key, page } = embedding;
  const element = document.createElement('parley-chat');
  element.toggleAttribute('page', page);
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];

  let requestedLanguage: string | null = null;
  let theme: Theme | null = null;
  let bubble: boolean | null = null;
  let current: { language: Language; words: Words } | null = null;
  const languages = () => [requestedLanguage, embedding.locale, document.documentElement.lang, ...navigator.languages];
  const locale = apiLocale(languages().find((tag) => tag?.trim()) ?? 'en');
  const chat = createChat(world, { host, key, locale, page, ...(page && { resume: takeResume() }) });
  const colours = createTheme(element);
  const leavePage = followPage(chat, element);

  /** The texts in the visitor's language once they are loaded; until then the previous ones, if any. */
  function speak(language: Language) {
    const words = wordsOf(language);
    if (!(words instanceof Promise)) return (current = { language, words });
    words.then(
      (fetched) => {
        current = { language, words: fetched };
        draw();
      },
      () => {
        // The network is down: English is better than no chat, and each later render tries again.
        if (current) return;
        current = { language: 'en', words: en };
        draw();
      },
    );
    return current;
  }

  function draw() {
    const view = chat.view.get();
    if (!view.look || life.signal.aborted) return;
    const language = pickLanguage(languages(), view.look.languages);
    const words = current?.language === language ? current : speak(language);
    if (!words) return;
    colours.set(view.look.look, theme);
    const around = { words: words.words, language: figuresIn(languages(), words.language), host, page, addStyle };
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
    // Loads the panel for visitors with a conversation, who will open it; for others when they do.
    if (chat.hasSession()) Panel.fetch();
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
    setLanguage: (language) => ((requestedLanguage = language), draw()),
    setTheme: (choice) => ((theme = choice), draw()),
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

/** Takes the token of a mailed link out of the URL, so that it is not copied or kept in the history. */
function takeResume(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get('resume') ?? undefined;
  url.searchParams.delete('resume');
  if (token) history.replaceState(history.state, '', url);
  return token;
}

/** The locale for numbers and dates: the visitor's region in the language of the texts. Pages and browsers also say `en_US` and `C`, which Intl refuses. */
const figuresIn = (languages: readonly (string | null)[], language: string) =>
  languages.map((tag) => apiLocale(tag ?? '')).find((tag) => tag?.startsWith(language)) ?? language;
