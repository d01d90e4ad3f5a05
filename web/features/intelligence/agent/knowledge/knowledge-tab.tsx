import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useMay } from '../../../../data/auth.ts';
import { cx } from '../../../../lib/cx.ts';
import { Link } from 'react-router';
import { usePlace } from '../use-place.ts';
import { ArticleList } from './article-list.tsx';
import { Find } from './find.tsx';
import { Facts } from './facts/facts.tsx';
import { Files } from './files.tsx';
import { Sites } from './sites.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSuggestions } from './data.ts';
import { type Uploads, useUploads } from './use-uploads.ts';
import { t } from './messages.ts';
import { Badge } from '../../../../ui/badge.tsx';

const ArticleDrawer = lazy(() => import('./article-drawer.tsx'));
const FactDrawer = lazy(() => import('./facts/fact-drawer.tsx'));

// The tab with a count comes last, so that nothing moves when the count arrives.
const parts = ['articles', 'files', 'sites', 'facts', 'find', 'suggestions'] as const;
const views: Record<(typeof parts)[number], ComponentType<{ mayWrite: boolean; uploads: Uploads }>> = {
  articles: ArticleList,
  files: Files,
  sites: Sites,
  facts: Facts,
  suggestions: Suggestions,
  find: Find,
};

/** What the AI may quote: articles, files, sites, facts, suggestions, and a search preview. */
export default function KnowledgeTab({ isUnsaved }: { isUnsaved: boolean }) {
  const { of, change, linkTo } = usePlace();
  const mayWrite = useMay('knowledge:write');
  const part = parts.find((one) => one === of('part')) ?? 'articles';
  const article = of('article');
  const fact = part === 'facts' ? of('fact') : '';
  const View = views[part];
  // Kept here, so that uploads continue while another part is open.
  const uploads = useUploads();
  const waiting = useSuggestions().items.length;
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [part]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <nav
        ref={line}
        aria-label={t('knowledge.parts')}
        className="flex shrink-0 gap-1 overflow-x-auto px-4 pt-3 [scrollbar-width:none] md:px-6"
      >
        {parts.map((one) => (
          <Link
            key={one}
            to={linkTo({ part: one === 'articles' ? '' : one, article: '', fact: '', ...cleared })}
            replace
            aria-current={one === part ? 'page' : undefined}
            className={cx(
              'touch-target inline-flex h-control shrink-0 items-center gap-1.5 rounded px-2.5 font-medium focus-inside',
              one === part ? 'bg-hover text-ink dark:bg-line' : 'text-ink-3 hover:text-ink',
            )}
          >
            {t(`knowledge.part_${one}`)}
            {one === 'suggestions' && <Badge count={waiting} tone="neutral" />}
          </Link>
        ))}
      </nav>
      {!mayWrite && <p className="px-4 pt-2 text-ink-3 md:px-6">{t('knowledge.read_only')}</p>}
      <View mayWrite={mayWrite} uploads={uploads} />
      {article !== '' && (
        <Suspense>
          <ArticleDrawer key={article} id={article} isUnsaved={isUnsaved} onClose={() => change({ article: '' }, { step: true })} />
        </Suspense>
      )}
      {fact !== '' && article === '' && (
        <Suspense>
          <FactDrawer key={fact} id={fact} isUnsaved={isUnsaved} onClose={() => change({ fact: '' }, { step: true })} />
        </Suspense>
      )}
    </div>
  );
}

/** The other parts ignore the filters of the article list. */
const cleared = { q: '', kind: '', status: '', language: '', source: '', find: '' };
