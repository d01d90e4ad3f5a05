import type { CustomerSummary } from '@parley/contract/customers';
import { formatDateTime, formatMoney, formatNumber, formatWhen } from '../../../lib/format.ts';
import { languageName } from '../../../lib/languages.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { consentTone, nameOf } from './customer-words.ts';
import { t } from './messages.ts';

export const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatWhen(at)}
  </time>
);

export const customerColumns: readonly Column<CustomerSummary>[] = [
  {
    key: 'name',
    header: t('customers.name'),
    width: 160,
    grow: 2,
    sort: 'name',
    personal: true,
    always: true,
    cell: (row) => (
      <>
        <bdi>{nameOf(row)}</bdi>
        {row.blocked && <span className="ms-2 text-sm font-normal text-bad">{t('customers.blocked')}</span>}
      </>
    ),
  },
  {
    key: 'email',
    header: t('customers.email'),
    width: 190,
    grow: 2,
    cell: (row) => row.email && <span title={row.email}>{row.email}</span>,
  },
  { key: 'phone', header: t('customers.phone'), width: 130, grow: 1, cell: (row) => row.phone },
  { key: 'country', header: t('customers.country'), width: 90, grow: 1, cell: (row) => row.country },
  { key: 'tags', header: t('customers.tags'), width: 120, grow: 1, cell: (row) => <Tags tags={row.tags} /> },
  {
    key: 'orders',
    header: t('customers.orders'),
    width: 80,
    grow: 0,
    align: 'end',
    sort: 'orders',
    cell: (row) => formatNumber(row.orders_count),
  },
  {
    key: 'spent',
    header: t('customers.spent'),
    width: 100,
    grow: 1,
    align: 'end',
    sort: 'spent',
    cell: (row) => formatMoney(row.spent, row.currency),
  },
  {
    key: 'last_order',
    header: t('customers.last_order'),
    width: 110,
    grow: 1,
    sort: 'last_order_at',
    cell: (row) => row.last_order_at && <When at={row.last_order_at} />,
  },
  { key: 'language', header: t('customers.language'), width: 100, grow: 1, cell: (row) => row.language && languageName(row.language) },
  {
    key: 'consent',
    header: t('customers.consent'),
    width: 120,
    grow: 1,
    cell: (row) => <StatusDot tone={consentTone[row.consent_email]}>{t(`customers.consent_${row.consent_email}`)}</StatusDot>,
  },
  {
    key: 'created',
    header: t('customers.created'),
    width: 100,
    grow: 1,
    sort: 'created_at',
    cell: (row) => <When at={row.created_at} />,
  },
];
export const usualCustomerColumns = ['name', 'email', 'country', 'tags', 'orders', 'spent', 'last_order', 'consent', 'created'];

/** As many as fit; all of them in the title. */
const Tags = ({ tags }: Pick<CustomerSummary, 'tags'>) =>
  tags.length > 0 && (
    <span title={tags.map(({ name }) => name).join(', ')} className="flex gap-1">
      {tags.slice(0, 2).map((tag) => (
        <Tag key={tag.id}>
          <TagDot colour={tag.colour} />
          {tag.name}
        </Tag>
      ))}
      {tags.length > 2 && <span className="text-sm text-ink-3">+{tags.length - 2}</span>}
    </span>
  );

/** A customer's key facts in two lines. */
export const CustomerPhoneRow = ({ row }: { row: CustomerSummary }) => (
  <>
    <span className="flex gap-2 font-medium tabular-nums">
      <bdi className="min-w-0 truncate">{nameOf(row)}</bdi>
      <span className="ms-auto shrink-0">{formatMoney(row.spent, row.currency)}</span>
    </span>
    <span className="flex gap-2 text-sm text-ink-3 tabular-nums">
      <span className="min-w-0 truncate">{row.blocked ? t('customers.blocked') : (row.email ?? row.phone ?? t('customers.unknown'))}</span>
      <span className="ms-auto shrink-0">{t('customers.merge_comes_orders', { count: row.orders_count })}</span>
    </span>
  </>
);
