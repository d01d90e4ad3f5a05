import { rankReplies, type SavedReply } from '@parley/contract/saved-replies';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { type Folder, foldersOf } from './folders.ts';
import type { Choose, Chosen } from './use-chosen.ts';
import { t } from './words.ts';

type LibraryProps = { replies: readonly SavedReply[]; chosen: Chosen; onChoose: Choose };

/** The folders, and what is in the one that is open. Searching looks into all of them. */
export function Library({ replies, chosen, onChoose }: LibraryProps) {
  const [folder, setFolder] = useState<Folder>(undefined);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const shown = rankReplies(isSearching || folder === undefined ? replies : replies.filter(({ category }) => category === folder), query);
  return (
    <div className="flex h-full min-h-0 max-md:flex-col">
      <Folders replies={replies} folder={isSearching ? undefined : folder} onFolder={setFolder} />
      <div className="flex min-h-0 flex-1 flex-col md:w-[300px] md:border-e">
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
        {shown.length === 0 && <Nothing query={query} onClear={() => setQuery('')} />}
        <ul aria-label={t('replies.list')} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {shown.map((reply) => (
            <ReplyRow
              key={reply.id}
              reply={reply}
              isChosen={chosen?.kind === 'reply' && chosen.id === reply.id}
              onChoose={() => onChoose({ kind: 'reply', id: reply.id })}
            />
          ))}
        </ul>
      </div>
    </div>
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

/** At the side; on a phone a row that scrolls. */
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

type ReplyRowProps = { reply: SavedReply; isChosen: boolean; onChoose: () => void };

/** Its title and shortcut, how it begins, who uses it and how often. */
function ReplyRow({ reply: { title, shortcut, text, scope, usage_count: count }, isChosen, onChoose }: ReplyRowProps) {
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
