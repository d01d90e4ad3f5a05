import { isSuperAdmin } from '@parley/contract/permissions';
import Lock from 'lucide-react/icons/lock';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePage } from '../page.ts';
import { SecondStep } from './second-step.tsx';
import { ShopList } from './shop-list.tsx';

/** The page itself, unless there is no shop to show it for or the role can't open it. */
export function useGate(): ReactNode {
  const page = usePage();
  const user = useAuth((auth) => auth.user);
  if (!page?.withoutShop && !user?.merchant_id) return <NoShop />;
  if (!page?.withoutShop && (user?.second_step_required || user?.sso_required))
    return <SecondStep shop={user.merchant_name ?? ''} sso={user.sso_required} />;
  return page?.may && !user?.permissions.includes(page.may) ? <NotAllowed /> : undefined;
}

/** For a URL that the user's role can't open; the menu never links to it. */
const NotAllowed = () => (
  <EmptyState
    icon={<Lock />}
    title={t('shell.not_allowed_title')}
    text={t('shell.not_allowed_text')}
    action={
      <Link to="/settings/profile" className={buttonClass()}>
        {t('shell.to_profile')}
      </Link>
    }
  />
);

/** For a user without a shop: staff, or a teammate who was removed from theirs. */
function NoShop() {
  const user = useAuth((auth) => auth.user);
  const hasShops = (user?.merchants.length ?? 0) > 0;
  return (
    <EmptyState
      icon={<Store />}
      title={t('shell.no_shop_title')}
      text={hasShops ? t('shell.no_shop_text') : t('shell.no_shop_none')}
      action={
        <>
          {hasShops && (
            <div className="min-w-[240px] rounded-lg border bg-surface p-1">
              <ShopList />
            </div>
          )}
          {user && isSuperAdmin(user.role) && (
            <Link to="/admin" className={buttonClass()}>
              {t('shell.to_operator')}
            </Link>
          )}
        </>
      }
    />
  );
}
