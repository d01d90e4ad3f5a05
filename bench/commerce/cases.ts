import * as analytics from '@parley/contract/analytics';
import * as customers from '@parley/contract/customers';
import * as dashboard from '@parley/contract/dashboard';
import type { Endpoint } from '@parley/contract/endpoint';
import * as orders from '@parley/contract/orders';
import * as products from '@parley/contract/products';
import { search } from '@parley/contract/search';
import { toKeyCursor } from '../../server/platform/lib/keyset.ts';
import type { Facts } from './facts.ts';

type Input = Readonly<Record<string, string>>;
/** A request with one or several inputs, used in turn. */
export type Case = { name: string; endpoint: Endpoint; inputs: Input[] };

const where = (...conditions: [field: string, op: string, value: unknown][]) =>
  JSON.stringify({ match: 'all', conditions: conditions.map(([field, op, value]) => ({ field, op, value })) });

/** Requests that teammates make all day, based on `facts`. */
export function casesFor(facts: Facts): Case[] {
  const to = (endpoint: Endpoint) => (name: string, inputs: Input | Input[]) => ({ name, endpoint, inputs: [inputs].flat() });
  const [order, product, customer] = [to(orders.listOrders), to(products.listProducts), to(customers.listCustomers)];
  const [find, count] = [to(search), to(orders.countOrders)];
  const filtered = (...conditions: Parameters<typeof where>) => ({ filter: where(...conditions) });
  const deep = toKeyCursor('placed_at desc', facts.deepOrder);
  return [
    order('orders_first_page', {}),
    order('orders_1000_pages_deep', { cursor: deep }),
    order('orders_by_status', { status: 'processing' }),
    order('orders_by_total', { sort: 'total' }),
    order('orders_filtered', filtered(['payment_status', 'is', ['partially_refunded']], ['total', 'greater', 50])),
    order('orders_by_brand', filtered(['brand', 'is', [facts.brand]])),
    order('orders_of_customer_name', filtered(['customer_name', 'contains', facts.lastName])),
    order('orders_of_customer_name_missing', filtered(['customer_name', 'contains', 'zzqxv'])),
    order('orders_of_customer_email', filtered(['customer_email', 'is', facts.email])),
    order('orders_with_sku', filtered(['sku', 'is', facts.sku])),
    order('orders_with_product', filtered(['product', 'is', [facts.hotProduct]])),
    order('orders_without_customer', filtered(['has_customer', 'is', false])),
    order('orders_from_country', filtered(['country', 'is', 'NO'])),
    order('orders_searched_by_number', { q: facts.orderNumber }),
    order('orders_searched_by_name', { q: facts.name }),
    order('orders_searched_by_phone', { q: facts.phoneTail }),
    count('orders_counted', {}),
    count('orders_counted_filtered', filtered(['status', 'is', ['delivered']], ['from_chat', 'is', true])),
    to(orders.orderQueues)('order_queues', {}),
    to(orders.getOrder)(
      'order_detail',
      facts.orders.map((id) => ({ id })),
    ),
    product('products_first_page', {}),
    product('products_by_price', { sort: 'price', order: 'asc' }),
    product('products_filtered', filtered(['status', 'is', ['draft']], ['stock', 'less', 5])),
    product('products_searched_by_word', { q: 'copper kettle' }),
    product('products_searched_by_sku', { q: facts.sku }),
    product('products_searched_with_a_slip', { q: 'coper ketle' }),
    to(products.countProducts)('products_counted', {}),
    to(products.getProduct)(
      'product_detail',
      facts.products.map((id) => ({ id })),
    ),
    customer('customers_first_page', {}),
    customer('customers_by_spent', { sort: 'spent' }),
    customer('customers_filtered', filtered(['country', 'is', 'NO'], ['orders', 'greater', 3])),
    customer('customers_searched_by_name', { q: facts.name }),
    customer('customers_searched_by_phone', { q: facts.phoneTail }),
    to(customers.countCustomers)('customers_counted', {}),
    to(customers.getCustomer)(
      'customer_detail',
      facts.customers.map((id) => ({ id })),
    ),
    find('search_name', { q: facts.name }),
    find('search_first_name', { q: 'anna' }),
    find('search_two_letters', { q: 'an' }),
    find('search_order_number', { q: facts.orderNumber }),
    find('search_part_of_number', { q: facts.orderNumber.slice(1, 5) }),
    find('search_email', { q: facts.email }),
    find('search_phone', { q: facts.phoneTail }),
    find('search_sku', { q: facts.sku }),
    find('search_product_words', { q: 'copper kettle' }),
    find('search_with_a_slip', { q: 'coper ketle' }),
    find('search_common_word', { q: 'stock' }),
    find('search_nothing', { q: 'zzqxv' }),
    to(dashboard.getOverview)('dashboard_overview', {}),
    to(dashboard.getRevenue)('dashboard_revenue', {}),
    to(dashboard.getActivity)('dashboard_activity', {}),
    ...reports('30d'),
    ...reports('365d'),
  ];
}

const reports = (period: string): Case[] =>
  (
    [
      ['metrics', analytics.getMetrics],
      ['conversions', analytics.getConversions],
      ['revenue', analytics.getRevenueReport],
      ['top_products', analytics.getTopProducts],
      ['customer_insights', analytics.getCustomerInsights],
      ['ai', analytics.getAiReport],
      ['team', analytics.getTeamReport],
    ] as const
  ).map(([name, endpoint]) => ({ name: `analytics_${name}_${period}`, endpoint, inputs: [{ period }] }));
