import { parseAddress } from './lib/address.ts';

export type Embedding = { host: string; key: string; locale: string | null };

/** What the page says in `<script src="https://host/widget.js" data-key="…" data-locale="…">`; null when that is not enough to begin. */
export function readEmbedding(script: HTMLScriptElement | null): Embedding | null {
  const address = parseAddress(script?.src ?? '');
  const key = script?.dataset.key?.trim();
  if (!script || !address || !key) return null;
  return { host: address.origin, key, locale: script.dataset.locale ?? null };
}

/** The running script's own element; a loader that runs us as text leaves only the element in the page. */
export function findScript(page: Document): HTMLScriptElement | null {
  if (page.currentScript instanceof HTMLScriptElement) return page.currentScript;
  return page.querySelector<HTMLScriptElement>('script[src*="/widget.js"][data-key]');
}
