import type { Conversation } from '@parley/contract/conversations';
import Sparkles from 'lucide-react/icons/sparkles';
import StickyNote from 'lucide-react/icons/sticky-note';
import { cx } from '../../../lib/cx.ts';
import { formatDuration, formatRelative } from '../../../lib/format.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../use-now.ts';
import type { Draft } from './drafts.ts';
import { lengthLeft } from './length-left.ts';
import { t } from '../words.ts';

type ToolsProps = {
  conversation: Conversation;
  draft: Draft;
  isTooLong: boolean;
  isAsking: boolean;
  onNote: (isNote: boolean) => void;
  onSuggest: () => void;
  onSend: () => void;
};

/** The line below the words: what kind of message this is, what helps, what limits it, and Send. */
export function ReplyTools({ conversation, draft, isTooLong, isAsking, onNote, onSuggest, onSend }: ToolsProps) {
  const isPhone = useIsPhone();
  const can = (action: 'reply' | 'note') => conversation.actions.includes(action);
  return (
    <div className="flex items-center gap-1 px-2 py-1.5">
      {can('reply') && !draft.isNote && (
        <Button
          variant="ghost"
          icon={<Sparkles className="text-ai" />}
          busy={isAsking}
          onClick={onSuggest}
          aria-label={t('inbox.suggest_label')}
        >
          {!isPhone && t('inbox.suggest')}
        </Button>
      )}
      {can('note') && (
        <Button
          variant="ghost"
          icon={<StickyNote />}
          kbd={draft.isNote ? undefined : 'n'}
          aria-pressed={draft.isNote}
          disabled={!can('reply')}
          className={cx(draft.isNote && 'border-dashed! border-line-strong! text-ink!')}
          onClick={() => onNote(!draft.isNote)}
        >
          {t('inbox.private_note')}
        </Button>
      )}
      <Limits conversation={conversation} draft={draft} isShort={isPhone} />
      <Button variant="primary" kbd="Enter" disabled={isTooLong} onClick={onSend}>
        {draft.isNote ? t('inbox.add_note') : t('inbox.send')}
      </Button>
    </div>
  );
}

type LimitsProps = Pick<ToolsProps, 'conversation' | 'draft'> & { isShort: boolean };

function Limits({ conversation: { reply_window: window, actions }, draft, isShort }: LimitsProps) {
  const now = useNow();
  const left = lengthLeft(draft.text);
  const closes = window.closes_at === null ? null : Date.parse(window.closes_at);
  if (left !== null) {
    const words = left < 0 ? t('inbox.too_long', { count: -left }) : t('inbox.characters_left', { count: left });
    return <Limit words={words} isBroken={left < 0} />;
  }
  if (draft.isNote) return <Limit words={actions.includes('reply') ? t('inbox.note_placeholder') : t('inbox.cannot_reply')} />;
  if (!window.open) return <Limit words={t('inbox.window_closed')} />;
  if (closes === null || closes <= now) return <Limit words="" />;
  return (
    <Limit
      words={t(isShort ? 'inbox.time_left' : 'inbox.window_closes', {
        time: isShort ? formatRelative(now, closes) : formatDuration(closes - now),
      })}
    />
  );
}

const Limit = ({ words, isBroken = false }: { words: string; isBroken?: boolean }) => (
  <span
    role={isBroken ? 'alert' : undefined}
    className={cx('me-2 ms-auto min-w-0 truncate text-xs tabular-nums', isBroken ? 'text-bad' : 'text-ink-3')}
  >
    {words}
  </span>
);
