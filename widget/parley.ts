import type { ChatActions, LauncherActions, ParleyActions } from './start.tsx';

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
/** `load` loads the chat's code and returns what starts the chat; it may be called again, also after it failed. */
export type Parts = { actions: LauncherActions; load: () => Promise<() => ChatActions>; destroy: () => void };

/** These open the chat or need it; the others wait until it is there. */
const waking = new Set<Action>(['open', 'toggle', 'prefill', 'sendMessage']);

/** The page's API of the chat, which loads when it is needed. Calls `onEnd` when the page destroys it. */
export function createParley({ actions: own, load, destroy: leave }: Parts, queued: ArrayLike<unknown>[], onEnd: () => void) {
  let waiting: (() => void)[] = [];
  let chat: ChatActions | null = null;
  let ended = false;
  const listeners = new Map<Hear, () => void>();

  /** Loads the chat and makes the calls that waited for it. */
  function wake() {
    if (ended || chat) return;
    load().then(
      (start) => {
        if (ended || chat) return;
        chat = start();
        for (const action of waiting) action();
        waiting = [];
      },
      // An error must not break the shop's page.
      (error: unknown) => console.warn('The chat could not be loaded.', error),
    );
  }
  function ask(action: Action, terms: unknown[]): unknown {
    if (ended) return undefined;
    if (action in own) return (own[action as keyof LauncherActions] as (...terms: unknown[]) => unknown)(...terms);
    if (chat) return (chat[action as keyof ChatActions] as (...terms: unknown[]) => unknown)(...terms);
    waiting.push(() => ask(action, terms));
    if (waking.has(action)) wake();
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
    leave();
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
  return { parley: Object.assign(parley, methods, { started: true as const }) satisfies Parley, wake };
}
