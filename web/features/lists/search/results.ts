import { search, type SearchResults } from '@parley/contract/search';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { t } from '../../../lib/messages.ts';
import { t as s } from './messages.ts';
import type { ResultType } from './recent-searches.ts';

/** One result: its name, a detail, and its address. */
export type Found = { type: ResultType; id: string; name: string; detail: string; to: string };
type FoundGroup = { type: ResultType; title: string; found: Found[] };

const PER_GROUP = 5;
const MIN_QUERY = 2;

/** The shop's results for the query. A failure silently returns none; undefined while loading. */
export function useFound(query: string): FoundGroup[] | undefined {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const canSearch = may && merchant !== '';
  const long = query.length >= MIN_QUERY;
  const read = useRead(search, { merchant, q: query, limit: PER_GROUP }, { enabled: canSearch && long, keepPrevious: true });
  if (!long) return undefined;
  if (!canSearch || read.failureCount > 0) return [];
  return read.data && groupsOf(read.data.results);
}

function groupsOf({ conversations, customers, orders, products }: SearchResults): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      type: 'conversation',
      title: t('shell.search_conversations'),
      found: conversations.map((one) => found('conversation', one.id, one.customer_name, one.last_message)),
    },
    {
      type: 'customer',
      title: t('shell.search_customers'),
      found: customers.map((one) => found('customer', one.id, one.name, joined(one.email, one.phone))),
    },
    {
      type: 'order',
      title: t('shell.search_orders'),
      found: orders.map((one) =>
        found(
          'order',
          one.id,
          one.order_number,
          joined(
            one.customer_name,
            formatDay(one.placed_at),
            formatMoney(one.total_amount, one.currency),
            s(`search.status_${one.status}`),
          ),
        ),
      ),
    },
    {
      type: 'product',
      title: t('shell.search_products'),
      found: products.map((one) =>
        found(
          'product',
          one.product_id,
          one.name,
          joined(one.sku && t('shell.search_sku', { sku: one.sku }), formatMoney(one.price, one.currency)),
        ),
      ),
    },
  ];
  return groups.map((group) => ({ ...group, found: group.found.slice(0, PER_GROUP) })).filter((group) => group.found.length > 0);
}

const pages: Record<ResultType, string> = { conversation: '/inbox', customer: '/customers', order: '/orders', product: '/products' };

const found = (type: ResultType, id: string, name: string, detail: string): Found => ({
  type,
  id,
  name,
  detail,
  to: `${pages[type]}?${type}=${encodeURIComponent(id)}`,
});

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
