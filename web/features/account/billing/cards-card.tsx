import { listPaymentMethods } from '@parley/contract/billing';
import CreditCard from 'lucide-react/icons/credit-card';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './messages.ts';
import { PortalButton } from './payment-banner.tsx';

const none = <EmptyState icon={<CreditCard />} title={t('billing.methods_none')} text={t('billing.cards_none')} className="py-6!" />;

/** The card that Stripe charges. `isManaged`: there is a page at Stripe on which to change it. */
export function CardsCard({ isManaged }: { isManaged: boolean }) {
  const read = useRead(listPaymentMethods, { merchant: useMerchantId() });
  const mayChange = useMay('billing:write');
  return (
    <Card title={t('billing.methods')} className="min-h-[150px]">
      <Loaded
        read={read}
        skeleton={<SkeletonRows rows={2} rowHeight={48} />}
        failed={t('billing.methods_failed')}
        empty={{ when: ({ items }) => !isManaged && items.every(({ kind }) => kind !== 'card'), show: none }}
      >
        {({ items }) => (
          <div className="grid gap-3">
            <p className="text-sm text-ink-3">{t('billing.cards_text')}</p>
            {items
              .filter(({ kind }) => kind === 'card')
              .map(({ id, label }) => (
                <p key={id}>{label}</p>
              ))}
            {mayChange && isManaged && (
              <div>
                <PortalButton>{t('billing.manage')}</PortalButton>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
