import type { FileKind } from '@parley/contract/channels';
import type { Attachment } from '@parley/contract/files';
import type { sendMessage } from '@parley/contract/inbox';
import { useCallback, useSyncExternalStore } from 'react';
import type { Input } from '../../../../data/request.ts';
import { keepIn } from './kept.ts';

/** The message a draft answers. */
export type ReplyTo = { id: string; author: string; text: string };
export type Mention = { id: string; name: string };
/** A file on its way up has neither; one that is there, its attachment; one that failed, why. */
export type DraftFile = { key: string; name: string; size: number; kind: FileKind; attachment: Attachment | null; fault: string | null };
/** What is sent for a product or an order, and what it is called meanwhile. */
export type DraftCard = { sent: NonNullable<Input<typeof sendMessage>['cards']>[number]; name: string; detail: string };

/** What was begun in a conversation: words to the customer or a private note, never one taken for the other. */
export type Draft = {
  text: string;
  isNote: boolean;
  replyTo: ReplyTo | null;
  mentions: readonly Mention[];
  files: readonly DraftFile[];
  cards: readonly DraftCard[];
  /** How far the thread went when this was begun; null while nothing is. */
  begunAfter: number | null;
};

export const emptyDraft: Draft = { text: '', isNote: false, replyTo: null, mentions: [], files: [], cards: [], begunAfter: null };

/** Whether there is anything to send or to lose. */
export const hasContent = (draft: Draft) => draft.text.trim() !== '' || draft.files.length > 0 || draft.cards.length > 0;
const isEmpty = (draft: Draft) => draft.text === '' && !draft.isNote && !draft.replyTo && !hasContent(draft);

const kept = keepIn(() => sessionStorage);
const read = new Map<string, { stored: string; draft: Draft }>();
const watchers = new Set<() => void>();

/** The name a draft is kept under. */
export const draftIdOf = (userId: string, conversationId: string) => `inbox-draft:${userId}:${conversationId}`;

/** The draft of a conversation, empty when there is none, the same value until it changes. It lives as long as the tab. */
export function readDraft(id: string): Draft {
  const stored = kept.getItem(id);
  if (stored === null) return emptyDraft;
  const known = read.get(id);
  if (known?.stored === stored) return known.draft;
  const draft = parse(stored);
  read.set(id, { stored, draft });
  return draft;
}

type Change = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

/** Changes a draft from wherever: what is typed, a file that came up, words taken back. */
export function changeDraft(id: string, change: Change): void {
  const before = readDraft(id);
  const draft = { ...before, ...(typeof change === 'function' ? change(before) : change) };
  if (isEmpty(draft)) kept.removeItem(id);
  else kept.setItem(id, JSON.stringify(draft));
  for (const watcher of watchers) watcher();
}

export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** What cannot be read is no draft. */
function parse(stored: string): Draft {
  try {
    const value: Partial<Draft> = JSON.parse(stored);
    return { ...emptyDraft, ...value };
  } catch {
    return emptyDraft;
  }
}

/** The draft of one conversation, kept as it is typed. */
export function useDraft(userId: string, conversationId: string) {
  const id = draftIdOf(userId, conversationId);
  const draft = useSyncExternalStore(watchDrafts, () => readDraft(id));
  const change = useCallback((part: Parameters<typeof changeDraft>[1]) => changeDraft(id, part), [id]);
  return { id, draft, change };
}
