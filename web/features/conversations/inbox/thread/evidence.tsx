import type { Source } from '@parley/contract/messages';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Signpost from 'lucide-react/icons/signpost';
import Store from 'lucide-react/icons/store';
import type { ReactElement } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { groupSources, type GroupedSource } from './group-sources.ts';
import { t } from '../messages.ts';

const SourcePopover = onDemand('dialog', () => import('./source-popover.tsx'));

const icons: Record<Source['kind'], ReactElement> = {
  article: <FileText aria-hidden />,
  product: <Package aria-hidden />,
  order: <ShoppingBag aria-hidden />,
  customer: <ShieldCheck aria-hidden />,
  shop: <Store aria-hidden />,
  guidance: <Signpost aria-hidden />,
};

/** A source's label: an order by its number, a verified customer as "verified", the rest by name. */
function wordsOf({ kind, title }: GroupedSource): string {
  if (kind === 'customer') return t('inbox.verified_tag');
  return kind === 'order' && title.startsWith('#') ? t('inbox.order_tag', { title }) : title;
}

/** The sources of an answer, one tag each; a tag opens the passage the AI read. */
export function Evidence({ sources, align = 'end' }: { sources: readonly Source[]; align?: 'start' | 'end' }) {
  if (sources.length === 0) return null;
  return (
    <ul aria-label={t('inbox.sources')} className={cx('mt-1.5 flex flex-wrap gap-1.5', align === 'end' && 'justify-end')}>
      {groupSources(sources).map((group) => (
        <li key={group.key}>
          <SourceTag group={group} />
        </li>
      ))}
    </ul>
  );
}

function SourceTag({ group }: { group: GroupedSource }) {
  const button = (
    <button type="button" className="-my-[3px] block max-w-60 rounded-sm py-[3px]">
      <Tag tone="ai" icon={icons[group.kind]} className="max-w-full">
        <span className="truncate">{wordsOf(group)}</span>
      </Tag>
    </button>
  );
  return <SourcePopover trigger={button} group={group} />;
}
