import { cancelScheduled, listScheduled, type ScheduledMessage, scheduleMessage } from '@parley/contract/inbox';
import type { Conversation } from '@parley/contract/conversations';
import { lazy, Suspense } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useDo } from '../../../../data/use-do.ts';
import { useRead } from '../../../../data/use-read.ts';
import { announce } from '../../../../ui/live.tsx';
import { formatDateTime } from '../../../../lib/format.ts';
import type { DraftCard, ReplyTo } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import type { Content } from './outbox-queue.ts';
import { t } from './words.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));

/** What is written for later in a conversation, and what became of it lately. */
export function useScheduled(conversationId: string) {
  const merchant = useMerchantId();
  const { data } = useRead(listScheduled, { merchant, id: conversationId }, { quiet: true });
  const cancelling = useDo(cancelScheduled);
  /** Takes a message back; `then` hears what it said. */
  const cancel = (message: ScheduledMessage, then: (taken: ScheduledMessage) => void) =>
    cancelling.mutate({ merchant, id: conversationId, scheduled: message.id }, { onSuccess: then });
  return { items: data?.items ?? [], cancel, isCancelling: cancelling.isPending };
}

/** Writes for later; the words stay in the box until the server has them. */
export function useSchedule(conversationId: string, onDone: () => void) {
  const merchant = useMerchantId();
  const { mutate, isPending } = useDo(scheduleMessage, {
    onDone: ({ send_at }) => {
      announce(t('composer.later_done', { time: formatDateTime(send_at) }));
      onDone();
    },
  });
  const schedule = (content: Content, at: Date) =>
    mutate({
      merchant,
      id: conversationId,
      client_id: crypto.randomUUID(),
      text: content.text,
      in_reply_to: content.reply_to?.id ?? null,
      attachment_ids: content.attachments.map((file) => file.id),
      cards: content.cards.map((card) => card.sent),
      send_at: at.toISOString(),
    });
  return { schedule, isScheduling: isPending };
}

type PickerProps = { conversation: Conversation; onSchedule: (at: Date) => void; onClose: () => void };

/** Asks for any other time; loaded when somebody wants one. */
export const SchedulePicker = ({ conversation, ...on }: PickerProps) => (
  <Suspense>
    <ScheduleDialog name={firstNameOf(conversation)} {...on} />
  </Suspense>
);

/** What was meant for later, as something to send now or to write on. */
export function contentOfScheduled({ text, attachments, cards, in_reply_to }: ScheduledMessage, quote: (id: string) => ReplyTo): Content {
  return {
    text,
    private: false,
    reply_to: in_reply_to === null ? null : quote(in_reply_to),
    attachments,
    cards: cards.flatMap<DraftCard>((card) => {
      if (card.type === 'product')
        return {
          sent: { type: 'product', product_id: card.product_id, variant_id: card.variant_id },
          name: card.name,
          detail: card.detail,
        };
      return card.type === 'order'
        ? { sent: { type: 'order', order_id: card.order_id }, name: card.order_number, detail: card.detail }
        : [];
    }),
    mentions: [],
    resolves: false,
  };
}
