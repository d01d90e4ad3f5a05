import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatRelative } from '../../../../lib/format.ts';
import { placeSearch, useInboxUrl } from '../use-inbox-url.ts';
import { useNow } from '../use-now.ts';
import { MoreButton, type PanelFacts } from './panel-section.tsx';
import { t } from './messages.ts';

const atFirst = 5;

/** The customer's other conversations, latest first; each opens in the inbox. */
export function PanelPast({ past }: Pick<PanelFacts, 'past'>) {
  const [isAll, setAll] = useState(false);
  const { place } = useInboxUrl();
  const now = useNow();
  if (past.length === 0) return <p className="text-sm text-ink-3">{t('panel.past_none')}</p>;
  const shown = isAll ? past : past.slice(0, atFirst);
  return (
    <div className="grid gap-1">
      <ul className="grid gap-px">
        {shown.map((other) => (
          <li key={other.id}>
            <Link
              to={`/inbox${placeSearch({ ...place, conversation: other.id })}`}
              className="-mx-1.5 grid rounded-sm px-1.5 py-1 text-sm hover:bg-hover"
            >
              <span className="flex items-center gap-1.5 text-ink-3 tabular-nums">
                <span className="truncate">
                  {t('panel.past_open', { number: other.number, status: t(`inbox.status_${other.status}`) })}
                </span>
                {other.csat_score !== null && (
                  <span className="inline-flex flex-none items-center gap-0.5">
                    <Star aria-hidden className="size-3!" />
                    {t('panel.csat_score', { score: other.csat_score })}
                  </span>
                )}
                <span className="ms-auto flex-none">{formatRelative(other.last_activity_at, now)}</span>
              </span>
              <span className="truncate">{other.last_text || t('inbox.no_words')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < past.length && (
        <MoreButton words={t('inbox.past_conversations', { count: past.length - shown.length })} onClick={() => setAll(true)} />
      )}
    </div>
  );
}
