import type { Product } from '@parley/contract/products';
import { Drawer } from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useProduct } from './data.ts';
import { Picture } from './picture.tsx';
import { ProductDeeds } from './product-deeds.tsx';
import { ProductDoctor } from './product-doctor.tsx';
import { ProductFacts } from './product-facts.tsx';
import { statusTone } from './tones.ts';
import { VariantTable } from './variant-table.tsx';
import { t } from './words.ts';

type DrawerProps = { id: string; onClose: () => void };

/** One product beside the list: what it is, what it costs, what is left of it, and what the AI makes of it. */
export default function ProductDrawer({ id, onClose }: DrawerProps) {
  const { data: product, isError, error, refetch, isFetching } = useProduct(id);
  const status = product && <StatusDot tone={statusTone[product.status]}>{t(`products.status_${product.status}`)}</StatusDot>;
  return (
    <Drawer title={product?.name ?? t('products.product')} status={status} onClose={onClose} className="md:w-[460px]!">
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
        <ProductDeeds product={product} onClose={onClose} />
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
