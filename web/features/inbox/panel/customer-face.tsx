import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../../../data/auth.ts';
import { useBlocking } from '../thread/use-blocking.ts';
import { customerSince } from './customer-words.ts';
import type { PanelCustomer } from './panel-facts.ts';
import { t } from './words.ts';

/** Name, since when, and what must be known first: that they are blocked. */
export function CustomerFace({ customer }: { customer: PanelCustomer }) {
  return (
    <>
      <div className="flex items-center gap-2.5">
        <Avatar name={customer.name} large />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5">
            <b className="truncate">
              <CustomerName customer={customer} />
            </b>
            {customer.verified && (
              <span title={t('inbox.is_verified')} className="text-ok">
                <ShieldCheck role="img" aria-label={t('inbox.is_verified')} className="size-3.5!" />
              </span>
            )}
          </p>
          <p className="text-sm text-ink-3">{t('inbox.customer_since', { date: customerSince(customer.since) })}</p>
        </div>
      </div>
      {customer.blocked && <Blocked customer={customer} />}
    </>
  );
}

/** Leads to all that is known of them. */
function CustomerName({ customer: { id, name } }: { customer: PanelCustomer }) {
  if (!useMay('customers:read')) return <bdi>{name}</bdi>;
  return (
    <Link to={`/customers?customer=${id}`} className="hover:underline">
      <bdi>{name}</bdi>
    </Link>
  );
}

function Blocked({ customer }: { customer: PanelCustomer }) {
  const may = useMay('customers:write');
  const { unblock, isBusy } = useBlocking({ customer, customer_name: customer.name });
  const action = may && (
    <Button busy={isBusy} onClick={unblock}>
      {t('panel.unblock')}
    </Button>
  );
  return <Banner action={action}>{t('panel.blocked', { name: customer.name })}</Banner>;
}
