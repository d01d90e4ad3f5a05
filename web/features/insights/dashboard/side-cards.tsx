import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import type { Overview } from './data.ts';
import { t } from './messages.ts';

const row = '-mx-1.5 flex min-h-[30px] items-center gap-2.5 rounded-sm px-1.5 hover:bg-hover';
const waits: readonly string[] = ['handoffs', 'overdue_handoffs', 'approvals'];

/** Urgent items with links. Amber where a customer waits for a person. */
export function AttentionCard({ attention }: { attention: Overview['attention'] }) {
  return (
    <Card title={t('dashboard.attention')}>
      <ul>
        {attention.map(({ kind, count, link }) => (
          <li key={kind}>
            <Link to={link} className={row}>
              <span className="min-w-0 truncate">{t(`dashboard.attention_${kind}`)}</span>
              <span className={cx('ms-auto font-medium tabular-nums', waits.includes(kind) && 'text-human')}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
