import { getProduct, type Variant } from '@parley/contract/products';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type ChoiceProps = {
  product: string;
  /** The current variant, which is not offered. */
  now: string | null;
  currency: string;
  label: string;
  /** The label of the empty option. */
  none: string;
  value: string;
  onChange: (variant: string) => void;
};

/** The other variants of a product, with price and stock. */
export function VariantChoice({ product, now, currency, label, none, value, onChange }: ChoiceProps) {
  const { data } = useRead(getProduct, { merchant: useMerchantId(), id: product });
  const others = (data?.variants ?? []).filter(({ id }) => id !== now);
  return (
    <Select aria-label={label} name="changes" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      {others.map((variant) => (
        <option key={variant.id} value={variant.id}>
          {wordsOf(variant, currency)}
        </option>
      ))}
    </Select>
  );
}

function wordsOf({ options, sku, price, stock, available }: Variant, currency: string): string {
  const name = Object.values(options).join(', ') || (sku ?? '');
  const isOut = stock === null ? !available : stock <= 0;
  const words = { name, price: formatMoney(price, currency) };
  return isOut ? t('orders.items_none_left', words) : t('orders.items_price', words);
}
