import type { ChatMessage, ChatState, openChatSession } from '@parley/contract/chat';
import type { Attachment } from '@parley/contract/files';
import type { Result } from '@parley/contract/endpoint';
import type { Look } from '../look.ts';
import type { PendingMessage } from '../lib/outbox.ts';
import type { Mark } from '../lib/rows.ts';

type Session = Result<typeof openChatSession>;
export type Shop = Session['shop'];

/** A file attached to the next message. */
export type Upload = {
  key: string;
  name: string;
  size: number;
  /** The uploaded share, from 0 to 1. */
  part: number;
  /** `waiting`: for its turn, or for the network. */
  stage: 'waiting' | 'sending' | 'there' | 'refused';
  /** Why it was refused, or what it waits for; empty when no message is needed. */
  reason: string;
  attachment: Attachment | null;
};

/** What the visitor wants to buy; the price is for show, the shop’s counts. */
export type BasketLine = { variant_id: string; name: string; price: string; currency: string; quantity: number };

/** The state of the UI. */
export type ChatView = {
  open: boolean;
  /** Open since the previous page: it leaves the focus to the page. */
  reopened: boolean;
  /** `unavailable`: the shop has no such chat, or not on this page. */
  phase: 'idle' | 'connecting' | 'ready' | 'unavailable';
  /** Why the shop refuses messages, in its own words. */
  reason: string;
  /** The shop blocked this visitor. */
  blocked: boolean;
  look: Look | null;
  shop: Shop | null;
  visitor: Session['visitor'] | null;
  /** Is consent required before anything is sent? */
  consentNeeded: boolean;
  /** The visitor skipped identifying, or the shop refused it. */
  skipped: boolean;
  online: boolean;
  opensAt: string | null;
  state: ChatState | null;
  messages: readonly ChatMessage[];
  /** Is the history loaded? */
  loaded: boolean;
  unsent: readonly PendingMessage[];
  marks: readonly Mark[];
  typing: { who: 'ai' | 'teammate'; name: string | null } | null;
  unread: number;
  uploads: readonly Upload[];
  /** Set once the visitor asked for a person: whether one is there, and when somebody is back. */
  person: { online: boolean; opensAt: string | null } | null;
  basket: readonly BasketLine[];
  /** How often the page set the composer's text. */
  drafts: number;
  /** False while the connection is broken. */
  connected: boolean;
};
export type ViewStore = ReturnType<typeof createViewStore>;

const blank: ChatView = {
  open: false,
  reopened: false,
  phase: 'idle',
  reason: '',
  blocked: false,
  look: null,
  shop: null,
  visitor: null,
  consentNeeded: false,
  skipped: false,
  online: true,
  opensAt: null,
  state: null,
  messages: [],
  loaded: false,
  unsent: [],
  marks: [],
  typing: null,
  unread: 0,
  uploads: [],
  person: null,
  basket: [],
  drafts: 0,
  connected: true,
};
/** The state to reset when another conversation begins. */
export const noThread = {
  messages: [],
  loaded: false,
  marks: [],
  typing: null,
  unread: 0,
  state: null,
  person: null,
} satisfies Partial<ChatView>;

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
