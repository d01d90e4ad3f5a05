import { notify } from '../../../data/notify.ts';
import { changeDraft, type Draft, emptyDraft, readDraft, watchDrafts } from './drafts.ts';
import type { Content } from './outbox-queue.ts';
import { forget, stateOf } from './uploads.ts';
import { t } from './words.ts';

/** What a draft says, once its files are up. */
export function contentOf(draft: Draft, resolves: boolean): Content {
  return {
    text: draft.text.trim(),
    private: draft.isNote,
    reply_to: draft.replyTo,
    attachments: draft.files.flatMap((file) => file.attachment ?? []),
    cards: draft.cards,
    // Only those whose name is still there; a name taken out of the text names nobody.
    mentions: draft.isNote ? [...new Set(draft.mentions.filter((one) => draft.text.includes(`@${one.name}`)).map((one) => one.id))] : [],
    resolves,
  };
}

/** Empties a draft; what it held is on its way. */
export function clearDraft(draftId: string): void {
  for (const file of readDraft(draftId).files) forget(file.key);
  changeDraft(draftId, emptyDraft);
}

/** Drafts that go out as soon as their files are up; the person may have left the conversation by then. */
const waiting = new Map<string, () => void>();
const isReady = (draft: Draft) => !draft.files.some((file) => stateOf(file) === 'uploading');

/** Hands a draft's content on and empties it, at once or when its files are up. A file that failed stops it, and keeps the words. */
export function sendDraft(draftId: string, resolves: boolean, write: (content: Content) => void): void {
  const deliver = () => {
    const draft = readDraft(draftId);
    if (!isReady(draft)) return;
    stopWaiting(draftId);
    if (draft.files.some((file) => stateOf(file) !== 'up')) return void notify.error(t('composer.files_failed'));
    write(contentOf(draft, resolves));
    clearDraft(draftId);
  };
  if (isReady(readDraft(draftId))) return deliver();
  stopWaiting(draftId);
  waiting.set(draftId, watchDrafts(deliver));
  changed(draftId);
}

export function stopWaiting(draftId: string): void {
  waiting.get(draftId)?.();
  if (waiting.delete(draftId)) changed(draftId);
}

/** Tells whoever shows the draft that it waits, or no longer does. */
const changed = (draftId: string) => changeDraft(draftId, {});

export const isWaiting = (draftId: string) => waiting.has(draftId);
