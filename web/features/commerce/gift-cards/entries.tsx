import type { CreditEntry } from '@parley/contract/credit';
import { Link } from 'react-router';
import { formatMoney, formatWhen } from '../../../lib/format.ts';
import { t } from './messages.ts';

type EntriesProps = { entries: readonly CreditEntry[]; currency: string };

/** The ledger of a card or of a customer's store credit, latest first. */
export const Entries = ({ entries, currency }: EntriesProps) => (
  <ol className="grid gap-2 empty:hidden">
    {entries.map((entry) => (
      <li key={entry.id} className="flex items-start gap-3">
        <span className="grid min-w-0 flex-1">
          <EntryName entry={entry} />
          <span className="text-sm break-words text-ink-3">
            {[entry.reason, entry.actor, formatWhen(entry.at)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="grid text-end tabular-nums">
          <span className="font-medium">{formatMoney(entry.amount, currency)}</span>
          <span className="text-sm text-ink-3">{t('credit.after', { amount: formatMoney(entry.balance, currency) })}</span>
        </span>
      </li>
    ))}
  </ol>
);

function EntryName({ entry: { kind, order_id: order, order_number: number } }: { entry: CreditEntry }) {
  const name = t(`credit.entry_${kind}`);
  if (order === null || number === null) return <span>{name}</span>;
  return (
    <Link to={`/orders?order=${order}`} className="hover:underline">
      {t('credit.entry_of_order', { kind: name, number })}
    </Link>
  );
}
