import { retryMessage } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import type { ReactNode } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import type { Me } from '../me.ts';
import type { Outgoing } from './outbox-queue.ts';
import type { useOutbox } from './use-outbox.ts';
import { t } from './messages.ts';

type OutgoingProps = { entry: Outgoing; outbox: Pick<ReturnType<typeof useOutbox>, 'isStalled' | 'retry' | 'discard' | 'edit'> };

/** A message on its way: sending, offline, or refused; nothing is lost unless the person discards it. */
export function OutgoingLine({ entry, outbox }: OutgoingProps) {
  const edit = <TextButton words={t('composer.edit')} onClick={() => outbox.edit(entry)} />;
  // A message that may have arrived can't be edited: as a new message the customer might get both.
  const mayChange = !entry.may_be_there;
  const discard = <TextButton words={t('inbox.discard')} onClick={() => outbox.discard(entry)} />;
  const cards = entry.cards.length > 0 && t('composer.card_of', { names: entry.cards.map((card) => card.name).join(', ') });
  if (entry.refused !== null) {
    return (
      <FailedLine
        words={t('inbox.not_sent', { why: entry.refused })}
        onRetry={() => outbox.retry(entry)}
        {...(entry.outrun && { retry: t('composer.send_anyway') })}
      >
        {mayChange && edit}
        {discard}
      </FailedLine>
    );
  }
  return (
    <p className="mt-1 flex flex-wrap items-center justify-end gap-x-2.5 text-xs text-ink-3">
      {cards && <span>{cards}</span>}
      {outbox.isStalled ? t('inbox.waits_for_network') : t('inbox.delivery_sending')}
      {outbox.isStalled && mayChange && edit}
      {outbox.isStalled && mayChange && discard}
    </p>
  );
}

type FailedMessageProps = { message: Message; words: string; onRetried: (message: Message) => void };

/** A message the channel refused after the server had accepted it. */
export function FailedMessage({ message, words, onRetried }: FailedMessageProps) {
  const merchant = useMerchantId();
  const { mutate, isPending } = useCommand(retryMessage, { onDone: onRetried });
  const retry = () => isPending || mutate({ merchant, id: message.conversation_id, message: message.id });
  return <FailedLine words={words} onRetry={retry} />;
}

type FailedProps = { words: string; onRetry: () => void; retry?: string; children?: ReactNode };

function FailedLine({ words, onRetry, retry = t('inbox.retry'), children }: FailedProps) {
  return (
    <p role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-2.5 text-xs text-bad">
      {words}
      <TextButton words={retry} onClick={onRetry} />
      {children}
    </p>
  );
}

const TextButton = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <button type="button" onClick={onClick} className="touch-target min-h-6 font-medium text-ink underline underline-offset-2">
    {words}
  </button>
);

/** A queued message in the thread's shape, until the stored message with the same client_id replaces it. */
export function asMessage(entry: Outgoing, me: Me): Message {
  return {
    id: entry.client_id,
    conversation_id: entry.conversation_id,
    seq: 0,
    client_id: entry.client_id,
    direction: entry.private ? 'none' : 'out',
    author: 'teammate',
    author_id: me.id,
    author_name: me.name,
    text: entry.text,
    // The server renders a product's card; until then the status line names it.
    cards: [],
    attachments: [...entry.attachments],
    mentions: [...entry.mentions],
    private: entry.private,
    activity: null,
    merged_from: null,
    in_reply_to: entry.reply_to?.id ?? null,
    suggested_from: [...(entry.suggested_from ?? [])],
    quoted: entry.reply_to && { author_name: entry.reply_to.author, text: entry.reply_to.text },
    status: entry.refused === null ? 'queued' : 'failed',
    error: entry.refused,
    ai: null,
    created_at: entry.written_at,
  };
}

/** Queued messages that are not in the thread yet, whether the answer or the stream brings them first. */
export function stillOutgoing(entries: readonly Outgoing[], messages: readonly Message[]): readonly Outgoing[] {
  const stored = new Set(messages.map((message) => message.client_id));
  return entries.filter((entry) => !stored.has(entry.client_id));
}
