import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { useMemo } from 'react';
import { announce } from '../../../../ui/live.tsx';
import { ApprovalsHere } from '../approvals/approvals-here.tsx';
import { asMessage, FailedMessage, OutgoingLine, stillOutgoing } from '../composer/outgoing-state.tsx';
import { Composer } from '../composer/composer.tsx';
import { DropZone } from '../composer/drop-zone.tsx';
import type { Content } from '../composer/outbox-queue.ts';
import { useOutbox } from '../composer/use-outbox.ts';
import { useMe } from '../me.ts';
import { captionOf } from './captions.ts';
import { CollisionBar, useViewingSignal } from './collision-bar.tsx';
import { CompanyBar } from './company-bar.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { useThread } from './use-thread.ts';
import { t } from './messages.ts';

/** The messages of one conversation and its composer; use the conversation's id as the key. */
export function ThreadPane({ conversation }: { conversation: Conversation }) {
  const me = useMe();
  const thread = useThread(conversation.id, (message) => notify(conversation, message));
  const outbox = useOutbox(conversation.id, (message) => thread.add([message]));
  useViewingSignal(conversation.id);
  const outgoing = useMemo(() => stillOutgoing(outbox.entries, thread.messages), [outbox.entries, thread.messages]);
  const messages = useMemo(
    () => (outgoing.length === 0 ? thread.messages : [...thread.messages, ...outgoing.map((entry) => asMessage(entry, me))]),
    [thread.messages, outgoing, me],
  );

  const stateOf = (message: Message) => {
    const entry = message.seq === 0 && outgoing.find((one) => one.client_id === message.id);
    if (entry) return <OutgoingLine entry={entry} outbox={outbox} />;
    if (message.status !== 'failed' || message.author === 'customer') return null;
    return <FailedMessage message={message} words={captionOf(message, me)} onRetried={thread.replace} />;
  };
  const write = (content: Content) =>
    outbox.write(content, { seq: thread.messages.at(-1)?.seq ?? conversation.read_seq, status: conversation.status });
  return (
    <DropZone conversation={conversation}>
      <CollisionBar conversationId={conversation.id} />
      <CompanyBar conversation={conversation} messages={thread.messages} />
      <ThreadMessages conversation={conversation} thread={thread} messages={messages} me={me} stateOf={stateOf} />
      <ApprovalsHere conversationId={conversation.id} />
      <Composer conversation={conversation} messages={thread.messages} onWrite={write} />
    </DropZone>
  );
}

function notify({ customer_name: name }: Conversation, { author, text, attachments }: Message) {
  const words = text || t('thread.sent_files', { count: attachments.length });
  if (author === 'customer') announce(t('inbox.new_from', { name, text: words }));
}
