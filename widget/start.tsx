import { render } from 'preact';
import { createChat } from './chat/chat.ts';
import type { Cart } from './chat/context.ts';
import type { Person } from './chat/identity.ts';
import type { Launcher } from './launcher.ts';
import { apiLocale } from './lib/locale.ts';
import { followPage } from './page.ts';
import type { Look } from './look.ts';
import type { Theme } from './theme.ts';
import css from './ui/widget.css?inline';
import { Widget } from './ui/widget.tsx';
import type { Language } from './words/languages.ts';
import { wordsOf } from './words/words.ts';
import type { Words } from './words/words.ts';
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

/** What the launcher can do without the chat. */
export type LauncherActions = Pick<ParleyActions, 'showBubble' | 'hideBubble' | 'setLanguage' | 'setTheme'>;
export type ChatActions = Omit<ParleyActions, keyof LauncherActions> & { destroy: () => void };

/** Puts the chat where the launcher stands. */
export const start = (launcher: Launcher) => startWidget(launcher, browserWorld(launcher.world));

export function startWidget(launcher: Launcher, world: World): ChatActions {
  const { embedding, element, root, languages } = launcher;
  const { host, key, page } = embedding;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(css)];

  let current: { language: Language; words: Words } | null = null;
  let drawn = false;
  let learned: Look | null = null;
  const locale = apiLocale(languages().find((tag) => tag?.trim()) ?? 'en');
  const chat = createChat(world, { host, key, locale, page, ...(page && { resume: takeResume() }) });
  const leavePage = followPage(chat, element);

  /** Loads the texts in the visitor's language; until then the previous ones stay, if any. */
  function speak(language: Language) {
    wordsOf(language).then(
      (words) => {
        current = { language, words };
        draw();
      },
      // The network is down: each later draw tries again.
      () => {},
    );
  }

  function draw() {
    const view = chat.view.get();
    if (life.signal.aborted) return;
    if (view.look && view.look !== learned) return launcher.setLook((learned = view.look));
    if (!launcher.look()) return;
    const language = launcher.language();
    if (current?.language !== language) speak(language);
    if (!current) return;
    const { words, language: spoken } = current;
    const label = launcher.look()?.look.launcher_text ?? '';
    const around = { words, label, language: figuresIn(languages(), spoken), host, key, page, addStyle };
    element.lang = spoken;
    const hasBubble = view.phase !== 'unavailable' && launcher.hasBubble();
    if (!drawn) launcher.handOver();
    drawn = true;
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
  launcher.watch(draw);
  chat.start();
  draw();

  const { open, close, toggle, identify, logout, setCart, prefill } = chat;
  return {
    open,
    close,
    toggle,
    identify,
    logout,
    setCart,
    prefill: (text) => prefill(String(text)),
    sendMessage: (text) => chat.write(String(text)),
    destroy() {
      life.abort();
      leavePage();
      forget();
      chat.destroy();
      render(null, root);
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
