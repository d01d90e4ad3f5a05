import { orderNumbersIn } from '../entities.ts';
import type { Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain } from '../words.ts';
import { addressIn } from './deeds/address.ts';
import { deedOf } from './deeds/deeds.ts';
import { reasonOfReturn } from './deeds/returning.ts';
import { orderWishes } from './order-wishes.ts';
import { changesSomething } from './orders.ts';

/** What somebody wants who says nothing but an order's number. */
export const asksState = (text: string): Wish => ({ intent: 'track_order', likelihood: 0.9, text, question: true });
const bareNumber =
  /^(?:(?:and|y|et|und|e|order|bestellung|commande|pedido|encomenda|it is|its|number|nr|the|what about|how about|und was ist mit|o|a|el|la|le|die|der|das)\s)*$/;

/** With an order's number beside it, a wish about an order is rather one than not. */
export function ofNumbered(talk: Talk, wish: Wish): Wish | undefined {
  const { told, memory, heard } = talk;
  const [number] = orderNumbersIn(heard.text);
  if (told.order_number === undefined || (told.order_number === memory.told.order_number && number === undefined)) return undefined;
  const { line1, postcode } = addressIn(heard.text);
  const isAddress = line1 !== undefined && postcode !== undefined && deedOf(wish.intent, wish.text) !== 'own_address';
  if (isAddress) return { ...wish, intent: 'change_shipping_address', likelihood: 0.9, text: heard.text, question: false };
  if (wish.likelihood >= 0.2 && (orderWishes.has(wish.intent) || changesSomething(wish))) return wish;
  // "It doesn't fit. H3004": a product's fault in an order of theirs.
  if (wish.intent === 'product_question' && !wish.question && reasonOfReturn(heard.text) === 'size')
    return { intent: 'exchange_item', likelihood: 0.8, text: heard.text, question: false };
  const bare = heard.text.replace(/[\w.+-]{1,64}@[\w.-]{1,200}/g, ' ');
  const rest = plain(number === undefined ? bare : bare.replace(new RegExp(number, 'i'), ' ')).replace(/[^\p{L}\d\s]+/gu, ' ');
  return number !== undefined && bareNumber.test(`${rest.trim()} `.trimStart()) ? asksState(heard.text) : undefined;
}
