import { findScript, readEmbedding } from './embed.ts';
import { startWidget } from './start.tsx';
import type { ParleyApi } from './start.tsx';
import { browserWorld } from './world.ts';

declare global {
  interface Window {
    Parley?: ParleyApi;
  }
}

function begin(): void {
  // A page may carry the script twice; the first one is the chat.
  if (window.Parley) return;
  const embedding = readEmbedding(findScript(document));
  if (!embedding) return console.warn('The chat needs its shop: <script src="…/widget.js" data-key="…" async></script>');
  if (!('adoptedStyleSheets' in document)) return console.warn('The chat needs a newer browser.');
  window.Parley = startWidget(embedding, browserWorld(), () => delete window.Parley);
}

try {
  begin();
} catch (error) {
  // The shop's page goes on without us.
  console.error('The chat could not start.', error);
}
