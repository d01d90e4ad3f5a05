// Runs in the pages, so it may use nothing from here but what is inside each function. Instants: milliseconds since 1970, with fractions.
type Noted = { text: string; at: number };
declare global {
  interface Window {
    notedTexts: Noted[];
    noteIn(root: Node): void;
    Parley: { open(): void; sendMessage(text: string): string | null };
  }
}

/** Before any script of the page: notes each text when it comes into the page. */
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

/** The chat is in a shadow, which an observer of the page does not see into. */
export function watchChat() {
  window.Parley.open();
  const root = document.querySelector('parley-chat')?.shadowRoot;
  if (!root) throw new Error('There is no chat on the page.');
  window.noteIn(root);
}

/** The instant it was sent. */
export function sayInChat(text: string) {
  const at = performance.timeOrigin + performance.now();
  if (window.Parley.sendMessage(text) === null) throw new Error('The chat did not take the message.');
  return at;
}

/** When the answer to the first POST of a message after `since` had come in. */
export function acknowledgedAt(since: number): number | null {
  const found = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
    ({ name, startTime, responseEnd }) => name.endsWith('/messages') && performance.timeOrigin + startTime >= since && responseEnd > 0,
  );
  return found ? performance.timeOrigin + found.responseEnd : null;
}

/** When a text was first in the page after `since`. Line ends are drawn in many ways, so letters alone are compared. */
export function appearedAt({ text, since }: { text: string; since: number }): number | null {
  const letters = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = letters(text).slice(0, 60);
  return window.notedTexts.find(({ text: noted, at }) => at >= since && letters(noted).includes(wanted))?.at ?? null;
}

export function sessionInChat(key: string): string {
  const { token } = JSON.parse(localStorage.getItem(`parley:${key}:session`) ?? '{}') as { token?: string };
  return token ?? '';
}
