import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useArticle } from './data.ts';
import { PlainText } from './plain-text.tsx';
import { t } from './messages.ts';

/** One article, with the way to its page. */
export function Article({ id }: { id: string }) {
  const read = useArticle(id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Link to="/help" className={buttonClass('ghost', 'control', 'justify-self-start')}>
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        {t('help.back')}
      </Link>
      <Loaded read={read} failed={t('help.article_failed')} skeleton={<SkeletonRows rows={4} rowHeight={44} />}>
        {({ kind, title, path, body }) => (
          <article className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-lg">{title}</h2>
            {kind === 'error' && (
              <p className="text-sm text-ink-3">
                {t('help.code')}: <code className="font-mono">{id}</code>
              </p>
            )}
            <PlainText text={body} />
            {path !== null && path !== '/help' && (
              <Link to={path} className={buttonClass('default', 'control', 'mt-1 justify-self-start')}>
                {t('help.open_page')}
              </Link>
            )}
          </article>
        )}
      </Loaded>
    </div>
  );
}
