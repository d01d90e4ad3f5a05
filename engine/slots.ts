import { emailsIn, nameIn, orderNumbersIn, postcodeIn } from './entities.ts';
import type { Awaited, Memory, Slots } from './memory.ts';

/** Everything the customer has said about themselves so far; requested data may stand alone. */
export function fillSlots(text: string, memory: Memory): Slots {
  const isRequested = (what: Awaited) => memory.awaiting === what;
  const slots = {
    order_number: orderNumbersIn(text, isRequested('order_number'))[0],
    email: emailsIn(text).at(-1),
    name: nameIn(text, isRequested('name')),
    postcode: postcodeIn(text, isRequested('postcode') || isRequested('name')),
  };
  return { ...memory.slots, ...Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) };
}
