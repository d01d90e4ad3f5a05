import { unitsText } from './actions/units.ts';
import type { Card } from '@parley/contract/messages';
import { orderStatusNames } from '@parley/contract/order-status-names';
import { trackingParts } from '@parley/contract/web-address';
import type { Order } from '../tools.ts';
import { inOneLine, sayDay } from '../speech.ts';
import type { DialogueContext } from '../dialogue.ts';

/** Renders an order: as a sentence, as a card, as a source. */
export const sentence = ({ say, replyLanguage, briefing }: DialogueContext, order: Order) =>
  say.order({
    number: order.order_number,
    status: say.status[order.status] ?? order.status,
    placed: sayDay(order.placed_at, briefing.shop.timeZone, replyLanguage),
    tracking: order.tracking,
    items: itemsOf(order),
  });

export function sayOrder(dialogue: DialogueContext, order: Order, tracked = false) {
  const { say } = dialogue;
  const { numbers, links } = trackingParts(order.status === 'shipped' ? order.tracking : []);
  return inOneLine(
    sentence(dialogue, order),
    numbers.length > 0 && say.tracking(numbers),
    tracked ? say.statusMeaning[order.status] : '',
    say.payment[order.payment_status],
    links.length > 0 && say.trackingLinks(links),
  );
}

export const itemsOf = ({ lines }: Order) => {
  const shown = lines.slice(0, 3).map(({ quantity, name }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  return [...shown, ...(lines.length > 3 ? [`+ ${lines.length - 3}`] : [])].join(', ');
};
/** Everything in an order, with the version of each item. */
export const allItemsOf = ({ lines }: Order) => lines.map((line) => unitsText(line, line.quantity).replace(/^1 × /, '')).join(', ');
export const cardOf = (order: Order, { replyLanguage }: Pick<DialogueContext, 'replyLanguage'>): Card => ({
  type: 'order',
  order_id: order.id,
  order_number: order.order_number,
  status: order.status,
  status_text: orderStatusNames[replyLanguage][order.status],
  total_amount: order.total_amount,
  currency: order.currency,
  detail: itemsOf(order),
});
export const sourceOf = (order: Order) => ({
  kind: 'order' as const,
  id: order.id,
  title: `Order ${order.order_number}`,
  score: 1,
  excerpt: `${order.status}, ${order.payment_status}: ${itemsOf(order)}`.slice(0, 300),
});
