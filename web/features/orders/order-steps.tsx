import type { Order, OrderStatus } from '@parley/contract/orders';
import { cx } from '../../lib/cx.ts';
import { t } from './words.ts';

const way: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'];

/** The way of an order from left to right; one that left it says so by its status alone. */
export function OrderSteps({ order: { status } }: { order: Pick<Order, 'status'> }) {
  const at = way.indexOf(status);
  if (at < 0) return null;
  return (
    <ol aria-label={t('orders.steps')} className="grid grid-cols-5 text-center text-sm max-md:text-xs">
      {way.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={cx('relative grid justify-items-center gap-1.5', place <= at ? 'text-ink' : 'text-ink-3')}
        >
          {place > 0 && (
            <span
              aria-hidden
              className={cx(
                'absolute end-[calc(50%+8px)] start-[calc(-50%+8px)] top-[4px] h-px',
                place <= at ? 'bg-ink' : 'bg-line-strong',
              )}
            />
          )}
          <span aria-hidden className={cx('size-[9px] rounded-full', place <= at ? 'bg-ink' : 'bg-line-strong')} />
          <span className="max-w-full truncate">{t(`orders.status_${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
