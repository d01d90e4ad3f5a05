import type { Order, OrderReturn } from '@parley/contract/orders';
import { webAddressOf } from '@parley/contract/web-address';
import { useState } from 'react';
import { formatMoney, formatWhen } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useEndReturn, useUpdateShipment } from './actions-data.ts';
import { ReceiveForm } from './receive-form.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { placeOf } from './place.ts';
import { Tracking } from './tracking.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { t } from './messages.ts';

/** Shipments, and returns expected or received. Imported tracking belongs to no shipment. */
export const OrderRecords = ({ order }: { order: Order }) => (
  <>
    {order.shipments.length + alone(order).length > 0 && (
      <section aria-label={t('orders.shipments')} className="grid gap-2 border-t pt-3">
        <h3 className="font-strong">{t('orders.shipments')}</h3>
        {order.shipments.map((shipment) => (
          <Shipment key={shipment.id} order={order} shipment={shipment} />
        ))}
        {alone(order).length > 0 && (
          <p className="text-sm break-words">
            <Tracking values={alone(order)} />
          </p>
        )}
      </section>
    )}
    <OrderRefunds order={order} />
    {order.return_records.length > 0 && (
      <section aria-label={t('orders.return_records')} className="grid gap-2 border-t pt-3">
        <h3 className="font-strong">{t('orders.return_records')}</h3>
        {order.return_records.map((record) => (
          <Return key={record.id} order={order} record={record} />
        ))}
      </section>
    )}
  </>
);

const alone = ({ tracking, shipments }: Order) =>
  tracking.filter((one) => shipments.every(({ tracking_number: number }) => number !== one));

function Shipment({ order, shipment }: { order: Order; shipment: Order['shipments'][number] }) {
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateShipment(order);
  const mayChange = order.actions.includes('note');
  const label = [shipment.carrier, shipment.tracking_number].filter(Boolean).join(' · ');
  // One stored before addresses were checked may be no link.
  const address = webAddressOf(shipment.tracking_url ?? '');
  return (
    <div className="grid gap-1 text-sm">
      <span className="flex items-center gap-2">
        <b className="font-medium">{t('orders.shipment', { number: shipment.number })}</b>
        <StatusDot tone={shipment.state === 'delivered' ? 'ok' : 'info'}>{t(`orders.shipment_state_${shipment.state}`)}</StatusDot>
        <span className="ms-auto text-ink-3">{formatWhen(shipment.shipped_at)}</span>
      </span>
      <span className="text-ink-3">
        {shipment.lines.map(({ name, quantity }) => t('orders.return_line', { name, count: quantity })).join(' · ')}
      </span>
      {isElsewhere(order, shipment) && (
        <span className="text-ink-3">{t('orders.shipped_to', { place: placeOf(shipment.shipping_address) })}</span>
      )}
      {label !== '' &&
        (address ? (
          <a href={address} target="_blank" rel="noreferrer" className="truncate underline underline-offset-2">
            {label}
          </a>
        ) : (
          <span className="truncate">{label}</span>
        ))}
      {mayChange && (
        <span className="flex gap-1.5">
          {shipment.state === 'shipped' && (
            <Button busy={update.isPending} onClick={() => update.deliver(shipment.id)}>
              {t('orders.do_delivered')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => setEditing(true)}>
            {t('orders.do_edit_tracking')}
          </Button>
        </span>
      )}
      {isEditing && <TrackingForm order={order} shipment={shipment} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** What shipped before the order's address changed. */
const isElsewhere = (order: Order, { shipping_address: to }: Order['shipments'][number]) =>
  to !== null && placeOf(to) !== placeOf(order.shipping_address);

function Return({ order, record }: { order: Order; record: OrderReturn }) {
  const [isReceiving, setReceiving] = useState(false);
  const end = useEndReturn(order, record);
  const can = (action: OrderReturn['actions'][number]) => record.actions.includes(action);
  const name =
    record.kind === 'return' ? t('orders.return_of', { number: record.number }) : t('orders.exchange_of', { number: record.number });
  return (
    <div className="grid gap-1 text-sm">
      <span className="flex items-center gap-2">
        <b className="font-medium">{name}</b>
        <StatusDot tone={record.state === 'requested' || record.state === 'received' ? 'human' : 'neutral'}>
          {t(`orders.return_state_${record.state}`)}
        </StatusDot>
        <span className="ms-auto text-ink-3 tabular-nums">{moneyOf(record, order.currency)}</span>
      </span>
      {record.lines.map((line) => (
        <span key={line.line_id} className="text-ink-3">
          {line.new_name
            ? t('orders.return_for', { name: wordsOf(line.name, line.options), other: wordsOf(line.new_name, line.new_options ?? {}) })
            : t('orders.return_line', { name: wordsOf(line.name, line.options), count: line.quantity })}
          {line.received > 0 && ` · ${t('orders.return_came', { received: line.received, quantity: line.quantity })}`}
        </span>
      ))}
      <span className="text-ink-3">{[t(`orders.reason_${record.reason}`), record.note].filter(Boolean).join(' · ')}</span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        {can('receive') && (
          <Button variant="primary" onClick={() => setReceiving(true)}>
            {t('orders.do_receive')}
          </Button>
        )}
        {can('close') && <Button onClick={() => end.to('closed')}>{t('orders.do_close')}</Button>}
        {can('decline') && <Button onClick={() => end.to('declined')}>{t('orders.do_decline')}</Button>}
        {can('cancel') && (
          <Button variant="ghost" onClick={() => end.to('cancelled')}>
            {t('orders.do_cancel_return')}
          </Button>
        )}
      </span>
      {isReceiving && <ReceiveForm order={order} record={record} name={name} onClose={() => setReceiving(false)} />}
    </div>
  );
}

const wordsOf = (name: string, options: Record<string, string>) => [name, Object.values(options).join(', ')].filter(Boolean).join(', ');

/** The expected refund, and once the units are received the actual one: for an unpaid order it can be lower. */
function moneyOf({ kind, state, difference, refund_amount: refund, refunded }: OrderReturn, currency: string): string {
  const isSettled = state === 'received' || state === 'closed';
  if (kind === 'return') return t('orders.return_refund', { amount: formatMoney(isSettled ? refunded : refund, currency) });
  const amount = formatMoney(difference.replace('-', ''), currency);
  if (Number(difference) === 0) return '';
  return difference.startsWith('-') ? t('orders.exchange_refunds', { amount }) : t('orders.exchange_charges', { amount });
}
