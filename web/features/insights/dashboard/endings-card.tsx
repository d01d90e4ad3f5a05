import { Link } from 'react-router';
import { formatPercent } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Formula, rowsLink } from '../analytics/index.ts';
import type { Overview } from './data.ts';
import { reasonWithin, t } from './messages.ts';

type Ending = Overview['endings'][number];

/** Outcomes of the period's conversations, each linking to them. Iris where the AI resolved, amber where a person was needed. */
export function EndingsCard({ endings }: { endings: Ending[] | undefined }) {
  return (
    <Card title={t('dashboard.endings')} aside={<Formula name={t('dashboard.endings')} text={t('dashboard.endings_how')} />}>
      {!endings ? (
        <div className="grid gap-4" aria-busy>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={20} />
          ))}
        </div>
      ) : endings.length === 0 ? (
        <p className="text-ink-3">{t('dashboard.endings_none')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {endings.map((ending) => (
            <Row key={ending.key} ending={ending} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ ending: { key, count, share, rows } }: { ending: Ending }) {
  const [kind = '', reason = ''] = key.split('.');
  const name = kind === 'handed_off' ? t('dashboard.ending_handed_off', { reason: reasonWithin(reason) }) : nameOf(kind);
  const shareText = formatPercent(Number(share ?? 0) / 100);
  const line = (
    <>
      <span className="mb-1 flex gap-3">
        <span className="min-w-0 truncate">{name}</span> <span className="ms-auto tabular-nums">{shareText}</span>
      </span>
      <ShareBar
        share={Number(share ?? 0)}
        tone={kind === 'ai_resolved' ? 'ai' : kind === 'handed_off' ? 'human' : kind === 'person' ? 'ink' : 'neutral'}
      />
    </>
  );
  return (
    <li>
      {rows ? (
        <Link
          to={rowsLink(rows)}
          aria-label={t('dashboard.ending_rows', { name, share: shareText, count })}
          className="-mx-1.5 block rounded-sm px-1.5 py-0.5 hover:bg-hover"
        >
          {line}
        </Link>
      ) : (
        line
      )}
    </li>
  );
}

const names = {
  ai_resolved: 'dashboard.ending_ai_resolved',
  person: 'dashboard.ending_person',
  abandoned: 'dashboard.ending_abandoned',
  unanswered: 'dashboard.ending_unanswered',
} as const;
const nameOf = (kind: string) => (kind in names ? t(names[kind as keyof typeof names]) : kind);
