import { useMay } from '../../../data/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { useFocusAnchor } from '../../../ui/use-focus-anchor.ts';
import { CheckoutCard } from './checkout-card.tsx';
import { DiscountsCard } from './discounts-card.tsx';
import { LocationsCard } from './locations-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { RolesCard } from './roles-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { SsoCard } from './sso-card.tsx';
import { TaxesCard } from './taxes-card.tsx';
import { TeamCard } from './team-card.tsx';
import { TwoStepRuleCard } from './two-step-rule-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { t } from './messages.ts';

/** /settings: the shop, its checkout, card payments, taxes, stock locations, discount codes, teammates, roles and teams. */
export function SettingsScreen() {
  const mayChange = useMay('settings:write');
  useFocusAnchor();
  return (
    <SettingsPage text={t('settings.text')}>
      {!mayChange && <Banner>{t('settings.read_only')}</Banner>}
      <ShopCard />
      <CheckoutCard />
      <PaymentsCard />
      <TaxesCard />
      <LocationsCard />
      <DiscountsCard />
      <TeamCard />
      <TwoStepRuleCard />
      <SsoCard />
      <RolesCard />
      <TeamsCard />
    </SettingsPage>
  );
}
