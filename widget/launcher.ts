import { emit } from './chat/events.ts';
import type { Embedding } from './embed.ts';
import { learnLook, storeLook } from './look.ts';
import type { Look } from './look.ts';
import { createTheme } from './theme.ts';
import type { Theme } from './theme.ts';
import css from './ui/bubble.css?inline';
import { bubbleWords, pickLanguage } from './words/languages.ts';
import type { LauncherWorld } from './world.ts';

export type Launcher = ReturnType<typeof createLauncher>;

/**
 * Everything a page shows before the chat is opened: the element, its colors and the bubble. The chat, loaded when it is needed, takes the
 * bubble over as it stands.
 */
export function createLauncher(embedding: Embedding, world: LauncherWorld) {
  const { key, page } = embedding;
  const element = document.createElement('parley-chat');
  element.toggleAttribute('page', page);
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const colours = createTheme(element);

  let requestedLanguage: string | null = null;
  let theme: Theme | null = null;
  let shown: boolean | null = null;
  let ended = false;
  let onChange = () => {};
  /** The chat draws the bubble itself. */
  let taken = false;
  /** A chat that was open on the previous page opens by itself: no bubble says the opposite until then. */
  let reopens = world.tab.get(`parley:${key}:open`) !== null;
  let hear = { onOpen: () => {}, onNear: () => {} };

  const languages = () => [requestedLanguage, embedding.locale, document.documentElement.lang, ...navigator.languages];
  let look: Look | null = learnLook(world, embedding, {
    onLook: change,
    onRefused: (code, message) => {
      // Cached from when the shop still had a chat here.
      look = null;
      if (!taken) root.replaceChildren();
      emit('error', { code, message });
    },
  });

  function change(learned: Look | null = look) {
    if (ended) return;
    look = learned;
    if (look) colours.set(look.look, theme);
    if (!taken) drawBubble();
    onChange();
  }
  const language = () => pickLanguage(languages(), look?.languages);
  const hasBubble = () => look !== null && !page && (shown ?? !look.look.hide_bubble);

  function drawBubble() {
    const label = look?.look.launcher_text ?? '';
    const words = bubbleWords[language()];
    element.lang = language();
    if (!hasBubble() || reopens) return root.replaceChildren();
    const aside = root.querySelector('aside') ?? document.createElement('aside');
    const button = aside.querySelector('button') ?? document.createElement('button');
    aside.className = 'widget';
    aside.setAttribute('aria-label', words.chat);
    button.type = 'button';
    button.className = label ? 'bubble wide' : 'bubble';
    button.setAttribute('aria-expanded', 'false');
    button.setAttribute('aria-label', label || words.openChat);
    button.onclick = () => (button.setAttribute('aria-busy', 'true'), hear.onOpen());
    button.onpointerenter = button.onfocus = () => hear.onNear();
    const text = document.createElement('span');
    text.className = 'label bold';
    text.dir = 'auto';
    text.textContent = label;
    button.replaceChildren(drawIcon(), ...(label ? [text] : []));
    if (button.parentNode !== aside) aside.append(button);
    if (aside.parentNode !== root) root.append(aside);
  }

  const { local, tab } = world;
  return {
    embedding,
    world,
    element,
    root,
    languages,
    language,
    hasBubble,
    look: () => look,
    /** The chat learned the look with its session. */
    setLook(learned: Look) {
      storeLook(world, key, learned);
      change(learned);
    },
    /** Must the chat load with the page? Only for a visitor who has used it, or where it fills the page. */
    isWanted: () =>
      page ||
      local.get(`parley:${key}:session`) !== null ||
      tab.get(`parley:${key}:open`) !== null ||
      local.keys().some((name) => name.startsWith(`parley:${key}:out:`)),
    actions: {
      showBubble: () => ((shown = true), change()),
      hideBubble: () => ((shown = false), change()),
      setLanguage: (wanted: string) => ((requestedLanguage = wanted), change()),
      setTheme: (wanted: Theme) => ((theme = wanted), change()),
    },
    show() {
      const put = () => {
        if (ended) return;
        document.body.append(element);
        change();
        emit('ready', {});
      };
      if (document.body) put();
      else document.addEventListener('DOMContentLoaded', put, { once: true });
    },
    listen(listeners: typeof hear) {
      hear = listeners;
    },
    /** Calls `listener` after each change. */
    watch(listener: () => void) {
      onChange = listener;
    },
    /** From now on the chat draws the bubble. */
    handOver() {
      const button = root.querySelector('button');
      if (button) button.onclick = button.onpointerenter = button.onfocus = null;
      button?.removeAttribute('aria-busy');
      taken = true;
    },
    /** The chat could not be loaded; the visitor may try again. */
    rest() {
      reopens = false;
      root.querySelector('button')?.removeAttribute('aria-busy');
      change();
    },
    destroy() {
      ended = true;
      colours.end();
      element.remove();
    },
  };
}

const SVG = 'http://www.w3.org/2000/svg';
/** The same drawing as `chat` in ui/icons.tsx. */
function drawIcon() {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.4 8.4 0 1 1 21 11.5Z');
  icon.append(path);
  return icon;
}
