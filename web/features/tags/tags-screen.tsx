import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import Tags from 'lucide-react/icons/tags';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../data/auth.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useFigures, useTags } from './data.ts';
import { FiguresProblem } from './figures-problem.tsx';
import { rowsOf, type Sort } from './rows.ts';
import { NewTag } from './tag-dialog.tsx';
import { TagList } from './tag-list.tsx';
import { TagTable } from './tag-table.tsx';
import { TagTools } from './tag-tools.tsx';
import { t } from './words.ts';

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
    <div className="mx-auto grid w-full max-w-[960px] content-start gap-4 p-4 md:p-6">
      <PageHeader title={t('tags.title')} text={t('tags.text')} actions={data?.items.length !== 0 && make} />
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
    </div>
  );
}

/** None at all, or none with the words that were looked for. */
function NoTags({ all, make, onClear }: { all: boolean; make: ReactNode; onClear: () => void }) {
  if (all)
    return <EmptyState icon={<Tags />} title={t('tags.empty')} text={t(make ? 'tags.empty_text' : 'tags.empty_read_only')} action={make} />;
  return (
    <EmptyState icon={<SearchX />} title={t('tags.nothing_found')} action={<Button onClick={onClear}>{t('tags.clear_search')}</Button>} />
  );
}
