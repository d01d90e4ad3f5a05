import type { Order, OrderEvent, OrderLine, OrderReturn, OrderSummary } from '@parley/contract/orders';
import type { Product } from '@parley/contract/products';
import { madeUser } from '../../../data/make.ts';

const id = (end: string) => `0195b4f2-7c1e-7000-8000-${end.padStart(12, '0')}`;
export const base = `/api/orders/${madeUser.merchant_id}`;
export const ids = {
  first: id('51'),
  second: id('52'),
  product: id('61'),
  black: id('71'),
  green: id('72'),
  return: id('81'),
  gift: 'gift-1',
};

export const madeLine = (part: Partial<OrderLine> = {}): OrderLine => ({
  id: ids.first,
  variant_id: ids.black,
  product_id: ids.product,
  name: 'Rain jacket',
  options: { Size: 'M', Colour: 'Black' },
  sku: 'RJ-M-BLK',
  image: null,
  price: '80.00',
  quantity: 3,
  cancelled: 0,
  shipped: 0,
  returned: 0,
  to_ship: 3,
  returnable: 0,
  restockable: 3,
  taxes: [],
  refunded: 0,
  refundable: 3,
  refundable_amount: '240.00',
  returnable_refunded: 0,
  exchange_id: null,
  ...part,
});

/** An order with all details, for tests: three jackets and a cap, paid. */
export const madeFullOrder = (summary: OrderSummary, part: Partial<Order> = {}): Order => ({
  ...summary,
  actions: ['confirm', 'cancel', 'note'],
  customer: {
    id: id('c001'),
    name: 'Mei Silva',
    email: 'mei@mail.example',
    phone: null,
    payment_methods: [{ id: ids.gift, kind: 'gift_card', label: 'Gift card 8821', balance: '20.00' }],
  },
  lines: [
    madeLine(),
    madeLine({
      id: ids.second,
      name: 'Cap',
      options: {},
      sku: null,
      product_id: null,
      variant_id: null,
      quantity: 1,
      to_ship: 1,
      restockable: 0,
      refundable: 1,
      refundable_amount: '20.21',
      price: '20.21',
    }),
  ],
  subtotal: '260.21',
  discount: '0.00',
  discount_code: null,
  shipping: '0.00',
  tax: '0.00',
  tax_included: true,
  tax_exempt: false,
  tax_lines: [],
  captured: '260.21',
  refunded: '0.00',
  refundable: '260.21',
  refundable_shipping: '0.00',
  refund_allowance: '260.21',
  balance: '0.00',
  not_due: '0.00',
  payment_terms: 'prepaid',
  payment_method: null,
  payment_method_label: 'Visa 4242',
  shipping_address: null,
  billing_address: null,
  cancel_reason: null,
  incomplete: null,
  seller_name: null,
  ledger: [],
  refunds: [],
  disputes: [],
  pay_until: null,
  shipments: [],
  edits: [],
  timeline: [],
  return_records: [],
  ...part,
});

export const madeEvent = (kind: OrderEvent['kind'], part: Partial<OrderEvent> = {}): OrderEvent => ({
  id: id(`e${kind.length}${kind.codePointAt(0)}`),
  kind,
  actor_kind: 'user',
  actor: 'Mara Visser',
  from: null,
  to: null,
  note: null,
  amount: null,
  at: '2026-11-20T10:22:00.000Z',
  ...part,
});

export const madeReturn = (part: Partial<OrderReturn> = {}): OrderReturn => ({
  id: ids.return,
  number: 1,
  kind: 'return',
  state: 'requested',
  reason: 'size',
  note: '',
  method: null,
  method_label: null,
  refund_amount: '160.00',
  difference: '0.00',
  refunded: '0.00',
  lines: [
    {
      line_id: ids.first,
      name: 'Rain jacket',
      options: { Size: 'M' },
      quantity: 2,
      received: 0,
      restocked: 0,
      written_off: 0,
      refunded: 0,
      new_variant_id: null,
      new_name: null,
      new_options: null,
      new_price: null,
    },
  ],
  actions: ['receive', 'decline', 'cancel'],
  created_at: '2026-11-20T10:22:00.000Z',
  ...part,
});

/** What a form loads of the jacket: two variants. */
export const madeJacket = (): { id: string; name: string; currency: string; variants: Partial<Product['variants'][number]>[] } => ({
  id: ids.product,
  currency: 'EUR',
  name: 'Rain jacket',
  variants: [
    { id: ids.black, options: { Size: 'M', Colour: 'Black' }, sku: 'RJ-M-BLK', price: '80.00', stock: 4, available: true },
    { id: ids.green, options: { Size: 'L', Colour: 'Green' }, sku: 'RJ-L-GRN', price: '85.00', stock: 0, available: false },
  ],
});
