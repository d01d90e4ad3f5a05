import type { Conversation } from '@parley/contract/conversations';
import type { Attachment } from '@parley/contract/files';
import type { Message } from '@parley/contract/messages';
import { replyVariables } from '@parley/contract/saved-replies';
import { useState, useSyncExternalStore } from 'react';
import { notify } from '../../../../data/notify.ts';
import { formatDuration } from '../../../../lib/format.ts';
import type { Me } from '../me.ts';
import { faultOf, mostCharacters } from './channel-rules.ts';
import { changeDraft, type Draft, type DraftFile, emptyDraft, hasContent, readDraft, watchDrafts } from './drafts.ts';
import type { Content } from './outbox-queue.ts';
import { useSchedule } from './scheduling.tsx';
import { forget, stateOf } from './uploads.ts';
import { t } from './words.ts';

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

/** What is asked before sending, about the draft as it stood then. */
type Question = { draft: Draft; sentence: string; go: () => void };

/** Sends a draft when nothing speaks against it, and asks first when something might. */
export function useSending({ conversation, messages, me, draftId, draft, isClosed, onWrite, onSent }: SendingProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const waits = useSyncExternalStore(watchDrafts, () => isWaiting(draftId));
  const fault = faultIn(conversation, draft);
  const canSend = hasContent(draft) && fault === null && !(isClosed && !draft.isNote) && !waits;

  /** Goes on with `go`, or asks first. Answers whether the words are on their way. */
  const guard = (go: () => void): void => {
    const doubt = doubtAbout(draft, messages, me);
    if (doubt) setQuestion({ draft, sentence: doubt, go });
    else go();
  };
  const { schedule, isScheduling } = useSchedule(conversation.id, () => {
    clearDraft(draftId);
    onSent();
  });
  return {
    fault,
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

/** Why a draft cannot be sent as it is. */
function faultIn({ channel }: Conversation, { text, isNote, files }: Draft): string | null {
  const most = mostCharacters(channel, isNote);
  const over = text.trim().length - most;
  if (over > 0 && isNote) return t('composer.too_long_note', { most, count: over });
  if (over > 0) return t('composer.too_long_for', { channel: t(`channel.${channel}`), most, count: over });
  for (const file of files) {
    const why = faultOf(file, channel, isNote);
    if (why) return t('composer.file_fault', { name: file.name, why });
  }
  const isBroken = files.some((file) => ['failed', 'lost'].includes(stateOf(file)));
  return isBroken ? t('composer.files_wait') : null;
}

/** Below this many milliseconds a figure says nothing. */
const justNow = 5000;

/** What one would want to know before it is said to the customer. */
function doubtAbout(draft: Draft, messages: readonly Message[], me: Me): string | null {
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

/** What a draft says, once its files are up. */
function contentOf(draft: Draft, resolves: boolean): Content {
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
function clearDraft(draftId: string): void {
  for (const file of readDraft(draftId).files) forget(file.key);
  changeDraft(draftId, emptyDraft);
}

/** Drafts that go out as soon as their files are up; the person may have left the conversation by then. */
const waiting = new Map<string, () => void>();
const isReady = (draft: Draft) => !draft.files.some((file) => stateOf(file) === 'uploading');

/** Hands a draft's content on and empties it, at once or when its files are up. A file that failed stops it, and keeps the words. */
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

/** Tells whoever shows the draft that it waits, or no longer does. */
const changed = (draftId: string) => changeDraft(draftId, {});

const isWaiting = (draftId: string) => waiting.has(draftId);

/** A colleague's latest answer to the customer since a draft was begun after position `after`, if there is one. */
export function answeredSince(messages: readonly Message[], after: number | null, myId: string): Message | undefined {
  if (after === null) return undefined;
  return messages.findLast(
    (message) =>
      message.seq > after && message.author === 'teammate' && message.direction === 'out' && !message.private && message.author_id !== myId,
  );
}

export type Gap = { name: string; start: number; end: number };

const known: readonly string[] = replyVariables;

/** The variables of a saved reply that still stand in the text, because there was no value for them. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)]
    .filter(([, name = '']) => known.includes(name))
    .map((found) => ({ name: found[0], start: found.index, end: found.index + found[0].length }));
}

type Written = Pick<Content, 'text' | 'private' | 'reply_to' | 'attachments' | 'cards'>;

/** Words that were on their way, or meant for later, come back into the draft, before whatever was begun since. */
export function takeBack(draftId: string, { text, private: isNote, reply_to, attachments, cards }: Written): void {
  changeDraft(draftId, (draft) => ({
    text: [text, draft.text].filter(Boolean).join('\n'),
    isNote: draft.text === '' ? isNote : draft.isNote && isNote,
    replyTo: draft.replyTo ?? reply_to,
    files: [...attachments.map(asFile), ...draft.files],
    cards: [...cards, ...draft.cards],
  }));
}

/** A file that is up already, as a draft has it. */
export const asFile = (attachment: Attachment): DraftFile => ({
  key: attachment.id,
  name: attachment.name,
  size: attachment.size,
  kind: attachment.kind,
  attachment,
  fault: null,
});
