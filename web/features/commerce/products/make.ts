import type { GridRow, Product, ProductSummary } from '@parley/contract/products';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const here = `/api/products/${madeUser.merchant_id}`;
export const idOf = (number: number) => `0195b4f2-7c1e-7000-8000-0000000${20_000 + number}`;

export const madeProduct = (number: number, part: Partial<ProductSummary> = {}): ProductSummary => ({
  product_id: idOf(number),
  name: `Lamp ${number}`,
  sku: `L-${number}`,
  price: '24.50',
  price_max: '24.50',
  compare_at_price: null,
  currency: 'EUR',
  status: 'active',
  brand: 'Kiel & Co',
  shop_brand: null,
  category: 'Lamps',
  tags: ['desk'],
  image: null,
  stock: 12,
  stock_state: 'in_stock',
  variants_count: 1,
  inventory_policy: 'deny',
  tax_class: 'standard',
  source: 'manual',
  external_id: null,
  updated_at: '2026-11-20T10:22:00.000Z',
  version: 3,
  actions: ['edit', 'archive', 'delete'],
  ...part,
});
export const madeVariant = (number: number, part: Partial<Product['variants'][number]> = {}): Product['variants'][number] => ({
  id: idOf(100 + number),
  sku: `L-${number}`,
  price: '24.50',
  compare_at_price: null,
  stock: 12,
  available: true,
  options: {},
  barcode: null,
  position: number,
  locations: [],
  ...part,
});
export const madeDetail = (part: Partial<Product> = {}): Product => ({
  ...madeProduct(1),
  description: 'A lamp for a desk.',
  options: [],
  variants: [madeVariant(1)],
  images: [],
  collections: [],
  metafields: [],
  sold_30_days: 4,
  created_at: '2026-11-01T09:00:00.000Z',
  ...part,
});
export const madeGridRow = (number: number, part: Partial<GridRow> = {}): GridRow => ({
  id: idOf(100 + number),
  product_id: idOf(number),
  name: `Lamp ${number}`,
  detail: '',
  status: 'active',
  sku: `L-${number}`,
  price: '10.00',
  compare_at_price: null,
  stock: 5,
  available: true,
  ...part,
});

/** The page's calls. */
export const lines = {
  list: `GET ${here}`,
  count: `GET ${here}/count`,
  one: `GET ${here}/${idOf(1)}`,
  make: `POST ${here}`,
  change: `PUT ${here}/${idOf(1)}`,
  delete: `DELETE ${here}/${idOf(1)}`,
  doctor: `GET ${here}/${idOf(1)}/diagnosis`,
  bulk: `POST ${here}/bulk`,
  picture: `POST ${here}/images`,
  grid: `GET ${here}/variants`,
  cells: `PUT ${here}/variants`,
  collections: `GET /api/collections/${madeUser.merchant_id}`,
  newCollection: `POST /api/collections/${madeUser.merchant_id}`,
  collection: `GET /api/collections/${madeUser.merchant_id}/${idOf(50)}`,
  changeCollection: `PUT /api/collections/${madeUser.merchant_id}/${idOf(50)}`,
  deleteCollection: `DELETE /api/collections/${madeUser.merchant_id}/${idOf(50)}`,
  metafields: `GET /api/metafields/${madeUser.merchant_id}`,
  newMetafield: `POST /api/metafields/${madeUser.merchant_id}`,
  brands: `GET /api/brands/${madeUser.merchant_id}`,
};

/** A fake server with three products; `answers` take precedence. */
export const stubProducts = (answers: Answers = {}) =>
  stubServer({
    [lines.list]: { items: [madeProduct(1), madeProduct(2, { stock: 0, stock_state: 'out' }), madeProduct(3)], next_cursor: null },
    [lines.count]: { count: 3, more: false },
    [lines.one]: madeDetail(),
    [lines.grid]: { items: [1, 2, 3].map((number) => madeGridRow(number)), next_cursor: null },
    [lines.brands]: { items: [] },
    [lines.collections]: { items: [] },
    [lines.metafields]: { items: [] },
    [`GET /api/views/${madeUser.merchant_id}`]: { items: [] },
    ...answers,
  });
