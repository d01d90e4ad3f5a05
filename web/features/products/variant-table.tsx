import type { Product, Variant } from '@parley/contract/products';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { t } from './words.ts';

export const variantName = ({ options }: Pick<Variant, 'options'>) => Object.values(options).join(' / ') || t('products.only_variant');

/** What each variant costs and how much is left of it. */
export function VariantTable({ product: { variants, currency } }: { product: Product }) {
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
