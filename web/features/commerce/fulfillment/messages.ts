import { speak } from '../../../lib/messages.ts';

/** Messages of fulfillment: orders to pack, ship and take back. */
export const fulfillment = {
  label: 'Orders to fulfill',
  to_ship: 'To ship',
  partial: 'Partially shipped',
  on_hold: 'On hold',
  in_transit: 'In transit',
  returns: 'Returns to receive',
  received: 'Returns received',
  empty: 'All caught up',
  empty_text: 'Orders appear here when they’re ready to ship, or when customers send items back.',
  ship: { zero: 'Nothing to ship', one: 'One order is ready to ship', other: '{count} orders are ready to ship' },
  more_held: { one: 'One order is on hold.', other: '{count} orders are on hold.' },
  more_returns: { one: 'One return is on its way back.', other: '{count} returns are on their way back.' },
  pick_list: 'Pick list',
  pick_title: 'Pick list',
  pick_text: { one: 'Items to pick for one order.', other: 'Items to pick for {count} orders.' },
  pick_empty: 'Nothing to pick',
  pick_empty_text: 'Orders that are ready to ship appear here.',
  pick_failed: 'Couldn’t load the pick list',
  print: 'Print',
  product: 'Product',
  sku: 'SKU',
  barcode: 'Barcode',
  quantity: 'Quantity',
  stock: 'In stock',
  not_counted: 'Not tracked',
  by_order: 'By order',
  placed: 'Placed {date}',
} as const;

export const t = speak({ fulfillment });
