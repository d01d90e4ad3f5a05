import type { ImportRun } from '@parley/contract/import-runs';
import { useMerchantId } from '../../../data/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMapping } from './data.ts';
import { t } from './messages.ts';

/** What the file is, where its columns leave no doubt. */
export function Recognized({ run: { recognized, kind } }: { run: ImportRun }) {
  if (!recognized.certain || recognized.label === null || recognized.kind !== kind) return null;
  return <p className="text-sm text-ink-2">{t('imports.recognized', { label: recognized.label })}</p>;
}

/** What to know before the import runs. */
export function Notices({ run }: { run: ImportRun }) {
  return run.notices.map(({ about, text }) => (
    <Banner key={about} tone="human" action={about === 'kind' && <OtherKind run={run} />}>
      {text}
    </Banner>
  ));
}

/** Imports the file as what it looks like, which maps its columns anew. */
function OtherKind({ run: { id, kind, recognized, actions } }: { run: ImportRun }) {
  const merchant = useMerchantId();
  const save = useMapping();
  if (recognized.kind === kind || !actions.includes('map')) return null;
  return (
    <Button busy={save.isPending} onClick={() => save.mutate({ merchant, id, kind: recognized.kind })}>
      {t(`imports.as_${recognized.kind}`)}
    </Button>
  );
}
