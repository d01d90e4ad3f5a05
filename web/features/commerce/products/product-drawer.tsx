import type { Product, Variant } from '@parley/contract/products';
import { Link } from 'react-router';
import { formatDateTime, formatMoney, formatNumber, formatWhen } from '../../../lib/format.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { valueWords } from './metafields/value-words.ts';
import { useProduct } from './data.ts';
import { priceWords, Stock } from './product-columns.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductDoctor } from './product-doctor.tsx';
import { variantName } from './variant-name.ts';
import { statusTone } from './tones.ts';
import { t } from './messages.ts';

type DrawerProps = { id: string; onClose: () => void };

/** A product beside the list: details, price, stock, and the AI's view of it. */
export default function ProductDrawer({ id, onClose }: DrawerProps) {
  const { data: product, isError, error, refetch, isFetching } = useProduct(id);
  const status = product && <StatusDot tone={statusTone[product.status]}>{t(`products.status_${product.status}`)}</StatusDot>;
  return (
    <Drawer title={product?.name ?? t('products.product')} status={status} onClose={onClose}>
      {product && <Body product={product} onClose={onClose} />}
      {!product && !isError && <SkeletonRows rows={8} rowHeight={48} />}
      {!product && isError && (
        <ErrorState
          {...(error.status === 404 ? { title: t('products.missing'), text: '' } : { retry: () => void refetch(), busy: isFetching })}
        />
      )}
    </Drawer>
  );
}

const Body = ({ product, onClose }: { product: Product; onClose: () => void }) => (
  <div className="grid gap-5">
    <div className="flex gap-4">
      <Picture src={product.image} alt={product.images[0]?.alt ?? ''} className="size-24 rounded-md!" />
      <div className="flex min-w-0 flex-1 flex-wrap content-end items-end gap-2">
        <ProductActions product={product} onClose={onClose} />
      </div>
    </div>
    <ProductFacts product={product} />
    <VariantTable product={product} />
    <section className="grid gap-1.5">
      <h3 className="text-sm font-medium text-ink-3">{t('products.description')}</h3>
      <p className="whitespace-pre-line">{product.description || <span className="text-ink-3">{t('products.no_description')}</span>}</p>
    </section>
    {product.images.length > 1 && <Pictures product={product} />}
    <ProductDoctor id={product.product_id} />
  </div>
);

const Pictures = ({ product: { images } }: { product: Product }) => (
  <section className="grid gap-1.5">
    <h3 className="text-sm font-medium text-ink-3">{t('products.images')}</h3>
    <ul className="flex flex-wrap gap-2">
      {images.map(({ url, alt }, place) => (
        <li key={`${place} ${url}`}>
          <Picture src={url} alt={alt} className="size-16" />
        </li>
      ))}
    </ul>
  </section>
);

const ordersWith = (id: string) =>
  `/orders?filter=${encodeURIComponent(JSON.stringify({ match: 'all', conditions: [{ field: 'product', op: 'is', value: [id] }] }))}`;

/** Price, stock, vendor and sales. */
function ProductFacts({ product }: { product: Product }) {
  const { product_id: id, compare_at_price: was, currency, category, brand, shop_brand, tags, inventory_policy: policy } = product;
  const price = was ? t('products.price_was', { price: priceWords(product), was: formatMoney(was, currency) }) : priceWords(product);
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
    category && { label: t('products.field_category'), value: category },
    brand && { label: t('products.field_maker'), value: brand },
    { label: t('products.field_brand'), value: shop_brand?.name ?? t('products.default_brand') },
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
    product.collections.length > 0 && {
      label: t('products.collections'),
      value: (
        <span className="flex flex-wrap gap-1">
          {product.collections.map((collection) => (
            <Tag key={collection.id}>{collection.name}</Tag>
          ))}
        </span>
      ),
    },
    ...product.metafields.map((one) => ({ label: one.name, value: valueWords(one) })),
    { label: t('products.field_source'), value: [t(`products.source_${product.source}`), product.external_id].filter(Boolean).join(' · ') },
    {
      label: t('products.field_updated_at'),
      value: <time title={formatDateTime(product.updated_at)}>{formatWhen(product.updated_at)}</time>,
    },
  ];
  return <KeyValue items={items.filter((item) => item !== null && item !== false && item !== '')} />;
}

/** Price and stock of each variant. */
function VariantTable({ product: { variants, currency } }: { product: Product }) {
  return (
    <div className="-mx-[18px] max-h-80 overflow-auto px-[18px]">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="sticky top-0 border-b bg-surface text-start text-xs text-ink-3">
            <th className="py-1.5 pe-3 text-start font-medium">{t('products.variant')}</th>
            <th className="py-1.5 pe-3 text-end font-medium">{t('products.price')}</th>
            <th className="py-1.5 pe-3 text-start font-medium">{t('products.stock')}</th>
            <th className="py-1.5 text-start font-medium">{t('products.sku')}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.id} className="border-b last:border-0">
              <th scope="row" className="py-1.5 pe-3 text-start font-medium">
                {variantName(variant)}
              </th>
              <td className="py-1.5 pe-3 text-end whitespace-nowrap">
                {variant.compare_at_price && <s className="me-1.5 text-ink-3">{formatMoney(variant.compare_at_price, currency)}</s>}
                {formatMoney(variant.price, currency)}
              </td>
              <td className="py-1.5 pe-3 whitespace-nowrap">
                <VariantStock variant={variant} />
              </td>
              <td className="py-1.5 break-all text-ink-2">{variant.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VariantStock({ variant: { stock, available } }: { variant: Variant }) {
  if (!available) return <StatusDot tone="neutral">{t('products.not_for_sale')}</StatusDot>;
  if (stock === null) return <StatusDot tone="neutral">{t('products.stock_not_counted')}</StatusDot>;
  return (
    <StatusDot tone={stock > 0 ? 'ok' : 'bad'}>
      {stock > 0 ? formatNumber(stock) : `${formatNumber(stock)} · ${t('products.stock_out')}`}
    </StatusDot>
  );
}
