import { formatMoney, formatRelative } from '../../../lib/format.ts';
import { useNow } from '../use-now.ts';
import type { PanelFacts } from './panel-facts.ts';
import { t } from './words.ts';

type Cart = NonNullable<PanelFacts['cart']>;

/** What the customer has in the cart, as far as the shop's page told. */
export function PanelCart({ cart }: { cart: Cart }) {
  const now = useNow();
  const priceOf = (amount: string | null) => (amount !== null && cart.currency !== null ? formatMoney(amount, cart.currency) : null);
  const total = priceOf(cart.total);
  return (
    <div className="grid gap-1 rounded-lg border bg-surface px-[11px] py-[9px] text-sm shadow-paper">
      {cart.items.map((item, index) => (
        <p key={index} className="flex gap-2 tabular-nums">
          <span className="min-w-0 truncate">{t('panel.cart_line', { quantity: item.quantity, name: item.name })}</span>
          <span className="ms-auto shrink-0 text-ink-3">{priceOf(item.price)}</span>
        </p>
      ))}
      <p className="flex justify-between gap-2 border-t pt-1 tabular-nums">
        <span className="text-ink-3">{t('panel.cart_at', { time: formatRelative(cart.at, now) })}</span>
        {total && (
          <b>
            <span className="sr-only">{t('panel.cart_total')}: </span>
            {total}
          </b>
        )}
      </p>
    </div>
  );
}
