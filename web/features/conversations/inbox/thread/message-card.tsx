import type { Card } from '@parley/contract/messages';
import CreditCard from 'lucide-react/icons/credit-card';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../lib/format.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { lineTotal } from '@parley/contract/money';
import { orderStatusWord, orderTone } from '../panel/order-status.ts';
import { t } from './messages.ts';

/** A product, order or cart within a message, as the customer saw it then. */
export function MessageCard({ card }: { card: Card }) {
  if (card.type === 'checkout') return <CheckoutCard card={card} />;
  return card.type === 'product' ? <ProductCard card={card} /> : <OrderCard card={card} />;
}

function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex w-[264px] max-w-full items-center gap-2.5 rounded-lg border bg-surface p-2 text-start text-ink shadow-paper hover:border-line-strong"
    >
      {children}
    </Link>
  );
}

function ProductCard({ card }: { card: Extract<Card, { type: 'product' }> }) {
  return (
    <CardLink to={`/products?product=${card.product_id}`}>
      <Picture src={card.image} className="size-11" />
      <span className="grid min-w-0 flex-1 grid-cols-1 text-sm">
        <b className="truncate">{card.name}</b>
        <span className="truncate text-ink-3">{card.detail}</span>
        <span className="flex items-center justify-between gap-2 tabular-nums">
          {formatMoney(card.price, card.currency)}
          <StatusDot tone={card.in_stock ? 'ok' : 'bad'} className="text-xs">
            {card.in_stock ? t('inbox.in_stock') : t('inbox.out_of_stock')}
          </StatusDot>
        </span>
      </span>
    </CardLink>
  );
}

function OrderCard({ card }: { card: Extract<Card, { type: 'order' }> }) {
  return (
    <CardLink to={`/orders?order=${card.order_id}`}>
      <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-hover text-ink-3">
        <ShoppingBag />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 text-sm tabular-nums">
        <span className="flex justify-between gap-2">
          <b className="truncate">{card.order_number}</b>
          {formatMoney(card.total_amount, card.currency)}
        </span>
        <span className="truncate text-ink-3">{card.detail}</span>
        <StatusDot tone={orderTone(card.status)} className="text-xs">
          {orderStatusWord(card.status)}
        </StatusDot>
      </span>
    </CardLink>
  );
}

/** The cart, and the link where the customer pays. */
function CheckoutCard({ card }: { card: Extract<Card, { type: 'checkout' }> }) {
  const money = (amount: string) => formatMoney(amount, card.currency);
  const parts = [
    [t('thread.checkout_discount'), card.discount && `−${money(card.discount)}`],
    [t('thread.checkout_shipping'), card.shipping && money(card.shipping)],
    [t('thread.checkout_tax'), card.tax && money(card.tax)],
  ];
  return (
    <div className="grid w-[264px] max-w-full gap-1.5 rounded-lg border bg-surface p-2.5 text-start text-sm text-ink shadow-paper">
      <p className="flex items-center gap-2">
        <CreditCard aria-hidden className="text-ink-3" />
        <b>{t('thread.checkout')}</b>
      </p>
      <ul className="grid gap-1">
        {card.lines.map((line, index) => (
          <li key={index} className="flex gap-2 tabular-nums">
            <span className="min-w-0 truncate" title={line.detail || undefined}>
              {t('thread.checkout_line', { quantity: line.quantity, name: [line.name, line.detail].filter(Boolean).join(', ') })}
            </span>
            <span className="ms-auto text-ink-3">{formatMoney(lineTotal(line.price, line.quantity, card.currency), card.currency)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 border-t pt-1.5 tabular-nums">
        {parts.map(
          ([name, amount]) =>
            amount && (
              <Fragment key={name}>
                <dt className="text-ink-3">{name}</dt>
                <dd className="text-ink-3">{amount}</dd>
              </Fragment>
            ),
        )}
        <dt className="font-strong">{t('thread.checkout_total')}</dt>
        <dd className="font-strong">
          {card.tax === null ? t('thread.checkout_plus_tax', { amount: money(card.total_amount) }) : money(card.total_amount)}
        </dd>
      </dl>
      {isWebAddress(card.url) && (
        <a href={card.url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
          {t('thread.checkout_open')}
        </a>
      )}
    </div>
  );
}

/** A path of our own or an http address; a card never runs a script. */
const isWebAddress = (url: string) => /^(https?:\/\/|\/(?!\/))/iu.test(url);
