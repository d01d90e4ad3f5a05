import { Fragment } from 'preact';
import type { ChatMessage } from '@parley/contract/chat';
import { parseAddress } from '../lib/address.ts';
import { imageAddress } from '../lib/images.ts';
import { writeMoney } from '../lib/money.ts';
import { fill } from '../words/words.ts';
import type { Surroundings } from './surroundings.ts';

type AnyCard = ChatMessage['cards'][number];
type Props<T extends AnyCard['type']> = { card: Extract<AnyCard, { type: T }>; around: Surroundings };

/** A card of a known kind; a newer server's kinds are ignored. */
export function Card({ card, around }: Props<AnyCard['type']>) {
  if (card.type === 'product') return <ProductCard card={card} around={around} />;
  if (card.type === 'order') return <OrderCard card={card} around={around} />;
  return card.type === 'checkout' ? <CheckoutCard card={card} around={around} /> : null;
}

function ProductCard({ card, around: { words, language, host } }: Props<'product'>) {
  const image = imageAddress(card.image, host);
  const stock = card.in_stock ? words.inStock : words.soldOut;
  return (
    <div class="card">
      <span class="photo">
        {image && <img src={image} alt="" decoding="async" onError={(event) => (event.currentTarget.hidden = true)} />}
      </span>
      <span class="bold" dir="auto">
        {card.name}
      </span>
      <span class="small" dir="auto">
        {card.detail ? `${card.detail} · ${stock}` : stock}
      </span>
      <span class="bold">{writeMoney(card.price, card.currency, language)}</span>
    </div>
  );
}

const OrderCard = ({ card, around: { words, language } }: Props<'order'>) => (
  <div class="card order">
    <span class="bold" dir="auto">
      {fill(words.order, { number: card.order_number })}
    </span>
    <span class="bold">{writeMoney(card.total_amount, card.currency, language)}</span>
    <span class="small dot">{card.status}</span>
    {card.detail && (
      <span class="small" dir="auto">
        {card.detail}
      </span>
    )}
  </div>
);

function CheckoutCard({ card, around: { words, language } }: Props<'checkout'>) {
  const { href, protocol } = parseAddress(card.url) ?? { href: '', protocol: '' };
  return (
    <div class="card order">
      {card.lines.map(({ name, detail, quantity, price }, place) => (
        <Fragment key={place}>
          <span dir="auto">
            {quantity} × {name}
            {detail && <span class="small"> {detail}</span>}
          </span>
          <span>{writeMoney(price, card.currency, language)}</span>
        </Fragment>
      ))}
      <span class="bold">{words.total}</span>
      <span class="bold">{writeMoney(card.total_amount, card.currency, language)}</span>
      {/^https?:$/.test(protocol) && (
        <a class="pay bold" href={href} target="_blank" rel="noopener noreferrer">
          {words.checkout}
          <span class="hidden"> ({words.opensTab})</span>
        </a>
      )}
    </div>
  );
}
