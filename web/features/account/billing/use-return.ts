import { confirmCheckout } from '@parley/contract/billing';
import { plans } from '@parley/contract/plans';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { t } from './messages.ts';

/** Back from a page to pay on: what it came to is asked once, since the address proves nothing. */
export function useReturn(): void {
  const merchant = useMerchantId();
  const [place, go] = useSearchParams();
  const asked = useRef('');
  const session = place.get('checkout') ?? '';
  const { mutate } = useCommand(confirmCheckout, {
    onDone: ({ state, subscription }) => {
      if (state === 'complete' && subscription.price_id) notify.success(t('billing.paid', { plan: plans[subscription.plan].name }));
      else notify.error(t(state === 'open' ? 'billing.not_paid' : 'billing.page_expired'));
    },
  });
  useEffect(() => {
    if (session === '' || asked.current === session) return;
    asked.current = session;
    mutate({ merchant, session_id: session });
    go(
      (before) => {
        before.delete('checkout');
        return before;
      },
      { replace: true },
    );
  }, [session, merchant, mutate, go]);
}
