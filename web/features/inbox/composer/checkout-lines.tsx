import X from 'lucide-react/icons/x';
import { formatMoney } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type CartLine, detailOf, isSold, variantOf } from './checkout-cart.ts';
import { t } from './checkout-words.ts';

type LinesProps = { lines: readonly CartLine[]; onChange: (lines: CartLine[]) => void };

/** What is in the cart: which variant, how many. */
export function CheckoutLines({ lines, onChange }: LinesProps) {
  if (lines.length === 0) return <p className="py-2 text-ink-3">{t('checkout.make_empty')}</p>;
  const change = (changed: CartLine, part: Partial<CartLine>) =>
    onChange(lines.map((line) => (line === changed ? { ...line, ...part } : line)));
  return (
    <ul className="grid">
      {lines.map((line) => (
        <Line
          key={line.product.product_id + line.variantId}
          line={line}
          onVariant={(variantId) => change(line, { variantId })}
          onQuantity={(quantity) => change(line, { quantity })}
          onRemove={() => onChange(lines.filter((one) => one !== line))}
        />
      ))}
    </ul>
  );
}

type LineProps = { line: CartLine; onVariant: (id: string) => void; onQuantity: (count: number) => void; onRemove: () => void };

function Line({ line, onVariant, onQuantity, onRemove }: LineProps) {
  const { product, variantId, quantity } = line;
  const { name, currency, variants } = product;
  const variant = variantOf(line);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_72px_auto] items-center gap-x-2 gap-y-1 border-b py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        {variants.length > 1 ? (
          <Select
            aria-label={t('checkout.make_variant', { name })}
            value={variantId}
            onChange={({ target }) => onVariant(target.value)}
            className="mt-1 w-full"
          >
            {variants.map((one) => (
              <option key={one.id} value={one.id} disabled={!isSold(one, product.inventory_policy)}>
                {[detailOf(one), formatMoney(one.price, currency), stockOf(one, product)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        ) : (
          variant && (
            <span className="text-sm text-ink-3 tabular-nums">
              {[formatMoney(variant.price, currency), stockOf(variant, product)].filter(Boolean).join(' · ')}
            </span>
          )
        )}
      </span>
      <Input
        type="number"
        min={1}
        max={1000}
        aria-label={t('checkout.make_quantity', { name })}
        value={Number.isNaN(quantity) ? '' : quantity}
        onChange={({ target }) => onQuantity(target.valueAsNumber)}
      />
      <IconButton label={t('checkout.make_remove', { name })} icon={<X />} onClick={onRemove} />
    </li>
  );
}

function stockOf(variant: NonNullable<ReturnType<typeof variantOf>>, { inventory_policy: policy }: CartLine['product']): string {
  if (!isSold(variant, policy)) return t('checkout.make_sold_out');
  return variant.stock === null || policy === 'continue' ? '' : t('checkout.make_left', { count: variant.stock });
}
