import type { Endpoint, Sent } from '@parley/contract/endpoint';
import { createOrder, type Order } from '@parley/contract/orders';
import { createProduct } from '@parley/contract/products';
import { createTaxRate } from '@parley/contract/taxes';
import type { TestApp } from '../../../testing/app.ts';

/** A shop with a lamp and, at the reduced rate, a book. */
export async function makeTaxedShop(app: TestApp, currency: string, { lamp, book }: { lamp: string; book: string }) {
  const owner = await app.register({ merchant_name: 'Harbour', currency, time_zone: 'Europe/Amsterdam', locale: 'en' });
  const send = <E extends Endpoint>(endpoint: E, input: object, token = owner.token) =>
    app.send(endpoint, { merchant: owner.merchant, ...input } as Sent<E>, { token });
  const product = async (name: string, price: string, tax_class: string) =>
    (await send(createProduct, { name, status: 'active', tax_class, variants: [{ price, options: {}, stock: 50 }] })).body.variants[0]
      ?.id ?? '';
  const ids = { lamp: await product('Lamp', lamp, 'standard'), book: await product('Book', book, 'reduced') };
  const rate = async (name: string, percent: string, country: string, more: object = {}) =>
    (await send(createTaxRate, { name, rate: percent, country, ...more })).body;
  const to = (country: string, region = '') => ({ line1: 'Street 1', city: 'City', postcode: '1', country, region });
  const draft = async (more: object = {}): Promise<Order> =>
    (
      await send(createOrder, {
        lines: [
          { variant_id: ids.lamp, quantity: 1 },
          { variant_id: ids.book, quantity: 2 },
        ],
        ...more,
      })
    ).body;
  return { ...owner, send, ids, rate, to, draft };
}
