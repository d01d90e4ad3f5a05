import { checkPaymentAccount, disconnectPaymentAccount, getPaymentAccount, type PaymentAccount } from '@parley/contract/payments';
import CreditCard from 'lucide-react/icons/credit-card';
import Unplug from 'lucide-react/icons/unplug';
import { lazy, Suspense, useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatWhen } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { AskBefore } from './ask-before.tsx';
import { t } from './checkout-messages.ts';

const PaymentsDialog = lazy(() => import('./payments-dialog.tsx'));
const tones = { connected: 'ok', degraded: 'bad', disconnected: 'neutral' } as const;

/** The shop's own Stripe account: its state, and connecting it. */
export function PaymentsCard() {
  const account = useRead(getPaymentAccount, { merchant: useMerchantId() });
  const [isConnecting, setConnecting] = useState(false);
  const { data } = account;
  return (
    <Card
      id="payments"
      title={t('checkout.payments')}
      aside={data && <StatusDot tone={tones[data.status]}>{t(`checkout.payments_status_${data.status}`)}</StatusDot>}
      className="min-h-[180px]"
    >
      {data && <Account account={data} onConnect={() => setConnecting(true)} />}
      {!data && account.isError && <ErrorState retry={() => void account.refetch()} busy={account.isFetching} />}
      {account.isPending && <SkeletonRows rows={2} rowHeight={48} />}
      {isConnecting && data && (
        <Suspense>
          <PaymentsDialog account={data} onClose={() => setConnecting(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Account({ account, onConnect }: { account: PaymentAccount; onConnect: () => void }) {
  const mayChange = useMay('settings:write');
  if (account.status === 'disconnected')
    return (
      <EmptyState
        icon={<CreditCard />}
        title={t('checkout.payments_status_disconnected')}
        text={t('checkout.payments_text')}
        action={mayChange && <Button onClick={onConnect}>{t('checkout.payments_connect')}</Button>}
        className="py-6!"
      />
    );
  const seen = account.last_webhook_at;
  return (
    <div className="grid gap-4">
      {account.problem && (
        <p role="alert" className="text-bad">
          {account.problem}
        </p>
      )}
      <KeyValue
        items={[
          { label: t('checkout.payments_account'), value: [account.name, account.external_id].filter(Boolean).join(' · ') },
          { label: t('checkout.payments_key'), value: t('checkout.payments_key_hint', { hint: account.key_hint ?? '' }) },
          { label: t('checkout.payments_mode'), value: account.is_live ? t('checkout.payments_live') : t('checkout.payments_test') },
          { label: t('checkout.payments_webhook'), value: seen ? formatWhen(seen) : t('checkout.payments_no_webhook') },
        ]}
      />
      {mayChange && <Actions account={account} onConnect={onConnect} />}
    </div>
  );
}

function Actions({ account, onConnect }: { account: PaymentAccount; onConnect: () => void }) {
  const merchant = useMerchantId();
  const checking = useCommand(checkPaymentAccount, {
    onDone: ({ status }) => void (status === 'connected' && notify.success(t('checkout.payments_works'))),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant={account.status === 'degraded' ? 'primary' : 'default'} onClick={onConnect}>
        {t('checkout.payments_reconnect')}
      </Button>
      <Button busy={checking.isPending} onClick={() => checking.mutate({ merchant })}>
        {t('checkout.payments_check')}
      </Button>
      <AskBefore
        endpoint={disconnectPaymentAccount}
        input={{ merchant }}
        icon={<Unplug />}
        label={t('checkout.payments_disconnect')}
        title={t('checkout.payments_ask_title')}
        text={t('checkout.payments_ask_text')}
        action={t('checkout.payments_disconnect')}
        done={t('checkout.payments_disconnected')}
      />
    </div>
  );
}
