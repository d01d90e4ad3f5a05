import { useState } from 'react';
import { MoreButton } from './more-button.tsx';
import { PanelOrder, type PanelOrderFacts } from './panel-order.tsx';
import { t } from './words.ts';

/** As many as leave what the AI did in sight. */
const atFirst = 2;

/** The customer's orders; the rest on request. */
export function PanelOrders({ orders }: { orders: readonly PanelOrderFacts[] }) {
  const [isAll, setAll] = useState(false);
  if (orders.length === 0) return <p className="text-sm text-ink-3">{t('inbox.no_orders')}</p>;
  const hidden = isAll ? 0 : Math.max(0, orders.length - atFirst);
  return (
    <div className="grid gap-1.5">
      {orders.slice(0, orders.length - hidden).map((order) => (
        <PanelOrder key={order.id} order={order} />
      ))}
      {hidden > 0 && <MoreButton words={t('inbox.more_orders', { count: hidden })} onClick={() => setAll(true)} />}
    </div>
  );
}
