import { retryWebhookLog } from '@parley/contract/webhooks';
import Send from 'lucide-react/icons/send';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { AttemptDetails, indented, Part } from './attempt-details.tsx';
import { useLog } from './data.ts';
import { statusTones } from './status-tones.ts';
import { t } from './messages.ts';

/** One event with everything that was sent and answered. */
export function LogDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const merchant = useMerchantId();
  const mayWrite = useMay('developers:write');
  const { data, error, isError, isFetching, refetch } = useLog(id);
  const again = useCommand(retryWebhookLog, { onDone: () => notify.success(t('webhooks.sending_again')) });
  const footer = mayWrite && data && (
    <Button variant="primary" icon={<Send />} busy={again.isPending} onClick={() => again.mutate({ merchant, id })}>
      {t('webhooks.send_again')}
    </Button>
  );
  const status = data && (
    <StatusDot tone={statusTones[data.status]} className="text-sm">
      {t(`webhooks.status_${data.status}`)}
    </StatusDot>
  );
  return (
    <Drawer title={data?.type ?? t('webhooks.log_list')} status={status} size="form" onClose={onClose} footer={footer}>
      {data ? (
        <Details log={data} />
      ) : isError ? (
        error.code === 'webhook_log.missing' ? (
          <EmptyState title={t('webhooks.log_missing')} text={t('webhooks.log_missing_text')} />
        ) : (
          <ErrorState retry={() => void refetch()} busy={isFetching} />
        )
      ) : (
        <SkeletonRows rows={8} rowHeight={48} />
      )}
    </Drawer>
  );
}

function Details({ log }: { log: NonNullable<ReturnType<typeof useLog>['data']> }) {
  const { url, event_id: eventId, created_at: at, next_attempt_at: next, items } = log;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <KeyValue
        items={[
          { label: t('webhooks.endpoint'), value: url },
          { label: t('webhooks.event_id'), value: <span className="font-mono text-xs">{eventId}</span> },
          { label: t('webhooks.happened'), value: formatDateTime(at) },
          ...(next === null ? [] : [{ label: t('webhooks.next_attempt'), value: formatDateTime(next) }]),
          ...(log.last_error === null ? [] : [{ label: t('webhooks.last_error'), value: log.last_error }]),
        ]}
      />
      <Part title={t('webhooks.request_body')}>{indented(log.request_body)}</Part>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3>{t('webhooks.attempts_title')}</h3>
        {items.length === 0 && <p className="text-ink-3">{t('webhooks.no_attempts')}</p>}
        {items.map((attempt, place) => (
          <AttemptDetails
            key={attempt.number}
            attempt={attempt}
            title={[
              t('webhooks.attempt', { number: attempt.number }),
              ...(attempt.trigger === 'manual' ? [t('webhooks.attempt_manual')] : []),
            ].join(', ')}
            isOpen={place === 0}
          />
        ))}
      </section>
    </div>
  );
}
