import Hand from 'lucide-react/icons/hand';
import { Link } from 'react-router';
import { formatDuration } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PeriodMenu, upToToday } from '../analytics/index.ts';
import { type Overview, useClock } from './data.ts';
import { t } from './words.ts';

type Waiting = Overview['waiting'];

/** The one thing one came for: who waits, and the way to whoever waits longest. */
export function WaitingHeader({ waiting }: { waiting: Waiting | undefined }) {
  const now = useClock();
  const actions = (
    <>
      {waiting?.oldest_id && (
        <Link to={`/inbox?${new URLSearchParams({ conversation: waiting.oldest_id })}`} className={buttonClass('human')}>
          <Hand aria-hidden />
          {t('dashboard.answer')}
        </Link>
      )}
      <PeriodMenu only={upToToday} />
    </>
  );
  return (
    <PageHeader
      title={waiting ? t('dashboard.waiting', { count: waiting.count, number: numberWord(waiting.count) }) : t('dashboard.loading')}
      text={
        // On a phone it takes two lines.
        <span className="block max-md:min-h-[2lh]">
          {waiting ? aboutWaiting(waiting, now) : <Skeleton width={280} className="inline-block align-middle" />}
        </span>
      }
      actions={actions}
    />
  );
}

/** Up to twelve in words, as a sentence begins. */
function numberWord(count: number): string | number {
  return t('dashboard.numbers').split(' ')[count - 2] ?? count;
}

function aboutWaiting({ count, ai_answering: answering, oldest_since: since, open_now: open }: Waiting, now: number): string {
  const ai = t(count > 0 ? 'dashboard.ai_answering' : 'dashboard.ai_answering_alone', { count: answering });
  if (!since) return `${ai} ${t(open ? 'dashboard.open_now' : 'dashboard.closed_now')}`;
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  return `${ai} ${t(open ? 'dashboard.oldest_open' : 'dashboard.oldest_closed', { time: formatDuration(minutes * 60_000) })}`;
}
