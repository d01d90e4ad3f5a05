import { findScript, readEmbedding } from './embed.ts';
import { createParley } from './parley.ts';
import type { Parley, Queue, Start } from './parley.ts';

declare global {
  interface Window {
    Parley?: Parley | Queue;
  }
}

const TRIES = 6;

/** Loads the chat from this script's host; retries with growing delays when the network fails. */
async function load(host: string): Promise<Start> {
  for (let tries = 1; ; tries += 1) {
    try {
      const module: { start: Start } = await import(/* @vite-ignore */ `${host}/widget/chat.js`);
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
  const start = load(embedding.host);
  // An error must not break the shop's page.
  start.catch((error: unknown) => console.warn('The chat could not be loaded.', error));
  window.Parley = createParley(embedding, start, queued, () => delete window.Parley);
}

// A classic script shares its globals with all others of the page; the wrapper keeps ours private.
begin();
