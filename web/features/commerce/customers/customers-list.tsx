import { customerFields, type CustomerSummary } from '@parley/contract/customers';
import { readFilter } from '@parley/contract/filters';
import { lazy, useMemo } from 'react';
import { filterGrammar, useUnmasked } from '../../../data/filter-grammar.ts';
import { languageChoices } from '../../../lib/languages.ts';
import type { Choice } from '../../../ui/choice-list.tsx';
import type { FilterField } from '../../../ui/filter/filter.ts';
import { TagDot } from '../../../ui/tag-dot.tsx';
import type { ListDefinition, ListView } from '../../lists/lists/index.ts';
import { customerColumns, CustomerPhoneRow, usualCustomerColumns } from './customer-columns.tsx';
import { nameOf } from './customer-words.ts';
import { type CustomerChange, useCustomerCount, useCustomers, useStartBulk, useTags } from './data.ts';
import { t } from './messages.ts';

const Actions = lazy(() => import('./bulk-actions.tsx'));

const view = (id: string, name: string, condition: ListView['filter']['conditions'][number]): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions: [condition] },
  sort: 'created_at',
  order: 'desc',
  columns: null,
});

/** The configuration of the customers' list. */
export const customersList: ListDefinition<CustomerSummary, CustomerChange> = {
  list: 'customers',
  detail: 'customer',
  grammar: filterGrammar(customerFields),
  useFields: useCustomerFields,
  readFilter: (text) => readFilter(text, customerFields),
  sorting: { sort: 'created_at', order: 'desc' },
  columns: customerColumns,
  defaultColumns: usualCustomerColumns,
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
  bulk: { may: 'customers:write', useStart: useStartBulk, Actions },
};

type FieldName = keyof typeof customerFields;
const names = Object.keys(customerFields) as FieldName[];
const none: Choice[] = [];

/** The filter fields of the customers' list. Their options load when the filter is first used. */
function useCustomerFields(isEnabled: boolean): FilterField[] {
  const tags = useTags(isEnabled);
  const shown = useUnmasked(customerFields, names);
  return useMemo(() => {
    const consent = customerFields.consent_email.values.map((id) => ({ id, label: t(`customers.consent_${id}`) }));
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      language: languageChoices(),
      tag:
        tags.data?.items.map(({ id, name, colour }) => ({ id, label: name, icon: <TagDot colour={colour} /> })) ??
        (tags.isError ? none : undefined),
      consent_email: consent,
      consent_sms: consent,
      consent_whatsapp: consent,
    };
    return shown.map((id) => ({ id, label: t(`customers.field_${id}`), type: customerFields[id].type, choices: choices[id] }));
  }, [tags.data, tags.isError, shown]);
}
