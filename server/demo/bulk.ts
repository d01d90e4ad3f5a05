// Content in bulk for `npm run seed`: as many records as asked for, cheap to make, each read once. The same numbers give the same content.
import { day, iso, minute } from './calendar.ts';
import { demoProducts } from './catalogue/products.ts';
import type { ImportedCustomer, ImportedOrder, ImportedProduct } from '@parley/contract/imports';
import { amount, cents } from './money.ts';
import { names } from './people/names.ts';
import { places } from './people/places.ts';
import type { DemoConversation, DemoMessage } from './records.ts';
import { countries, deliveries } from './shipping.ts';
import { mara, theo } from './team.ts';
import { bulkAnswers, bulkQuestions, type BulkLine } from './bulk-lines.ts';

const year = 365 * day;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
/** Spreads a counter: neighbours differ in all they draw. */
const mixed = (index: number) => Math.imul(index + 1, 2_654_435_761) >>> 4;

export const bulkProductId = (index: number) => `bulk-product-${index}`;
export const bulkCustomerId = (index: number) => `bulk-customer-${index}`;
export const bulkOrderNumber = (index: number) => `B${100_000 + index}`;

const series = ['Classic', 'North', 'Coast', 'Island', 'Trail', 'Studio', 'Garden', 'Travel', 'Winter', 'Summer', 'Pocket', 'Family'];

/** Products that vary the shop's range: "Drift Water Bottle, North 17". */
export function* bulkProducts(count: number): Generator<ImportedProduct> {
  for (let index = 0; index < count; index++) {
    const model = at(demoProducts, index);
    const name = `${model.name}, ${at(series, mixed(index))} ${Math.floor(index / demoProducts.length) + 1}`;
    const variants = model.variants.slice(0, 1 + (index % 3)).map((variant, place) => ({
      ...variant,
      external_id: `${bulkProductId(index)}-${place}`,
      sku: `BULK-${index}-${place}`,
      price: amount(cents(variant.price) + (mixed(index) % 900)),
      stock: mixed(index + place) % 60,
    }));
    yield { ...model, external_id: bulkProductId(index), name, status: 'active', variants };
  }
}

/** Customers who joined within the two years before `now`. */
export function* bulkCustomers(count: number, now: Date): Generator<ImportedCustomer> {
  for (let index = 0; index < count; index++) {
    const country = at(countries, mixed(index));
    const [first_name, last_name] = [at(names[country].first, mixed(index) >> 3), at(names[country].last, mixed(index) >> 9)];
    const [city, postcode] = at(places[country].towns, index);
    yield {
      external_id: bulkCustomerId(index),
      first_name,
      last_name,
      email: `customer${index}@bulk.example`,
      phone: `+31 6 55 ${String(100_000 + index).slice(-6)}`,
      language: country === 'GB' ? 'en' : country.toLowerCase(),
      addresses: [
        {
          line1: places[country].line(at(places[country].streets, index), 1 + (index % 190)),
          city,
          postcode: postcode.replace(/[^A-Z\d]/g, '1'),
          country,
        },
      ],
      created_at: iso(now.getTime() - ((index * 7919) % (2 * 365)) * day),
    };
  }
}

type Around = { customers: number; now: Date };
const states = [
  { status: 'delivered', payment_status: 'paid', fulfillment_status: 'fulfilled' },
  { status: 'delivered', payment_status: 'partially_refunded', fulfillment_status: 'fulfilled' },
  { status: 'returned', payment_status: 'refunded', fulfillment_status: 'fulfilled' },
  { status: 'cancelled', payment_status: 'voided', fulfillment_status: 'unfulfilled' },
] as const;

/** Orders over the year before `now`, oldest first, of the first `customers` customers and the first `products` products. */
export function* bulkOrders(count: number, { customers, products, now }: Around & { products: number }): Generator<ImportedOrder> {
  for (let index = 0; index < count; index++) {
    const mix = mixed(index);
    const [price, quantity] = [1500 + (mix % 18_000), 1 + (mix % 3)];
    const placed = iso(now.getTime() - year + Math.floor((index / count) * year));
    const state = at(states, mix % 20 < 17 ? 0 : mix);
    const total = price * quantity + deliveries.NL.cost;
    const payment = { kind: 'payment', amount: amount(total), at: placed } as const;
    const back = {
      kind: 'refund',
      amount: amount(state.payment_status === 'refunded' ? total : Math.floor(price / 4)),
      at: placed,
    } as const;
    yield {
      external_id: bulkOrderNumber(index),
      order_number: bulkOrderNumber(index),
      customer: customers ? bulkCustomerId(mix % customers) : null,
      ...state,
      placed_at: placed,
      shipping: amount(deliveries.NL.cost),
      tracking: state.fulfillment_status === 'fulfilled' ? [`3SBULK${index}`] : [],
      lines: [
        {
          external_id: `${bulkOrderNumber(index)}-1`,
          variant: products ? `${bulkProductId(mix % products)}-0` : null,
          name: at(demoProducts, mix % (products || 1)).name,
          price: amount(price),
          quantity,
        },
      ],
      payments: state.payment_status === 'voided' ? [] : state.payment_status === 'paid' ? [payment] : [payment, back],
    };
  }
}

/** Conversations over the year before `now`, oldest first, with `messages` messages in all; the newest are open. */
export function* bulkConversations(
  count: number,
  messages: number,
  { customers, orders, now }: Around & { orders: number },
): Generator<DemoConversation> {
  let written = 0;
  for (let index = 0; index < count; index++) {
    const length = Math.max(1, Math.round(((index + 1) * messages) / count) - written);
    written += length;
    const start = now.getTime() - Math.floor(((count - index) / count) * year);
    yield conversation({ index, length, fromEnd: count - index, start, customers, orders });
  }
}

type Wanted = { index: number; length: number; fromEnd: number; start: number; customers: number; orders: number };

function conversation({ index, length, fromEnd, start, customers, orders }: Wanted): DemoConversation {
  const mix = mixed(index);
  const open = fromEnd <= 3000;
  const handler = mix % 10 < 7 ? 'ai' : open && mix % 10 === 9 ? 'none' : 'human';
  const teammate = handler === 'human' ? at([mara, theo], mix) : null;
  const about = orders ? ` (${bulkOrderNumber(mix % orders)})` : '';
  const messages = Array.from({ length }, (_, place) =>
    message(place, mix + place, iso(start + place * minute), place > 1 ? about : '', teammate),
  );
  const end = start + length * minute;
  return {
    external_id: `bulk-conversation-${index}`,
    customer: bulkCustomerId(mix % Math.max(1, customers)),
    channel: at(['website', 'website', 'website', 'whatsapp', 'messenger', 'instagram'], mix),
    status: open ? 'open' : 'resolved',
    handler,
    priority: mix % 19 === 0 ? 'high' : 'normal',
    subject: at(bulkQuestions, mix).subject,
    script: 'bulk',
    language: 'en',
    started_at: iso(start),
    ...(open ? {} : { resolved_at: iso(end) }),
    ...(teammate ? { assignee: teammate } : {}),
    ...(handler === 'none'
      ? { handoff: { reason: 'customer_request', summary: 'Asks for a person.', requested_after: length - 1 } as const }
      : {}),
    messages,
  };
}

function message(place: number, mix: number, instant: string, about: string, teammate: string | null): DemoMessage {
  const line: BulkLine = place % 2 ? at(bulkAnswers, mix) : at(bulkQuestions, mix);
  const said = { text: line.before + at(demoProducts, mix >> 5).name + line.after + about, at: instant };
  if (place % 2 === 0) return { author: 'customer', ...said };
  return teammate ? { author: 'teammate', teammate, read: true, ...said } : { author: 'ai', read: true, ...said };
}
