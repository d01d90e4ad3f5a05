import type { Result } from '@parley/contract/endpoint';
import { rankReplies, type SavedReply, useSavedReply } from '@parley/contract/saved-replies';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { floatingClass } from '../../../ui/floating-class.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useReplies } from './data.ts';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import { t } from './messages.ts';

const maxResults = 50;

export type PickedReply = Result<typeof useSavedReply>;
type PickerProps = {
  /** The query after the `/`. */
  query: string;
  conversationId: string;
  /** The text field: it keeps the focus, and its keys move in the list. */
  anchor: HTMLTextAreaElement | null;
  /** The text with the conversation's values, the variables without a value, and its files. */
  onPick: (picked: PickedReply) => void;
  onClose: () => void;
};

/** Saved replies that match the query, best first. Arrow keys move, Enter or Tab picks, Escape closes. */
export function SavedReplyPicker({ query, conversationId, anchor, onPick, onClose }: PickerProps) {
  const merchant = useMerchantId();
  const { data, isError, isFetching, refetch } = useReplies();
  const found = useMemo(() => rankReplies(data?.items ?? [], query).slice(0, maxResults), [data, query]);
  const use = useCommand(useSavedReply, { onDone: onPick });
  const take = ({ id }: SavedReply) => {
    if (!use.isPending) use.mutate({ merchant, id, conversation_id: conversationId });
  };
  const { listId, optionId, active } = useListKeys(anchor, query, found, { take, close: onClose });
  return (
    <div className={cx(floatingClass, 'absolute start-0 bottom-full mb-1 flex max-h-[min(340px,50vh)] w-[min(480px,100%)] flex-col')}>
      {!data && !isError && <SkeletonRows rows={3} rowHeight={52} />}
      {!data && isError && (
        <p role="alert" className="flex items-center gap-2 p-3 text-bad">
          {t('replies.pick_failed')}
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {data && found.length === 0 && (
        <p role="status" className="px-3 py-2.5 text-ink-3">
          {data.items.length === 0 ? t('replies.empty_text') : t('replies.none_match', { query })}
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t('replies.pick')}
        aria-busy={use.isPending}
        className={cx('min-h-0 overflow-y-auto overscroll-contain p-1', found.length === 0 && 'hidden')}
      >
        {found.map((reply) => (
          <Option key={reply.id} id={optionId(reply)} reply={reply} isActive={reply === active} onTake={() => take(reply)} />
        ))}
      </div>
      {data && <ManageLink onOpen={onClose} />}
    </div>
  );
}

type OptionProps = { id: string; reply: SavedReply; isActive: boolean; onTake: () => void };

function Option({ id, reply: { title, shortcut, category, text }, isActive, onTake }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Prevents the click from taking the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={cx(
        'grid min-h-11 cursor-pointer gap-px rounded-sm px-2 py-1.5 hover:bg-hover',
        isActive && 'bg-hover dark:bg-line-strong',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className="truncate font-medium">{title}</span>
        {shortcut && <span className="shrink-0 font-mono text-sm text-ink-3">/{shortcut}</span>}
        {category && <span className="ms-auto shrink-0 text-sm text-ink-3">{category}</span>}
      </span>
      <span className="truncate text-sm text-ink-2">{firstLine(text)}</span>
    </div>
  );
}
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

function ManageLink({ onOpen }: { onOpen: () => void }) {
  const [, setParams] = useSearchParams();
  const open = () => {
    onOpen();
    setParams((params) => {
      params.set('manage', 'saved-replies');
      return params;
    });
  };
  return (
    <div className="border-t p-1">
      <Button variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={open}>
        {t('replies.manage')}
      </Button>
    </div>
  );
}
