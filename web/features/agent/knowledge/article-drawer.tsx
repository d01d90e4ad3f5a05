import type { Article } from '@parley/contract/knowledge';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EditArticle, NewArticle } from './article-form.tsx';
import { ReadArticle } from './article-read.tsx';
import { useArticle } from './data.ts';
import { drawerClass } from './drawer-class.ts';
import { t } from './words.ts';

type DrawerProps = {
  /** 'new' for one that is about to be written. */
  id: string;
  /** Settings of other tabs wait to be saved: leaving the page would lose them. */
  isUnsaved: boolean;
  onClose: () => void;
};

/** One article beside the list: to write, or to read where it came from a file or a page. */
export default function ArticleDrawer({ id, isUnsaved, onClose }: DrawerProps) {
  return id === 'new' ? (
    <NewArticle isUnsaved={isUnsaved} onClose={onClose} />
  ) : (
    <KnownArticle id={id} isUnsaved={isUnsaved} onClose={onClose} />
  );
}

function KnownArticle({ id, isUnsaved, onClose }: DrawerProps) {
  const { data: article, isError, error, refetch, isFetching } = useArticle(id);
  if (article && isTyped(article) && article.actions.includes('edit'))
    return <EditArticle latest={article} readAgain={() => void refetch()} isUnsaved={isUnsaved} onClose={onClose} />;
  if (article) return <ReadArticle article={article} isUnsaved={isUnsaved} onClose={onClose} />;
  return (
    <Drawer title={t('knowledge.edit_article')} onClose={onClose} className={drawerClass}>
      {isError ? (
        <ErrorState
          {...(error.status === 404
            ? { title: t('knowledge.article_missing'), text: '' }
            : { retry: () => void refetch(), busy: isFetching })}
        />
      ) : (
        <SkeletonRows rows={8} rowHeight={48} />
      )}
      <LeaveGuard when={isUnsaved} />
    </Drawer>
  );
}

const isTyped = ({ kind }: Article) => kind !== 'file' && kind !== 'page';
