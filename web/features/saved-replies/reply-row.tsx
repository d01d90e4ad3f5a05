import type { SavedReply } from '@parley/contract/saved-replies';
import { cx } from '../../lib/cx.ts';
import { t } from './words.ts';

type ReplyRowProps = { reply: SavedReply; isChosen: boolean; onChoose: () => void };

/** Its title and shortcut, how it begins, who uses it and how often. */
export function ReplyRow({ reply: { title, shortcut, text, scope, usage_count: count }, isChosen, onChoose }: ReplyRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className={cx('grid w-full gap-0.5 border-b px-3 py-2 text-start hover:bg-hover', isChosen && 'bg-selected')}
      >
        <span className="flex items-baseline gap-2">
          <span className="truncate font-medium">{title}</span>
          {shortcut && <span className="ms-auto shrink-0 font-mono text-sm text-ink-3">/{shortcut}</span>}
        </span>
        <span className="truncate text-sm text-ink-2">{text.split('\n', 1)[0]}</span>
        <span className="flex gap-2 text-sm text-ink-3">
          <span>{t(`replies.scope_${scope}`)}</span>
          <span className="ms-auto tabular-nums">{count === 0 ? t('replies.never_used') : t('replies.used', { count })}</span>
        </span>
      </button>
    </li>
  );
}
