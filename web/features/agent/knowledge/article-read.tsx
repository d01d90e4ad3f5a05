import type { Article } from '@parley/contract/knowledge';
import { languageName } from '../../../lib/languages.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { ArticleDeeds } from './article-deeds.tsx';
import { drawerClass } from './drawer-class.ts';
import { MarkdownView } from './markdown-view.tsx';
import { t } from './words.ts';

type ReadProps = { article: Article; isUnsaved: boolean; onClose: () => void };

/** An article that is changed elsewhere, or by others: its text as it reads. */
export function ReadArticle({ article, isUnsaved, onClose }: ReadProps) {
  const { title, status, source, url, body, kind, language, characters, actions } = article;
  const isOwn = actions.length > 0;
  return (
    <Drawer
      title={title}
      status={<StatusDot tone={status === 'published' ? 'ok' : 'neutral'}>{t(`knowledge.status_${status}`)}</StatusDot>}
      onClose={onClose}
      className={drawerClass}
      {...(isOwn && { footer: <ArticleDeeds article={article} onGone={onClose} withStatus /> })}
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
      <LeaveGuard when={isUnsaved} />
    </Drawer>
  );
}
