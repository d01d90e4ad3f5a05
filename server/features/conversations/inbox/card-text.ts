import type { Card } from '@parley/contract/messages';

/** A card for text-only channels: name, price and link. */
export function cardText(card: Card): string {
  if (card.type === 'product') return lineOf(card.name, card.detail, `${card.price} ${card.currency}`);
  if (card.type === 'order') return lineOf(card.order_number, card.detail, `${card.total_amount} ${card.currency}`);
  const lines = card.lines.map(({ name, detail, quantity, price }) => lineOf(`${quantity} × ${name}`, detail, `${price} ${card.currency}`));
  return [...lines, `${card.total_amount} ${card.currency}`, card.url].join('\n');
}
const lineOf = (...parts: string[]) => parts.filter(Boolean).join(' · ');
