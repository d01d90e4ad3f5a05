import type { Conversation } from '@parley/contract/conversations';
import { useState } from 'react';
import { useMe } from '../me.ts';
import { useDeeds } from '../use-deeds.ts';
import { AiHoldsBar } from './ai-holds-bar.tsx';
import type { Draft } from './drafts.ts';
import { ReplyBox } from './reply-box.tsx';
import { useDraft } from './use-draft.ts';
import { t } from '../words.ts';

type ComposerProps = { conversation: Conversation; onWrite: (text: string, isNote: boolean) => void };

/** Where one writes. While the AI holds the conversation, taking over comes first; a draft or a note opens the box as well. */
export function Composer({ conversation, onWrite }: ComposerProps) {
  const me = useMe();
  const [draft, changeDraft] = useDraft(me.id, conversation.id);
  const { handler } = conversation;
  const { takeOver, isTakingOver } = useDeeds(conversation);
  const [opened, setOpened] = useState({ for: handler, is: false, next: false });
  // When somebody else holds it, what was opened before is over; whoever took it over from here writes on in the field.
  if (opened.for !== handler) setOpened({ for: handler, is: opened.next && conversation.assignee?.id === me.id, next: false });
  const open = (is: boolean) => setOpened({ for: handler, is, next: false });
  const can = (action: 'reply' | 'note') => conversation.actions.includes(action);
  if (!can('reply') && !can('note')) return <p className="border-t px-4 py-3 text-center text-ink-3">{t('inbox.read_only')}</p>;

  const isAiAnswering = handler === 'ai' && conversation.status !== 'resolved' && can('reply');
  const write = (part: Partial<Draft>) => {
    open(true);
    changeDraft(part);
  };
  if (isAiAnswering && !opened.is && draft.text === '' && !draft.isNote) {
    const take = () => {
      setOpened({ ...opened, next: true });
      takeOver();
    };
    return <AiHoldsBar conversation={conversation} isTakingOver={isTakingOver} onTakeOver={take} onWrite={(isNote) => write({ isNote })} />;
  }
  const close = () => {
    open(false);
    changeDraft({ text: '', isNote: false });
  };
  return (
    <ReplyBox
      conversation={conversation}
      draft={{ ...draft, isNote: draft.isNote || !can('reply') }}
      onChange={write}
      focusFirst={opened.is}
      onLeave={close}
      // A reply takes the conversation over in a moment; a note leaves it with the AI.
      onSent={() => draft.isNote && close()}
      onWrite={onWrite}
    />
  );
}
