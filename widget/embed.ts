export type Embedding = {
  host: string;
  key: string;
  locale: string | null;
  /** The chat fills the page, as on the shop's own chat page. */
  page: boolean;
};

/** What the page says in `<script src="https://host/widget.js" data-key="…" data-locale="…" data-mode="page">`; null when that is not enough to begin. */
export function readEmbedding(script: HTMLScriptElement | null): Embedding | null {
  const key = script?.dataset.key?.trim();
  const host = originOf(script?.src);
  if (!script || !key || !host) return null;
  return { host, key, locale: script.dataset.locale ?? null, page: script.dataset.mode === 'page' };
}

/** (This file stands alone, since the script that holds it may import nothing.) */
function originOf(address = ''): string | null {
  try {
    return new URL(address).origin;
  } catch {
    // A constructor has no other way to say that the text is not an address.
    return null;
  }
}

/** The running script's own element; a loader that runs us as text leaves only the element in the page. */
export function findScript(page: Document): HTMLScriptElement | null {
  if (page.currentScript instanceof HTMLScriptElement) return page.currentScript;
  return page.querySelector<HTMLScriptElement>('script[src*="/widget.js"][data-key]');
}
