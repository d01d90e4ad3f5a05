import FileUp from 'lucide-react/icons/file-up';
import Hand from 'lucide-react/icons/hand';
import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney, formatRelative } from '../../../lib/format.ts';
import { type Activity, useClock } from './data.ts';
import { reasonWithin, t } from './messages.ts';

/** What happened, latest first; each line links to its subject. */
export default function ActivityRows({ items }: { items: readonly Activity[] }) {
  const now = useClock();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="border-b last:border-b-0">
          <Row item={item} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item, now }: { item: Activity; now: number }) {
  const { amount, currency, channel, link, at } = item;
  const about = amount && currency ? formatMoney(amount, currency) : channel && t(`channel.${channel}`);
  return (
    <Link to={link} className="flex min-h-row items-center gap-2.5 px-[15px] hover:bg-hover">
      {iconOf(item)}
      <span className="min-w-0 truncate">{sentenceOf(item)}</span>
      <span className="ms-auto shrink-0 text-sm text-ink-3 tabular-nums">
        {about && <span className="max-md:hidden">{about} · </span>}
        <time dateTime={at}>{formatRelative(at, now)}</time>
      </span>
    </Link>
  );
}

const icons: Record<Activity['kind'], typeof Hand> = {
  handoff: Hand,
  low_confidence: Hand,
  sold: ShoppingBag,
  order: ShoppingBag,
  delivered: Truck,
  refund: Undo,
  return: Undo,
  resolved: Check,
  csat: Star,
  import: FileUp,
};
/** Iris where the AI acted, amber where a person is needed. */
function iconOf({ kind, by }: Activity): ReactNode {
  if (kind === 'handoff' || kind === 'low_confidence') return <Hand aria-hidden className="shrink-0 text-human" />;
  if (by === 'ai') return <Sparkles aria-hidden className="shrink-0 text-ai" />;
  const Icon = icons[kind];
  return <Icon aria-hidden className="shrink-0 text-ink-3" />;
}

function sentenceOf({ kind, by, name: rawName, title: rawTitle }: Activity): string {
  const name = rawName ?? t('dashboard.somebody');
  const title = rawTitle ?? '';
  if (kind === 'handoff')
    return by === 'customer' ? t('dashboard.did_asked', { name }) : t('dashboard.did_handoff', { name, title: reasonWithin(title) });
  if (kind === 'low_confidence') return t('dashboard.did_low_confidence', { name });
  if (kind === 'sold') return t(by === 'ai' ? 'dashboard.did_sold_ai' : 'dashboard.did_sold_person', { title, name });
  if (kind === 'resolved') return t(by === 'ai' ? 'dashboard.did_resolved_ai' : 'dashboard.did_resolved', { name });
  if (kind === 'order' || kind === 'csat') return t(`dashboard.did_${kind}`, { name, title });
  return t(`dashboard.did_${kind}`, { title });
}
