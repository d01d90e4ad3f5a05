import type { ImportKind } from '@parley/contract/import-runs';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useImportRun } from './data.ts';
import { MappingStep } from './mapping-step.tsx';
import { RunStep } from './run-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { t } from './messages.ts';

type ImportDialogProps = { kind: ImportKind; open: boolean; onClose: () => void };

/** Imports a file: upload, column mapping, preview, import. It continues when the dialog is closed, and stays among the recent imports. */
export function ImportDialog({ kind, open, onClose }: ImportDialogProps) {
  const [id, setId] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(`imports.title_${kind}`)}
      description={id === '' ? t('imports.text') : undefined}
      size="large"
    >
      {id === '' ? <UploadStep kind={kind} onRun={setId} /> : <OneImport key={id} id={id} onBack={() => setId('')} onClose={onClose} />}
    </Dialog>
  );
}

type OneImportProps = { id: string; onBack: () => void; onClose: () => void };

/** The import's status decides the step. */
function OneImport({ id, onBack, onClose }: OneImportProps) {
  const { data: run, isError, isFetching, refetch } = useImportRun(id);
  const [isMapping, setMapping] = useState(false);
  if (isError && !run) return <ErrorState title={t('imports.gone')} retry={() => void refetch()} busy={isFetching} />;
  if (!run) return <SkeletonRows rows={6} rowHeight={36} />;
  if (run.state === 'mapping' || (isMapping && run.actions.includes('map')))
    // Another kind has other fields, so the mapping begins anew.
    return <MappingStep key={run.kind} run={run} onBack={onBack} onStarted={() => setMapping(false)} />;
  return <RunStep run={run} onMap={() => setMapping(true)} onBack={onBack} onClose={onClose} />;
}
