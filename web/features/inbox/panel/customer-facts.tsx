import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { languageName } from '../../../lib/languages.ts';
import type { PanelCustomer } from './panel-facts.ts';
import { t } from './words.ts';

/** What one wants to know of a customer at a glance, label beside value. */
export function factsOf(customer: PanelCustomer): { label: string; value: ReactNode }[] {
  const amount = formatMoney(customer.spent, customer.currency);
  return [
    { label: t('inbox.phone'), value: customer.phone ?? t('inbox.unknown') },
    { label: t('inbox.email'), value: customer.email ?? t('inbox.unknown') },
    { label: t('inbox.spent'), value: t('inbox.spent_on', { amount, count: customer.orders_count }) },
    { label: t('inbox.language'), value: customer.language ? languageName(customer.language) : t('inbox.unknown') },
    ...(customer.page_url ? [{ label: t('panel.page'), value: <Page url={customer.page_url} /> }] : []),
  ];
}

/** A page of the shop by its path; what is no address of the web is only told. */
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
