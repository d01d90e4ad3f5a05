// What a browser may lack or refuse. Screens use these instead of the globals, so that nobody's browser can break the app.

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; where it is full or blocked, values are held in memory as long as the page lives. */
export function withMemoryFallback(storage: () => Storage): StorageLike {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (browserStorage: Storage) => T, fallback: T) => {
    try {
      return run(storage());
    } catch {
      return fallback;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((browserStorage) => browserStorage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((browserStorage) => (browserStorage.setItem(key, value), true), false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((browserStorage) => browserStorage.removeItem(key), undefined);
    },
  };
}

export const localStore = withMemoryFallback(() => localStorage);
export const sessionStore = withMemoryFallback(() => sessionStorage);

/** Removes what is stored under keys that begin so. */
export function removeStored(prefix: string): void {
  if (!hasStorage()) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** Web Locks. An insecure page has none, and where site data is blocked every request for one is refused. */
export const webLocks = (): LockManager | undefined => (hasStorage() ? navigator.locks : undefined);

/** A channel to the site's other tabs, if the browser has one for us. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // It has none, or site data is blocked.
    return undefined;
  }
}

/** A media query, which matches nothing where the browser has none. */
export const mediaQuery = (query: string): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> =>
  typeof matchMedia === 'function' ? matchMedia(query) : Object.assign(new EventTarget(), { matches: false });

/** A random UUID, also on an insecure page, where `crypto.randomUUID` is missing. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4 and its variant (RFC 9562, 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function hasStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
