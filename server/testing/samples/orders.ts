import {
  createOrder,
  type Order,
  recordPayment,
  requestReturn,
  shipOrder,
  updateOrderStatus,
  updateShipment,
} from '@parley/contract/orders';
import type { TestApp } from '../app.ts';
import type { Fixture, SampledNoun } from '../samples.ts';

const shippingAddress = { line1: 'Kade 1', city: 'Rotterdam', postcode: '3011', country: 'NL' };

export const orders: SampledNoun = {
  samples: {
    listOrders: ({ owner }) => ({ merchant: owner.merchant }),
    countOrders: ({ owner }) => ({ merchant: owner.merchant }),
    orderQueues: ({ owner }) => ({ merchant: owner.merchant }),
    getOrder: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'] }),
    downloadPackingSlip: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'] }),
    downloadLabel: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], size: 'a6' }),
    downloadPackingSlips: ({ owner, ids }) => ({ merchant: owner.merchant, ids: ids['order'] }),
    downloadLabels: ({ owner, ids }) => ({ merchant: owner.merchant, ids: ids['order'] }),
    downloadInvoice: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'] }),
    downloadInvoices: ({ owner, ids }) => ({ merchant: owner.merchant, ids: ids['order'] }),
    createOrder: ({ owner, ids }) => ({ merchant: owner.merchant, lines: [{ variant_id: ids['variant'], quantity: 1 }] }),
    updateDraft: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['draft'], shipping: '4.95' }),
    discardDraft: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareDraft'] }),
    updateOrderStatus: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], status: 'confirmed' }),
    cancelLines: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['order'],
      lines: [{ line_id: ids['line'], quantity: 1 }],
      restock: true,
      refund: true,
    }),
    recordPayment: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['sentOrder'], amount: '1.00', method: 'cash' }),
    refundOrder: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], amount: '1.00' }),
    previewRefund: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], lines: `${ids['line']}:1` }),
    holdOrder: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], reason: 'The address is not clear' }),
    releaseOrder: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'] }),
    shipOrder: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], lines: [{ line_id: ids['line'], quantity: 1 }] }),
    updateShipment: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['sentOrder'],
      shipment: ids['shipment'],
      tracking_number: 'T-2',
    }),
    editItems: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['order'],
      changes: [{ line_id: ids['line'], quantity: 1, variant_id: ids['otherVariant'] }],
    }),
    previewItems: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], add: `${ids['variant']}:1` }),
    tagOrder: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], add: ['gift'] }),
    editAddress: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], shipping_address: shippingAddress }),
    editPayment: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], method: 'card' }),
    requestReturn: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['backOrder'],
      kind: 'return',
      lines: [{ line_id: ids['backLine'], quantity: 1 }],
    }),
    receiveReturn: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['backOrder'],
      return: ids['return'],
      lines: [{ line_id: ids['backLine'], restock: 1, write_off: 0 }],
    }),
    endReturn: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['backOrder'], return: ids['return'], state: 'closed' }),
    addOrderNote: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['order'], text: 'Call before delivery' }),
    getPickList: ({ owner }) => ({ merchant: owner.merchant }),
    startOrderBulk: ({ owner, ids }) => ({
      merchant: owner.merchant,
      selection: { kind: 'ids', ids: [ids['order']] },
      change: { brand_id: null },
    }),
    createOrderCheckout: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['draft'] }),
  },
  /**
   * `draft` and `spareDraft`, which can be discarded; `order`, paid and unshipped, with its `line`; `sentOrder`, payable on delivery, with
   * its `shipment`; and `backOrder`, delivered, with one unit of `backLine` in `return`.
   */
  async prepare(app, at) {
    const draft = await made(app, at);
    const spare = await made(app, at);
    const order = await placed(app, at);
    const about = ({ id }: Order) => ({ merchant: at.owner.merchant, id });
    const as = { token: at.owner.token };
    await app.send(recordPayment, { ...about(order), method: 'cash' }, as);
    const sent = await placed(app, at, 'on_delivery');
    const { body: shipped } = await sendOff(app, at, sent);
    const back = await placed(app, at, 'on_delivery');
    const { body: gone } = await sendOff(app, at, back);
    await app.send(recordPayment, { ...about(back), method: 'cash' }, as);
    await app.send(updateShipment, { ...about(back), shipment: gone.shipments[0]?.id ?? '', state: 'delivered' }, as);
    const backLine = back.lines[0]?.id ?? '';
    const asked = { ...about(back), kind: 'return' as const, lines: [{ line_id: backLine, quantity: 1 }] };
    const { body: returning } = await app.send(requestReturn, asked, as);
    return {
      draft: draft.id,
      spareDraft: spare.id,
      order: order.id,
      line: order.lines[0]?.id ?? '',
      sentOrder: sent.id,
      shipment: shipped.shipments[0]?.id ?? '',
      backOrder: back.id,
      backLine,
      return: returning.return_records[0]?.id ?? '',
    };
  },
};

type Terms = Order['payment_terms'];
async function made(app: TestApp, { owner, ids, customer }: Fixture, terms: Terms = 'prepaid'): Promise<Order> {
  const lines = [{ variant_id: ids['variant'] ?? '', quantity: 5 }];
  const input = { merchant: owner.merchant, customer_id: customer, lines, payment_terms: terms, shipping_address: shippingAddress };
  return (await app.send(createOrder, input, { token: owner.token })).body;
}

async function placed(app: TestApp, at: Fixture, terms: Terms = 'prepaid'): Promise<Order> {
  const { id } = await made(app, at, terms);
  return (await app.send(updateOrderStatus, { merchant: at.owner.merchant, id, status: 'pending' }, { token: at.owner.token })).body;
}

async function sendOff(app: TestApp, { owner: { merchant, token } }: Fixture, { id }: Order) {
  await app.send(updateOrderStatus, { merchant, id, status: 'confirmed' }, { token });
  return app.send(shipOrder, { merchant, id, carrier: 'Post', tracking_number: 'T-1' }, { token });
}
