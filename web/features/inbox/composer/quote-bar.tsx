import Reply from 'lucide-react/icons/reply';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ReplyTo } from './drafts.ts';
import { t } from './words.ts';

/** The message that is being answered. */
export function QuoteBar({ replyTo, onDrop }: { replyTo: ReplyTo; onDrop: () => void }) {
  return (
    <div className="mx-3 mt-1.5 flex items-center gap-2 border-s-2 border-line-strong ps-2.5 text-sm">
      <Reply aria-hidden className="text-ink-3" />
      <p className="min-w-0 flex-1">
        <b className="block truncate">{t('composer.replying_to', { name: replyTo.author })}</b>
        <span dir="auto" className="block truncate text-ink-2">
          {replyTo.text || t('composer.quote_files')}
        </span>
      </p>
      <IconButton label={t('composer.quote_drop')} icon={<X />} onClick={onDrop} />
    </div>
  );
}
