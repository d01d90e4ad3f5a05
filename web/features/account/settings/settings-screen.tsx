import { useMay } from '../../../data/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { DiscountsCard } from './discounts-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { t } from './words.ts';

/** /settings: the shop, what its checkout links ask, its discount codes, who works in it, and its teams. */
export function SettingsScreen() {
  const mayChange = useMay('settings:write');
  return (
    <div className="relative mx-auto grid w-full max-w-[820px] gap-4 p-4 md:p-6">
      <PageHeader level={2} title={t('settings.title')} text={t('settings.text')} />
      {!mayChange && <Banner>{t('settings.read_only')}</Banner>}
      <ShopCard />
      <CheckoutCard />
      <DiscountsCard />
      <TeamCard />
      <TeamsCard />
    </div>
  );
}
