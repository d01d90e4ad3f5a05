import type { Result } from '@parley/contract/endpoint';
import type { getPanel } from '@parley/contract/inbox';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { usePanel } from '../data.ts';
import { customerSince, languageName } from './customer-words.ts';
import { PanelOrders } from './panel-orders.tsx';
import { PanelRuns } from './panel-runs.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { spokenOfFirst } from './spoken-of-first.ts';
import { t } from '../words.ts';

type Facts = Result<typeof getPanel>;

/** Who the customer is, what they bought, and what the AI did for them. */
export function CustomerPanel({ conversationId }: { conversationId: string }) {
  const panel = usePanel(conversationId);
  if (panel.isPending) return <PanelSkeleton />;
  if (!panel.data) return <ErrorState title={t('inbox.panel_failed')} retry={() => void panel.refetch()} busy={panel.isFetching} />;
  const { customer, orders, runs } = panel.data;
  return (
    <div className="grid gap-3.5">
      <Customer customer={customer} />
      <KeyValue items={factsOf(customer)} />
      <Section title={t('inbox.orders')} aside={customer.orders_count}>
        <PanelOrders orders={spokenOfFirst(orders, runs)} />
      </Section>
      <Section title={t('inbox.what_the_ai_did')}>
        <PanelRuns runs={runs} />
      </Section>
      <p className="text-sm text-ink-3">{t('inbox.past_conversations', { count: Math.max(0, customer.conversations_count - 1) })}</p>
    </div>
  );
}

function Customer({ customer }: { customer: Facts['customer'] }) {
  return (
    <div className="flex items-center gap-2.5">
      <Avatar name={customer.name} large />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5">
          <b className="truncate">
            <bdi>{customer.name}</bdi>
          </b>
          {customer.verified && (
            <span title={t('inbox.is_verified')} className="text-ok">
              <ShieldCheck role="img" aria-label={t('inbox.is_verified')} className="size-3.5!" />
            </span>
          )}
        </p>
        <p className="text-sm text-ink-3">{t('inbox.customer_since', { date: customerSince(customer.since) })}</p>
      </div>
    </div>
  );
}

function factsOf(customer: Facts['customer']) {
  const amount = formatMoney(customer.spent, customer.currency);
  return [
    { label: t('inbox.phone'), value: customer.phone ?? t('inbox.unknown') },
    { label: t('inbox.email'), value: customer.email ?? t('inbox.unknown') },
    { label: t('inbox.spent'), value: t('inbox.spent_on', { amount, count: customer.orders_count }) },
    { label: t('inbox.language'), value: customer.language ? languageName(customer.language) : t('inbox.unknown') },
  ];
}

function Section({ title, aside, children }: { title: string; aside?: number; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-[7px] flex justify-between text-sm">
        {title}
        {aside !== undefined && <span className="font-normal text-ink-3 tabular-nums">{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
