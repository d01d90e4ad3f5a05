import { findScript, readEmbedding } from './embed.ts';
import { createLauncher } from './launcher.ts';
import type { Launcher } from './launcher.ts';
import { createStore } from './lib/store.ts';
import { createParley } from './parley.ts';
import type { Parley, Queue } from './parley.ts';
import type { ChatActions } from './start.tsx';
import type { Language } from './words/languages.ts';

declare global {
  interface Window {
    Parley?: Parley | Queue;
  }
}

const TRIES = 6;

/** The names of the languages' files, from the build. */
declare const languageFiles: Record<Language, string>;

/** Loads the chat from this script's host; retries with growing delays when the network fails. */
async function load({ embedding: { host }, language }: Launcher): Promise<(launcher: Launcher) => ChatActions> {
  const fetchFile = (name: string) => import(/* @vite-ignore */ `${host}/widget/${name}`);
  // Only so that it is there when the chat asks for it, which tries again where this fails.
  fetchFile(languageFiles[language()]).catch(() => {});
  for (let tries = 1; ; tries += 1) {
    try {
      const module: { start: (launcher: Launcher) => ChatActions } = await fetchFile('chat.js');
      return module.start;
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((again) => setTimeout(again, 1_000 * 2 ** tries));
    }
  }
}

function begin(): void {
  // A page may include the script twice; only the first one starts a chat.
  if (window.Parley?.started) return;
  const embedding = readEmbedding(findScript(document));
  if (!embedding) return console.warn('The chat needs its shop: <script src="…/widget.js" data-key="…" async></script>');
  if (!('adoptedStyleSheets' in document)) return console.warn('The chat needs a newer browser.');
  const queued = window.Parley && 'q' in window.Parley ? (window.Parley.q ?? []) : [];
  const launcher = createLauncher(embedding, {
    fetch: (address, options) => fetch(address, options),
    local: createStore(() => localStorage),
    tab: createStore(() => sessionStorage),
    now: () => Date.now(),
  });
  let code: ReturnType<typeof load> | null = null;
  /** Fetches the code, without starting the chat. After a failure the next call tries again. */
  const fetchCode = () => {
    code ??= load(launcher).catch((error: unknown) => {
      code = null;
      launcher.rest();
      throw error;
    });
    return code;
  };
  const { parley, wake } = createParley(
    { ...launcher, load: () => fetchCode().then((start) => () => start(launcher)) },
    queued,
    () => delete window.Parley,
  );
  // Nobody waits for this attempt: opening the chat tries again, and reports the error.
  launcher.listen({ onOpen: parley.open, onNear: () => void fetchCode().catch(() => {}) });
  window.Parley = parley;
  launcher.show();
  if (launcher.isWanted()) wake();
}

// A classic script shares its globals with all others of the page; the wrapper keeps ours private.
begin();
