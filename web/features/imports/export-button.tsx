import type { ListName } from '@parley/contract/lists';
import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/button.tsx';
import { type ExportAsked, useExport } from './use-export.ts';
import { t } from './words.ts';

/** Exports what the list shows now. */
export function ExportButton({ list, ...asked }: { list: ListName } & ExportAsked) {
  const { start, busy } = useExport(list, asked);
  return (
    <Button icon={<Download />} onClick={start} busy={busy}>
      {t('imports.export')}
    </Button>
  );
}
