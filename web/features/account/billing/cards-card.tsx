import type { PaymentMethod } from '@parley/contract/billing';
import CreditCard from 'lucide-react/icons/credit-card';
import { useMay } from '../../../data/auth.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { t } from './messages.ts';
import { PortalButton } from './payment-banner.tsx';

/** The card that Stripe charges. `isManaged`: there is a page at Stripe on which to change it. */
export function CardsCard({ methods, isManaged }: { methods: readonly PaymentMethod[]; isManaged: boolean }) {
  const mayChange = useMay('billing:write');
  const cards = methods.filter(({ kind }) => kind === 'card');
  return (
    <Card title={t('billing.methods')} className="min-h-[150px]">
      {!isManaged && cards.length === 0 ? (
        <EmptyState icon={<CreditCard />} title={t('billing.methods_none')} text={t('billing.cards_none')} className="py-6!" />
      ) : (
        <div className="grid gap-3">
          <p className="text-sm text-ink-3">{t('billing.cards_text')}</p>
          {cards.map(({ id, label }) => (
            <p key={id}>{label}</p>
          ))}
          {mayChange && isManaged && (
            <div>
              <PortalButton>{t('billing.manage')}</PortalButton>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
