import type { Order } from '@parley/contract/orders';
import { getTaxes } from '@parley/contract/taxes';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { t } from './messages.ts';

/** Why a draft without an address has no tax in a shop that charges some. */
export function NoTax({ order }: { order: Order }) {
  const merchant = useMerchantId();
  const isOpen = order.status === 'draft' && order.shipping_address === null && !order.tax_exempt && Number(order.tax) === 0;
  const { data } = useRead(getTaxes, { merchant }, { enabled: useMay('settings:read') && isOpen });
  if (!isOpen || !data || data.items.length === 0 || data.country !== null) return null;
  return (
    <p role="status" className="rounded-lg border border-human-line bg-human-soft px-3 py-2.5">
      {t('orders.no_tax')}
    </p>
  );
}
