import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { useMemo } from 'react';
import { announce } from '../../../ui/live.tsx';
import { asMessage, stillOutgoing } from '../composer/as-message.ts';
import { Composer } from '../composer/composer.tsx';
import { FailedLine, SendingLine } from '../composer/outgoing-state.tsx';
import { useOutbox } from '../composer/use-outbox.ts';
import { useMe } from '../me.ts';
import { captionOf } from './captions.ts';
import { ThreadMessages } from './thread-messages.tsx';
import { useThread } from './use-thread.ts';
import { t } from '../words.ts';

/** The messages of one conversation and the place to write; it wants the conversation's id as its key. */
export function ThreadPane({ conversation }: { conversation: Conversation }) {
  const me = useMe();
  const thread = useThread(conversation.id, (message) => tell(conversation, message));
  const outbox = useOutbox(conversation.id, (message) => thread.add([message]));
  const outgoing = useMemo(() => stillOutgoing(outbox.entries, thread.messages), [outbox.entries, thread.messages]);
  const messages = useMemo(() => [...thread.messages, ...outgoing.map((entry) => asMessage(entry, me))], [thread.messages, outgoing, me]);

  const stateOf = (message: Message) => {
    const entry = outgoing.find((one) => one.client_id === message.id);
    if (!entry)
      return isMyFailure(message) ? (
        <FailedLine words={captionOf(message, me)} onRetry={() => outbox.write(message.text, message.private)} />
      ) : null;
    if (entry.refused === null) return <SendingLine isStalled={outbox.isStalled} />;
    const words = t('inbox.not_sent', { why: entry.refused });
    return <FailedLine words={words} onRetry={() => outbox.retry(entry)} onDiscard={() => outbox.discard(entry)} />;
  };
  return (
    <>
      <ThreadMessages conversation={conversation} thread={thread} messages={messages} me={me} stateOf={stateOf} />
      <Composer conversation={conversation} onWrite={outbox.write} />
    </>
  );
}

/** A channel that refused a message cannot be asked again about the same one, so Retry writes it anew. */
const isMyFailure = (message: Message) => message.status === 'failed' && message.author === 'teammate';

function tell({ customer_name: name }: Conversation, message: Message) {
  if (message.author === 'customer') announce(t('inbox.new_from', { name, text: message.text }));
}
