import type { Order, OrderEvent } from '@parley/contract/orders';
import Sparkles from 'lucide-react/icons/sparkles';
import { cx } from '../../lib/cx.ts';
import { formatDateTime, formatMoney, formatWhen } from '../../lib/format.ts';
import { t } from './words.ts';

/** What happened to an order, oldest first; the AI's deeds are in its colour. */
export const OrderTimeline = ({ order: { timeline, currency } }: { order: Order }) => (
  <section aria-label={t('orders.timeline')} className="grid gap-2">
    <h3 className="font-strong">{t('orders.timeline')}</h3>
    <ol className="grid gap-2">
      {timeline.map((event) => (
        <li key={event.id} className="flex items-start gap-2.5">
          {event.actor_kind === 'ai' ? (
            <Sparkles aria-hidden className="mt-0.5 size-[13px]! shrink-0 text-ai" />
          ) : (
            <span aria-hidden className={cx('mx-[3px] mt-1.5 size-[7px] shrink-0 rounded-full', dotOf(event))} />
          )}
          <span className="grid min-w-0 flex-1">
            <span>{sentenceOf(event, currency)}</span>
            {event.note && <span className="text-sm break-words whitespace-pre-wrap text-ink-3">{event.note}</span>}
          </span>
          <time dateTime={event.at} title={formatDateTime(event.at)} className="text-sm text-ink-3 tabular-nums">
            {formatWhen(event.at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
);

const dotOf = ({ kind }: OrderEvent) => (kind === 'cancelled' || kind === 'held' ? 'bg-human' : 'bg-ink-3');

function sentenceOf({ kind, actor_kind: actorKind, actor, amount }: OrderEvent, currency: string): string {
  const money = amount === null ? '' : formatMoney(amount, currency);
  const what = kind === 'payment' || kind === 'refund' ? t(`orders.event_${kind}`, { amount: money }) : t(`orders.event_${kind}`);
  if (actorKind === 'ai') return t('orders.event_by_ai', { what });
  return actor ? t('orders.event_by', { what, actor }) : what;
}
