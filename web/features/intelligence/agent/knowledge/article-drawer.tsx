import type { Article } from '@parley/contract/knowledge';
import { languageName } from '../../../../lib/languages.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { ArticleActions } from './article-actions.tsx';
import { EditArticle, NewArticle } from './article-form.tsx';
import { useArticle } from './data.ts';
import { MarkdownView } from './markdown-view.tsx';
import { t } from './messages.ts';

type DrawerProps = {
  /** 'new' for an article not yet created. */
  id: string;
  /** Other tabs have unsaved settings, which leaving the page would lose. */
  isUnsaved: boolean;
  onClose: () => void;
};

/** One article beside the list: editable, or read-only when it came from a file or a page. */
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
    <Drawer title={t('knowledge.edit_article')} onClose={onClose} size="form" pageUnsaved={isUnsaved}>
      {isError ? (
        <ErrorState
          {...(error.status === 404
            ? { title: t('knowledge.article_missing'), text: '' }
            : { retry: () => void refetch(), busy: isFetching })}
        />
      ) : (
        <SkeletonRows rows={8} rowHeight={48} />
      )}
    </Drawer>
  );
}

const isTyped = ({ kind }: Article) => kind !== 'file' && kind !== 'page';

type ReadProps = { article: Article; isUnsaved: boolean; onClose: () => void };

/** A read-only article: its text as rendered. */
function ReadArticle({ article, isUnsaved, onClose }: ReadProps) {
  const { title, status, source, url, body, kind, language, characters, actions } = article;
  const isOwn = actions.length > 0;
  return (
    <Drawer
      title={title}
      status={<StatusDot tone={status === 'published' ? 'ok' : 'neutral'}>{t(`knowledge.status_${status}`)}</StatusDot>}
      onClose={onClose}
      size="form"
      pageUnsaved={isUnsaved}
      {...(isOwn && { footer: <ArticleActions article={article} onGone={onClose} withStatus /> })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-sm text-ink-3">
          {[t(`knowledge.kind_${kind}`), languageName(language), t('knowledge.length', { count: characters })].join(' · ')}
        </p>
        {source && <p className="text-ink-2 wrap-anywhere">{t('knowledge.from_source', { name: source.name })}</p>}
        {url && /^https?:\/\//i.test(url) && (
          <a href={url} target="_blank" rel="noopener noreferrer" className="font-medium underline underline-offset-2 wrap-anywhere">
            {t('knowledge.open_page')}
          </a>
        )}
        <div className="border-t pt-4">
          <MarkdownView text={body} />
        </div>
      </div>
    </Drawer>
  );
}
