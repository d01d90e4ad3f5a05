import type { ImportRun } from '@parley/contract/import-runs';
import { Banner } from '../../../ui/banner.tsx';
import { t } from './messages.ts';

/** What the file is, where its columns leave no doubt. */
export function Recognized({ run: { recognized, kind } }: { run: ImportRun }) {
  if (!recognized.certain || recognized.label === null || recognized.kind !== kind) return null;
  return <p className="text-sm text-ink-2">{t('imports.recognized', { label: recognized.label })}</p>;
}

/** What to know before the import runs. */
export function Notices({ run: { notices } }: { run: ImportRun }) {
  return notices.map(({ about, text }) => (
    <Banner key={about} tone="human">
      {text}
    </Banner>
  ));
}
