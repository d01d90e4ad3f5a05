import { render } from 'preact';
import { createChat } from './chat/chat.ts';
import { on } from './chat/events.ts';
import type { Embedding } from './embed.ts';
import { apiLocale } from './lib/locale.ts';
import { followPage } from './page.ts';
import css from './ui/widget.css?inline';
import { Widget } from './ui/widget.tsx';
import { dictionaries, pickLanguage } from './words/words.ts';
import type { World } from './world.ts';

/** `window.Parley`: what the shop's page can do with the chat. */
export type ParleyApi = {
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Sends words as the visitor's; the message's client id, or null when they are empty or longer than 8,000 characters. */
  sendMessage: (text: string) => string | null;
  /** Calls `listener` at each event until the returned function is called. */
  on: typeof on;
  /** Takes the chat off the page; what the visitor wrote stays stored. */
  destroy: () => void;
};

/** Puts the chat on the page. `onEnd` is called when it is taken off. */
export function startWidget(embedding: Embedding, world: World, onEnd: () => void): ParleyApi {
  const element = document.createElement('parley-chat');
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const wanted = [embedding.locale, document.documentElement.lang, ...navigator.languages];
  const language = pickLanguage(wanted);
  const locale = apiLocale(wanted.find((tag) => tag?.trim()) ?? language);
  const chat = createChat(world, { host: embedding.host, key: embedding.key, locale });
  const around = { words: dictionaries[language], language: figuresIn(wanted, language), host: embedding.host };

  const leavePage = followPage(chat, element);
  const draw = () => render(<Widget chat={chat} view={chat.view.get()} around={around} />, root);
  let forget = () => {};
  const show = () => {
    document.body.append(element);
    chat.start();
    draw();
    forget = chat.view.watch(draw);
  };
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show, { once: true });

  const { open, close, toggle } = chat;
  return {
    open,
    close,
    toggle,
    sendMessage: (text) => chat.write(String(text)),
    on,
    destroy() {
      document.removeEventListener('DOMContentLoaded', show);
      leavePage();
      forget();
      chat.destroy();
      render(null, root);
      element.remove();
      onEnd();
    },
  };
}

/** Figures as the visitor's region writes them, in the language of the texts. */
const figuresIn = (wanted: readonly (string | null)[], language: string) => wanted.find((tag) => tag?.startsWith(language)) ?? language;
