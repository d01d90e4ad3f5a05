import {
  cancelImport,
  downloadRefusals,
  getImport,
  type ImportKind,
  type ImportRun,
  listImports,
  mapImport,
  startImport,
  uploadImport,
} from '@parley/contract/import-runs';
import { useRef, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { saveDownload } from '../../../data/save-file.ts';
import { send } from '../../../data/send.ts';
import { useDo } from '../../../data/use-do.ts';
import { useRead } from '../../../data/use-read.ts';
import { t } from './words.ts';

export const useImportRun = (id: string) => useRead(getImport, { merchant: useMerchantId(), id }, { quiet: true, keepPrevious: true });
export const useRecentImports = () => useRead(listImports, { merchant: useMerchantId(), limit: 10 }, { quiet: true });
export const useMapping = () => useDo(mapImport);
export const useStart = () => useDo(startImport);
export const useCancel = () => useDo(cancelImport);

export const saveRefusals = (merchant: string, { id, file_name: name }: ImportRun) =>
  saveDownload(downloadRefusals, { merchant, id }, `${name.replace(/\.[^.]*$/, '')}-refused.csv`).catch(() =>
    notify.error(t('imports.download_failed')),
  );

/** Sends a file and tells how much of it is up. A file that looks like another kind is taken for the kind of the screen. */
export function useUpload(kind: ImportKind, onDone: (id: string) => void) {
  const merchant = useMerchantId();
  const controller = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const start = async (file: File) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSending({ name: file.name, share: 0 });
    try {
      const run = await send(uploadImport, { merchant, file }, { signal, onProgress: (share) => setSending({ name: file.name, share }) });
      if (run.kind !== kind) await send(mapImport, { merchant, id: run.id, kind });
      onDone(run.id);
    } catch {
      // What went wrong was said in a toast; the file can be chosen again.
    } finally {
      setSending(null);
    }
  };
  return { sending, start: (file: File) => void start(file), stop: () => controller.current?.abort() };
}
