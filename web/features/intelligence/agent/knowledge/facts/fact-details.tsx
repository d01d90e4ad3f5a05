import type { ShopFact } from '@parley/contract/facts';
import { Link } from 'react-router';
import { Banner } from '../../../../../ui/banner.tsx';
import { usePlace } from '../../use-place.ts';
import { countriesOf, sourceOf, valueOf } from './fact-words.ts';
import { t } from './messages.ts';

/** Where a fact comes from, and what it contradicts. */
export function FactDetails({ fact, all }: { fact: ShopFact; all: readonly ShopFact[] }) {
  const { linkTo } = usePlace();
  const others = all.filter(({ id }) => fact.contradicts.includes(id));
  const isBySetting = others.some(({ state }) => state === 'setting');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fact.conflict && <Banner tone="bad">{t('facts.conflict_text')}</Banner>}
      {fact.overruled && <Banner>{t(isBySetting ? 'facts.overruled_by_setting' : 'facts.overruled_text')}</Banner>}
      {others.length > 0 && (
        <section>
          <h3 className="font-medium">{t(fact.conflict ? 'facts.contradicts' : 'facts.overruled_by')}</h3>
          <ul className="mt-1 grid gap-1">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={linkTo({ fact: other.id })} className="underline underline-offset-2">
                  {[valueOf(other), countriesOf(other), sourceOf(other)].filter(Boolean).join(' · ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {fact.state === 'setting' && (
        <>
          <p className="text-ink-2">{t('facts.setting_text')}</p>
          <p>{fact.text}</p>
          <Link to="/settings/business-hours" className="font-medium underline underline-offset-2">
            {t('facts.open_hours')}
          </Link>
        </>
      )}
      {fact.state !== 'setting' && fact.actions.length === 0 && (
        <p dir="auto" className="wrap-anywhere">
          {[valueOf(fact), countriesOf(fact), fact.text].filter(Boolean).join(' · ')}
        </p>
      )}
      {fact.sources.length > 0 && (
        <section>
          <h3 className="font-medium">{t('facts.sources')}</h3>
          <ul className="mt-1 grid gap-2">
            {fact.sources.map(({ article_id: id, title, text }) => (
              <li key={id}>
                <Link to={linkTo({ article: id })} aria-label={t('facts.open_article', { title })} className="underline underline-offset-2">
                  {title}
                </Link>
                <p dir="auto" className="text-ink-2 wrap-anywhere">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
