import type { Order } from '@parley/contract/orders';
import { Link } from 'react-router';
import { KeyValue } from '../../ui/key-value.tsx';
import { t } from './words.ts';

/** Who ordered, where it goes, how it is paid, who sold it. */
export function OrderFacts({ order }: { order: Order }) {
  const {
    customer,
    shipping_address: to,
    payment_terms: terms,
    payment_method_label: method,
    channel,
    sold_by: seller,
    seller_name: name,
  } = order;
  const place =
    to && [to.name, to.line1, to.line2, [to.postcode, to.city].filter(Boolean).join(' '), to.region, to.country].filter(Boolean);
  const items = [
    customer && {
      label: t('orders.customer'),
      value: (
        <Link to={`/customers?customer=${customer.id}`} className="hover:underline">
          <bdi>{customer.name}</bdi>
          {customer.email && <span className="block truncate text-ink-3">{customer.email}</span>}
        </Link>
      ),
    },
    place && { label: t('orders.address'), value: place.join(', ') },
    { label: t('orders.paid_with'), value: [t(`orders.terms_${terms}`), method].filter(Boolean).join(' · ') },
    { label: t('orders.channel'), value: t(`orders.channel_${channel}`) },
    seller && { label: t('orders.sold_by'), value: [t(`orders.seller_${seller}`), name].filter(Boolean).join(' · ') },
    order.brand && { label: t('orders.brand'), value: order.brand.name },
  ];
  return <KeyValue items={items.filter((item) => item !== null)} />;
}
