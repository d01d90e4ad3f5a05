import { findScript, readEmbedding } from './embed.ts';
import { createLauncher } from './launcher.ts';
import type { Launcher } from './launcher.ts';
import { createStore } from './lib/store.ts';
import { createParley } from './parley.ts';
import type { Parley, Queue } from './parley.ts';
import type { ChatActions } from './start.tsx';

declare global {
  interface Window {
    Parley?: Parley | Queue;
  }
}

const TRIES = 6;

/** Loads the chat from this script's host; retries with growing delays when the network fails. */
async function load(host: string): Promise<(launcher: Launcher) => ChatActions> {
  for (let tries = 1; ; tries += 1) {
    try {
      const module: { start: (launcher: Launcher) => ChatActions } = await import(/* @vite-ignore */ `${host}/widget/chat.js`);
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
    code ??= load(embedding.host).catch((error: unknown) => {
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
  launcher.listen({ onOpen: parley.open, onNear: () => void fetchCode().catch(() => {}) });
  window.Parley = parley;
  launcher.show();
  if (launcher.isWanted()) wake();
}

// A classic script shares its globals with all others of the page; the wrapper keeps ours private.
begin();
