import type { FileKind } from '@parley/contract/channels';
import type { Attachment } from '@parley/contract/files';
import type { sendMessage } from '@parley/contract/inbox';
import type { Source } from '@parley/contract/messages';
import { useCallback, useSyncExternalStore } from 'react';
import type { Input } from '../../../../data/request.ts';
import { DRAFTS } from '../../../../data/drafts.ts';
import { localStore, sessionStore } from '../../../../lib/browser.ts';

/** The message this draft replies to. */
export type ReplyTo = { id: string; author: string; text: string };
export type Mention = { id: string; name: string };
/** An uploading file has neither; an uploaded one has its attachment, a failed one its error. */
export type DraftFile = { key: string; name: string; size: number; kind: FileKind; attachment: Attachment | null; issue: string | null };
/** A product or order to send, and its label until the server renders it. */
export type DraftCard = { sent: NonNullable<Input<typeof sendMessage>['cards']>[number]; name: string; detail: string };

/** A draft in a conversation: a reply or a private note, never one taken for the other. */
export type Draft = {
  text: string;
  isNote: boolean;
  replyTo: ReplyTo | null;
  mentions: readonly Mention[];
  files: readonly DraftFile[];
  cards: readonly DraftCard[];
  /** The sources of the AI's suggestion in the text. */
  suggestedFrom: readonly Source[];
  /** The last position in the thread when the draft was started; null while it is empty. */
  begunAfter: number | null;
};

export const emptyDraft: Draft = {
  text: '',
  isNote: false,
  replyTo: null,
  mentions: [],
  files: [],
  cards: [],
  suggestedFrom: [],
  begunAfter: null,
};

/** Whether there is anything to send or to lose. */
export const hasContent = (draft: Draft) => draft.text.trim() !== '' || draft.files.length > 0 || draft.cards.length > 0;
const isEmpty = (draft: Draft) => draft.text === '' && !draft.isNote && !draft.replyTo && !hasContent(draft);

const read = new Map<string, { stored: string; draft: Draft }>();
const watchers = new Set<() => void>();

/** The storage key of a draft. */
export const draftIdOf = (userId: string, conversationId: string) => `${DRAFTS}${userId}:${conversationId}`;

/**
 * The draft of a conversation, empty when there is none; the same value until it changes. Each tab has its own; the one typed last outlives its
 * tab, and is where a new tab begins.
 */
export function readDraft(id: string): Draft {
  const stored = sessionStore.getItem(id) ?? localStore.getItem(id);
  if (stored === null) return emptyDraft;
  const known = read.get(id);
  if (known?.stored === stored) return known.draft;
  const draft = parse(stored);
  read.set(id, { stored, draft });
  return draft;
}

type Change = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

/** Changes a draft from anywhere: typing, a finished upload, restored text. */
export function changeDraft(id: string, change: Change): void {
  const before = readDraft(id);
  const draft = { ...before, ...(typeof change === 'function' ? change(before) : change) };
  for (const storage of [sessionStore, localStore]) {
    if (isEmpty(draft)) storage.removeItem(id);
    else storage.setItem(id, JSON.stringify(draft));
  }
  for (const watcher of watchers) watcher();
}

export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Parses a stored draft; an unreadable one counts as none. */
function parse(stored: string): Draft {
  try {
    const value: Partial<Draft> = JSON.parse(stored);
    return { ...emptyDraft, ...value };
  } catch {
    return emptyDraft;
  }
}

/** The draft of one conversation, stored as it is typed. */
export function useDraft(userId: string, conversationId: string) {
  const id = draftIdOf(userId, conversationId);
  const draft = useSyncExternalStore(watchDrafts, () => readDraft(id));
  const change = useCallback((part: Parameters<typeof changeDraft>[1]) => changeDraft(id, part), [id]);
  return { id, draft, change };
}
