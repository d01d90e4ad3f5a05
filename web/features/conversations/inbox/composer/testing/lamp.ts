import type { Product } from '@parley/contract/products';

const variant = (id: string, colour: string, price: string, stock: number | null, position: number): Product['variants'][number] => ({
  id,
  sku: null,
  price,
  compare_at_price: null,
  stock,
  available: true,
  options: { Colour: colour },
  barcode: null,
  position,
});

/** A lamp in blue, sold out, and red, two left. */
export const lamp: Product = {
  product_id: '0195b4f2-7c1e-7000-8000-0000000000e0',
  name: 'Harbour lamp',
  sku: null,
  price: '20.00',
  price_max: '25.10',
  compare_at_price: null,
  currency: 'EUR',
  status: 'active',
  brand: null,
  shop_brand: null,
  category: null,
  tags: [],
  image: null,
  stock: 2,
  stock_state: 'in_stock',
  variants_count: 2,
  inventory_policy: 'deny',
  source: 'manual',
  external_id: null,
  updated_at: '2026-11-21T10:00:00.000Z',
  version: 1,
  actions: [],
  description: '',
  options: [{ name: 'Colour', values: ['Blue', 'Red'] }],
  variants: [
    variant('0195b4f2-7c1e-7000-8000-0000000000e1', 'Blue', '20.00', 0, 0),
    variant('0195b4f2-7c1e-7000-8000-0000000000e2', 'Red', '25.10', 2, 1),
  ],
  images: [],
  collections: [],
  sold_30_days: 0,
  created_at: '2026-11-21T10:00:00.000Z',
};
