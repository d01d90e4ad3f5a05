import type { Customer } from '@parley/contract/customers';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useAuth, useMay } from '../../../data/auth.ts';
import { formatMoney, formatNumber, formatWhen } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notes } from '../../../ui/notes.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ConsentSection } from './consent-section.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { ConversationsSection, OrdersSection } from './customer-history.tsx';
import { DuplicatesSection, MergedSection } from './customer-same.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';
import { nameOf, sinceWords } from './customer-words.ts';
import { useCustomer } from './data.ts';
import { useNotes, useTagging } from './actions-data.ts';
import { Section } from './section.tsx';
import { TagChoice } from './tag-choice.tsx';
import { usePlace } from './use-place.ts';
import { t } from './messages.ts';

const CreditSection = lazy(async () => ({ default: (await import('../gift-cards/index.ts')).CreditSection }));

type DrawerProps = { id: string; onClose: () => void };

/** A customer beside the list: details, orders, conversations and actions. */
export default function CustomerDrawer({ id, onClose }: DrawerProps) {
  const { data: customer, isError, error, refetch, isFetching } = useCustomer(id);
  useFollow(id, customer?.id);
  const blocked = customer?.blocked && <span className="text-sm text-bad">{t('customers.blocked')}</span>;
  return (
    <Drawer title={customer ? nameOf(customer) : t('customers.customer')} status={blocked} onClose={onClose}>
      {customer && <Body customer={customer} onErased={onClose} />}
      {!customer && !isError && <SkeletonRows rows={8} rowHeight={48} />}
      {!customer && isError && (
        <ErrorState
          {...(error.status === 404 ? { title: t('customers.missing'), text: '' } : { retry: () => void refetch(), busy: isFetching })}
        />
      )}
    </Drawer>
  );
}

/** The id of a merged customer returns the customer they were merged into: updates the URL to that id. */
function useFollow(requestedId: string, actualId: string | undefined) {
  const { replace } = usePlace();
  const isOther = actualId !== undefined && actualId !== requestedId;
  const follow = useEffectEvent(() => isOther && replace(actualId));
  useEffect(() => {
    follow();
  }, [isOther]);
}

const Body = ({ customer, onErased }: { customer: Customer; onErased: () => void }) => (
  <div className="grid gap-4">
    <p className="text-sm text-ink-3">{sinceWords(customer)}</p>
    {customer.blocked && <Banner tone="human">{t('customers.blocked_text')}</Banner>}
    <div className="flex flex-wrap items-center gap-2">
      <CustomerActions customer={customer} onErased={onErased} />
    </div>
    <DuplicatesSection customer={customer} />
    <Figures customer={customer} />
    <ContactFacts customer={customer} />
    <Section title={t('customers.credit')}>
      <Suspense fallback={<SkeletonRows rows={2} rowHeight={32} />}>
        <CreditSection customer={{ id: customer.id, name: nameOf(customer) }} />
      </Suspense>
    </Section>
    <Tags customer={customer} />
    <ConsentSection customer={customer} />
    <NotesSection customer={customer} />
    <OrdersSection customer={customer} />
    <ConversationsSection customer={customer} />
    <MergedSection customer={customer} />
    <CustomerTimeline id={customer.id} />
  </div>
);

function Tags({ customer }: { customer: Customer }) {
  const change = useTagging(customer);
  const mayTag = customer.actions.includes('tag');
  if (!mayTag && customer.tags.length === 0) return null;
  return (
    <Section title={t('customers.tags')}>
      <TagChoice tags={customer.tags} onChange={mayTag ? change : null} />
    </Section>
  );
}

/** A customer's value to the shop, in four figures. */
function Figures({ customer }: { customer: Customer }) {
  const { spent, currency, orders_count: orders, average_order: average, last_order_at: last } = customer;
  const figures = [
    { label: t('customers.spent'), value: formatMoney(spent, currency) },
    { label: t('customers.orders'), value: formatNumber(orders) },
    { label: t('customers.average'), value: average === null ? '–' : formatMoney(average, currency) },
    { label: t('customers.last_order'), value: last === null ? t('customers.never') : formatWhen(last) },
  ];
  return (
    <dl aria-label={t('customers.figures')} className="grid grid-cols-4 gap-3 border-t pt-3 max-[400px]:grid-cols-2">
      {figures.map(({ label, value }) => (
        <div key={label} className="grid min-w-0">
          <dt className="truncate text-sm text-ink-3">{label}</dt>
          <dd className="truncate font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Internal notes on a customer, which the customer never sees. */
function NotesSection({ customer }: { customer: Customer }) {
  const { add, remove, isAdding } = useNotes(customer);
  const mayNote = customer.actions.includes('note');
  const mayDeleteAll = useMay('settings:write');
  const me = useAuth((auth) => auth.user?.user_id);
  if (!mayNote && customer.notes.length === 0) return null;
  return (
    <Section title={t('customers.notes')}>
      <Notes
        notes={customer.notes}
        name={nameOf(customer)}
        mayDelete={({ author }) => mayNote && (author.id === me || mayDeleteAll)}
        onDelete={({ id }) => remove(id)}
        onAdd={mayNote ? add : null}
        isAdding={isAdding}
      />
    </Section>
  );
}
