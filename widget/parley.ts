import type { Embedding } from './embed.ts';
import type { ParleyDeeds } from './start.tsx';

type Deed = keyof ParleyDeeds;
type Hear = (detail: unknown) => void;

/** `window.Parley`: called with the name of a deed, or by its method. What is asked before the chat is there is done once it is. */
export type Parley = ((deed: string, ...terms: unknown[]) => unknown) & {
  [D in Deed]: (...terms: Parameters<ParleyDeeds[D]>) => ReturnType<ParleyDeeds[D]> | undefined;
} & {
  /** Calls `listener` with the detail of each event until the returned function, or `off`, is called. */
  on: (event: string, listener: Hear) => () => void;
  off: (event: string, listener: Hear) => void;
  /** Takes the chat off the page; what the visitor wrote stays stored. */
  destroy: () => void;
  started: true;
};
/** What a page may put in our place before we are there: `window.Parley = function () { (Parley.q ||= []).push(arguments) }`. */
export type Queue = { q?: ArrayLike<unknown>[]; started?: true };
export type Start = (embedding: Embedding) => ParleyDeeds & { destroy: () => void };

/** The page's hand on the chat, which may still be on its way. `onEnd` is called when the page sends it away. */
export function createParley(embedding: Embedding, load: Promise<Start>, asked: ArrayLike<unknown>[], onEnd: () => void): Parley {
  let waiting: (() => void)[] = [];
  let chat: ReturnType<Start> | null = null;
  let ended = false;
  const listeners = new Map<Hear, () => void>();

  function ask(deed: Deed, terms: unknown[]): unknown {
    if (ended) return undefined;
    if (chat) return (chat[deed] as (...terms: unknown[]) => unknown)(...terms);
    waiting.push(() => ask(deed, terms));
    return undefined;
  }
  function on(event: string, listener: Hear) {
    const hear = (said: Event) => listener((said as CustomEvent<unknown>).detail);
    listeners.get(listener)?.();
    const off = () => window.removeEventListener(`parley:${event}`, hear);
    listeners.set(listener, off);
    window.addEventListener(`parley:${event}`, hear);
    return off;
  }
  function destroy() {
    if (ended) return;
    ended = true;
    chat?.destroy();
    onEnd();
  }
  const by =
    <D extends Deed>(deed: D) =>
    (...terms: Parameters<ParleyDeeds[D]>) =>
      ask(deed, terms) as ReturnType<ParleyDeeds[D]> | undefined;
  const deeds: { [D in Deed]: (...terms: Parameters<ParleyDeeds[D]>) => ReturnType<ParleyDeeds[D]> | undefined } = {
    open: by('open'),
    close: by('close'),
    toggle: by('toggle'),
    showBubble: by('showBubble'),
    hideBubble: by('hideBubble'),
    identify: by('identify'),
    logout: by('logout'),
    setCart: by('setCart'),
    setLanguage: by('setLanguage'),
    setTheme: by('setTheme'),
    prefill: by('prefill'),
    sendMessage: by('sendMessage'),
  };
  const methods = { ...deeds, on, off: (_: string, listener: Hear) => listeners.get(listener)?.(), destroy };
  function parley(deed: string, ...terms: unknown[]): unknown {
    const method = (methods as Record<string, (...terms: unknown[]) => unknown>)[deed];
    return method ? method(...terms) : console.warn(`The chat knows no ${deed}.`);
  }

  for (const [deed, ...terms] of asked.map((call) => Array.from(call))) parley(String(deed), ...terms);
  void load.then((start) => {
    if (ended) return;
    chat = start(embedding);
    for (const deed of waiting) deed();
    waiting = [];
  });
  return Object.assign(parley, methods, { started: true as const });
}
