import { findScript, readEmbedding } from './embed.ts';
import { createParley } from './parley.ts';
import type { Parley, Queue, Start } from './parley.ts';

declare global {
  interface Window {
    Parley?: Parley | Queue;
  }
}

const TRIES = 6;

/** The chat itself, from where this script came from; asked again, later each time, when the network fails. */
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
  // A page may carry the script twice; the first one is the chat.
  if (window.Parley?.started) return;
  const embedding = readEmbedding(findScript(document));
  if (!embedding) return console.warn('The chat needs its shop: <script src="…/widget.js" data-key="…" async></script>');
  if (!('adoptedStyleSheets' in document)) return console.warn('The chat needs a newer browser.');
  const asked = window.Parley && 'q' in window.Parley ? (window.Parley.q ?? []) : [];
  const start = load(embedding.host);
  // The shop's page goes on without us.
  start.catch((error: unknown) => console.warn('The chat could not be loaded.', error));
  window.Parley = createParley(embedding, start, asked, () => delete window.Parley);
}

// A script of the page shares its names with all others; ours stay inside.
begin();
