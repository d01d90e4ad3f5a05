import { rankReplies, type SavedReply } from '@parley/contract/saved-replies';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { ListDetail } from '../../../ui/list-detail.tsx';
import { type Folder, foldersOf } from './folders.ts';
import { t } from './messages.ts';

type LibraryProps = {
  replies: readonly SavedReply[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  editor: ReactNode;
};

/** The folders, what is in the one that is open, and the reply that is read or written. Searching looks into all folders. */
export function Library({ replies, chosen, onChoose, editor }: LibraryProps) {
  const [folder, setFolder] = useState<Folder>(undefined);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const shown = rankReplies(isSearching || folder === undefined ? replies : replies.filter(({ category }) => category === folder), query);
  return (
    <ListDetail
      label={t('replies.list')}
      items={shown}
      keyOf={({ id }) => id}
      chosen={chosen}
      onChoose={onChoose}
      row={(reply) => <ReplyRow reply={reply} />}
      groups={<Folders replies={replies} folder={isSearching ? undefined : folder} onFolder={setFolder} />}
      above={
        <div className="p-2">
          <Input
            type="search"
            aria-label={t('replies.search')}
            placeholder={t('replies.search')}
            icon={<Search />}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
      }
      nothing={<Nothing query={query} onClear={() => setQuery('')} />}
      detail={editor}
      none={<EmptyState icon={<MessageSquareText />} title={t('replies.choose')} text={t('replies.choose_text')} />}
    />
  );
}

function Nothing({ query, onClear }: { query: string; onClear: () => void }) {
  if (query.trim() === '') return <p className="px-3 py-2 text-ink-3">{t('replies.none_in_folder')}</p>;
  return (
    <div role="status" className="grid justify-items-start gap-2 px-3 py-2 text-ink-3">
      {t('replies.none_match', { query: query.trim() })}
      <Button onClick={onClear}>{t('replies.clear_search')}</Button>
    </div>
  );
}

type FoldersProps = { replies: readonly SavedReply[]; folder: Folder; onFolder: (folder: Folder) => void };

/** A sidebar; on a phone, a row that scrolls. */
function Folders({ replies, folder, onFolder }: FoldersProps) {
  const all: { folder: Folder; count: number }[] = [{ folder: undefined, count: replies.length }, ...foldersOf(replies)];
  return (
    <nav
      aria-label={t('replies.folders')}
      className="flex shrink-0 gap-px overflow-auto p-2 max-md:border-b md:w-[176px] md:flex-col md:border-e"
    >
      {all.map(({ folder: own, count }) => (
        <button
          key={own === undefined ? 'all' : (own ?? 'none')}
          type="button"
          aria-current={own === folder}
          onClick={() => onFolder(own)}
          className={cx(
            'flex h-control shrink-0 items-center gap-2 rounded px-2 text-start hover:bg-hover pointer-coarse:h-11',
            own === folder && 'bg-selected font-medium',
          )}
        >
          <span className="truncate">{own === undefined ? t('replies.all') : (own ?? t('replies.no_folder'))}</span>
          <span className="ms-auto text-sm text-ink-3 tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </nav>
  );
}

/** Its title and shortcut, how it begins, who uses it and how often. */
const ReplyRow = ({ reply: { title, shortcut, text, scope, usage_count: count } }: { reply: SavedReply }) => (
  <span className="grid gap-0.5">
    <span className="flex items-baseline gap-2">
      <span className="truncate font-medium">{title}</span>
      {shortcut && <span className="ms-auto shrink-0 font-mono text-sm text-ink-3">/{shortcut}</span>}
    </span>
    <span className="truncate text-sm text-ink-2">{text.split('\n', 1)[0]}</span>
    <span className="flex gap-2 text-sm text-ink-3">
      <span>{t(`replies.scope_${scope}`)}</span>
      <span className="ms-auto tabular-nums">{count === 0 ? t('replies.never_used') : t('replies.used', { count })}</span>
    </span>
  </span>
);
