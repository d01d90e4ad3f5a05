import { readFilter } from '@parley/contract/filters';
import { productFields, type ProductSummary } from '@parley/contract/products';
import { lazy } from 'react';
import { filterGrammar } from '../../../data/filter-grammar.ts';
import type { ListDefinition, ListView } from '../../lists/lists/index.ts';
import { type ProductChange, useProductCount, useProducts, useStartBulk } from './data.ts';
import { productColumns, ProductPhoneRow, usualProductColumns } from './product-columns.tsx';
import { productFieldNames, useProductFilterFields } from './product-filter-fields.ts';
import { t } from './messages.ts';

const Actions = lazy(() => import('./bulk-actions.tsx'));

type Conditions = ListView['filter']['conditions'];
const view = (id: string, name: string, conditions: Conditions, part: Partial<ListView> = {}): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions },
  sort: 'updated_at',
  order: 'desc',
  columns: null,
  ...part,
});
const status = (value: ProductSummary['status']): Conditions => [{ field: 'status', op: 'is', value: [value] }];
const stock = (value: ProductSummary['stock_state']): Conditions => [{ field: 'stock_state', op: 'is', value: [value] }];

/** The configuration of the products' list. */
export const productsList: ListDefinition<ProductSummary, ProductChange> = {
  list: 'products',
  detail: 'product',
  grammar: filterGrammar(productFields),
  useFields: (isEnabled) => useProductFilterFields(productFieldNames, isEnabled),
  readFilter: (text) => readFilter(text, productFields),
  sorting: { sort: 'updated_at', order: 'desc' },
  ranksSearch: true,
  columns: productColumns,
  defaultColumns: usualProductColumns,
  views: [
    view('active', t('products.view_active'), status('active')),
    view('drafts', t('products.view_drafts'), status('draft')),
    view('out', t('products.view_out'), [...status('active'), ...stock('out')]),
    view('low', t('products.view_low'), [...status('active'), ...stock('low')], {
      sort: 'stock',
      order: 'asc',
    }),
    view('archived', t('products.view_archived'), status('archived')),
  ],
  useRows: useProducts,
  useCount: useProductCount,
  keyOf: (row) => row.product_id,
  nameOf: (row) => row.name,
  phoneRow: (row) => <ProductPhoneRow row={row} />,
  words: {
    label: t('products.products'),
    search: t('products.search'),
    count: (count) => t('products.count', { count }),
    empty: { title: t('products.empty'), text: t('products.empty_text') },
  },
  bulk: { may: 'products:write', useStart: useStartBulk, Actions },
};
