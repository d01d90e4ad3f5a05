type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; where it is full or forbidden, values are held in memory as long as the page lives. */
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
