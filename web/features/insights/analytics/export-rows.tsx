import { startExport } from '@parley/contract/exports';
import type { Figure } from '@parley/contract/figures';
import type { ListName } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';
import Download from 'lucide-react/icons/download';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { named, t } from './messages.ts';

const permissions: Record<ListName, Permission> = {
  conversations: 'inbox:read',
  orders: 'orders:read',
  products: 'products:read',
  customers: 'customers:read',
};

/** Exports a metric's rows: an export of its list with its filter, so it has the same rows as the list. */
export function ExportRows({ figure: { key, rows } }: { figure: Figure }) {
  const merchant = useMerchantId();
  const may = useMay(permissions[rows?.list ?? 'conversations']);
  const start = useCommand(startExport, { onDone: () => notify.success(t('analytics.exporting')) });
  if (!rows || !may) return null;
  return (
    <IconButton
      label={t('analytics.export', { name: named('f', key) })}
      icon={<Download className="size-3.5" />}
      className="-my-1.5 -me-2 size-6! text-ink-3"
      aria-disabled={start.isPending || undefined}
      onClick={() => !start.isPending && start.mutate({ merchant, ...rows })}
    />
  );
}
