/** A key-value store of text. */
export type Store = {
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
  remove: (name: string) => void;
  keys: () => string[];
  /** False when nothing outlives this page. */
  persistent: boolean;
};

/** The browser's storage, or memory where it fails: it may be blocked, full or absent, and the chat still works on this page. */
export function createStore(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const area = openOrNull(open);
  return {
    get: (name) => memory.get(name) ?? area?.getItem(name) ?? null,
    set(name, value) {
      memory.delete(name);
      if (!area || !tryToSet(area, name, value)) memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      area?.removeItem(name);
    },
    keys: () => [...new Set([...memory.keys(), ...namesIn(area)])],
    persistent: area !== null,
  };
}

function namesIn(area: Storage | null) {
  const names: string[] = [];
  for (let at = 0; at < (area?.length ?? 0); at += 1) names.push(area?.key(at) ?? '');
  return names;
}

function openOrNull(open: () => Storage): Storage | null {
  try {
    return open();
  } catch {
    // Reading `localStorage` itself throws where the visitor blocks site data.
    return null;
  }
}

function tryToSet(area: Storage, name: string, value: string): boolean {
  try {
    area.setItem(name, value);
    return true;
  } catch {
    // The storage is full: memory keeps the value, and an older one must not come back.
    area.removeItem(name);
    return false;
  }
}
