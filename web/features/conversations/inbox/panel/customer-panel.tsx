import type { Conversation } from '@parley/contract/conversations';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import { cx } from '../../../../lib/cx.ts';
import { formatRelative } from '../../../../lib/format.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useConversation, usePanel } from '../data.ts';
import { useNow } from '../use-now.ts';
import { CustomerProfile, factsOf } from './customer-profile.tsx';
import { PanelNotes } from './panel-notes.tsx';
import { PanelCart, PanelOrders } from './panel-orders.tsx';
import { PanelPast } from './panel-past.tsx';
import { PanelRuns } from './panel-runs.tsx';
import { type PanelCustomer, PanelSection, useFolds } from './panel-section.tsx';
import { PanelTags } from './panel-tags.tsx';
import { ordersReadFirst } from './orders-read-first.ts';
import { t } from './messages.ts';

/** The customer: identities, orders, what the AI did for them, and the team's notes. */
export function CustomerPanel({ conversationId }: { conversationId: string }) {
  const panel = usePanel(conversationId);
  const conversation = useConversation(conversationId).data;
  const folds = useFolds();
  if (panel.isPending) return <PanelSkeleton />;
  if (!panel.data) return <ErrorState title={t('inbox.panel_failed')} retry={() => void panel.refetch()} busy={panel.isFetching} />;
  const { customer, cart, past, orders, runs } = panel.data;
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <CustomerProfile customer={customer} />
      <KeyValue items={factsOf(customer)} />
      <PanelSection name="identities" title={t('panel.identities')} count={customer.identities.length} folds={folds}>
        <PanelIdentities identities={customer.identities} />
      </PanelSection>
      {conversation && <OfConversation conversation={conversation} folds={folds} />}
      <PanelSection name="orders" title={t('inbox.orders')} count={customer.orders_count} folds={folds}>
        <PanelOrders orders={ordersReadFirst(orders, runs)} />
      </PanelSection>
      {cart && (
        <PanelSection name="cart" title={t('panel.cart')} count={cart.items.length} folds={folds}>
          <PanelCart cart={cart} />
        </PanelSection>
      )}
      <PanelSection name="ai" title={t('inbox.what_the_ai_did')} folds={folds}>
        <PanelRuns runs={runs} />
      </PanelSection>
      <PanelSection name="notes" title={t('panel.notes')} count={customer.notes.length} folds={folds}>
        <PanelNotes conversationId={conversationId} customer={customer} />
      </PanelSection>
      <PanelSection name="past" title={t('panel.past')} count={past.length} folds={folds}>
        <PanelPast past={past} />
      </PanelSection>
    </div>
  );
}

/** Facts of the conversation rather than of the customer. */
function OfConversation({ conversation, folds }: { conversation: Conversation; folds: ReturnType<typeof useFolds> }) {
  return (
    <>
      <PanelSection name="tags" title={t('panel.tags')} count={conversation.tags.length} folds={folds}>
        <PanelTags conversation={conversation} />
      </PanelSection>
      {conversation.csat && (
        <PanelSection name="csat" title={t('panel.csat')} folds={folds}>
          <PanelCsat csat={conversation.csat} />
        </PanelSection>
      )}
    </>
  );
}

/** The panel's skeleton. */
function PanelSkeleton() {
  return (
    <div role="status" aria-busy className="grid gap-3.5">
      <span className="sr-only">{t('ui.loading')}</span>
      <div className="flex items-center gap-2.5">
        <Skeleton width={36} height={36} round className="shrink-0" />
        <span className="grid flex-1 gap-2">
          <Skeleton width="60%" />
          <Skeleton width="45%" height={10} />
        </span>
      </div>
      <div className="grid gap-3">
        {['70%', '85%', '75%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={10} />
        ))}
      </div>
      <Skeleton height={84} className="rounded-lg!" />
      <Skeleton height={84} className="rounded-lg!" />
    </div>
  );
}

/** The customer's addresses and ids, and which of them are verified. */
function PanelIdentities({ identities }: Pick<PanelCustomer, 'identities'>) {
  if (identities.length === 0) return <p className="text-sm text-ink-3">{t('panel.no_identities')}</p>;
  return (
    <ul className="grid gap-[5px] text-sm">
      {identities.map(({ kind, value, verified }) => (
        <li key={`${kind}:${value}`} className="grid grid-cols-[88px_1fr_auto] items-center gap-x-1">
          <span className="text-ink-3">{t(`panel.kind_${kind}`)}</span>
          <span className="min-w-0 truncate" title={value}>
            {value}
          </span>
          {verified && (
            <span title={t('panel.verified')} className="text-ok">
              <ShieldCheck role="img" aria-label={t('panel.verified')} className="size-3.5!" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const points = [1, 2, 3, 4, 5];

/** The customer's CSAT score and remark. */
function PanelCsat({ csat }: { csat: NonNullable<Conversation['csat']> }) {
  const now = useNow();
  const { score, remark, asked_at, answered_at } = csat;
  if (score === null) return <p className="text-sm text-ink-3">{t('panel.csat_waiting', { time: formatRelative(asked_at, now) })}</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-center gap-1">
        {points.map((point) => (
          <Star key={point} aria-hidden className={cx('size-3.5!', point <= score ? 'fill-current' : 'text-ink-3')} />
        ))}
        <b className="ms-1 tabular-nums">{t('panel.csat_score', { score })}</b>
        {answered_at && (
          <span className="ms-auto text-ink-3 tabular-nums">{t('panel.csat_answered', { time: formatRelative(answered_at, now) })}</span>
        )}
      </p>
      {remark && (
        <p dir="auto" className="text-ink-2 wrap-anywhere">
          {remark}
        </p>
      )}
    </div>
  );
}
