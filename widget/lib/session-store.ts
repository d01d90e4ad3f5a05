import { fieldsOf, parseJson } from './json.ts';
import type { Store } from './store.ts';

export type StoredSession = {
  token: string;
  visitor_id: string;
  conversation_id: string | null;
  /** Is there a conversation? Without one there are no messages to receive. */
  talking: boolean;
};
export type SessionStore = ReturnType<typeof createSessionStore>;

/** The visitor's session at one shop, shared by all tabs of the page's origin. */
export function createSessionStore(store: Store, key: string) {
  const session = `parley:${key}:session`;
  const seen = `parley:${key}:seen`;
  return {
    load: (): StoredSession | null => readSession(store.get(session)),
    save: (value: StoredSession) => store.set(session, JSON.stringify(value)),
    forget() {
      store.remove(session);
      store.remove(seen);
    },
    /** The last message that the visitor has seen, by `seq`. */
    seen: (): number => Number(store.get(seen)) || 0,
    saveSeen: (seq: number) => store.set(seen, String(seq)),
  };
}

function readSession(text: string | null): StoredSession | null {
  const session = parseJson(text);
  return isSession(session) ? session : null;
}

function isSession(value: unknown): value is StoredSession {
  const { token, visitor_id } = fieldsOf(value);
  return typeof token === 'string' && typeof visitor_id === 'string';
}
