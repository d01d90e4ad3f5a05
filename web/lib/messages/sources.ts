/** Sources that the AI reads. */
export const sources = {
  article: 'Article',
  product: 'Product',
  order: 'Order',
  customer: 'Customer',
  shop: 'Shop',
  guidance: 'Guidance',
} as const;
