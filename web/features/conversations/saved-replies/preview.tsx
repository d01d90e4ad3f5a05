import { previewSavedReply } from '@parley/contract/saved-replies';
import { useSearchParams } from 'react-router';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { t } from './messages.ts';

const pauseMs = 250;

/** What the customer will read, with values of the open conversation or with sample values. */
export function Preview({ text }: { text: string }) {
  const merchant = useMerchantId();
  const conversation = useSearchParams()[0].get('conversation') ?? undefined;
  const settled = useDebounced(text, pauseMs);
  const isEmpty = settled.trim() === '';
  const { data, isError } = useRead(
    previewSavedReply,
    { merchant, text: settled, conversation_id: conversation },
    { keepPrevious: true, enabled: !isEmpty },
  );
  return (
    <section aria-label={t('replies.preview')} className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline gap-2">
        <h3 className="font-medium">{t('replies.preview')}</h3>
        <span className="text-sm text-ink-3">{conversation ? t('replies.preview_here') : t('replies.preview_example')}</span>
      </div>
      <div className="min-h-[72px] rounded-lg border bg-bg px-3 py-2.5 break-words whitespace-pre-wrap">
        {isEmpty ? (
          <span className="text-ink-3">{t('replies.preview_empty')}</span>
        ) : isError ? (
          <span role="alert" className="text-bad">
            {t('replies.preview_failed')}
          </span>
        ) : (
          data?.text
        )}
      </div>
      {!isEmpty && data && data.missing.length > 0 && (
        <p role="status" className="text-sm text-human">
          {t('replies.preview_missing', { names: data.missing.map((name) => `{{${name}}}`).join(', ') })}
        </p>
      )}
    </section>
  );
}
