// Runs in the pages, so each function may use only what is inside it. Instants are milliseconds since 1970, with fractions.
type Noted = { text: string; at: number };
declare global {
  interface Window {
    notedTexts: Noted[];
    noteIn(root: Node): void;
    Parley: { open(): void; sendMessage(text: string): string | null };
  }
}

/** Installed before the page's scripts: records when each text appears. */
export function noteTexts() {
  window.notedTexts = [];
  window.noteIn = (root) =>
    new MutationObserver((records) => {
      const at = performance.timeOrigin + performance.now();
      for (const { addedNodes, target, type } of records) {
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const { textContent } of nodes) if (textContent) window.notedTexts.push({ text: textContent, at });
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
  window.noteIn(document);
}

/** The chat is in a shadow root, which an observer of the page doesn't see. */
export function watchChat() {
  window.Parley.open();
  const root = document.querySelector('parley-chat')?.shadowRoot;
  if (!root) throw new Error('The page has no chat.');
  window.noteIn(root);
}

/** Returns the instant of sending. */
export function sayInChat(text: string) {
  const at = performance.timeOrigin + performance.now();
  if (window.Parley.sendMessage(text) === null) throw new Error('The chat did not accept the message.');
  return at;
}

/** When the response to the first message POST after `since` arrived. */
export function acknowledgedAt(since: number): number | null {
  const found = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
    ({ name, startTime, responseEnd }) => name.endsWith('/messages') && performance.timeOrigin + startTime >= since && responseEnd > 0,
  );
  return found ? performance.timeOrigin + found.responseEnd : null;
}

/** When a text first appeared after `since`. Compares letters only, because line breaks render differently. */
export function appearedAt({ text, since }: { text: string; since: number }): number | null {
  const letters = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = letters(text).slice(0, 60);
  return window.notedTexts.find(({ text: noted, at }) => at >= since && letters(noted).includes(wanted))?.at ?? null;
}

export function sessionInChat(key: string): string {
  const { token } = JSON.parse(localStorage.getItem(`parley:${key}:session`) ?? '{}') as { token?: string };
  return token ?? '';
}
