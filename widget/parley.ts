import type { Embedding } from './embed.ts';
import type { ParleyActions } from './start.tsx';

type Action = keyof ParleyActions;
type Hear = (detail: unknown) => void;

/** `window.Parley`: called with a method's name, or by its method. Calls made before the chat is loaded run once it is. */
export type Parley = ((action: string, ...terms: unknown[]) => unknown) & {
  [D in Action]: (...terms: Parameters<ParleyActions[D]>) => ReturnType<ParleyActions[D]> | undefined;
} & {
  /** Calls `listener` with the detail of each event until the returned function, or `off`, is called. */
  on: (event: string, listener: Hear) => () => void;
  off: (event: string, listener: Hear) => void;
  /** Removes the chat from the page; queued messages stay stored. */
  destroy: () => void;
  started: true;
};
/** The stub that a page may define before we load: `window.Parley = function () { (Parley.q ||= []).push(arguments) }`. */
export type Queue = { q?: ArrayLike<unknown>[]; started?: true };
export type Start = (embedding: Embedding) => ParleyActions & { destroy: () => void };

/** The page's API of the chat, which may still be loading. Calls `onEnd` when the page destroys it. */
export function createParley(embedding: Embedding, load: Promise<Start>, queued: ArrayLike<unknown>[], onEnd: () => void): Parley {
  let waiting: (() => void)[] = [];
  let chat: ReturnType<Start> | null = null;
  let ended = false;
  const listeners = new Map<Hear, () => void>();

  function ask(action: Action, terms: unknown[]): unknown {
    if (ended) return undefined;
    if (chat) return (chat[action] as (...terms: unknown[]) => unknown)(...terms);
    waiting.push(() => ask(action, terms));
    return undefined;
  }
  function on(event: string, listener: Hear) {
    const listen = (dispatched: Event) => listener((dispatched as CustomEvent<unknown>).detail);
    listeners.get(listener)?.();
    const off = () => window.removeEventListener(`parley:${event}`, listen);
    listeners.set(listener, off);
    window.addEventListener(`parley:${event}`, listen);
    return off;
  }
  function destroy() {
    if (ended) return;
    ended = true;
    chat?.destroy();
    onEnd();
  }
  const by =
    <D extends Action>(action: D) =>
    (...terms: Parameters<ParleyActions[D]>) =>
      ask(action, terms) as ReturnType<ParleyActions[D]> | undefined;
  const actions: { [D in Action]: (...terms: Parameters<ParleyActions[D]>) => ReturnType<ParleyActions[D]> | undefined } = {
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
  const methods = { ...actions, on, off: (_: string, listener: Hear) => listeners.get(listener)?.(), destroy };
  function parley(action: string, ...terms: unknown[]): unknown {
    const method = (methods as Record<string, (...terms: unknown[]) => unknown>)[action];
    return method ? method(...terms) : console.warn(`The chat knows no ${action}.`);
  }

  for (const [action, ...terms] of queued.map((call) => Array.from(call))) parley(String(action), ...terms);
  void load.then((start) => {
    if (ended) return;
    chat = start(embedding);
    for (const action of waiting) action();
    waiting = [];
  });
  return Object.assign(parley, methods, { started: true as const });
}
