import { cancelScheduled, listScheduled, type ScheduledMessage, scheduleMessage } from '@parley/contract/inbox';
import type { Conversation } from '@parley/contract/conversations';
import { lazy, Suspense } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useRead } from '../../../../data/use-read.ts';
import { announce } from '../../../../ui/live.tsx';
import { formatDateTime } from '../../../../lib/format.ts';
import type { DraftCard, ReplyTo } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import type { Content } from './outbox-queue.ts';
import { t } from './messages.ts';
import { newId } from '../../../../lib/browser.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));

/** A conversation's scheduled messages, and what became of them recently. */
export function useScheduled(conversationId: string) {
  const merchant = useMerchantId();
  const { data } = useRead(listScheduled, { merchant, id: conversationId });
  const cancelling = useCommand(cancelScheduled);
  /** Cancels a scheduled message; `then` gets its content. */
  const cancel = (message: ScheduledMessage, then: (cancelled: ScheduledMessage) => void) =>
    cancelling.mutate({ merchant, id: conversationId, scheduled: message.id }, { onSuccess: then });
  return { items: data?.items ?? [], cancel, isCancelling: cancelling.isPending };
}

/** Schedules the draft; the text stays in the box until the server has it. */
export function useSchedule(conversationId: string, onDone: () => void) {
  const merchant = useMerchantId();
  const { mutate, isPending } = useCommand(scheduleMessage, {
    onDone: ({ send_at }) => {
      announce(t('composer.later_done', { time: formatDateTime(send_at) }));
      onDone();
    },
  });
  const schedule = (content: Content, at: Date) =>
    mutate({
      merchant,
      id: conversationId,
      client_id: newId(),
      text: content.text,
      in_reply_to: content.reply_to?.id ?? null,
      attachment_ids: content.attachments.map((file) => file.id),
      cards: content.cards.map((card) => card.sent),
      send_at: at.toISOString(),
    });
  return { schedule, isScheduling: isPending };
}

type PickerProps = { conversation: Conversation; onSchedule: (at: Date) => void; onClose: () => void };

/** The dialog for a custom time; its code loads on demand. */
export const SchedulePicker = ({ conversation, ...on }: PickerProps) => (
  <Suspense>
    <ScheduleDialog name={firstNameOf(conversation)} {...on} />
  </Suspense>
);

/** A scheduled message as content to send now or to edit. */
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
