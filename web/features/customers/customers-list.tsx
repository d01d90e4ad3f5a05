import { customerFields, type CustomerSummary } from '@parley/contract/customers';
import { filterParam } from '@parley/contract/filters';
import { lazy } from 'react';
import { filterGrammar } from '../../data/filter-grammar.ts';
import type { ListDefinition, ListView } from '../lists/index.ts';
import { CustomerPhoneRow, customerColumns, usualCustomerColumns } from './customer-columns.tsx';
import { useCustomerFields } from './customer-fields.tsx';
import { nameOf } from './customer-words.ts';
import { type CustomerChange, useCustomerCount, useCustomers, useStartBulk } from './data.ts';
import { t } from './words.ts';

const Deeds = lazy(() => import('./bulk-deeds.tsx'));
const filterText = filterParam(customerFields);

const view = (id: string, name: string, condition: ListView['filter']['conditions'][number]): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions: [condition] },
  sort: 'created_at',
  order: 'desc',
  columns: null,
});

/** What the list of customers has of its own. */
export const customersList: ListDefinition<CustomerSummary, CustomerChange> = {
  list: 'customers',
  detail: 'customer',
  grammar: filterGrammar(customerFields),
  useFields: useCustomerFields,
  readFilter: (text) => filterText.safeParse(text).data ?? null,
  sorting: { sort: 'created_at', order: 'desc' },
  columns: customerColumns,
  usualColumns: usualCustomerColumns,
  views: [
    view('returning', t('customers.view_returning'), { field: 'orders', op: 'greater', value: 1 }),
    view('never', t('customers.view_never'), { field: 'orders', op: 'less', value: 1 }),
    view('consented', t('customers.view_consented'), { field: 'consent_email', op: 'is', value: ['granted'] }),
    view('blocked', t('customers.view_blocked'), { field: 'blocked', op: 'is', value: true }),
  ],
  useRows: useCustomers,
  useCount: useCustomerCount,
  keyOf: (row) => row.id,
  nameOf,
  phoneRow: (row) => <CustomerPhoneRow row={row} />,
  words: {
    label: t('customers.customers'),
    search: t('customers.search'),
    count: (count) => t('customers.count', { count }),
    empty: { title: t('customers.empty'), text: t('customers.empty_text') },
  },
  bulk: { may: 'customers:write', useStart: useStartBulk, Deeds },
};
