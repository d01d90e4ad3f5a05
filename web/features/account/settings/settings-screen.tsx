import { Link } from 'react-router';
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
import { t as checkout } from './checkout-messages.ts';
import { t as locations } from './location-messages.ts';
import { t as sso } from './sso-messages.ts';
import { t as taxes } from './tax-messages.ts';
import { t } from './messages.ts';

/** /settings: the shop, its checkout, card payments, taxes, stock locations, discount codes, teammates, roles and teams. */
export function SettingsScreen() {
  const mayChange = useMay('settings:write');
  useFocusAnchor();
  return (
    <SettingsPage text={t('settings.text')}>
      <CardList />
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

/** Leads to each card, since the page is longer than any screen. */
function CardList() {
  const cards = [
    { id: 'shop', title: t('settings.shop') },
    { id: 'checkout', title: checkout('checkout.title') },
    { id: 'payments', title: checkout('checkout.payments') },
    { id: 'taxes', title: taxes('taxes.title') },
    { id: 'locations', title: locations('locations.title'), isHidden: !useMay('products:read') },
    { id: 'discounts', title: checkout('checkout.discounts'), isHidden: !useMay('orders:read') },
    { id: 'team', title: t('settings.team') },
    { id: 'two-step', title: t('settings.two_step'), isHidden: !useMay('team:write') },
    { id: 'sso', title: sso('sso.title'), isHidden: !useMay('team:write') },
    { id: 'roles', title: t('settings.roles') },
    { id: 'teams', title: t('settings.teams') },
  ];
  return (
    <nav aria-label={t('settings.on_this_page')} className="flex flex-wrap gap-x-4 gap-y-1.5">
      {cards.map(
        ({ id, title, isHidden = false }) =>
          !isHidden && (
            <Link key={id} to={`#${id}`} className="touch-target rounded-xs text-ink-2 underline underline-offset-2 hover:text-ink">
              {title}
            </Link>
          ),
      )}
    </nav>
  );
}
