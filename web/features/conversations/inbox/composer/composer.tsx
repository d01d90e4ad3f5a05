import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMe } from '../me.ts';
import { useConversationActions } from '../use-conversation-actions.ts';
import { AiHoldsBar } from './ai-holds-bar.tsx';
import { quoteOf, useOpenReplyBox } from './open-reply-box.ts';
import { type Draft, hasContent, useDraft } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import type { Content } from './outbox-queue.ts';
import { ReplyBox } from './reply-box.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { restoreDraft } from './sending.ts';
import { useAttach } from './uploads.ts';
import { contentOfScheduled } from './scheduling.tsx';
import { t } from './messages.ts';

type ComposerProps = {
  conversation: Conversation;
  /** The thread's messages, to find quotes and answers that arrived meanwhile. */
  messages: readonly Message[];
  onWrite: (content: Content) => void;
};

/** The composer. While the AI is the handler, taking over comes first; a draft or a note opens the box as well. */
export function Composer({ conversation, messages, onWrite }: ComposerProps) {
  const me = useMe();
  const { id: draftId, draft, change } = useDraft(me.id, conversation.id);
  const { handler, actions, merged_into: merged } = conversation;
  const { takeOver, isTakingOver } = useConversationActions(conversation);
  const files = useAttach(conversation, draftId);
  const [opened, setOpened] = useState({ for: handler, is: false, next: false });
  const [focusRequest, setFocusRequest] = useState(0);
  const can = (action: 'reply' | 'note') => actions.includes(action);
  const open = () => {
    setOpened({ for: handler, is: true, next: false });
    setFocusRequest(focusRequest + 1);
  };
  // When somebody else takes over, the opened box closes; after taking over from here, the caret goes into the field.
  if (opened.for !== handler) {
    const goesOn = opened.next && conversation.assignee?.id === me.id;
    setOpened({ for: handler, is: goesOn, next: false });
    if (goesOn) setFocusRequest(focusRequest + 1);
  }
  useOpenReplyBox(conversation.id, (dropped) => {
    if (!can('reply') && !can('note')) return;
    open();
    files.add(dropped);
  });

  if (merged) {
    const name = firstNameOf(conversation);
    return (
      <p className="border-t px-4 py-3 text-center text-ink-3">
        {t('composer.merged', { number: merged.number, name })}{' '}
        <Link to={`/inbox?conversation=${merged.id}`} className="font-medium text-ink underline underline-offset-2">
          {t('composer.open_merged', { number: merged.number })}
        </Link>
      </p>
    );
  }
  if (!can('reply') && !can('note')) {
    const why = conversation.erased ? t('inbox.erased') : t('inbox.read_only');
    return <p className="border-t px-4 py-3 text-center text-ink-3">{why}</p>;
  }

  const isNote = draft.isNote || !can('reply');
  const write = (part: Partial<Draft>) => {
    setOpened({ for: handler, is: true, next: false });
    change((before) => {
      const next = { ...before, ...part, isNote: part.isNote ?? isNote };
      if (!hasContent(next)) return { ...part, isNote: next.isNote, begunAfter: null };
      return { ...part, isNote: next.isNote, begunAfter: next.begunAfter ?? messages.at(-1)?.seq ?? null };
    });
  };
  const close = () => {
    setOpened({ for: handler, is: false, next: false });
    setFocusRequest(0);
    change({ text: '', isNote: false });
  };
  const isAiAnswering = handler === 'ai' && conversation.status !== 'resolved' && can('reply');
  const isBarShown = isAiAnswering && !opened.is && !hasContent(draft) && !draft.isNote && !draft.replyTo;
  const quote = (id: string) =>
    quoteOf(
      messages.find((message) => message.id === id),
      id,
    );
  return (
    <>
      <ScheduledList
        conversationId={conversation.id}
        me={me}
        canWrite={can('reply')}
        onSend={(item) => onWrite(contentOfScheduled(item, quote))}
        onTakeBack={(item) => {
          restoreDraft(draftId, contentOfScheduled(item, quote));
          open();
        }}
      />
      {isBarShown ? (
        <AiHoldsBar
          conversation={conversation}
          isTakingOver={isTakingOver}
          onTakeOver={() => {
            setOpened({ ...opened, next: true });
            takeOver();
          }}
          onWrite={(asNote) => {
            write({ isNote: asNote });
            open();
          }}
        />
      ) : (
        <ReplyBox
          conversation={conversation}
          messages={messages}
          me={me}
          draftId={draftId}
          draft={isNote === draft.isNote ? draft : { ...draft, isNote }}
          onChange={write}
          files={files}
          focusRequest={focusRequest}
          onLeave={close}
          // A reply is about to take the conversation over; a note leaves it with the AI.
          onSent={(wasNote) => wasNote && close()}
          onWrite={onWrite}
        />
      )}
    </>
  );
}
