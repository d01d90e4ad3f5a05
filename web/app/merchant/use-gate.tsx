import type { ReactNode } from 'react';
import { useAuth } from '../../data/auth.ts';
import { usePage } from '../page.ts';
import { NoShop } from './no-shop.tsx';
import { NotAllowed } from './not-allowed.tsx';

/** The page itself, unless there is no shop to show it for or the role does not open it. */
export function useGate(): ReactNode {
  const page = usePage();
  const user = useAuth((auth) => auth.user);
  if (!page?.withoutShop && !user?.merchant_id) return <NoShop />;
  return page?.may && !user?.permissions.includes(page.may) ? <NotAllowed /> : undefined;
}
