import type { ChatMessage, ChatState, openChatSession } from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import type { Letter } from '../lib/outbox.ts';
import type { Mark } from '../lib/rows.ts';

export type Shop = Result<typeof openChatSession>['shop'];

/** Everything the screen shows. */
export type ChatView = {
  open: boolean;
  /** `unavailable`: the shop has no such chat, or not on this page. */
  phase: 'idle' | 'connecting' | 'ready' | 'unavailable';
  shop: Shop | null;
  state: ChatState | null;
  messages: readonly ChatMessage[];
  /** Is what was said before this page all here? */
  loaded: boolean;
  letters: readonly Letter[];
  marks: readonly Mark[];
  typing: { who: 'ai' | 'teammate'; name: string | null } | null;
  unread: number;
  /** False while the line to the shop is broken. */
  connected: boolean;
};
export type ViewStore = ReturnType<typeof createViewStore>;

const blank: ChatView = {
  open: false,
  phase: 'idle',
  shop: null,
  state: null,
  messages: [],
  loaded: false,
  letters: [],
  marks: [],
  typing: null,
  unread: 0,
  connected: true,
};
/** What goes when another conversation begins. */
export const noThread = { messages: [], loaded: false, marks: [], typing: null, unread: 0, state: null } satisfies Partial<ChatView>;

export function createViewStore() {
  let view = blank;
  const watchers = new Set<() => void>();
  return {
    get: () => view,
    set(change: Partial<ChatView>) {
      view = { ...view, ...change };
      for (const watcher of watchers) watcher();
    },
    /** Calls `watcher` after each change, until the returned function is called. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
