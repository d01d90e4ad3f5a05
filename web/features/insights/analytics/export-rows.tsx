import type { Figure } from '@parley/contract/figures';
import type { ListName } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';
import Download from 'lucide-react/icons/download';
import { useMay } from '../../../data/auth.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useExport } from '../../lists/imports/index.ts';
import { metricName, t } from './messages.ts';

const permissions: Record<ListName, Permission> = {
  conversations: 'inbox:read',
  orders: 'orders:read',
  products: 'products:read',
  customers: 'customers:read',
};

/** Exports a metric's rows: an export of its list with its filter, so it has the same rows as the list. */
export function ExportRows({ figure: { key, rows } }: { figure: Figure }) {
  const may = useMay(permissions[rows?.list ?? 'conversations']);
  return rows && may ? <ExportIcon name={metricName(key)} rows={rows} /> : null;
}

function ExportIcon({ name, rows: { list, filter } }: { name: string; rows: NonNullable<Figure['rows']> }) {
  const { start, busy } = useExport(list, { filter });
  return (
    <IconButton
      label={t('analytics.export', { name })}
      icon={<Download className="size-3.5" />}
      className="-my-1.5 -me-2 size-6! text-ink-3"
      aria-disabled={busy || undefined}
      onClick={() => !busy && start()}
    />
  );
}
