import { emailsIn, nameIn, orderNumbersIn, postcodeIn } from './entities.ts';
import type { Awaited, Memory, Told } from './memory.ts';

/** What the customer has told of themselves up to now; what was asked for may stand alone. */
export function listen(text: string, memory: Memory): Told {
  const asked = (what: Awaited) => memory.awaiting === what;
  const told = {
    order_number: orderNumbersIn(text, asked('order_number'))[0],
    email: emailsIn(text).at(-1),
    name: nameIn(text, asked('name')),
    postcode: postcodeIn(text, asked('postcode') || asked('name')),
  };
  return { ...memory.told, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) };
}
