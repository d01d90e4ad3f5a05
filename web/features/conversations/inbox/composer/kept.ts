type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; where it is full or forbidden, what could not be written there is kept as long as the page lives. */
export function keepIn(storage: () => Storage): Kept {
  const here = new Map<string, string>();
  const ask = <T>(question: (kept: Storage) => T, otherwise: T) => {
    try {
      return question(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => here.get(key) ?? ask((kept) => kept.getItem(key), null),
    setItem(key, value) {
      const isWritten = ask((kept) => (kept.setItem(key, value), true), false);
      if (isWritten) here.delete(key);
      else here.set(key, value);
    },
    removeItem(key) {
      here.delete(key);
      ask((kept) => kept.removeItem(key), undefined);
    },
  };
}
