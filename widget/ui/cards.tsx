import type { ChatMessage } from '@parley/contract/chat';
import { imageAddress } from '../lib/images.ts';
import { writeMoney } from '../lib/money.ts';
import { fill } from '../words/words.ts';
import type { Surroundings } from './surroundings.ts';

type AnyCard = ChatMessage['cards'][number];
type Props<T extends AnyCard['type']> = { card: Extract<AnyCard, { type: T }>; around: Surroundings };

/** A card of a kind we know; a newer server's kinds are passed over. */
export function Card({ card, around }: Props<AnyCard['type']>) {
  if (card.type === 'product') return <ProductCard card={card} around={around} />;
  return card.type === 'order' ? <OrderCard card={card} around={around} /> : null;
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
