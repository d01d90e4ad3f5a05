import Download from 'lucide-react/icons/download';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type ExportAsked, useExport } from '../../imports/index.ts';
import { t } from '../words.ts';

/** Writes what is chosen to a file. */
export function ExportSelected({ asked }: { asked: ExportAsked }) {
  const { start, busy } = useExport('conversations', asked);
  return (
    <IconButton className="size-7!" label={t('list.export')} icon={<Download />} aria-disabled={busy} onClick={() => busy || start()} />
  );
}
