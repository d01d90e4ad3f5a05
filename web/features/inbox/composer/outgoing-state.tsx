import { t } from '../words.ts';

/** What is being sent and has no answer yet. */
export function SendingLine({ isStalled }: { isStalled: boolean }) {
  return <p className="mt-1 text-xs text-ink-3">{isStalled ? t('inbox.waits_for_network') : t('inbox.delivery_sending')}</p>;
}

type FailedProps = { words: string; onRetry: () => void; onDiscard?: () => void };

/** What did not arrive, why, and what can be done; nothing written is lost unless the person says so. */
export function FailedLine({ words, onRetry, onDiscard }: FailedProps) {
  return (
    <p role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-2.5 text-xs text-bad">
      {words}
      <TextButton words={t('inbox.retry')} onClick={onRetry} />
      {onDiscard && <TextButton words={t('inbox.discard')} onClick={onDiscard} />}
    </p>
  );
}

const TextButton = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <button type="button" onClick={onClick} className="touch-target min-h-6 font-medium text-ink underline underline-offset-2">
    {words}
  </button>
);
