import type { Conversation } from '@parley/contract/conversations';
import type { Attachment } from '@parley/contract/files';
import type { Message } from '@parley/contract/messages';
import { replyVariables } from '@parley/contract/saved-replies';
import { useState, useSyncExternalStore } from 'react';
import { notify } from '../../../../data/notify.ts';
import { formatDuration } from '../../../../lib/format.ts';
import type { Me } from '../me.ts';
import { issueOf, maxCharacters } from './channel-rules.ts';
import { changeDraft, type Draft, type DraftFile, emptyDraft, hasContent, readDraft, watchDrafts } from './drafts.ts';
import type { Content } from './outbox-queue.ts';
import { useSchedule } from './scheduling.tsx';
import { forget, stateOf } from './uploads.ts';
import { t } from './messages.ts';

export type SendingProps = {
  conversation: Conversation;
  messages: readonly Message[];
  me: Me;
  draftId: string;
  draft: Draft;
  isClosed: boolean;
  onWrite: (content: Content) => void;
  onSent: () => void;
};

/** A question before sending, about the draft as it was then. */
type Question = { draft: Draft; sentence: string; go: () => void };

/** Sends a draft if nothing prevents it, after a question where needed. */
export function useSending({ conversation, messages, me, draftId, draft, isClosed, onWrite, onSent }: SendingProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const waits = useSyncExternalStore(watchDrafts, () => isWaiting(draftId));
  const issue = issueIn(conversation, draft);
  const canSend = hasContent(draft) && issue === null && !(isClosed && !draft.isNote) && !waits;

  /** Calls `go`, or asks first. Returns whether the message is on its way. */
  const guard = (go: () => void): void => {
    const warning = warningFor(draft, messages, me);
    if (warning) setQuestion({ draft, sentence: warning, go });
    else go();
  };
  const { schedule, isScheduling } = useSchedule(conversation.id, () => {
    clearDraft(draftId);
    onSent();
  });
  return {
    issue,
    canSend,
    waits,
    stopWaiting: () => stopWaiting(draftId),
    question: question?.draft === draft ? question : null,
    drop: () => setQuestion(null),
    isScheduling,
    schedule: (at: Date) => guard(() => schedule(contentOf(draft, false), at)),
    send(resolves: boolean) {
      if (!canSend) return;
      guard(() => {
        sendDraft(draftId, resolves, onWrite);
        onSent();
      });
    },
  };
}

/** Why a draft can't be sent. */
function issueIn({ channel }: Conversation, { text, isNote, files }: Draft): string | null {
  const limit = maxCharacters(channel, isNote);
  const over = text.trim().length - limit;
  if (over > 0 && isNote) return t('composer.too_long_note', { most: limit, count: over });
  if (over > 0) return t('composer.too_long_for', { channel: t(`channel.${channel}`), most: limit, count: over });
  for (const file of files) {
    const why = issueOf(file, channel, isNote);
    if (why) return t('composer.file_fault', { name: file.name, why });
  }
  const isBroken = files.some((file) => ['failed', 'lost'].includes(stateOf(file)));
  return isBroken ? t('composer.files_wait') : null;
}

/** Below this many milliseconds a duration is not worth showing. */
const justNow = 5000;

/** Questions to ask before the message reaches the customer. */
function warningFor(draft: Draft, messages: readonly Message[], me: Me): string | null {
  if (draft.isNote) return null;
  const answer = answeredSince(messages, draft.begunAfter, me.id);
  if (answer) {
    const name = answer.author_name ?? t('inbox.a_teammate');
    const ago = Date.now() - Date.parse(answer.created_at);
    return ago < justNow
      ? t('composer.colleague_answered_now', { name })
      : t('composer.colleague_answered', { name, time: formatDuration(ago) });
  }
  const gaps = [...new Set(findGaps(draft.text).map((gap) => gap.name))];
  return gaps.length > 0 ? t('composer.has_gaps', { names: gaps.join(', '), count: gaps.length }) : null;
}

/** The content of a draft whose uploads are done. */
function contentOf(draft: Draft, resolves: boolean): Content {
  return {
    text: draft.text.trim(),
    private: draft.isNote,
    reply_to: draft.replyTo,
    attachments: draft.files.flatMap((file) => file.attachment ?? []),
    cards: draft.cards,
    // A mention counts only while its name is still in the text.
    mentions: draft.isNote ? [...new Set(draft.mentions.filter((one) => draft.text.includes(`@${one.name}`)).map((one) => one.id))] : [],
    suggested_from: draft.isNote ? [] : draft.suggestedFrom,
    resolves,
  };
}

/** Empties a draft whose content is on its way. */
function clearDraft(draftId: string): void {
  for (const file of readDraft(draftId).files) forget(file.key);
  changeDraft(draftId, emptyDraft);
}

/** Drafts that are sent as soon as their uploads finish, even after the person has left the conversation. */
const waiting = new Map<string, () => void>();
const isReady = (draft: Draft) => !draft.files.some((file) => stateOf(file) === 'uploading');

/** Sends a draft's content and empties it, at once or after its uploads. A failed upload stops it and keeps the text. */
function sendDraft(draftId: string, resolves: boolean, write: (content: Content) => void): void {
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

/** Notifies whoever shows the draft that it starts or stops waiting. */
const changed = (draftId: string) => changeDraft(draftId, {});

const isWaiting = (draftId: string) => waiting.has(draftId);

/** A colleague's latest reply to the customer after position `after`, if any. */
export function answeredSince(messages: readonly Message[], after: number | null, myId: string): Message | undefined {
  if (after === null) return undefined;
  return messages.findLast(
    (message) =>
      message.seq > after && message.author === 'teammate' && message.direction === 'out' && !message.private && message.author_id !== myId,
  );
}

export type Gap = { name: string; start: number; end: number };

const known: readonly string[] = replyVariables;

/** Variables of a saved reply left in the text because they had no value. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)]
    .filter(([, name = '']) => known.includes(name))
    .map((found) => ({ name: found[0], start: found.index, end: found.index + found[0].length }));
}

type RestorableContent = Pick<Content, 'text' | 'private' | 'reply_to' | 'attachments' | 'cards'>;

/** Puts the content of an unsent or scheduled message back into the draft, before anything written since. */
export function restoreDraft(draftId: string, { text, private: isNote, reply_to, attachments, cards }: RestorableContent): void {
  changeDraft(draftId, (draft) => ({
    text: [text, draft.text].filter(Boolean).join('\n'),
    isNote: draft.text === '' ? isNote : draft.isNote && isNote,
    replyTo: draft.replyTo ?? reply_to,
    files: [...attachments.map(asFile), ...draft.files],
    cards: [...cards, ...draft.cards],
  }));
}

/** An uploaded file in a draft's shape. */
export const asFile = (attachment: Attachment): DraftFile => ({
  key: attachment.id,
  name: attachment.name,
  size: attachment.size,
  kind: attachment.kind,
  attachment,
  issue: null,
});
