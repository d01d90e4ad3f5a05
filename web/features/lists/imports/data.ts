import { keepAllOurs, listImportDifferences, resolveImportConflict } from '@parley/contract/import-differences';
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
import { saveDownload } from '../../../data/save-file.ts';
import { send } from '../../../data/send.ts';
import { useCommand } from '../../../data/use-command.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';

export const useImportRun = (id: string) => useRead(getImport, { merchant: useMerchantId(), id }, { keepPrevious: true });
export const useRecentImports = () => useRead(listImports, { merchant: useMerchantId(), limit: 10 });
export const useMapping = () => useCommand(mapImport);
export const useStart = () => useCommand(startImport);
export const useCancel = () => useCommand(cancelImport);
export const useDifferences = (id: string, show: 'open' | 'stock' | 'price') =>
  usePages(listImportDifferences, { merchant: useMerchantId(), id, show, limit: 50 }, { keepPrevious: true });
export const useResolve = () => useCommand(resolveImportConflict);
export const useKeepAllOurs = () => useCommand(keepAllOurs);

export const saveRefusals = (merchant: string, { id, file_name: name }: ImportRun) =>
  saveDownload(downloadRefusals, { merchant, id }, `${name.replace(/\.[^.]*$/, '')}-refused.csv`);

/** Uploads a file with progress. A file that looks like another kind is imported as the screen's kind. */
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
      // A toast reports the error; the file can be chosen again.
    } finally {
      setSending(null);
    }
  };
  return { sending, start: (file: File) => void start(file), stop: () => controller.current?.abort() };
}
