import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { checkout } from './checkout/feature.ts';
import { checkoutCards, checkoutUrls, sellBasket } from './checkout/index.ts';
import { credit } from './credit/feature.ts';
import { customers } from './customers/feature.ts';
import { discounts } from './discounts/feature.ts';
import { documents } from './documents/feature.ts';
import { giftCards } from './gift-cards/feature.ts';
import { orders } from './orders/feature.ts';
import { actionsFor } from './orders/index.ts';
import { payments } from './payments/feature.ts';
import { products } from './products/feature.ts';
import { taxes } from './taxes/feature.ts';

export const commerce = ({ vault, publicUrl, outside }: AreaParts): Feature[] => [
  products,
  customers,
  orders,
  discounts,
  credit,
  giftCards,
  taxes,
  documents(outside),
  payments({ vault, publicUrl, port: outside.payments }),
  checkout({ vault, publicUrl, port: outside.payments }),
];

/** How the chat sells a visitor's basket. */
export const sellsBaskets = ({ vault, publicUrl }: AreaParts) => sellBasket(checkoutUrls({ vault, publicUrl }));

/** The commerce cards that a thread shows. */
export const shownInThreads = ({ vault, publicUrl }: AreaParts) => ({
  drawCheckout: checkoutCards(checkoutUrls({ vault, publicUrl })),
  orderActions: actionsFor,
});
