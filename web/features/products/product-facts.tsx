import type { Product } from '@parley/contract/products';
import { Link } from 'react-router';
import { formatDateTime, formatMoney, formatWhen } from '../../lib/format.ts';
import { KeyValue } from '../../ui/key-value.tsx';
import { Tag } from '../../ui/tag.tsx';
import { priceWords, Stock } from './product-columns.tsx';
import { t } from './words.ts';

const ordersWith = (id: string) =>
  `/orders?filter=${encodeURIComponent(JSON.stringify({ match: 'all', conditions: [{ field: 'product', op: 'is', value: [id] }] }))}`;

/** What it costs, what is left, whose it is and how it sells. */
export function ProductFacts({ product }: { product: Product }) {
  const { product_id: id, compare_at_price: was, currency, category, brand, shop_brand, tags, inventory_policy: policy } = product;
  const price = was ? `${priceWords(product)} · ${t('products.was')} ${formatMoney(was, currency)}` : priceWords(product);
  const items = [
    { label: t('products.price'), value: price },
    { label: t('products.stock'), value: <Stock row={product} /> },
    { label: t('products.policy'), value: t(`products.policy_${policy}_short`) },
    {
      label: t('products.sold'),
      value: (
        <>
          {t('products.sold_pieces', { count: product.sold_30_days })} ·{' '}
          <Link to={ordersWith(id)} className="underline underline-offset-2">
            {t('products.show_orders')}
          </Link>
        </>
      ),
    },
    category && { label: t('products.category'), value: category },
    brand && { label: t('products.maker'), value: brand },
    { label: t('products.brand'), value: shop_brand?.name ?? t('products.default_brand') },
    tags.length > 0 && {
      label: t('products.tags'),
      value: (
        <span className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      ),
    },
    { label: t('products.source'), value: [t(`products.source_${product.source}`), product.external_id].filter(Boolean).join(' · ') },
    {
      label: t('products.updated'),
      value: <time title={formatDateTime(product.updated_at)}>{formatWhen(product.updated_at)}</time>,
    },
  ];
  return <KeyValue items={items.filter((item) => item !== null && item !== false && item !== '')} />;
}
