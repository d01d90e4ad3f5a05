import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import Tags from 'lucide-react/icons/tags';
import { type ReactNode, useRef, useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Select } from '../../../ui/select.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useFigures, useTags } from './data.ts';
import { rowsOf, type Sort } from './rows.ts';
import { NewTag } from './tag-dialog.tsx';
import { TagList } from './tag-list.tsx';
import { TagTable } from './tag-table.tsx';
import { t } from './messages.ts';

/** /settings/tags: the shop's tags, and what customers write about. */
export function TagsScreen() {
  const mayMake = useMay('tags:write');
  const isPhone = useIsPhone();
  const [days, setDays] = useState(30);
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<Sort>({ by: 'name', descending: false });
  const [making, setMaking] = useState(false);
  const { data, isError, isFetching, refetch } = useTags();
  const figures = useFigures(days);
  const make = mayMake && (
    <Button variant="primary" icon={<Plus />} onClick={() => setMaking(true)}>
      {t('tags.make')}
    </Button>
  );
  const rows = data && rowsOf({ tags: data.items, figures: figures.isError ? null : figures.data?.items, words, sort });
  return (
    <SettingsPage text={t('tags.text')} actions={data?.items.length !== 0 && make}>
      {data?.items.length !== 0 && <TagTools words={words} onWords={setWords} days={days} onDays={setDays} />}
      {figures.isError && data && <FiguresProblem busy={figures.isFetching} retry={() => void figures.refetch()} />}
      <Card flush>
        {rows && rows.length > 0 ? (
          isPhone ? (
            <TagList rows={rows} />
          ) : (
            <TagTable rows={rows} days={days} sort={sort} onSort={setSort} />
          )
        ) : data ? (
          <NoTags all={data.items.length === 0} make={make} onClear={() => setWords('')} />
        ) : isError ? (
          <ErrorState title={t('tags.list_failed')} retry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonRows rows={8} rowHeight={isPhone ? 64 : 36} />
        )}
      </Card>
      {making && <NewTag onClose={() => setMaking(false)} />}
    </SettingsPage>
  );
}

/** No tags at all, or none that match the search. */
function NoTags({ all, make, onClear }: { all: boolean; make: ReactNode; onClear: () => void }) {
  if (all)
    return <EmptyState icon={<Tags />} title={t('tags.empty')} text={t(make ? 'tags.empty_text' : 'tags.empty_read_only')} action={make} />;
  return (
    <EmptyState icon={<SearchX />} title={t('tags.nothing_found')} action={<Button onClick={onClear}>{t('tags.clear_search')}</Button>} />
  );
}

/** The tags loaded, their metrics failed. */
const FiguresProblem = ({ busy, retry }: { busy: boolean; retry: () => void }) => (
  <p role="alert" className="flex items-center gap-2 text-bad">
    {t('tags.figures_failed')}
    <Button busy={busy} onClick={retry}>
      {t('ui.retry')}
    </Button>
  </p>
);

const periods = [7, 30, 90];
type TagToolsProps = { words: string; onWords: (words: string) => void; days: number; onDays: (days: number) => void };

/** The search and the period. */
function TagTools({ words, onWords, days, onDays }: TagToolsProps) {
  const box = useRef<HTMLInputElement>(null);
  useHotkey('/', () => box.current?.focus());
  return (
    <div className="flex gap-2">
      <Input
        ref={box}
        type="search"
        className="min-w-0 flex-1 md:max-w-[280px]"
        icon={<Search />}
        end={words === '' && <Kbd keys="/" className="me-1 max-md:hidden" />}
        aria-label={t('tags.search')}
        placeholder={t('tags.search')}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onWords('')}
      />
      <Select
        className="ms-auto shrink-0"
        aria-label={t('tags.period')}
        value={days}
        onChange={({ target }) => onDays(Number(target.value))}
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {t('tags.period_days', { count })}
          </option>
        ))}
      </Select>
    </div>
  );
}
