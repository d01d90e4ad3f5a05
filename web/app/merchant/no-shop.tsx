import { isSuperAdmin } from '@parley/contract/permissions';
import Store from 'lucide-react/icons/store';
import { Link } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShopList } from './shop-list.tsx';

/** For somebody who has no shop open: staff, or a teammate who was removed from theirs. */
export function NoShop() {
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
