import { orderNumbersIn } from '../entities.ts';
import type { DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { plain } from '../words.ts';
import { addressIn } from './actions/address.ts';
import { actionOf } from './actions/actions.ts';
import { reasonOfReturn } from './actions/returning.ts';
import { orderIntents } from './order-intents.ts';
import { changesSomething } from './orders.ts';

/** A bare order number asks for that order's status. */
export const asksState = (text: string): DetectedIntent => ({ intent: 'track_order', likelihood: 0.9, text, question: true });
const numberOnly =
  /^(?:(?:and|y|et|und|e|order|bestellung|commande|pedido|encomenda|it is|its|number|nr|the|what about|how about|und was ist mit|o|a|el|la|le|die|der|das)\s)*$/;

/** An order number makes an uncertain order intent more likely. */
export function ofNumbered(dialogue: DialogueContext, detected: DetectedIntent): DetectedIntent | undefined {
  const { slots, memory, nlu } = dialogue;
  const [number] = orderNumbersIn(nlu.text);
  if (slots.order_number === undefined || (slots.order_number === memory.slots.order_number && number === undefined)) return undefined;
  const { line1, postcode } = addressIn(nlu.text);
  const isAddress = line1 !== undefined && postcode !== undefined && actionOf(detected.intent, detected.text) !== 'own_address';
  if (isAddress) return { ...detected, intent: 'change_shipping_address', likelihood: 0.9, text: nlu.text, question: false };
  if (detected.likelihood >= 0.2 && (orderIntents.has(detected.intent) || changesSomething(detected))) return detected;
  // "It doesn't fit. H3004" is about an item in an order, not about a product in general.
  if (detected.intent === 'product_question' && !detected.question && reasonOfReturn(nlu.text) === 'size')
    return { intent: 'exchange_item', likelihood: 0.8, text: nlu.text, question: false };
  const withoutNumber = nlu.text.replace(/[\w.+-]{1,64}@[\w.-]{1,200}/g, ' ');
  const rest = plain(number === undefined ? withoutNumber : withoutNumber.replace(new RegExp(number, 'i'), ' ')).replace(
    /[^\p{L}\d\s]+/gu,
    ' ',
  );
  return number !== undefined && numberOnly.test(`${rest.trim()} `.trimStart()) ? asksState(nlu.text) : undefined;
}
