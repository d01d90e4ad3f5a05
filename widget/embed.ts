export type Embedding = {
  host: string;
  key: string;
  locale: string | null;
  /** The chat fills the page, as on the shop's own chat page. */
  page: boolean;
};

/** The settings in `<script src="https://host/widget.js" data-key="…" data-locale="…" data-mode="page">`; null when required ones are missing. */
export function readEmbedding(script: HTMLScriptElement | null): Embedding | null {
  const key = script?.dataset.key?.trim();
  const host = originOf(script?.src);
  if (!script || !key || !host) return null;
  return { host, key, locale: script.dataset.locale ?? null, page: script.dataset.mode === 'page' };
}

/** (Duplicated in lib/address.ts, since this script may import nothing.) */
function originOf(address = ''): string | null {
  try {
    return new URL(address).origin;
  } catch {
    // The URL constructor throws on an invalid address.
    return null;
  }
}

/** The running script's own element; a script that was injected as text is found by its selector. */
export function findScript(page: Document): HTMLScriptElement | null {
  if (page.currentScript instanceof HTMLScriptElement) return page.currentScript;
  return page.querySelector<HTMLScriptElement>('script[src*="/widget.js"][data-key]');
}
