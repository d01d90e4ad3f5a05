import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../../data/auth.ts';
import { formatMoney, formatMonth } from '../../../../lib/format.ts';
import { languageName } from '../../../../lib/languages.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useBlocking } from '../thread/use-blocking.ts';
import type { PanelCustomer } from './panel-section.tsx';
import { t } from './messages.ts';

/** Name, customer since, and whether they are blocked. */
export function CustomerProfile({ customer }: { customer: PanelCustomer }) {
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
          <p className="text-sm text-ink-3">{t('inbox.customer_since', { date: formatMonth(customer.since) })}</p>
        </div>
      </div>
      {customer.blocked && <Blocked customer={customer} />}
    </>
  );
}

/** Opens the customer's record. */
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

/** The customer at a glance, as label and value. */
export function factsOf(customer: PanelCustomer): { label: string; value: ReactNode }[] {
  const amount = formatMoney(customer.spent, customer.currency);
  return [
    { label: t('inbox.phone'), value: customer.phone ?? t('inbox.unknown') },
    { label: t('inbox.email'), value: <Emails customer={customer} /> },
    { label: t('inbox.spent'), value: t('inbox.spent_on', { amount, count: customer.orders_count }) },
    { label: t('inbox.language'), value: customer.language ? languageName(customer.language) : t('inbox.unknown') },
    ...(customer.page_url ? [{ label: t('panel.page'), value: <Page url={customer.page_url} /> }] : []),
  ];
}

/** The known address, and what the customer gave in a chat, which anybody can write. */
function Emails({ customer: { email, unverified_email: given } }: { customer: PanelCustomer }) {
  if (given === null) return email ?? t('inbox.unknown');
  return (
    <>
      {email !== null && <span className="block">{email}</span>}
      <span className="wrap-anywhere">{given}</span> <Tag>{t('panel.unverified')}</Tag>
    </>
  );
}

/** A page of the shop by its path; an address that isn't http is shown as plain text. */
function Page({ url }: { url: string }) {
  const address = URL.parse(url);
  if (address === null || !/^https?:$/.test(address.protocol)) return <span className="wrap-anywhere">{url}</span>;
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      title={address.href}
      className="line-clamp-2 underline underline-offset-2 wrap-anywhere"
    >
      {address.pathname === '/' ? address.host : address.pathname}
    </a>
  );
}
