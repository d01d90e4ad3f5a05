import { type ExportRun, getExport, startExport } from '@parley/contract/exports';
import type { Filter } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { saveFrom } from '../../../data/save-file.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from './messages.ts';

/** Exports the list as shown. */
export function ExportButton({ list, ...query }: { list: ListName } & ExportQuery) {
  const { start, busy } = useExport(list, query);
  return (
    <Button icon={<Download />} onClick={start} busy={busy}>
      {t('imports.export')}
    </Button>
  );
}

export type ExportQuery = {
  q?: string | undefined;
  filter?: Filter | undefined;
  ids?: string[] | undefined;
  columns?: string[] | undefined;
};

/** Exports a list: a job writes the file, a toast shows the progress, and the browser saves the file. */
export function useExport(list: ListName, query: ExportQuery) {
  const merchant = useMerchantId();
  const [id, setId] = useState('');
  const start = useCommand(startExport, { onDone: (run) => setId(run.id) });
  const { data: run } = useRead(getExport, { merchant, id }, { enabled: id !== '' });
  const state = run?.state;
  useProgressToast(id === '' ? null : (run ?? null), id !== '');
  useEffect(() => {
    if (!run || state === 'running') return;
    setId('');
    notifyEnd(run);
  }, [run, state]);
  const params = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
  return { start: () => start.mutate({ merchant, list, ...params }), busy: start.isPending || id !== '' };
}

function notifyEnd({ state, rows, url, file_name: name, reason }: ExportRun) {
  if (state === 'done' && url) {
    saveFrom(url, name);
    notify.success(t('imports.export_done', { count: rows }));
  } else notify.error(reason ? t('imports.export_failed', { reason }) : t('imports.export_failed_plain'));
}

/** A single toast while it runs, with the latest progress. */
function useProgressToast(run: ExportRun | null, isOn: boolean) {
  const text = run && run.rows > 0 ? t('imports.export_running', { count: run.rows }) : t('imports.export_begins');
  useEffect(() => {
    if (!isOn) return undefined;
    const toast = notify.loading(text);
    return () => notify.dismiss(toast);
  }, [isOn, text]);
}
