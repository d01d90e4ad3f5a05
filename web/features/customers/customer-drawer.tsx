import type { Customer } from '@parley/contract/customers';
import { useEffect, useEffectEvent } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ConsentSection } from './consent-section.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { CustomerDeeds } from './customer-deeds.tsx';
import { Figures } from './customer-figures.tsx';
import { ConversationsSection, OrdersSection } from './customer-history.tsx';
import { DuplicatesSection, MergedSection } from './customer-same.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';
import { nameOf, sinceWords } from './customer-words.ts';
import { useCustomer } from './data.ts';
import { useTagging } from './deeds-data.ts';
import { NotesSection } from './notes-section.tsx';
import { Section } from './section.tsx';
import { TagChoice } from './tag-choice.tsx';
import { usePlace } from './use-place.ts';
import { t } from './words.ts';

type DrawerProps = { id: string; onClose: () => void };

/** One customer beside the list: who they are, what they bought and said, and what can be done. */
export default function CustomerDrawer({ id, onClose }: DrawerProps) {
  const { data: customer, isError, error, refetch, isFetching } = useCustomer(id);
  useFollow(id, customer?.id);
  const blocked = customer?.blocked && <span className="text-sm text-bad">{t('customers.blocked')}</span>;
  return (
    <Drawer title={customer ? nameOf(customer) : t('customers.customer')} status={blocked} onClose={onClose}>
      {customer && <Body customer={customer} />}
      {!customer && !isError && <SkeletonRows rows={8} rowHeight={48} />}
      {!customer && isError && (
        <ErrorState
          {...(error.status === 404 ? { title: t('customers.missing'), text: '' } : { retry: () => void refetch(), busy: isFetching })}
        />
      )}
    </Drawer>
  );
}

/** A customer merged away answers with the one they became: the address says who that is. */
function useFollow(asked: string, answered: string | undefined) {
  const { replace } = usePlace();
  const isOther = answered !== undefined && answered !== asked;
  const follow = useEffectEvent(() => isOther && replace(answered));
  useEffect(() => {
    follow();
  }, [isOther]);
}

const Body = ({ customer }: { customer: Customer }) => (
  <div className="grid gap-4">
    <p className="text-sm text-ink-3">{sinceWords(customer)}</p>
    {customer.blocked && <Banner tone="human">{t('customers.blocked_text')}</Banner>}
    <div className="flex flex-wrap items-center gap-2">
      <CustomerDeeds customer={customer} />
    </div>
    <DuplicatesSection customer={customer} />
    <Figures customer={customer} />
    <ContactFacts customer={customer} />
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
