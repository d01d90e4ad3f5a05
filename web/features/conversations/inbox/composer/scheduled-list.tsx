import type { ScheduledMessage } from '@parley/contract/inbox';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Me } from '../me.ts';
import { localStore } from '../../../../lib/browser.ts';
import { useScheduled } from './scheduling.tsx';
import { t } from './messages.ts';

const dismissedKey = (id: string) => `inbox-dismissed-later:${id}`;

type ListProps = {
  conversationId: string;
  me: Me;
  canWrite: boolean;
  onTakeBack: (item: ScheduledMessage) => void;
  onSend: (item: ScheduledMessage) => void;
};

/** Scheduled messages above the box, and those that failed to send with their reason, until they are dismissed. */
export function ScheduledList({ conversationId, me, canWrite, onTakeBack, onSend }: ListProps) {
  const { items, cancel, isCancelling } = useScheduled(conversationId);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const isShown = ({ id, state, author }: ScheduledMessage) =>
    state === 'scheduled' ||
    ((state === 'cancelled' || state === 'failed') &&
      author.id === me.id &&
      !dismissed.includes(id) &&
      localStore.getItem(dismissedKey(id)) === null);
  const shown = items.filter(isShown);
  if (shown.length === 0) return null;

  const dismiss = (id: string) => {
    localStore.setItem(dismissedKey(id), '1');
    setDismissed((before) => [...before, id]);
  };
  /** Editing a failed message also dismisses it, since the teammate has seen the reason. */
  const take = (item: ScheduledMessage, then?: (item: ScheduledMessage) => void) =>
    cancel(item, (cancelled) => {
      dismiss(cancelled.id);
      then?.(cancelled);
    });
  return (
    <ul className="mx-4 mb-1.5 max-h-36 shrink-0 divide-y overflow-y-auto rounded-lg border bg-surface max-md:mx-3">
      {shown.map((item) => (
        <Row key={item.id} item={item} me={me}>
          {canWrite && item.state === 'scheduled' && (
            <>
              <Act words={t('composer.later_edit')} isBusy={isCancelling} onClick={() => take(item, onTakeBack)} />
              <Act words={t('composer.later_send_now')} isBusy={isCancelling} onClick={() => take(item, onSend)} />
              <Act words={t('composer.later_cancel')} isBusy={isCancelling} onClick={() => take(item)} />
            </>
          )}
          {item.state !== 'scheduled' && (
            <>
              {canWrite && (
                <Act
                  words={t('composer.later_use')}
                  isBusy={false}
                  onClick={() => {
                    onTakeBack(item);
                    dismiss(item.id);
                  }}
                />
              )}
              <Act words={t('composer.later_dismiss')} isBusy={false} onClick={() => dismiss(item.id)} />
            </>
          )}
        </Row>
      ))}
    </ul>
  );
}

function Row({ item, me, children }: { item: ScheduledMessage; me: Me; children: ReactNode }) {
  const time = formatDateTime(item.send_at);
  const when = item.author.id === me.id ? time : t('composer.later_by', { name: item.author.name, time });
  const words = item.text || [...item.attachments.map((file) => file.name), ...item.cards.map(() => t('composer.card_only'))].join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1 ps-3 pe-1.5 text-sm">
      <Clock aria-hidden className="text-ink-3" />
      <p className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="block truncate">
          {words || t('composer.later_no_words')}
        </span>
        <span className="block text-xs text-ink-3 tabular-nums">
          {item.state === 'scheduled' ? when : t('composer.later_cancelled', { why: item.reason ?? '' })}
        </span>
      </p>
      <span className="flex flex-wrap">{children}</span>
    </li>
  );
}

const Act = ({ words, isBusy, onClick }: { words: string; isBusy: boolean; onClick: () => void }) => (
  <Button variant="ghost" busy={isBusy} onClick={onClick}>
    {words}
  </Button>
);
