import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { useState, useSyncExternalStore } from 'react';
import { formatDuration } from '../../../lib/format.ts';
import type { Me } from '../me.ts';
import { answeredSince } from './answered-since.ts';
import { type Draft, hasContent, watchDrafts } from './drafts.ts';
import { faultOf } from './file-rules.ts';
import { findGaps } from './find-gaps.ts';
import { mostCharacters } from './length-left.ts';
import type { Content } from './outbox-queue.ts';
import { isWaiting, sendDraft, stopWaiting } from './sending.ts';
import { stateOf } from './uploads.ts';
import { t } from './words.ts';

type SendingProps = {
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
  return {
    fault,
    canSend,
    waits,
    stopWaiting: () => stopWaiting(draftId),
    question: question?.draft === draft ? question : null,
    drop: () => setQuestion(null),
    guard,
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
  if (over > 0) return t('composer.too_long_for', { channel: t(`inbox.channel_${channel}`), most, count: over });
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
