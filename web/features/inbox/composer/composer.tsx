import type { Conversation } from '@parley/contract/conversations';
import { useState } from 'react';
import { t } from '../../../lib/messages.ts';
import { useMe } from '../me.ts';
import { AiHoldsBar } from './ai-holds-bar.tsx';
import { ReplyBox } from './reply-box.tsx';
import { useDraft } from './use-draft.ts';

type ComposerProps = { conversation: Conversation; onWrite: (text: string, isNote: boolean) => void };

/** Where one writes. While the AI holds the conversation, taking over comes first; a draft or a note opens the box as well. */
export function Composer({ conversation, onWrite }: ComposerProps) {
  const me = useMe();
  const [draft, changeDraft] = useDraft(me.id, conversation.id);
  const [openedFor, setOpenedFor] = useState<Conversation['handler'] | null>(null);
  // Whoever holds it next, what was opened before is over.
  const isOpened = openedFor === conversation.handler;
  const can = (action: 'reply' | 'note') => conversation.actions.includes(action);
  if (!can('reply') && !can('note')) return <p className="border-t px-4 py-3 text-center text-ink-3">{t('inbox.read_only')}</p>;

  const isAiAnswering = conversation.handler === 'ai' && can('reply');
  const begin = (isNote: boolean) => {
    setOpenedFor(conversation.handler);
    changeDraft({ isNote });
  };
  if (isAiAnswering && !isOpened && draft.text === '' && !draft.isNote) return <AiHoldsBar conversation={conversation} onWrite={begin} />;
  const close = () => {
    setOpenedFor(null);
    changeDraft({ text: '', isNote: false });
  };
  return (
    <ReplyBox
      conversation={conversation}
      draft={{ ...draft, isNote: draft.isNote || !can('reply') }}
      onChange={changeDraft}
      focusFirst={isOpened}
      onLeave={close}
      // A reply takes the conversation over in a moment; a note leaves it with the AI.
      onSent={() => draft.isNote && close()}
      onWrite={onWrite}
    />
  );
}
