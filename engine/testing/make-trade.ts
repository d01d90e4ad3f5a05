import { line, makeShop, order, type Shop } from './make.ts';
import type { Order, Product, Profile } from '../tools.ts';

const berlin = { name: 'Anna Berg', line1: 'Torstr. 1', city: 'Berlin', postcode: '10119', country: 'DE' };
/**
 * The small shop with Anna, who has an order of each kind: P1001 (one black and two navy mugs) and P1002 (a jacket in M) have not shipped, S3001 is
 * on its way, D2001 (a jacket in M, a mug in sand) is delivered. She pays by card and has a gift card.
 */
export function makeTrade(): Shop {
  const shop = makeShop();
  const [ferry, quay, squall] = shop.products;
  const lineOf = (of: Product | undefined, options: Record<string, string>, quantity = 1) => {
    const variant = of?.variants.find((one) => Object.entries(options).every(([name, value]) => one.options[name] === value));
    return {
      ...line(of?.name ?? '', variant?.price ?? '0.00', variant?.options),
      quantity,
      product_id: of?.id ?? null,
      variant_id: variant?.id ?? null,
    };
  };
  const anna = (order_number: string, status: Order['status'], total_amount: string, lines: Order['lines']) =>
    order(order_number, {
      status,
      total_amount,
      lines,
      tracking: status === 'shipped' ? ['3SANNA'] : [],
      shipping_address: berlin,
      payments: [{ kind: 'payment', amount: total_amount, method: 'card-1', label: 'Visa 4242' }],
    });
  const orders = [
    anna('P1001', 'pending', '47.95', [lineOf(ferry, { Colour: 'Black' }), lineOf(quay, { Colour: 'Navy' }, 2)]),
    anna('P1002', 'pending', '159.00', [lineOf(squall, { Size: 'M' })]),
    anna('S3001', 'shipped', '22.95', [lineOf(ferry, { Colour: 'Sand' })]),
    anna('D2001', 'delivered', '181.95', [lineOf(squall, { Size: 'M' }), lineOf(ferry, { Colour: 'Sand' })]),
  ];
  const profile: Profile = {
    id: 'c3',
    first_name: 'Anna',
    name: 'Anna Berg',
    email: 'anna@mail.example',
    phone: null,
    orders_count: orders.length,
    addresses: [berlin],
    payment_methods: [
      { id: 'card-1', kind: 'card', label: 'Visa 4242', balance: null },
      { id: 'gift-1', kind: 'gift_card', label: 'Gift card', balance: '500.00' },
    ],
  };
  const customer = { id: 'c3', name: 'Anna Berg', email: 'anna@mail.example', postcode: '10119', orders, profile };
  return { ...shop, customers: [...shop.customers, customer] };
}
