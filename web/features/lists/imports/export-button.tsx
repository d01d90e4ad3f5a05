import { type ExportRun, getExport, startExport } from '@parley/contract/exports';
import type { Filter } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { saveFrom } from '../../../data/save-file.ts';
import { useDo } from '../../../data/use-do.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/button.tsx';
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

export type ExportAsked = {
  q?: string | undefined;
  filter?: Filter | undefined;
  ids?: string[] | undefined;
  columns?: string[] | undefined;
};

/** Exports what a list shows: a job writes the file, a toast says how far it is, and the browser saves it. */
export function useExport(list: ListName, asked: ExportAsked) {
  const merchant = useMerchantId();
  const [id, setId] = useState('');
  const start = useDo(startExport, { onDone: (run) => setId(run.id) });
  const { data: run } = useRead(getExport, { merchant, id }, { quiet: true, enabled: id !== '' });
  const state = run?.state;
  useProgressToast(id === '' ? null : (run ?? null), id !== '');
  useEffect(() => {
    if (!run || state === 'running') return;
    setId('');
    tellEnd(run);
  }, [run, state]);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''));
  return { start: () => start.mutate({ merchant, list, ...given }), busy: start.isPending || id !== '' };
}

function tellEnd({ state, rows, url, file_name: name, reason }: ExportRun) {
  if (state === 'done' && url) {
    saveFrom(url, name);
    notify.success(t('imports.export_done', { count: rows }));
  } else notify.error(reason ? t('imports.export_failed', { reason }) : t('imports.export_failed_plain'));
}

/** One toast while it runs, with the latest figure. */
function useProgressToast(run: ExportRun | null, isOn: boolean) {
  const text = run && run.rows > 0 ? t('imports.export_running', { count: run.rows }) : t('imports.export_begins');
  useEffect(() => {
    if (!isOn) return undefined;
    const toast = notify.loading(text);
    return () => notify.dismiss(toast);
  }, [isOn, text]);
}
